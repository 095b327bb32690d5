//! The players: shared searches with this game's evaluation.

use super::{CELLS, FEATURES, Lines, Position, Rules};
use crate::players::mcts::{self, MctsPlayer};
use crate::players::options::{SEARCH, options};
use crate::players::random::{self, RandomPlayer};
use crate::players::{Param, PlayerEntry, PlayerInfo, Settings, ValueScale};
use crate::search::AlphaBeta;

/// Every player of Connect Four, the default first.
pub(super) const PLAYERS: &[PlayerEntry<Position>] = &[
    PlayerEntry {
        info: STRONG,
        create: |setup| Ok(Box::new(strong(setup.settings))),
    },
    PlayerEntry {
        info: mcts::info(Rules::GAME),
        create: |setup| {
            let player = MctsPlayer::new(setup.settings, setup.seed, CELLS.into());
            Ok(Box::new(player))
        },
    },
    PlayerEntry {
        info: random::info(Rules::GAME),
        create: |setup| Ok(Box::new(RandomPlayer::new(setup.seed))),
    },
];

const STRONG: PlayerInfo = PlayerInfo {
    id: "strong",
    game: Rules::GAME,
    name: "Strong",
    help: "Alpha-beta that weighs the open lines of four. Every optimisation has a switch, every feature a weight.",
    params: &Param::joined::<{ SEARCH.len() + WEIGHTS.len() }>(&[&TUNED, &WEIGHTS]),
    presets: &[],
    value_scale: ValueScale::Unknown,
    takes_limits: true,
    weights: &[],
    optional_weights: None,
};

/// Without what does not pay here: no two moves lead to the same position.
const TUNED: [Param; SEARCH.len()] = Param::tuned(SEARCH, &[("sorting", 0.0), ("unique", 0.0)]);

/// In the order of [`FEATURES`].
const WEIGHTS: [Param; FEATURES.len()] = [
    weight("one", "Open one", OPEN, 1.0),
    weight("two", "Open two", OPEN, 4.0),
    weight("three", "Open three", OPEN, 16.0),
    weight("tempo", "Tempo", "To be the side to move.", 4.0),
];

const OPEN: &str = "Open lines count those of four cells with discs of one side alone.";

const fn weight(
    name: &'static str,
    label: &'static str,
    help: &'static str,
    default: f64,
) -> Param {
    Param::number(name, label, "Evaluation", help)
        .range(-100.0, 100.0, 0.1)
        .at(default)
}

fn strong(settings: &Settings) -> AlphaBeta<Lines> {
    let weights = FEATURES.map(|name| settings.get(name) as f32);
    AlphaBeta::new(Lines { weights }, options(settings))
}
