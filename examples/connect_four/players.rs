//! The players: shared searches with this game's evaluation.

use super::{CELLS, FourWeights, Lines, Position, Rules};
use crate::params::joined;
use crate::players::mcts::{self, MctsPlayer};
use crate::players::random::{self, RandomPlayer};
use crate::players::{Param, PlayerEntry, PlayerInfo, Settings};
use crate::search::{AlphaBeta, Options};

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
    params: joined![TUNED, FourWeights::PARAMS],
    ..PlayerInfo::PLAIN
};

/// Without what does not pay here: no two moves lead to the same position.
const TUNED: [Param; Options::FULL_WIDTH.len()] =
    Param::tuned(Options::FULL_WIDTH, &[("sorting", 0.0), ("unique", 0.0)]);

fn strong(settings: &Settings) -> AlphaBeta<Lines> {
    let weights = FourWeights::read(settings);
    AlphaBeta::new(Lines { weights }, Options::read(settings))
}
