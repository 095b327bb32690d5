//! Games of two sides on the table and in the thinker: all of it but what each game draws and is called.

use std::marker::PhantomData;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::convert::to_js;
use super::games::Opening;
use super::mind::{GameMind, Mind, Seats};
use super::sitting::Sitting;
use crate::games::{History, Outcome, Side};
use crate::players::{Duel, Player, PlayerInfo, Settings, SettingsError};

/// How a game of two sides is drawn.
pub(super) trait Drawn: Duel {
    /// What stands on each cell, row by row: 0 for nothing, 1 for a piece of the first side, 2 of the second.
    fn cells(&self) -> Vec<u8>;

    /// The cells that show why the game is won; none while it goes on.
    fn deciding(&self) -> Vec<u8>;
}

/// A new game; chance has no part in it.
pub(super) fn deal<G: Drawn>(
    game: &str,
    opening: &Opening<'_>,
) -> Result<Box<dyn Sitting>, JsError> {
    let start = match opening {
        Opening::Dealt => G::default(),
        Opening::Position(text) => text.parse()?,
    };
    Ok(Box::new(History::begin(start.by_rules(game))))
}

/// The game of a record.
pub(super) fn replay<G: Drawn>(
    game: &'static str,
    line: &str,
) -> Result<Box<dyn Sitting>, JsError> {
    Ok(Box::new(History::<G>::read(game, line)?))
}

/// Who thinks about it.
pub(super) fn mind<G: Duel>(game: &'static str) -> Box<dyn Mind> {
    Box::new(GameMind::<G, Both<G>>::new(Both(game, PhantomData)))
}

/// The seats of a game of two sides, by the rules that its name settles.
struct Both<G>(&'static str, PhantomData<G>);

impl<G: Duel> Seats<G> for Both<G> {
    fn position(&self, text: &str) -> Result<G, JsError> {
        Ok(text.parse::<G>()?.by_rules(self.0))
    }

    fn earlier(&self, list: &JsValue) -> Result<Vec<u128>, JsError> {
        let texts = texts(list, "earlier")?;
        texts
            .iter()
            .map(|text| Ok(self.position(text)?.key()))
            .collect()
    }

    fn info(&self, player: &str) -> Result<&'static PlayerInfo, SettingsError> {
        G::player(player)
    }

    fn create(&self, info: &PlayerInfo, settings: &Settings, seed: u64) -> Box<dyn Player<G>> {
        G::create(info, settings, seed)
    }
}

/// The texts of a list, the value of the field of that name; none where there is no list.
fn texts(list: &JsValue, name: &str) -> Result<Vec<String>, JsError> {
    if list.is_undefined() {
        return Ok(Vec::new());
    }
    let wrong = || JsError::new(&format!("{name}: should be a list of texts"));
    let list = list.dyn_ref::<js_sys::Array>().ok_or_else(wrong)?;
    list.iter()
        .map(|text| text.as_string().ok_or_else(wrong))
        .collect()
}

impl<G: Drawn> Sitting for History<G> {
    fn record(&self) -> String {
        self.write(self.position().game())
    }

    fn state(&self) -> Result<JsValue, JsError> {
        to_js(&StateView::from(self))
    }

    fn play(&mut self, mv: &str, _: JsValue) -> Result<JsValue, JsError> {
        let played = self.play(mv);
        let mv = played.map_err(|error| JsError::new(&format!("move: {mv:?} {error}")))?;
        to_js(&StepView::new(&mv, self))
    }

    fn earlier(&self) -> JsValue {
        let texts = self.before().iter().map(G::to_string);
        texts.map(JsValue::from).collect::<js_sys::Array>().into()
    }

    fn undo(&mut self) -> bool {
        self.undo()
    }

    fn redo(&mut self) -> Result<JsValue, JsError> {
        match self.redo() {
            Some(mv) => to_js(&StepView::new(&mv, self)),
            None => Ok(JsValue::NULL),
        }
    }

    fn seek(&mut self, ply: usize) {
        self.seek(ply);
    }
}

/// What the page draws.
#[derive(Serialize)]
struct StateView {
    game: &'static str,
    rows: usize,
    columns: usize,
    position: String,
    cells: Vec<u8>,
    legal: Vec<String>,
    over: bool,
    ply: usize,
    plies: usize,
    side: &'static str,
    outcome: Option<&'static str>,
    deciding: Vec<u8>,
    last: Option<String>,
}

impl<G: Drawn> From<&History<G>> for StateView {
    fn from(game: &History<G>) -> Self {
        let (position, [rows, columns]) = (game.position(), G::SHAPE);
        let outcome = game.outcome();
        Self {
            game: position.game(),
            rows,
            columns,
            position: position.to_string(),
            cells: position.cells(),
            legal: game.legal().map(|mv| mv.to_string()).collect(),
            over: outcome.is_some(),
            ply: game.ply(),
            plies: game.plies(),
            side: Outcome::Win(position.side()).name(),
            outcome: outcome.map(Outcome::name),
            deciding: position.deciding(),
            last: game.last().map(|mv| mv.to_string()),
        }
    }
}

/// One move.
#[derive(Serialize)]
struct StepView {
    #[serde(rename = "move")]
    mv: String,
    state: StateView,
}

impl StepView {
    fn new<G: Drawn>(mv: &G::Move, game: &History<G>) -> Self {
        Self {
            mv: mv.to_string(),
            state: StateView::from(game),
        }
    }
}

/// How the page writes whose piece stands on a cell.
pub(super) fn piece(side: Option<Side>) -> u8 {
    match side {
        None => 0,
        Some(Side::First) => 1,
        Some(Side::Second) => 2,
    }
}
