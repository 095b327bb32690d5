//! The trait of games that can be played: rules, text, and plies.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use super::random::Dice;
use super::{AnyError, Excerpt, Game, Outcome, Side, Slide, Spawned};

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

/// A game that can be put on a table, recorded and replayed.
///
/// A *ply* is a player's move together with what chance does after it. Where chance has no part, it is the
/// move.
pub trait Playable: Game + PartialEq + Debug + Display + Send + Sync + 'static {
    /// The rules that may differ.
    type Rules: RuleSet;
    /// A move with the answer of chance.
    type Ply: Copy + Debug + PartialEq + Send + Sync;
    /// The error in the text of a position.
    type PositionError: Error + Send + Sync + 'static;
    /// The error in the text of a move. A message begins with the move.
    type MoveError: Error + Send + Sync + 'static;

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

    /// Reads a position.
    ///
    /// # Errors
    /// Names the place that is wrong.
    fn read(text: &str, rules: &Self::Rules) -> Result<Self, Self::PositionError>;

    /// Reads a legal move.
    ///
    /// # Errors
    /// The text is no move, or not a legal one.
    fn read_move(&self, text: &str) -> Result<Self::Move, Self::MoveError>;

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

    /// Plays a given ply.
    ///
    /// # Errors
    /// The ply is not legal here.
    fn follow(&self, ply: Self::Ply) -> Result<Advance<Self, Self::Ply>, AnyError>;

    /// The move of a ply.
    fn move_of(ply: Self::Ply) -> Self::Move;

    /// The move that a text stands for, and the whole ply where the text says what chance does too, as
    /// `left+b3=2` does in 2048.
    ///
    /// # Errors
    /// The text is no ply, or not a legal one; follows the ply in a message.
    fn read_ply(&self, text: &str) -> Result<(Self::Move, Option<Self::Ply>), AnyError>;

    /// The number of lines of `depth` plies. A line that ends earlier does not count; the empty line does.
    fn perft(&self, plies: u32) -> u64;

    // ------------------------------------------------------------ records

    /// The position in which a game begins as a record keeps it; every character is safe in an address.
    /// Nothing stands for the usual one in a game without chance.
    fn write_start(&self, rules: &Self::Rules) -> String;

    /// Reads what [`Playable::write_start`] wrote.
    ///
    /// # Errors
    /// Names what is wrong.
    fn read_start(text: &str, rules: &Self::Rules) -> Result<Self, AnyError>;

    /// Plies as a record keeps them; every character is safe in an address, and none is a point.
    fn write_plies(plies: &[Self::Ply]) -> String;

    /// The text of each ply in what [`Playable::write_plies`] wrote.
    fn split_plies(text: &str) -> Vec<&str>;

    /// The ply that such a text stands for. Whether it is legal is for [`Playable::follow`] to say.
    ///
    /// # Errors
    /// The error in the text.
    fn recorded_ply(&self, text: &str) -> Result<Self::Ply, AnyError>;

    // ------------------------------------------------------------ the board

    /// The piece on each cell, row by row from the upper left: 0 for none. In 2048 it is the tile; otherwise 1 is a
    /// piece of the first side and 2 of the second.
    fn cells(&self) -> Vec<u64>;

    /// The cells that show why the game is won; none while it goes on.
    fn winning_cells(&self) -> Vec<u8> {
        Vec::new()
    }

    /// The same pieces with the other side to move, for the question of what it threatens. `None` after the end, and where
    /// that says nothing.
    fn after_null_move(&self) -> Option<Self> {
        None
    }

    /// The largest piece on the board, where that is what a game is about.
    fn best(&self) -> u64 {
        0
    }

    /// The path of every piece, moved or not, for animation; empty if the move
    /// itself says all.
    fn slides(&self, _mv: Self::Move) -> Vec<Slide> {
        Vec::new()
    }

    /// The piece that chance puts on the board in a ply.
    fn spawned(&self, _ply: Self::Ply) -> Option<Spawned> {
        None
    }

    /// Whether a move captures: the static value of the position before it says little then.
    fn captures(&self, _mv: Self::Move) -> bool {
        false
    }
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

/// The part of [`Playable`] that is the same in every game of two sides without chance. A ply is a move, and the
/// record holds moves in their notation with `_` between them. Use it inside the game's implementation.
macro_rules! plies_are_moves {
    () => {
        type Ply = <Self as $crate::games::Game>::Move;

        const SIDES: usize = 2;
        const CHANCE: bool = false;

        fn mover(&self) -> $crate::games::Side {
            $crate::games::Adversarial::side(self)
        }

        fn ending(&self) -> Option<$crate::games::Outcome> {
            $crate::games::Adversarial::outcome(self)
        }

        fn advance(
            &self,
            mv: Self::Ply,
            _dice: &mut $crate::games::random::Dice,
        ) -> Option<$crate::games::Advance<Self, Self::Ply>> {
            $crate::games::Playable::follow(self, mv).ok()
        }

        fn follow(
            &self,
            mv: Self::Ply,
        ) -> Result<$crate::games::Advance<Self, Self::Ply>, $crate::games::AnyError> {
            if !$crate::games::Game::legal(self).any(|legal| legal == mv) {
                return Err($crate::games::AnyError::new(format!("{mv} is not legal")));
            }
            Ok($crate::games::Advance {
                ply: mv,
                position: $crate::games::Adversarial::played(self, mv),
                gain: 0,
            })
        }

        fn move_of(mv: Self::Ply) -> Self::Ply {
            mv
        }

        fn read_ply(
            &self,
            text: &str,
        ) -> Result<(Self::Ply, Option<Self::Ply>), $crate::games::AnyError> {
            Ok((
                self.read_move(text).map_err($crate::games::AnyError::new)?,
                None,
            ))
        }

        fn perft(&self, plies: u32) -> u64 {
            $crate::games::perft_of_two(self, plies)
        }

        fn write_start(&self, rules: &Self::Rules) -> String {
            let usual = Self::begin(rules, &mut $crate::games::random::Dice::new(0));
            if *self == usual {
                String::new()
            } else {
                self.to_string().replace(' ', "_")
            }
        }

        fn read_start(text: &str, rules: &Self::Rules) -> Result<Self, $crate::games::AnyError> {
            Ok(match text {
                "" => Self::begin(rules, &mut $crate::games::random::Dice::new(0)),
                text => Self::read(&text.replace('_', " "), rules)
                    .map_err($crate::games::AnyError::new)?,
            })
        }

        fn write_plies(moves: &[Self::Ply]) -> String {
            let texts: Vec<String> = moves.iter().map(Self::Ply::to_string).collect();
            texts.join("_")
        }

        fn split_plies(text: &str) -> Vec<&str> {
            text.split('_').filter(|_| !text.is_empty()).collect()
        }

        fn recorded_ply(&self, text: &str) -> Result<Self::Ply, $crate::games::AnyError> {
            self.read_move(text).map_err(|error| {
                let text: $crate::games::Excerpt = text.into();
                $crate::games::AnyError::new(format!("{text:?} {error}"))
            })
        }
    };
}
pub(crate) use plies_are_moves;
