//! The players of Lines of Action.

mod georgara;
mod strong;
mod weights;

use super::catalogue::{GameError, SettledGame, unknown};
use super::mcts::{self, MctsPlayer};
use super::random::{self, Random};
use super::{Duel, Param, Player, PlayerInfo, Settings};
use crate::games::loa::{Position, Rules, SIDE};

/// The game's name in commands and protocols.
pub const GAME: &str = Rules::Olympiad.game();

/// Every player of Lines of Action, the default first.
pub const PLAYERS: [PlayerInfo; 5] = [
    strong::INFO,
    georgara::ALPHA_BETA,
    georgara::MINIMAX,
    mcts::info(GAME),
    random::info(GAME),
];

/// The most random moves of a Monte Carlo simulation; most games are over before.
const CAP: u32 = 200;

/// What may differ in the rules.
pub const RULE_PARAMS: [Param; 1] = [Param::toggle(
    "mover",
    "Both connected: the mover wins",
    "Whoever connects both sides with one move has won, as on many servers. Otherwise that is a draw.",
    false,
)
.under("Rules")];

/// What the name of the game settles.
///
/// # Errors
/// Names the games there are.
pub fn settle(game: &str) -> Result<SettledGame, GameError> {
    let rules = Rules::of(game).ok_or_else(|| unknown(game))?;
    Ok(SettledGame {
        game: rules.game().into(),
        params: rule_values(rules).collect(),
        ..Position::settled()
    })
}

/// The name of the game with its rules, from one that may be somebody's.
///
/// # Errors
/// Names the games there are.
pub fn settled_name(game: &str) -> Result<&'static str, GameError> {
    let rules = Rules::of(game).ok_or_else(|| unknown(game))?;
    Ok(rules.game())
}

/// The rules as the values of [`RULE_PARAMS`].
pub fn rule_values(rules: Rules) -> impl Iterator<Item = (&'static str, f64)> {
    let mover = if rules == Rules::Mover { 1.0 } else { 0.0 };
    std::iter::once((RULE_PARAMS[0].name, mover))
}

/// The rules that such values mean; names that are no rule change nothing.
pub fn rules_of<'a>(values: impl IntoIterator<Item = (&'a str, f64)>) -> Rules {
    let mut values = values.into_iter();
    if values.any(|(name, value)| name == RULE_PARAMS[0].name && value != 0.0) {
        Rules::Mover
    } else {
        Rules::Olympiad
    }
}

impl Duel for Position {
    const ID: &'static str = GAME;
    const SHAPE: [usize; 2] = [SIDE as usize; 2];
    const PLAYERS: &'static [PlayerInfo] = &PLAYERS;

    fn game(&self) -> &'static str {
        self.rules().game()
    }

    fn create(info: &PlayerInfo, settings: &Settings, seed: u64) -> Box<dyn Player<Self>> {
        match info.id {
            "alpha-beta" => Box::new(georgara::GeorgaraPlayer::new(settings, true)),
            "minimax" => Box::new(georgara::GeorgaraPlayer::new(settings, false)),
            "mcts" => Box::new(MctsPlayer::new(settings, seed, CAP)),
            "random" => Box::new(Random::new(seed)),
            _ => Box::new(strong::strong(settings)),
        }
    }
}
