//! The searcher inside the page's worker.

use std::sync::Arc;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::clock::now;
use super::convert::to_js;
use super::file::File;
use super::games::{family_of, open, refusal};
use super::message::{Params, SliceView, field, flag, number, text, text_or_none, texts, whole};
use crate::eval::FeatureValue;
use crate::games::game_of;
use crate::players::{AnyGame, AnyThinker, Contender, LoadedWeights, PlayerInfo, Question};
use crate::search::{Clock, Limits, WrittenLimits};

/// A request of the worker; the type `ThinkRequest` of the page.
struct Request {
    game: String,
    position: String,
    moves: Vec<String>,
    lines: u32,
    player: String,
    params: Params,
    limits: WrittenLimits,
    seed: f64,
    /// Whether somebody asks for advice, so that nothing holds the player back.
    advice: bool,
}

impl Request {
    fn read(request: &JsValue) -> Result<Self, JsError> {
        let limits = field(request, "limits");
        let (game, position, moves) = match text_or_none(request, "record")? {
            Some(record) => of_record(&record, whole(request, "ply")?)?,
            None => (
                text(request, "game")?,
                text(request, "position")?,
                texts(request, "moves")?,
            ),
        };
        Ok(Self {
            game,
            position,
            moves,
            lines: whole(request, "lines")?.unwrap_or(1.0) as u32,
            player: text(request, "player")?,
            params: Params::read(&field(request, "params"))?,
            limits: WrittenLimits {
                movetime: number(&limits, "movetime")?,
                depth: number(&limits, "depth")?,
                nodes: number(&limits, "nodes")?,
            },
            seed: whole(request, "seed")?.unwrap_or_default(),
            advice: flag(request, "advice")?,
        })
    }

    fn question(&self) -> Question<'_> {
        Question {
            position: Some(&self.position),
            moves: &self.moves,
            lines: self.lines,
        }
    }
}

/// The game, the position and the moves after it of a record, up to that ply or to its end.
fn of_record(record: &str, ply: Option<f64>) -> Result<(String, String, Vec<String>), JsError> {
    let game = open(game_of(record))?;
    let mut table = game.replay(record).map_err(refusal)?;
    table.seek(ply.map_or(usize::MAX, |ply| ply as usize));
    let (position, moves) = table.question();
    Ok((game.name(), position, moves))
}

/// Searches in slices, so that messages get through.
#[wasm_bindgen(js_name = Thinker)]
pub struct ThinkerHandle {
    current: Option<CurrentGame>,
    /// The learned weights of players.
    weights: Vec<(&'static PlayerInfo, LoadedWeights)>,
}

/// The game that is thought about, and who thinks.
struct CurrentGame {
    game: Arc<dyn AnyGame>,
    thinker: Box<dyn AnyThinker>,
}

/// A feature's part in the value of a position.
#[derive(Serialize)]
struct Contribution {
    name: &'static str,
    label: &'static str,
    value: f64,
}

#[wasm_bindgen(js_class = Thinker)]
impl ThinkerHandle {
    /// A thinker that has no game yet.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> ThinkerHandle {
        Self {
            current: None,
            weights: Vec::new(),
        }
    }

    /// Hands over a file of learned weights for a player that needs them; it replaces the one before.
    ///
    /// # Errors
    /// The file is not a file of weights, is damaged, or has another version.
    #[wasm_bindgen(js_name = provideWeights)]
    pub fn provide_weights(
        &mut self,
        game: &str,
        player: &str,
        file: &js_sys::Uint8Array,
    ) -> Result<(), JsError> {
        let family = family_of(game)?;
        let info = family.player(player)?;
        let weights = family.read_weights(info, &File(file));
        let weights = weights.map_err(refusal)?;
        self.weights.retain(|(other, _)| *other != info);
        self.weights.push((info, weights));
        Ok(())
    }

