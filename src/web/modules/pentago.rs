//! Pentago.
#![cfg(target_arch = "wasm32")]

use plyground::web::{PENTAGO, start};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(start)]
fn begin() {
    start(&[PENTAGO]);
}
