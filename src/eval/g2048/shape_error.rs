//! Errors in the shape of an n-tuple network, and its limits.

use crate::games::Excerpt;

/// The most tuples of a network.
pub(super) const MOST_TUPLES: usize = 32;

/// The most weights of a network.
pub(super) const MOST_WEIGHTS: usize = 1 << 29;

/// A shape that can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShapeError {
    /// Not a network.
    #[error("shape: {0:?} is neither TUPLES/STAGES/DOWNGRADE nor TUPLES/STAGES/DOWNGRADE/BOARD")]
    Network(Excerpt),
    /// Not a tuple.
    #[error("shape: {0:?} is not three to six different cells, hexadecimal, in ascending order")]
    Tuple(Excerpt),
    /// Not a board that networks read.
    #[error("board: {0:?} is not 3x3, 3x4, 4x3 or 4x4")]
    Frame(Excerpt),
    /// A tuple with cells that the board does not have.
    #[error(
        "shape: tuple {tuple} does not lie on a board of {frame} cells, numbered as those of 4x4"
    )]
    Outside {
        /// The tuple.
        tuple: String,
        /// The board.
        frame: String,
    },
    /// Too many or none.
    #[error("shape: {0} tuples are not between 1 and {MOST_TUPLES}")]
    Count(usize),
    /// Too much memory.
    #[error("shape: {0} weights are more than {MOST_WEIGHTS}")]
    Weights(usize),
    /// Stages out of order.
    #[error("stages: {0} is not an ascending list of at most 7 tile sums")]
    Stages(Excerpt),
    /// A tile that is none.
    #[error("downgrade: {0} is not 0 or an exponent between 8 and 15")]
    Downgrade(u8),
}