    /// Whether the player of a request would think better with its optional weights, which it does not have. Ends a search
    /// that runs.
    ///
    /// # Errors
    /// Names the field that is wrong and its value.
    #[wasm_bindgen(js_name = wantsWeights)]
    pub fn wants_weights(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "ThinkRequest")] request: JsValue,
    ) -> Result<bool, JsError> {
        let request = Request::read(&request)?;
        let player = self.contender(&request, request.limits.checked()?)?;
        let (seed, question) = (request.seed as u64, request.question());
        let thinker = &mut self.thinker_of(&request.game)?.thinker;
        thinker
            .wants_weights(&player, seed, &question)
            .map_err(refusal)
    }

    /// Starts a search, dropping one that runs.
    ///
    /// # Errors
    /// Names the field that is wrong and its value.
    pub fn go(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "ThinkRequest")] request: JsValue,
    ) -> Result<(), JsError> {
        let request = Request::read(&request)?;
        let limits = request.limits.checked()?;
        let player = self.contender(&request, limits)?;
        let (seed, question) = (request.seed as u64, request.question());
        let current = self.thinker_of(&request.game)?;
        current
            .thinker
            .go(&player, seed, &question)
            .map_err(refusal)
    }

    /// Runs for about `ms`.
    ///
    /// # Errors
    /// When no search was started.
    #[wasm_bindgen(unchecked_return_type = "Slice")]
    pub fn slice(&mut self, ms: f64) -> Result<JsValue, JsError> {
        let current = self.current.as_mut();
        let slice = current.and_then(|current| current.thinker.slice(ms));
        let slice = slice.ok_or_else(|| JsError::new("slice: no search runs"))?;
        to_js(&SliceView::from(slice))
    }

    /// The next slice ends the search with the best move so far.
    pub fn stop(&self) {
        if let Some(current) = &self.current {
            current.thinker.stop();
        }
    }

    /// The contribution of each feature to a position's value. Ends a search that runs.
    ///
    /// # Errors
    /// Names the field that is wrong and its value.
    #[wasm_bindgen(unchecked_return_type = "Contribution[]")]
    pub fn explain(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Omit<ThinkRequest, \"limits\">")] request: JsValue,
    ) -> Result<JsValue, JsError> {
        let request = Request::read(&request)?;
        // A limit that nothing will reach: there is no search.
        let player = self.contender(&request, Limits::depth(1))?;
        let (seed, question) = (request.seed as u64, request.question());
        let current = self.thinker_of(&request.game)?;
        let parts = current.thinker.explain(&player, seed, &question);
        let parts = parts.map_err(refusal)?;
        let parts = parts.map_or_else(Vec::new, |all| all.features);
        to_js(&labelled(player.info, &parts))
    }
}

impl ThinkerHandle {
    /// The game of that name and who thinks about it; another game takes another thinker.
    fn thinker_of(&mut self, name: &str) -> Result<&mut CurrentGame, JsError> {
        let game = open(name)?;
        let current = self.current.take();
        let same = current.filter(|current| current.game.name() == game.name());
        Ok(self.current.insert(same.unwrap_or_else(|| {
            let thinker = game.thinker(Clock::from(now));
            CurrentGame { game, thinker }
        })))
    }

    /// The player that a request asks for, ready to play.
    fn contender(&mut self, request: &Request, limits: Limits) -> Result<Contender, JsError> {
        let game = Arc::clone(&self.thinker_of(&request.game)?.game);
        let info = game.player(&request.player)?;
        let mut settings = info.settings(request.params.pairs())?;
        if request.advice {
            settings = settings.at_full_strength();
        }
        let weights = self.weights.iter().find(|(other, _)| *other == info);
        let weights = weights.map(|(_, weights)| weights.clone());
        let contender = Contender::new(info, settings, limits)?;
        Ok(contender.equipped(weights))
    }
}

/// A feature without a parameter is labelled by its name.
fn labelled(info: &PlayerInfo, parts: &[FeatureValue]) -> Vec<Contribution> {
    let labelled = parts.iter().map(|&FeatureValue { name, value, .. }| {
        let param = info.params.iter().find(|param| param.name == name);
        let label = param.map_or(name, |param| param.label);
        Contribution { name, label, value }
    });
    labelled.collect()
}
