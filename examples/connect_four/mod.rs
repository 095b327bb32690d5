//! Connect Four: the walk of docs/adding-a-game.md, as a whole small game.
//!
//! Two sides drop discs into the seven columns of an upright board of six rows. A disc falls to the lowest
//! empty cell. Four in a row, across, up or on a diagonal, win; a full board without is a draw.

mod column;
mod discs;
mod evaluation;
mod family;
mod notation;
mod playable;
mod players;
mod position;
mod rules;

pub use column::Column;
pub use discs::Discs;
pub use evaluation::{FourWeights, Lines};
pub use family::FAMILY;
pub use notation::{MoveError, PositionError};
pub use position::Position;
pub use rules::Rules;

/// Rows of the board.
pub const ROWS: u8 = 6;
/// Columns of the board.
pub const COLUMNS: u8 = 7;
/// Cells of the board.
pub const CELLS: u8 = ROWS * COLUMNS;
