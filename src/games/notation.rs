//! The text of positions, moves and records.

use std::error::Error;

use super::random::Dice;
use super::{AnyError, Excerpt, GameRules};

/// How a game is written: positions and moves as people type them, starts and plies as a record keeps them.
///
/// In a record every character is safe in an address. What is provided suits games without chance: moves with `_`
/// between them.
pub trait Notation: GameRules {
    /// The error in the text of a position.
    type PositionError: Error + Send + Sync + 'static;
    /// The error in the text of a move. A message begins with the move.
    type MoveError: Error + Send + Sync + 'static;

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

    /// The move that a text stands for, and the whole ply where the text says what chance does too, as
    /// `left+b3=2` does in 2048.
    ///
    /// # Errors
    /// The text is no ply, or not a legal one; follows the ply in a message.
    fn read_ply(&self, text: &str) -> Result<(Self::Move, Option<Self::Ply>), AnyError> {
        Ok((self.read_move(text).map_err(AnyError::new)?, None))
    }

    /// The position in which a game begins as a record keeps it. Nothing stands for the usual one in a game without
    /// chance.
    fn write_start(&self, rules: &Self::Rules) -> String {
        if *self == usual(rules) {
            String::new()
        } else {
            self.to_string().replace(' ', "_")
        }
    }

    /// Reads what [`Notation::write_start`] wrote.
    ///
    /// # Errors
    /// Names what is wrong.
    fn read_start(text: &str, rules: &Self::Rules) -> Result<Self, AnyError> {
        match text {
            "" => Ok(usual(rules)),
            text => Self::read(&text.replace('_', " "), rules).map_err(AnyError::new),
        }
    }

    /// Plies as a record keeps them, without a point.
    fn write_plies(plies: &[Self::Ply]) -> String {
        let moves = plies.iter().map(|&ply| Self::move_of(ply).to_string());
        moves.collect::<Vec<_>>().join("_")
    }

    /// The text of each ply in what [`Notation::write_plies`] wrote.
    fn split_plies(text: &str) -> Vec<&str> {
        text.split('_').filter(|_| !text.is_empty()).collect()
    }

    /// The ply that such a text stands for. Where a ply is a move, [`recorded_move`] reads it.
    ///
    /// # Errors
    /// The error in the text. Whether the ply is legal is for [`GameRules::follow`] to say.
    fn recorded_ply(&self, text: &str) -> Result<Self::Ply, AnyError>;
}

/// The usual start of a game without chance.
fn usual<G: GameRules>(rules: &G::Rules) -> G {
    G::begin(rules, &mut Dice::new(0))
}

/// The move of a record, with the text at the beginning of an error.
///
/// # Errors
/// The error in the text.
pub fn recorded_move<G: Notation>(position: &G, text: &str) -> Result<G::Move, AnyError> {
    position.read_move(text).map_err(|error| {
        let text: Excerpt = text.into();
        AnyError::new(format!("{text:?} {error}"))
    })
}
