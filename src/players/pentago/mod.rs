//! The players of Pentago.

mod alpha_beta;
mod genetic;
mod openings;
mod strong;

use std::sync::Arc;

use super::family::read_optional;
use super::level::Levelled;
use super::mcts::{self, MctsPlayer};
use super::random::{self, RandomPlayer};
use super::{
    AnyGame, Family, GameError, GameInfo, LoadedWeights, MakeBout, PlayerEntry, PlayerInfo, Ruled,
    bout_of, no_bout, opened,
};
use crate::eval::WeightsSource;
use crate::eval::pentago::openings::OpeningFile;
use crate::games::AnyError;
use crate::games::pentago::{HOLES, Position, Rules, SIDE};

/// The game's name in commands and protocols.
pub const GAME: &str = Rules::GAME;

/// Every player of Pentago, the default first.
const PLAYERS: &[PlayerEntry<Position>] = &[
    PlayerEntry {
        info: strong::INFO,
        create: |setup| {
            let player = strong::Strong::new(setup.settings, setup.weights);
            Ok(Box::new(Levelled::new(player, setup.settings, setup.seed)))
        },
    },
    PlayerEntry {
        info: alpha_beta::INFO,
        create: |setup| Ok(Box::new(alpha_beta::alpha_beta(setup.settings))),
    },
    PlayerEntry {
        info: genetic::INFO,
        create: |setup| {
            Ok(Box::new(genetic::GeneticPlayer::new(
                setup.settings,
                setup.seed,
            )))
        },
    },
    PlayerEntry {
        info: mcts::info(GAME),
        create: |setup| {
            Ok(Box::new(MctsPlayer::new(
                setup.settings,
                setup.seed,
                HOLES.into(),
            )))
        },
    },
    PlayerEntry {
        info: random::info(GAME),
        create: |setup| Ok(Box::new(RandomPlayer::new(setup.seed))),
    },
];

/// Pentago with its players.
struct Pentago {
    bout: MakeBout<Position>,
}

const WHOLE: Pentago = Pentago {
    bout: bout_of::<Position>,
};

/// Pentago in the list of games.
pub const FAMILY: &dyn Family = &WHOLE;

/// The same in the part of the engine that a page loads: without whole games.
pub const PAGE_FAMILY: &dyn Family = &Pentago {
    bout: no_bout::<Position>,
};

/// Pentago by the usual rules, with its players.
pub fn standard() -> Ruled<Position> {
    Ruled::new(GAME, Rules, PLAYERS)
}

impl Family for Pentago {
    fn info(&self) -> GameInfo {
        GameInfo {
            id: GAME,
            name: "Pentago",
            sides: 2,
            rows: SIDE.into(),
            columns: SIDE.into(),
            moves: Vec::new(),
            default_player: PLAYERS[0].info.id,
            lab_nodes: 500,
            params: &[],
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
        read_optional(player, || OpeningFile::read(file))
    }

    fn open_with(&self, values: &[(&str, f64)]) -> Result<Arc<dyn AnyGame>, GameError> {
        opened::open_with(GAME, values, PLAYERS, self.bout)
    }
}
