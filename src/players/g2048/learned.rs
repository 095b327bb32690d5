//! Who plays by learned weights, and the weights.

use std::sync::{OnceLock, PoisonError, RwLock};

use super::expectimax::{CUTOFF, CUTOFF_STEP, TABLE};
use crate::eval::g2048::{FormatError, Learned};
use crate::players::{Param, PlayerInfo, WeightsInfo};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "learned",
    game: super::GAME,
    name: "Learned",
    help: "Looks ahead like Expectimax, but knows what boards are worth from millions of games against itself.",
    params: &[CUTOFF.at(1.3), CUTOFF_STEP, MARGIN, RARE, TABLE.at(16.0)],
    presets: &[],
    weights: &[
        WeightsInfo {
            name: "large",
            label: "Large",
            help: "Plays best.",
            file: "weights/2048-large.weights",
        },
        WeightsInfo {
            name: "small",
            label: "Small",
            help: "A smaller download that needs less memory.",
            file: "weights/2048-small.weights",
        },
    ],
};

const MARGIN: Param = Param::number(
    "margin",
    "Margin",
    "Search",
    "Moves that look worse than the best by more than this share of what is at stake are not followed; 1 follows all.",
)
.range(0.0, 1.0, 0.05)
.at(0.25);

const RARE: Param = Param::number(
    "rare",
    "Rare tiles",
    "Search",
    "The last ply leaves out new tiles less probable than this share of the likeliest.",
)
.range(0.0, 1.0, 0.05)
.at(0.5);

/// The weights in use by all learned players that are made from now on.
static WEIGHTS: RwLock<Option<Learned>> = RwLock::new(None);

/// Hands over a file of weights for the learned player; it replaces the one before.
///
/// # Errors
/// The file is none, damaged or of another version; the weights before stay in use.
pub fn provide_weights(file: &[u8]) -> Result<(), FormatError> {
    let learned = Learned::read(file)?;
    *WEIGHTS.write().unwrap_or_else(PoisonError::into_inner) = Some(learned);
    Ok(())
}

/// The file to read where weights are wanted and none were provided.
static DEFAULT: OnceLock<&[u8]> = OnceLock::new();

/// Names a file to be used, and only then read, where weights are wanted and none were provided.
pub fn default_weights(file: &'static [u8]) {
    // The first one named stays.
    let _ = DEFAULT.set(file);
}

/// The weights, if there are any.
pub(super) fn weights() -> Option<Learned> {
    let provided = || {
        WEIGHTS
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    };
    provided().or_else(|| {
        provide_weights(DEFAULT.get()?).ok()?;
        provided()
    })
}
