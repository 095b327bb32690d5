//! Alpha-beta with the evaluation of lines, every optimisation with a switch.

use crate::eval::pentago::{LineWeights, Lines, ReachWeights};
use crate::params::joined;
use crate::players::{PlayerInfo, Settings};
use crate::search::{AlphaBeta, Options};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "alpha-beta",
    game: crate::games::pentago::Rules::GAME,
    name: "Alpha-beta",
    help: "Looks ahead and judges boards by open lines. Every optimisation has a switch.",
    params: joined![
        Options::FULL_WIDTH,
        LineWeights::PARAMS,
        ReachWeights::PARAMS
    ],
    ..PlayerInfo::PLAIN
};

pub(super) fn alpha_beta(settings: &Settings) -> AlphaBeta<Lines> {
    AlphaBeta::new(lines(settings), Options::read(settings))
}

/// The evaluation with the weights in these settings.
pub(super) fn lines(settings: &Settings) -> Lines {
    Lines::new(LineWeights::read(settings), ReachWeights::read(settings))
}
