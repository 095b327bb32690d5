//! Alpha-beta in the line of MIA.

use super::weights::{WEIGHTS, weights};
use crate::eval::loa::Winands;
use crate::players::level::{self, Levelled};
use crate::players::options::{SEARCH, SELECTIVE, selective_options};
use crate::players::{Outlook, Param, PlayerInfo, Preset, Settings};
use crate::search::AlphaBeta;

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "strong",
    game: crate::games::loa::Rules::GAME,
    name: "Strong",
    help: "Alpha-beta with the nine features of the tournament program MIA. Every optimisation has a switch, every feature a weight.",
    params: &Param::joined::<
        { SEARCH.len() + SELECTIVE.len() + WEIGHTS.len() + level::PARAMS.len() },
    >(&[&TUNED, &SELECTIVE, &WEIGHTS, &level::PARAMS]),
    presets: &LEVELS,
    outlook: Outlook::Odds(130.0),
    weights: &[],
    optional_weights: None,
};

/// How strong they are: `docs/ladder.md`.
const LEVELS: [Preset; 10] = [
    level::preset(1, &[("noise", 130.0), ("level-nodes", 50.0)]),
    level::preset(2, &[("noise", 72.0), ("level-nodes", 50.0)]),
    level::preset(3, &[("noise", 45.0), ("level-nodes", 100.0)]),
    level::preset(4, &[("noise", 34.0), ("level-nodes", 200.0)]),
    level::preset(5, &[("noise", 23.0), ("level-nodes", 300.0)]),
    level::preset(6, &[("noise", 17.0), ("level-nodes", 500.0)]),
    level::preset(7, &[("noise", 8.0), ("level-nodes", 500.0)]),
    level::preset(8, &[("noise", 3.5), ("level-nodes", 1000.0)]),
    level::preset(9, &[("level-nodes", 1000.0)]),
    level::preset(10, &[]),
];

/// With a larger table, and without what does not pay here: no two moves lead to the same position.
const TUNED: [Param; SEARCH.len()] = Param::tuned(
    SEARCH,
    &[("table", 20.0), ("sorting", 0.0), ("unique", 0.0)],
);

pub(super) fn strong(settings: &Settings, seed: u64) -> Levelled<AlphaBeta<Winands>> {
    let evaluation = Winands::new(weights(settings));
    let player = AlphaBeta::new(evaluation, selective_options(settings));
    Levelled::new(player, settings, seed)
}
