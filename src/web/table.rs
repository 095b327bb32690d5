//! The game on the page's table, on the main thread.

use wasm_bindgen::prelude::*;

use super::games::{self, Opening};
use super::sitting::Sitting;

/// A game in progress with its whole history.
#[wasm_bindgen]
pub struct Table(Box<dyn Sitting>);

#[wasm_bindgen]
impl Table {
    /// A new game; `seed` decides all that chance does.
    ///
    /// # Errors
    /// An unknown game.
    pub fn create(game: &str, seed: u64) -> Result<Table, JsError> {
        deal(game, &Opening::Dealt, seed)
    }

    /// A game that begins in `position`.
    ///
    /// # Errors
    /// Names the cell and the value that is wrong.
    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(game: &str, position: &str, seed: u64) -> Result<Table, JsError> {
        deal(game, &Opening::Position(position), seed)
    }

    /// Reads what [`Table::record`] wrote.
    ///
    /// # Errors
    /// Says which field or ply is wrong.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(line: &str) -> Result<Table, JsError> {
        games::replay(line).map(Self)
    }

    /// The whole game, undone plies included, as one line.
    pub fn record(&self) -> String {
        self.0.record()
    }

    /// What to draw.
    ///
    /// # Errors
    /// None in practice: only the conversion could fail.
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn state(&self) -> Result<JsValue, JsError> {
        self.0.state()
    }

    /// Plays a move; null when it is not legal here, or an error that says why not. An evil game answers by the evaluation of
    /// `opponent`, without one by that of its default player.
    ///
    /// # Errors
    /// A word that is no move; a player or a parameter that is not there.
    #[wasm_bindgen(unchecked_return_type = "Step | null")]
    pub fn play(
        &mut self,
        mv: &str,
        #[wasm_bindgen(unchecked_optional_param_type = "Opponent")] opponent: JsValue,
    ) -> Result<JsValue, JsError> {
        self.0.play(mv, opponent)
    }

    /// The positions before this one, the first first, as a thinker wants to know them; none in a game where
    /// repetition means nothing.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn earlier(&self) -> JsValue {
        self.0.earlier()
    }

    /// One ply back; null at the start.
    ///
    /// # Errors
    /// None in practice.
    #[wasm_bindgen(unchecked_return_type = "State | null")]
    pub fn undo(&mut self) -> Result<JsValue, JsError> {
        if self.0.undo() {
            self.state()
        } else {
            Ok(JsValue::NULL)
        }
    }

    /// The undone ply again; null at the end.
    ///
    /// # Errors
    /// None in practice.
    #[wasm_bindgen(unchecked_return_type = "Step | null")]
    pub fn redo(&mut self) -> Result<JsValue, JsError> {
        self.0.redo()
    }

    /// To any ply, at most to the end.
    ///
    /// # Errors
    /// None in practice.
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn seek(&mut self, ply: usize) -> Result<JsValue, JsError> {
        self.0.seek(ply);
        self.state()
    }
}

fn deal(game: &str, opening: &Opening<'_>, seed: u64) -> Result<Table, JsError> {
    games::of(game)?.deal(game, opening, seed).map(Table)
}
