//! Alpha-beta with the evaluation of lines, every optimisation with a switch.

use super::weights::{WEIGHTS, weights};
use crate::eval::pentago::Lines;
use crate::players::options::{SEARCH, options};
use crate::players::{Param, PlayerInfo, Settings, ValueScale};
use crate::search::AlphaBeta;

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "alpha-beta",
    game: crate::games::pentago::Rules::GAME,
    name: "Alpha-beta",
    help: "Looks ahead through every move of both sides and weighs the boards it reaches by their open lines. Every optimisation can be switched off, down to plain minimax.",
    params: &Param::joined::<{ SEARCH.len() + WEIGHTS.len() }>(&[&SEARCH, &WEIGHTS]),
    presets: &[],
    value_scale: ValueScale::Unknown,
    takes_limits: true,
    weights: &[],
    optional_weights: None,
};

pub(super) fn alpha_beta(settings: &Settings) -> AlphaBeta<Lines> {
    AlphaBeta::new(Lines::new(weights(settings)), options(settings))
}
