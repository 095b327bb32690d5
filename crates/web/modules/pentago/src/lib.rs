//! Pentago.
#![cfg(target_arch = "wasm32")]

use plyground::players::pentago;
use plyground_web::start;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(start)]
fn begin() {
    start(&[pentago::PAGE_FAMILY]);
}
