//! The game on the page's table, on the main thread.

use std::sync::Arc;

use plyground::games::{Excerpt, game_of};
use plyground::players::{AnyGame, AnyTable};
use wasm_bindgen::prelude::*;

use super::games::open;
use super::values::{Params, field, text, text_of, to_js};

/// A game in progress with its whole history.
#[wasm_bindgen(js_name = Table)]
pub struct TableHandle {
    game: Arc<dyn AnyGame>,
    table: Box<dyn AnyTable>,
}

#[wasm_bindgen(js_class = Table)]
impl TableHandle {
    /// A new game; `seed` decides all that chance does.
    ///
    /// # Errors
    /// An unknown game.
    pub fn create(
        #[wasm_bindgen(unchecked_param_type = "string")] game: &JsValue,
        seed: u64,
    ) -> Result<TableHandle, JsError> {
        let game = open(&text_of(game, "game")?)?;
        let table = game.deal(seed);
        Ok(Self { game, table })
    }

    /// A game that begins in `position`.
    ///
    /// # Errors
    /// Names the place that is wrong and what stands there.
    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(
        #[wasm_bindgen(unchecked_param_type = "string")] game: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] position: &JsValue,
        seed: u64,
    ) -> Result<TableHandle, JsError> {
        let game = open(&text_of(game, "game")?)?;
        let position = text_of(position, "position")?;
        let table = game.set_up(&position, seed)?;
        Ok(Self { game, table })
    }

    /// Reads what [`Table::record`] wrote.
    ///
    /// # Errors
    /// Says which field or ply is wrong.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(
        #[wasm_bindgen(unchecked_param_type = "string")] line: &JsValue,
    ) -> Result<TableHandle, JsError> {
        let line = &text_of(line, "record")?;
        let game = open(game_of(line)).map_err(|error| in_record(line, error))?;
        let table = game.replay(line)?;
        Ok(Self { game, table })
    }

    /// The whole game, undone plies included, as one line.
    pub fn record(&self) -> String {
        self.table.record()
    }

    /// The state to draw.
    ///
    /// # Errors
    /// None in practice: only the conversion could fail.
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn state(&self) -> Result<JsValue, JsError> {
        to_js(&self.table.state())
    }

    /// The moves of plies `from` to `to`, the first included and the last not, undone ones among them. Plies
    /// beyond either end are left out.
    // A `usize` would take -1 for 2^32 - 1, and 2^32 for 0; an `f64` stops at the ends.
    pub fn moves(&self, from: f64, to: f64) -> Vec<String> {
        self.table.moves(from as usize, to as usize)
    }

    /// Plays a move. Where the rules have an adversary in the place of chance, it goes by the evaluation of
    /// `opponent`, without one by that of the game's default player.
    ///
    /// # Errors
    /// A word that is no move, or a move that is not legal; a player or a parameter that is not there.
    #[wasm_bindgen(unchecked_return_type = "Step")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] mv: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Opponent")] opponent: JsValue,
    ) -> Result<JsValue, JsError> {
        let mv = &text_of(mv, "move")?;
        // Without an adversary the opponent need not be in this module.
        let opponent = if opponent.is_undefined() || !self.game.has_adversary() {
            None
        } else {
            let info = self.game.player(&text(&opponent, "player")?)?;
            let params = Params::read(&field(&opponent, "params"))?;
            Some((info, info.settings(params.pairs())?))
        };
        let opponent = opponent.as_ref().map(|(info, settings)| (*info, settings));
        let played = self.table.play(mv, opponent);
        played.map_err(|error| JsError::new(&format!("move: {:?} {error}", Excerpt::from(mv))))?;
        self.step()
    }

    /// The question for a thinker: the start and the moves that led here.
    ///
    /// # Errors
    /// None in practice.
    #[wasm_bindgen(unchecked_return_type = "Question")]
    pub fn question(&self) -> Result<JsValue, JsError> {
        to_js(&self.table.question())
    }

    /// One ply back; null at the start.
    ///
    /// # Errors
    /// None in practice.
    #[wasm_bindgen(unchecked_return_type = "State | null")]
    pub fn undo(&mut self) -> Result<JsValue, JsError> {
        if self.table.undo() {
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
        if self.table.redo() {
            self.step()
        } else {
            Ok(JsValue::NULL)
        }
    }

    /// To any ply, at least to the start and at most to the end.
    ///
    /// # Errors
    /// None in practice.
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn seek(&mut self, ply: f64) -> Result<JsValue, JsError> {
        self.table.seek(ply as usize);
        self.state()
    }
}

impl TableHandle {
    fn step(&self) -> Result<JsValue, JsError> {
        to_js(&self.table.step())
    }
}

/// A line without any point is no record; of others the first field names no game of this module.
fn in_record(line: &str, error: JsError) -> JsError {
    if line.contains('.') {
        error
    } else {
        let found = Excerpt::from(line.trim());
        JsError::new(&format!(
            "record: expected GAME.1.START.PLIES, found {found:?}"
        ))
    }
}
