//! All of 2048.
#![cfg(target_arch = "wasm32")]

use plyground::players::g2048;
use plyground_web::start;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(start)]
fn begin() {
    start(&[g2048::FAMILY]);
}
