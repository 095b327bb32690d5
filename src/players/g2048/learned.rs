//! The learned player and its weights.

use std::borrow::Cow;
use std::ops::Range;

use super::expectimax::{CUTOFF, CUTOFF_STEP, TABLE};
use crate::eval::WeightsSource;
use crate::eval::g2048::{FormatError, LearnedNTuples};
use crate::games::g2048::Board;
use crate::players::{LoadedWeights, Outlook, PlayerInfo, SettingsError, Setup, WeightsInfo};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "learned",
    game: super::GAME,
    name: "Learned",
    help: "Looks ahead like Expectimax, but knows what boards are worth from millions of games against itself.",
    params: &[CUTOFF, CUTOFF_STEP, TABLE.at(16.0)],
    presets: &[],
    outlook: Outlook::Points,
    weights: &[
        WeightsInfo {
            name: "large",
            label: "Large",
            help: "Plays best.",
            bytes: 8_187_079,
        },
        WeightsInfo {
            name: "small",
            label: "Small",
            help: "A smaller download that needs less memory.",
            bytes: 3_944_077,
        },
    ],
    optional_weights: None,
};

/// The weights that a setup brings.
pub(super) fn weights<'a>(setup: &Setup<'a, Board>) -> Result<&'a LearnedNTuples, SettingsError> {
    let learned = setup.weights.and_then(LoadedWeights::get);
    learned.ok_or(SettingsError::Weights { player: INFO.id })
}

/// Reads a file of weights for the learned player.
///
/// ```
/// use plyground::players::g2048::{FAMILY, read_weights};
/// assert!(read_weights(&"no weights".as_bytes()).is_err());
/// ```
///
/// # Errors
/// The file is not a file of weights, is damaged, or has another version.
pub fn read_weights(file: &dyn WeightsSource) -> Result<LoadedWeights, FormatError> {
    LearnedNTuples::read(Borrowed(file)).map(LoadedWeights::new)
}

/// A file that somebody else keeps.
struct Borrowed<'a>(&'a dyn WeightsSource);

impl WeightsSource for Borrowed<'_> {
    fn size(&self) -> usize {
        self.0.size()
    }

    fn part(&self, range: Range<usize>) -> Cow<'_, [u8]> {
        self.0.part(range)
    }
}
