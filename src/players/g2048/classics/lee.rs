//! A matrix of weights under expectimax, after Yiyuan Lee.

use crate::players::g2048::expectimax::Probable;
use crate::players::{Param, PlayerInfo};

pub const INFO: PlayerInfo = PlayerInfo {
    id: "lee",
    game: crate::players::g2048::GAME,
    name: "Weight matrix",
    help: "Expectimax over tiles weighted by a fixed matrix that is heaviest in the upper left corner, after Yiyuan Lee.",
    params: &Param::tuned(Probable::PARAMS, &[("cutoff", 9.0)]),
    ..PlayerInfo::PLAIN
};
