//! Alpha-beta in the line of MIA.

use super::weights::{WEIGHTS, weights};
use crate::eval::loa::Winands;
use crate::players::options::{SEARCH, SELECTIVE, selective_options};
use crate::players::{Outlook, Param, PlayerInfo, Settings};
use crate::search::AlphaBeta;

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "strong",
    game: crate::games::loa::Rules::GAME,
    name: "Strong",
    help: "Alpha-beta with the nine features of the tournament program MIA. Every optimisation has a switch, every feature a weight.",
    params: &Param::joined::<{ SEARCH.len() + SELECTIVE.len() + WEIGHTS.len() }>(&[
        &TUNED, &SELECTIVE, &WEIGHTS,
    ]),
    presets: &[],
    outlook: Outlook::Odds(130.0),
    weights: &[],
};

/// With a larger table, and without what does not pay here: no two moves lead to the same position.
const TUNED: [Param; SEARCH.len()] = Param::tuned(
    SEARCH,
    &[("table", 20.0), ("sorting", 0.0), ("unique", 0.0)],
);

pub(super) fn strong(settings: &Settings) -> AlphaBeta<Winands> {
    let evaluation = Winands::new(weights(settings));
    AlphaBeta::new(evaluation, selective_options(settings))
}
