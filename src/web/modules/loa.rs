//! Lines of Action.
#![cfg(target_arch = "wasm32")]

use plyground::web::{LOA, start};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(start)]
fn begin() {
    start(&[LOA]);
}
