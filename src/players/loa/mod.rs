//! The players of Lines of Action.

mod georgara;
mod prover;
mod strong;

pub use strong::search;

use std::sync::Arc;

use super::family::read_optional;
use super::mcts::{self, MctsPlayer};
use super::random::{self, RandomPlayer};
use super::{
    AnyGame, Family, GameError, GameInfo, LoadedWeights, MakeBout, Param, PlayerEntry, PlayerInfo,
    Ruled, bout_of, no_bout, opened,
};
use crate::eval::WeightsSource;
use crate::eval::loa::MenNetwork;
use crate::games::AnyError;
use crate::games::loa::{Position, Rules, SIDE};

/// The game's name in commands and protocols.
pub const GAME: &str = Rules::GAME;

/// Every player of Lines of Action, the default first.
const PLAYERS: &[PlayerEntry<Position>] = &[
    PlayerEntry {
        info: strong::INFO,
        create: |setup| {
            let player = strong::strong(setup.settings, setup.weights, setup.seed);
            Ok(Box::new(player))
        },
    },
    PlayerEntry {
        info: georgara::ALPHA_BETA,
        create: |setup| {
            Ok(Box::new(georgara::GeorgaraPlayer::new(
                setup.settings,
                true,
            )))
        },
    },
    PlayerEntry {
        info: georgara::MINIMAX,
        create: |setup| {
            Ok(Box::new(georgara::GeorgaraPlayer::new(
                setup.settings,
                false,
            )))
        },
    },
    PlayerEntry {
        info: mcts::info(GAME),
        create: |setup| Ok(Box::new(MctsPlayer::new(setup.settings, setup.seed, CAP))),
    },
    PlayerEntry {
        info: random::info(GAME),
        create: |setup| Ok(Box::new(RandomPlayer::new(setup.seed))),
    },
];

/// The most random moves of a Monte Carlo simulation; most games are over before.
const CAP: u32 = 200;

/// The rules that may differ.
const RULES: &[Param] = &[Param::new("Rules").switch().named(
    Rules::MOVER,
    "Both connected: the mover wins",
    "Whoever connects both sides with one move has won, as on many servers. Otherwise that is a draw.",
)];

/// Lines of Action with its players.
struct LinesOfAction {
    bout: MakeBout<Position>,
}

const WHOLE: LinesOfAction = LinesOfAction {
    bout: bout_of::<Position>,
};

/// Lines of Action in the list of games.
pub const FAMILY: &dyn Family = &WHOLE;

/// The same in the part of the engine that a page loads: without whole games.
pub const PAGE_FAMILY: &dyn Family = &LinesOfAction {
    bout: no_bout::<Position>,
};

/// Lines of Action by the usual rules, with its players.
pub fn standard() -> Ruled<Position> {
    Ruled::new(GAME, Rules::Olympiad, PLAYERS)
}

impl Family for LinesOfAction {
    fn info(&self) -> GameInfo {
        GameInfo {
            id: GAME,
            name: "Lines of Action",
            sides: 2,
            rows: SIDE.into(),
            columns: SIDE.into(),
            moves: Vec::new(),
            default_player: PLAYERS[0].info.id,
            lab_nodes: 500,
            params: RULES,
            presets: &[],
        }
    }

    fn players(&self) -> Vec<&'static PlayerInfo> {
        PLAYERS.iter().map(|row| &row.info).collect()
    }

    fn open(&self, name: &str) -> Result<Arc<dyn AnyGame>, GameError> {
        opened::open(GAME, name, PLAYERS, self.bout)
    }

    fn read_weights(
        &self,
        player: &PlayerInfo,
        file: &dyn WeightsSource,
    ) -> Result<LoadedWeights, AnyError> {
        read_optional(player, || MenNetwork::read(file))
    }

    fn open_with(&self, values: &[(&str, f64)]) -> Result<Arc<dyn AnyGame>, GameError> {
        opened::open_with(GAME, values, PLAYERS, self.bout)
    }
}
