//! Connect Four as a module of the engine.
#![cfg(target_arch = "wasm32")]

use plyground::players::families::connect_four;
use plyground_web::start;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(start)]
fn begin() {
    start(&[connect_four::FAMILY]);
}
