//! Which games a module of the engine plays.

use std::sync::{Arc, OnceLock};

use plyground::players::catalogue::family;
use plyground::players::{AnyGame, Family};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// The part of a game that a module offers.
#[derive(Serialize)]
pub struct Offer {
    /// The game's name in commands and protocols.
    id: &'static str,
    /// Whether the module plays it by other rules too.
    variants: bool,
    /// The players there, the default first.
    players: Vec<&'static str>,
}

/// The games of this module.
static FAMILIES: OnceLock<&'static [&'static dyn Family]> = OnceLock::new();

/// Begins a module that offers these games. A module calls it once, when it is loaded.
pub fn start(families: &'static [&'static dyn Family]) {
    console_error_panic_hook::set_once();
    // A module has one list: a second call changes nothing.
    let _ = FAMILIES.set(families);
}

fn families() -> &'static [&'static dyn Family] {
    FAMILIES.get().copied().unwrap_or_default()
}

pub(super) fn offers() -> Vec<Offer> {
    let offers = families().iter().map(|family| {
        let info = family.info();
        Offer {
            id: info.id,
            variants: !info.params.is_empty(),
            players: family.players().iter().map(|player| player.id).collect(),
        }
    });
    offers.collect()
}

/// The id of the game that a name is a variant of.
///
/// # Errors
/// Names the games of this module.
pub fn family_of(game: &str) -> Result<&'static dyn Family, JsError> {
    Ok(family(families(), game)?)
}

/// The game of that name.
///
/// # Errors
/// Names the games of this module, or the rule that is wrong.
pub(super) fn open(game: &str) -> Result<Arc<dyn AnyGame>, JsError> {
    Ok(family_of(game)?.open(game)?)
}
