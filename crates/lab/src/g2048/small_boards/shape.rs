//! The shape of a small board, and positions on it as text.

use std::fmt;
use std::str::FromStr;

use plyground::games::Excerpt;

/// Cells along the shortest and the longest side of a board that is solved in a minute.
const SIDES: [usize; 2] = [2, 3];

/// Rows and columns of a small board, `2x2` to `3x3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    pub(super) rows: usize,
    pub(super) columns: usize,
}

/// A shape or a position that is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SmallBoardError {
    /// Not a small board.
    #[error("shape: {0:?} is not 2x2, 2x3, 3x2 or 3x3")]
    Shape(Excerpt),
    /// Not as many values as cells.
    #[error("position: {found} values, not {wanted}")]
    Count {
        /// Values that were given.
        found: usize,
        /// Cells of the board.
        wanted: usize,
    },
    /// Not a tile that play on this board can make.
    #[error("position: {value:?} is neither 0 nor a power of two from 2 to {most}")]
    Tile {
        /// The value.
        value: Excerpt,
        /// The largest tile.
        most: u32,
    },
}

impl Shape {
    /// Number of cells.
    pub const fn cells(self) -> usize {
        self.rows * self.columns
    }

    /// Reads a position: tile values row by row, commas between, 0 for an empty cell. Returns the exponents.
    ///
    /// # Errors
    /// Names the first value that is wrong, or how many there are.
    pub fn read(self, text: &str) -> Result<Vec<u8>, SmallBoardError> {
        // The largest tile that play can make, when every new tile is a 4.
        let most = 2 << self.cells();
        let tile = |value: &str| match value.trim().parse::<u32>() {
            Ok(0) => Ok(0),
            Ok(tile) if tile.is_power_of_two() && (2..=most).contains(&tile) => {
                Ok(tile.ilog2() as u8)
            }
            _ => Err(SmallBoardError::Tile {
                value: value.into(),
                most,
            }),
        };
        let tiles: Vec<u8> = text.split(',').map(tile).collect::<Result<_, _>>()?;
        let (found, wanted) = (tiles.len(), self.cells());
        let error = SmallBoardError::Count { found, wanted };
        (found == wanted).then_some(tiles).ok_or(error)
    }
}

impl FromStr for Shape {
    type Err = SmallBoardError;

    fn from_str(text: &str) -> Result<Self, SmallBoardError> {
        let [least, most] = SIDES;
        let side = |digits: &str| {
            digits
                .parse()
                .ok()
                .filter(|side| (least..=most).contains(side))
        };
        let shape = text.split_once('x').and_then(|(rows, columns)| {
            let (rows, columns) = (side(rows)?, side(columns)?);
            Some(Self { rows, columns })
        });
        shape.ok_or_else(|| SmallBoardError::Shape(text.into()))
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}
