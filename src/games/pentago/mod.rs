//! Pentago: five in a row on a board whose quadrants turn.
//!
//! A move puts a marble into an empty hole of the 6x6 board, then turns one of the four 3x3 quadrants a
//! quarter turn either way. Five or more in a row right after the placement win at once, without a turn.
//! After the turn, the only side with five wins, whoever moved; five for both, or a full board without
//! five, is a draw. Turning a quadrant that is empty or symmetric is allowed like any other turn.

mod lines;
mod marbles;
mod moves;
mod notation;
mod playable;
mod position;
mod rules;
mod symmetry;
mod turn;

pub use lines::{LINES, Line};
pub use marbles::Marbles;
pub use moves::{HOLES, Hole, Move, SIDE};
pub use notation::{MoveError, PositionError};
pub use position::Position;
pub use rules::Rules;
pub use symmetry::Symmetry;
pub use turn::{Quadrant, Spin, Turn};
