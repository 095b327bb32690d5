//! The players of Pentago.

mod alpha_beta;
mod classics;
mod openings;
mod strong;

use super::level::Levelled;
use super::mcts::{self, MctsPlayer};
use super::opened::ListedGame;
use super::random::{self, RandomPlayer};
use super::{Family, LoadedWeights, MakeBout, PlayerEntry, Ruled, bout_of, no_bout};
use crate::eval::pentago::openings::OpeningFile;
use crate::games::AnyError;
use crate::games::pentago::{HOLES, Position, Rules};
use classics::genetic;

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

const fn listed(bout: MakeBout<Position>) -> ListedGame<Position> {
    ListedGame {
        id: GAME,
        name: "Pentago",
        params: &[],
        players: PLAYERS,
        weights: Some(|file| {
            let weights = OpeningFile::read(file).map_err(AnyError::new)?;
            Ok(LoadedWeights::new(weights))
        }),
        bout,
    }
}

// Statics, for what a constant leads to is compiled once more in each crate that names it.
static WHOLE: ListedGame<Position> = listed(bout_of::<Position>);
static ON_PAGES: ListedGame<Position> = listed(no_bout::<Position>);

/// Pentago in the list of games.
pub const FAMILY: &dyn Family = &WHOLE;

/// The same in the part of the engine that a page loads: without whole games.
pub const PAGE_FAMILY: &dyn Family = &ON_PAGES;

/// Pentago by the usual rules, with its players.
pub fn standard() -> Ruled<Position> {
    Ruled::new(GAME, Rules, PLAYERS)
}
