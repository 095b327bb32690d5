//! Lines of Action: bring all your men together.
//!
//! A man moves along a row, a column or a diagonal exactly as many squares as there are men of both sides on that
//! whole line. It may jump its own men, never the opponent's; landing on one captures it.
//!
//! A side has won when all its men are connected, each a neighbour of another in one of eight directions. The
//! conventions are those of the Computer Olympiad. A move that connects both sides is a draw. A side without a legal
//! move passes. The third occurrence of a position with the same side to move is a draw.

mod counts;
mod men;
mod moves;
mod notation;
mod playable;
mod position;
mod rules;
mod square;
mod symmetry;

use counts::{MenCounts, Orientation};
pub use men::Men;
pub use moves::Move;
pub use notation::{MoveError, PositionError};
pub use position::{MEN, Position};
pub use rules::Rules;
pub use square::{Direction, SIDE, SQUARES, Square};
pub use symmetry::Symmetry;
