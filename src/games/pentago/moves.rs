//! A move.

use std::fmt;

use super::{Hole, Turn};

/// A marble into a hole, then a turn; no turn after a placement that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the marble goes.
    pub hole: Hole,
    /// The quadrant that turns.
    pub turn: Option<Turn>,
}

impl fmt::Display for Move {
    /// `e34L`, or `e3` without a turn.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.turn {
            Some(turn) => write!(f, "{}{turn}", self.hole),
            None => write!(f, "{}", self.hole),
        }
    }
}
