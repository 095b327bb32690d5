//! A matrix of weights under expectimax, after Yiyuan Lee.

use crate::players::g2048::expectimax::Probable;
use crate::players::{Param, PlayerInfo};

pub const INFO: PlayerInfo = PlayerInfo {
    id: "lee",
    game: crate::players::g2048::GAME,
    name: "Weight matrix",
    help: "Expectimax with a fixed weight per cell, largest in the upper left corner (Yiyuan Lee).",
    params: &Param::tuned(Probable::PARAMS, &[("cutoff", 9.0)]),
    ..PlayerInfo::PLAIN
};
