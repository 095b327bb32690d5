//! A matrix of weights under expectimax, after Yiyuan Lee.

use super::expectimax::Probable;
use crate::players::{Param, PlayerInfo};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "lee",
    game: super::GAME,
    name: "Weight matrix",
    help: "Expectimax over tiles weighted by a fixed matrix that is heaviest in the upper left corner, after Yiyuan Lee.",
    params: &Param::tuned(Probable::PARAMS, &[("cutoff", 9.0)]),
    ..PlayerInfo::PLAIN
};
