//! The rules of a game: how it begins, goes on and ends.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use super::random::Dice;
use super::{Adversarial, AnyError, Excerpt, Game, Outcome, Side};

/// The rules that may differ from game to game of one family. Written out they are the game's name, such as
/// `2048-5x5`; default rules are left out.
pub trait RuleSet:
    Copy
    + Debug
    + Default
    + Display
    + FromStr<Err: Error + Send + Sync + 'static>
    + PartialEq
    + Send
    + Sync
    + 'static
{
    /// The value of each rule that may differ, by name.
    fn values(&self) -> Vec<(&'static str, f64)> {
        Vec::new()
    }

    /// The rules with these values; a rule that is not named has its usual value.
    ///
    /// # Errors
    /// Names the rule that is unknown or out of range.
    fn of_values(values: &[(&str, f64)]) -> Result<Self, <Self as FromStr>::Err>;

    /// Rows and columns of the board.
    fn shape(&self) -> [usize; 2];

    /// The name of a cell, counted row by row from the upper left: `a1` is the upper left one, unless the
    /// game has other names.
    fn cell_name(&self, cell: usize) -> String {
        let columns = self.shape()[1];
        let letter = char::from(b'a' + (cell % columns) as u8);
        format!("{letter}{}", cell / columns + 1)
    }

    /// The largest number that may stand on a cell: in 2048 a tile, else the number of a side.
    fn largest(&self) -> u64 {
        2
    }

    /// The piece that wins, in a game that goes on after it. In 2048 a tile.
    fn goal(&self) -> Option<u64> {
        None
    }
}

/// A ply and its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advance<G, P> {
    /// The ply: the move with the answer of chance.
    pub ply: P,
    /// The position after it.
    pub position: G,
    /// Points scored.
    pub gain: u64,
}

/// How a game begins, goes on and ends.
///
/// A *ply* is a player's move together with what chance does after it. Where chance has no part, it is the
/// move.
pub trait GameRules: Game + PartialEq + Debug + Display + Send + Sync + 'static {
    /// The rules that may differ.
    type Rules: RuleSet;
    /// A move with the answer of chance.
    type Ply: Copy + Debug + PartialEq + Send + Sync;

    /// The number of sides: 1 against chance, or 2.
    const SIDES: usize;
    /// Whether chance plays a part, so that a record needs the seed of the dice.
    const CHANCE: bool;
    /// How often a position may come up: the last time the game is a draw. `None` where that can't
    /// happen, or means nothing. A position alone does not know; a [`Table`](super::Table) does.
    const REPETITIONS: Option<usize> = None;

    /// Whether this type of position plays by those rules, where a game has several types.
    fn is_played_by(_rules: &Self::Rules) -> bool {
        true
    }

    /// The position in which a game begins. Only chance asks the dice.
    fn begin(rules: &Self::Rules, dice: &mut Dice) -> Self;

    /// The side to move; the first if only one plays.
    fn mover(&self) -> Side {
        Side::First
    }

    /// The outcome for two sides; `None` while the game goes on, and in games of one player.
    fn ending(&self) -> Option<Outcome> {
        None
    }

    /// Plays a move, and by the dice what chance does then; `None` when the move is not legal.
    fn advance(&self, mv: Self::Move, dice: &mut Dice) -> Option<Advance<Self, Self::Ply>>;

    /// Plays a given ply. Where a ply is a move, [`follow_move`] does it.
    ///
    /// # Errors
    /// The ply is not legal here.
    fn follow(&self, ply: Self::Ply) -> Result<Advance<Self, Self::Ply>, AnyError>;

    /// The move of a ply.
    fn move_of(ply: Self::Ply) -> Self::Move;

    /// The number of lines of `depth` plies. A line that ends earlier does not count; the empty line does.
    fn perft(&self, plies: u32) -> u64;

    /// The same pieces with the other side to move, for the question of what it threatens. `None` after the end, and where
    /// that says nothing.
    fn after_null_move(&self) -> Option<Self> {
        None
    }

    /// Whether a move captures: the static value of the position before it says little then.
    fn captures(&self, _mv: Self::Move) -> bool {
        false
    }
}

/// Plays a move of a game of two sides without chance, where a ply is a move.
///
/// # Errors
/// The move is not legal here.
pub fn follow_move<G>(position: &G, mv: G::Move) -> Result<Advance<G, G::Move>, AnyError>
where
    G: Adversarial + GameRules,
{
    if !position.legal().any(|legal| legal == mv) {
        return Err(AnyError::new(format!("{mv} is not legal")));
    }
    Ok(Advance {
        ply: mv,
        position: position.played(mv),
        gain: 0,
    })
}

/// A name that no game has, or a rule that a game does not have. Games with few rules use it.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RulesError {
    /// Another game, or none.
    #[error("game: there is no {0:?}")]
    Name(Excerpt),
    /// A rule that the game does not have.
    #[error("game: there is no rule {0:?}")]
    Rule(Excerpt),
    /// A value that a rule can't have.
    #[error("game, {rule}: {value} is neither 0 nor 1")]
    Value {
        /// The rule.
        rule: &'static str,
        /// The value that was given.
        value: f64,
    },
}

crate::games::into_any_error!(RulesError);

impl RulesError {
    /// A name that is not one of the game's, cut where it is long.
    pub fn name(name: &str) -> Self {
        Self::Name(name.into())
    }
}
