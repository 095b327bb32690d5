//! Lines of Action.
#![cfg(target_arch = "wasm32")]

use plyground::players::loa;
use plyground_web::start;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(start)]
fn begin() {
    start(&[loa::PAGE_FAMILY]);
}
