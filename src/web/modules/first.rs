//! What the page loads first: the usual 2048 with the players that most visitors ask for.
#![cfg(target_arch = "wasm32")]

use plyground::web::{FIRST, start};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(start)]
fn begin() {
    start(&[FIRST]);
}
