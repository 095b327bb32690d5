//! The wasm face: conversion only. `www/types.d.ts` and `www/lab/types.d.ts` describe what crosses here.

mod clock;
mod convert;
#[cfg(any(feature = "web-pentago", feature = "web-loa"))]
mod duel;
#[cfg(any(feature = "web-players", feature = "web-lab"))]
mod file;
#[cfg(feature = "web-2048")]
mod g2048;
#[cfg(feature = "web-board")]
mod games;
#[cfg(feature = "web-lab")]
mod lab;
#[cfg(feature = "web-loa")]
mod loa;
#[cfg(feature = "web-board")]
mod message;
#[cfg(feature = "web-pentago")]
mod pentago;
#[cfg(feature = "web-board")]
mod table;
#[cfg(feature = "web-board")]
mod thinker;

use wasm_bindgen::prelude::*;

#[cfg(feature = "web-lab")]
use crate::players::catalogue;

#[cfg(feature = "web-board")]
#[wasm_bindgen(typescript_custom_section)]
const BOARD_TYPES: &str = r#"import type { Contribution, Opponent, Params, SettledGame, Slice, State, Step, ThinkRequest } from "../types";"#;
#[cfg(feature = "web-lab")]
#[wasm_bindgen(typescript_custom_section)]
const LAB_TYPES: &str = r#"import type { Catalogue } from "../types";
import type { Experiment, LabSlice, MatchStanding, Standing } from "../types";"#;

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// Version of the engine.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}

/// The games and players there are, with their parameters. The build writes it to `www/catalogue.js`
/// for the page, whose modules have no need of it.
///
/// # Errors
/// None in practice: only the conversion could fail.
#[cfg(feature = "web-lab")]
#[wasm_bindgen(js_name = catalogue, unchecked_return_type = "Catalogue")]
pub fn catalogue_view() -> Result<JsValue, JsError> {
    convert::to_js(&catalogue::catalogue())
}

/// What the name of a game settles.
///
/// # Errors
/// Names the part that is wrong.
#[cfg(feature = "web-board")]
#[wasm_bindgen(js_name = settleGame, unchecked_return_type = "SettledGame")]
pub fn settle_game(game: &str) -> Result<JsValue, JsError> {
    convert::to_js(&games::settle(game)?)
}

/// The name of the game with these parameters.
///
/// # Errors
/// Names the parameter and its value.
#[cfg(feature = "web-board")]
#[wasm_bindgen(js_name = gameName)]
pub fn game_name(
    id: &str,
    #[wasm_bindgen(unchecked_param_type = "Params")] params: JsValue,
) -> Result<String, JsError> {
    let params = message::Params::read(&params)?;
    games::name(id, params.pairs())
}

/// Hands over a file of learned weights for the players that need one; it replaces the one before.
///
/// # Errors
/// Says in what way the file is none, damaged or of another version.
#[cfg(any(feature = "web-players", feature = "web-lab"))]
#[wasm_bindgen(js_name = provideWeights)]
pub fn provide_weights(file: &js_sys::Uint8Array) -> Result<(), JsError> {
    Ok(crate::players::g2048::provide_weights(file::File(file))?)
}

/// A seed from the system's source of randomness.
///
/// # Errors
/// When the system has none.
#[wasm_bindgen(js_name = randomSeed)]
pub fn random_seed() -> Result<u64, JsError> {
    Ok(getrandom::u64()?)
}
