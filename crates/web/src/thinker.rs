//! The searcher inside the page's worker.

use std::sync::Arc;

use plyground::eval::FeatureValue;
use plyground::games::game_of;
use plyground::players::{AnyGame, AnyThinker, Contender, LoadedWeights, PlayerInfo, Question};
use plyground::search::{Clock, Limits};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::clock::now;
use super::file::File;
use super::games::{family_of, open};
use super::values::{Params, field, flag, number, text, text_or_none, texts, to_js, whole};

/// A request of the worker; the type `ThinkRequest` of the page.
struct Request {
    game: Arc<dyn AnyGame>,
    question: Question,
    contender: Contender,
    seed: u64,
}

/// The game and the question of a request: of a position and moves, or of a ply of a record.
fn read_question(request: &JsValue) -> Result<(Arc<dyn AnyGame>, Question), JsError> {
    let Some(record) = text_or_none(request, "record")? else {
        let game = open(&text(request, "game")?)?;
        let question = Question::new(text(request, "position")?);
        return Ok((game, question.moves(&texts(request, "moves")?)));
    };
    let game = open(game_of(&record))?;
    let mut table = game.replay(&record)?;
    let ply = whole(request, "ply")?;
    table.seek(ply.map_or(usize::MAX, |ply| ply as usize));
    Ok((game, table.question()))
}

fn read_limits(request: &JsValue) -> Result<Limits, JsError> {
    let limits = field(request, "limits");
    let [movetime, depth, nodes] = ["movetime", "depth", "nodes"].map(|name| number(&limits, name));
    Ok(Limits::read(movetime?, depth?, nodes?)?)
}

/// Searches in slices, so that messages get through.
#[wasm_bindgen(js_name = Thinker)]
pub struct ThinkerHandle {
    current: Option<CurrentGame>,
    /// The learned weights of players.
    weights: Vec<(&'static PlayerInfo, LoadedWeights)>,
}

/// The game that is thought about, by its name, and who thinks.
struct CurrentGame {
    game: String,
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
        let weights = family.read_weights(info, &File(file))?;
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
        let request = self.read(&request, read_limits(&request)?)?;
        let thinker = self.thinker(&request.game);
        Ok(thinker.wants_weights(&request.contender, request.seed, &request.question)?)
    }

    /// Starts a search, dropping one that runs.
    ///
    /// # Errors
    /// Names the field that is wrong and its value.
    pub fn go(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "ThinkRequest")] request: JsValue,
    ) -> Result<(), JsError> {
        let request = self.read(&request, read_limits(&request)?)?;
        let thinker = self.thinker(&request.game);
        Ok(thinker.go(&request.contender, request.seed, &request.question)?)
    }

    /// Runs for about `ms`.
    ///
    /// # Errors
    /// When no search was started.
    #[wasm_bindgen(unchecked_return_type = "Slice")]
    pub fn slice(&mut self, ms: f64) -> Result<JsValue, JsError> {
        let current = self.current.as_mut();
        let slice = current.and_then(|current| current.thinker.slice(ms));
        to_js(&slice.ok_or_else(|| JsError::new("slice: no search runs"))?)
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
        // A limit that nothing will reach: there is no search.
        let request = self.read(&request, Limits::depth(1))?;
        let thinker = self.thinker(&request.game);
        let explained = thinker.explain(&request.contender, request.seed, &request.question)?;
        let features = explained.map_or_else(Vec::new, |explained| explained.features);
        to_js(&labelled(request.contender.info, &features))
    }
}

impl ThinkerHandle {
    fn read(&self, request: &JsValue, limits: Limits) -> Result<Request, JsError> {
        let (game, question) = read_question(request)?;
        let info = game.player(&text(request, "player")?)?;
        let mut settings = info.settings(Params::read(&field(request, "params"))?.pairs())?;
        // Nothing holds back a player that gives advice.
        if flag(request, "advice")? {
            settings = settings.at_full_strength();
        }
        let weights = self.weights.iter().find(|(other, _)| *other == info);
        let contender = Contender::new(info, settings, limits)?;
        Ok(Request {
            game,
            question: question.multi_pv(whole(request, "lines")?.unwrap_or(1.0) as u32),
            contender: contender.equipped(weights.map(|(_, weights)| weights.clone())),
            seed: whole(request, "seed")?.unwrap_or_default() as u64,
        })
    }

    /// The thinker about a game; another game takes another thinker.
    fn thinker(&mut self, game: &Arc<dyn AnyGame>) -> &mut dyn AnyThinker {
        let current = self.current.take();
        let same = current.filter(|current| current.game == game.name());
        let current = self.current.insert(same.unwrap_or_else(|| CurrentGame {
            game: game.name(),
            thinker: game.thinker(Clock::from(now)),
        }));
        &mut *current.thinker
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
