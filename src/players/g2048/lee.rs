//! A matrix of weights under expectimax, after Yiyuan Lee.

use super::expectimax::{CUTOFF, CUTOFF_STEP, TABLE};
use crate::players::{Param, PlayerInfo, ValueScale};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "lee",
    game: super::GAME,
    name: "Weight matrix",
    help: "Expectimax over tiles weighted by a fixed matrix that is heaviest in the upper left corner, after Yiyuan Lee.",
    params: &[
        Param {
            default: 9.0,
            ..CUTOFF
        },
        CUTOFF_STEP,
        TABLE,
    ],
    presets: &[],
    value_scale: ValueScale::Unknown,
    takes_limits: true,
    weights: &[],
    optional_weights: None,
};
