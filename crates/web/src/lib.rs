//! The wasm face: conversion only. `www/types.d.ts` and `www/lab/types.d.ts` describe what crosses here.
//!
//! The folders in `modules/` are the modules that the page loads, each a package of its own. One lists the games that
//! it offers in [`start`]; what no listed game reaches is left out of it when it is linked.
#![cfg(target_arch = "wasm32")]

mod clock;
mod file;
mod games;
mod table;
mod thinker;
mod values;

use wasm_bindgen::prelude::*;

pub use clock::now;
pub use file::File;
pub use games::{Offer, family_of, start};
pub use values::{Params, to_js};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"import type { Contribution, Offer, Opponent, Params, Question, SettledGame, Slice, State, Step, ThinkRequest } from "../types";"#;

/// Version of the engine.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}

/// The games that this module plays, and who plays them here.
///
/// # Errors
/// None in practice: only the conversion could fail.
#[wasm_bindgen(unchecked_return_type = "Offer[]")]
pub fn offers() -> Result<JsValue, JsError> {
    to_js(&games::offers())
}

/// The game and its rules by a name.
///
/// # Errors
/// Names the part that is wrong.
#[wasm_bindgen(js_name = settleGame, unchecked_return_type = "SettledGame")]
pub fn settle_game(
    #[wasm_bindgen(unchecked_param_type = "string")] game: &JsValue,
) -> Result<JsValue, JsError> {
    to_js(&games::open(&values::text_of(game, "game")?)?.settled())
}

/// The name of the game with these parameters.
///
/// # Errors
/// Names the parameter and its value.
#[wasm_bindgen(js_name = gameName)]
pub fn game_name(
    #[wasm_bindgen(unchecked_param_type = "string")] id: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Params")] params: JsValue,
) -> Result<String, JsError> {
    let params = values::Params::read(&params)?;
    let values: Vec<(&str, f64)> = params.pairs().collect();
    let id = values::text_of(id, "game")?;
    Ok(family_of(&id)?.open_with(&values)?.name())
}

/// A seed from the system's source of randomness.
///
/// # Errors
/// When the system has none.
#[wasm_bindgen(js_name = randomSeed)]
pub fn random_seed() -> Result<u64, JsError> {
    Ok(getrandom::u64()?)
}
