//! A game on the page's table, whatever game it is.

use wasm_bindgen::prelude::*;

/// What the table asks of a game in progress with its whole history.
pub trait Sitting {
    /// The whole game, undone plies included, as one line.
    fn record(&self) -> String;
    /// The page's `State`.
    fn state(&self) -> Result<JsValue, JsError>;
    /// The page's `Step`; null when the move is not legal. `opponent` is the page's `Opponent` or undefined.
    fn play(&mut self, mv: &str, opponent: JsValue) -> Result<JsValue, JsError>;
    /// The positions before this one, where repetition counts.
    fn earlier(&self) -> JsValue {
        js_sys::Array::new().into()
    }
    /// One ply back; whether there was one.
    fn undo(&mut self) -> bool;
    /// The page's `Step`; null at the end.
    fn redo(&mut self) -> Result<JsValue, JsError>;
    /// To any ply, at most to the end.
    fn seek(&mut self, ply: usize);
}
