//! The players of Lines of Action.

mod classics;
mod prover;
mod strong;

pub use strong::search;

use super::mcts::{self, MctsPlayer};
use super::opened::ListedGame;
use super::random::{self, RandomPlayer};
use super::{Family, LoadedWeights, MakeBout, Param, PlayerEntry, Ruled, bout_of, no_bout};
use crate::eval::loa::MenNetwork;
use crate::games::AnyError;
use crate::games::loa::{Position, Rules};
use classics::georgara;

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
    "Both connected: mover wins",
    "A move that connects both sides wins, as on many servers. Otherwise it draws.",
)];

const fn listed(bout: MakeBout<Position>) -> ListedGame<Position> {
    ListedGame {
        id: GAME,
        name: "Lines of Action",
        params: RULES,
        players: PLAYERS,
        weights: Some(|file| {
            let weights = MenNetwork::read(file).map_err(AnyError::new)?;
            Ok(LoadedWeights::new(weights))
        }),
        bout,
    }
}

// Statics, for what a constant leads to is compiled once more in each crate that names it.
static WHOLE: ListedGame<Position> = listed(bout_of::<Position>);
static ON_PAGES: ListedGame<Position> = listed(no_bout::<Position>);

/// Lines of Action in the list of games.
pub const FAMILY: &dyn Family = &WHOLE;

/// The same in the part of the engine that a page loads: without whole games.
pub const PAGE_FAMILY: &dyn Family = &ON_PAGES;

/// Lines of Action by the usual rules, with its players.
pub fn standard() -> Ruled<Position> {
    Ruled::new(GAME, Rules::Olympiad, PLAYERS)
}
