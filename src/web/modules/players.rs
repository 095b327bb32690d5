//! All of 2048.
#![cfg(target_arch = "wasm32")]

use plyground::web::{G2048, start, take_weights};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(start)]
fn begin() {
    start(&[G2048]);
}

/// Hands over a file of learned weights for the players that need one; it replaces the one before.
///
/// # Errors
/// Says in what way the file is none, damaged or of another version.
#[wasm_bindgen(js_name = provideWeights)]
pub fn provide_weights(file: &js_sys::Uint8Array) -> Result<(), JsError> {
    take_weights(file)
}
