//! Which games a module of the engine plays. To add one, write how it is drawn in a file beside this one
//! (`pentago.rs` shows all there is to it), name it in each `match` here under a cargo feature of its
//! own, and list the module in `xtask/src/wasm.rs`, in the catalogue and in `www/engine.js`.

use wasm_bindgen::prelude::*;

use super::table::Sitting;
use super::thinker::Mind;
#[cfg(feature = "web-loa")]
use crate::games::loa::Position as LinesOfAction;
#[cfg(feature = "web-pentago")]
use crate::games::pentago::Position as Pentago;
#[cfg(feature = "web-pentago")]
use crate::players::catalogue::settle_duel;
use crate::players::catalogue::{SettledGame, family};

#[cfg(any(feature = "web-pentago", feature = "web-loa"))]
use super::duel;
#[cfg(feature = "web-2048")]
use super::g2048;
#[cfg(feature = "web-2048")]
use crate::games::g2048::Variant;
#[cfg(feature = "web-2048")]
use crate::players::g2048::GAME as G2048;
#[cfg(feature = "web-loa")]
use crate::players::loa::{self, GAME as LOA};
#[cfg(feature = "web-pentago")]
use crate::players::pentago::GAME as PENTAGO;

/// How a game begins.
pub(super) enum Opening<'a> {
    /// As the seed says.
    Dealt,
    /// In a position.
    Position(&'a str),
}

/// What a name settles.
pub(super) fn settle(game: &str) -> Result<SettledGame, JsError> {
    match family(game)? {
        #[cfg(feature = "web-2048")]
        G2048 => Ok(g2048::settle(game)?),
        #[cfg(feature = "web-pentago")]
        PENTAGO => Ok(settle_duel::<Pentago>(game)?),
        #[cfg(feature = "web-loa")]
        LOA => Ok(loa::settle(game)?),
        other => Err(not_here(other)),
    }
}

/// A new game on the table.
pub(super) fn deal(
    game: &str,
    opening: &Opening<'_>,
    seed: u64,
) -> Result<Box<dyn Sitting>, JsError> {
    #[cfg(not(feature = "web-2048"))]
    let _ = seed;
    match family(game)? {
        #[cfg(feature = "web-2048")]
        G2048 => g2048::deal(game, opening, seed),
        #[cfg(feature = "web-pentago")]
        PENTAGO => duel::deal::<Pentago>(settle_duel::<Pentago>(game)?.id, opening),
        #[cfg(feature = "web-loa")]
        LOA => duel::deal::<LinesOfAction>(loa::settled_name(game)?, opening),
        other => Err(not_here(other)),
    }
}

/// The game of a record on the table.
pub(super) fn replay(line: &str) -> Result<Box<dyn Sitting>, JsError> {
    let game = line.trim().split('.').next().unwrap_or_default();
    match family(game) {
        #[cfg(feature = "web-pentago")]
        Ok(PENTAGO) => duel::replay::<Pentago>(PENTAGO, line),
        #[cfg(feature = "web-loa")]
        Ok(LOA) => duel::replay::<LinesOfAction>(loa::settled_name(game)?, line),
        #[cfg(feature = "web-2048")]
        _ => g2048::replay(line),
        #[cfg(not(feature = "web-2048"))]
        other => Err(not_here(other?)),
    }
}

/// The name of the game with these parameters.
pub(super) fn name<'a>(
    id: &str,
    #[cfg_attr(
        not(any(feature = "web-2048", feature = "web-loa")),
        allow(unused_variables)
    )]
    params: impl IntoIterator<Item = (&'a str, f64)>,
) -> Result<String, JsError> {
    match family(id)? {
        #[cfg(feature = "web-2048")]
        G2048 if cfg!(feature = "all-players") => Ok(Variant::from_values(params)?.to_string()),
        #[cfg(feature = "web-loa")]
        LOA => Ok(loa::rules_of(params).game().into()),
        // The others have one set of rules, and so has the first part of the engine.
        _ => Ok(settle(id)?.game),
    }
}

/// Who thinks about a game.
pub(super) fn mind(game: &str) -> Result<Box<dyn Mind>, JsError> {
    match family(game)? {
        #[cfg(feature = "web-2048")]
        G2048 => g2048::mind(game),
        #[cfg(feature = "web-pentago")]
        PENTAGO => Ok(duel::mind::<Pentago>(settle_duel::<Pentago>(game)?.id)),
        #[cfg(feature = "web-loa")]
        LOA => Ok(duel::mind::<LinesOfAction>(loa::settled_name(game)?)),
        other => Err(not_here(other)),
    }
}

pub(super) fn not_here(game: &str) -> JsError {
    JsError::new(&format!("game: {game} is not in this part of the engine"))
}
