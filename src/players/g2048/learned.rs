//! Who plays by learned weights, and the weights.

use std::sync::{OnceLock, PoisonError, RwLock};

use super::expectimax::{CUTOFF, CUTOFF_STEP, TABLE};
use crate::eval::g2048::{FormatError, Learned, Source};
use crate::players::{PlayerInfo, WeightsInfo};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "learned",
    game: super::GAME,
    name: "Learned",
    help: "Looks ahead like Expectimax, but knows what boards are worth from millions of games against itself.",
    params: &[CUTOFF, CUTOFF_STEP, TABLE.at(16.0)],
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

/// The weights in use by all learned players that are made from now on.
static WEIGHTS: RwLock<Option<Learned>> = RwLock::new(None);

/// Hands over a file of weights for the learned player; it replaces the one before.
///
/// # Errors
/// The file is none, damaged or of another version; the weights before stay in use.
pub fn provide_weights(file: impl Source) -> Result<(), FormatError> {
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
