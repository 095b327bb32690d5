//! The learned player and its weights.

use std::borrow::Cow;
use std::ops::Range;

use super::expectimax::{ExpectimaxPlayer, Probable};
use crate::eval::g2048::{BoardFrame, FormatError, LearnedNTuples};
use crate::eval::{Cached, WeightsSource};
use crate::games::g2048::{Tiles, Variant};
use crate::players::{
    LoadedWeights, Param, PlayerInfo, SettingsError, Setup, ValueScale, WeightsInfo,
};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "learned",
    game: super::GAME,
    name: "Learned",
    help: "Looks ahead like Expectimax. Learned the value of boards from millions of its own games.",
    params: &Param::tuned(Probable::PARAMS, &[("table", 16.0)]),
    value_scale: ValueScale::Points,
    weights: for_board("4x4", 2_560_140),
    ..PlayerInfo::PLAIN
};

pub(super) const INFO_3X3: PlayerInfo = PlayerInfo {
    id: "learned-3x3",
    name: "Learned 3x3",
    weights: for_board("3x3", 536_254),
    ..INFO
};

pub(super) const INFO_3X4: PlayerInfo = PlayerInfo {
    id: "learned-3x4",
    name: "Learned 3x4",
    weights: for_board("3x4", 863_116),
    ..INFO
};

/// The file for a board.
const fn for_board(name: &'static str, bytes: u32) -> Option<WeightsInfo> {
    Some(WeightsInfo {
        name,
        bytes,
        optional: false,
    })
}

/// Expectimax with the weights that a setup brings.
pub(super) fn player<B: Tiles>(
    setup: &Setup<'_, B>,
) -> Result<ExpectimaxPlayer<Cached<LearnedNTuples>>, SettingsError> {
    let evaluation = Cached::new(weights(setup)?.clone());
    Ok(ExpectimaxPlayer::new(evaluation, setup.settings))
}

/// The weights that a setup brings, which must be those of its board.
fn weights<'a, B: Tiles>(setup: &Setup<'a, B>) -> Result<&'a LearnedNTuples, SettingsError> {
    let rules: &Variant = setup.rules;
    let wanted = BoardFrame::of(rules.rows(), rules.columns());
    let player = info(wanted).id;
    let learned = setup.weights.and_then(LoadedWeights::get);
    let learned: &LearnedNTuples = learned.ok_or(SettingsError::Weights { player })?;
    if wanted != Some(learned.frame()) {
        return Err(SettingsError::OtherWeights {
            player,
            wanted: format!("{}x{}", rules.rows(), rules.columns()),
            found: learned.frame().to_string(),
        });
    }
    Ok(learned)
}

/// The learned player of a board.
fn info(frame: Option<BoardFrame>) -> PlayerInfo {
    match frame.map(|frame| [frame.rows(), frame.columns()]) {
        Some([3, 3]) => INFO_3X3,
        Some([3, 4]) => INFO_3X4,
        _ => INFO,
    }
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
