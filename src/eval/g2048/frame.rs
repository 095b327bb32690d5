//! The boards that an n-tuple network reads.

use std::fmt;
use std::str::FromStr;

use super::shape_error::ShapeError;
use crate::games::g2048::{SIDE, Tiles, symmetries, transposed_nibbles};

/// Symmetries of a square board.
pub(super) const SYMMETRIES: usize = 8;

/// Rows and columns of a board within 4x4 cells, no more rows than columns: boards with more rows are read on their
/// side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardFrame {
    rows: usize,
    columns: usize,
}

impl BoardFrame {
    /// The usual board.
    pub const FULL: Self = Self {
        rows: SIDE,
        columns: SIDE,
    };

    /// The frame of boards of so many rows and columns; `None` where one has fewer than 3 or more than 4.
    pub fn of(rows: usize, columns: usize) -> Option<Self> {
        let fits = |side| (3..=SIDE).contains(&side);
        (fits(rows) && fits(columns)).then(|| Self {
            rows: rows.min(columns),
            columns: rows.max(columns),
        })
    }

    /// Rows, no more than columns.
    pub fn rows(self) -> usize {
        self.rows
    }

    /// Columns.
    pub fn columns(self) -> usize {
        self.columns
    }

    /// The exponents of a board of this frame, 4 bits each, in the upper left of 4x4 cells.
    #[inline]
    pub fn view(self, board: &impl Tiles) -> u64 {
        let view = board.nibbles();
        if board.rows() > board.columns() {
            transposed_nibbles(view)
        } else {
            view
        }
    }

    /// Ways to look at a board: eight, or four where the frame is not square.
    #[inline]
    pub fn sides(self) -> usize {
        if self.rows == self.columns {
            SYMMETRIES
        } else {
            SYMMETRIES / 2
        }
    }

    /// The ways to look at a view; where they are four, each comes again after the others.
    #[inline]
    pub fn symmetries(self, view: u64) -> [u64; SYMMETRIES] {
        let all = symmetries(view);
        if self == Self::FULL {
            return all;
        }
        // Turning and mirroring moves the board to another corner of the 4x4 cells; it comes back.
        let (right, down) = (4 * (SIDE - self.columns), 16 * (SIDE - self.rows));
        let [same, mirrored, upside_down, turned, others @ ..] = all;
        let back = |[same, mirrored, upside_down, turned]: [u64; 4]| {
            [
                same,
                mirrored >> right,
                upside_down >> down,
                turned >> (right + down),
            ]
        };
        let sides = back([same, mirrored, upside_down, turned]);
        let others = if self.rows == self.columns {
            back(others)
        } else {
            sides
        };
        std::array::from_fn(|side| {
            if side < 4 {
                sides[side]
            } else {
                others[side - 4]
            }
        })
    }

    /// The cells that one of the sides has in the places of these.
    pub(super) fn sources(self, cells: &[u8], side: usize) -> impl Iterator<Item = u8> {
        // A board with its own number in every cell.
        let board = self.symmetries(0xfedc_ba98_7654_3210)[side];
        cells
            .iter()
            .map(move |cell| (board >> (4 * cell) & 15) as u8)
    }

    /// Whether this cell of the 4x4 is one of the board.
    pub(super) fn holds(self, cell: u8) -> bool {
        let cell = usize::from(cell);
        cell / SIDE < self.rows && cell % SIDE < self.columns
    }
}

impl fmt::Display for BoardFrame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}

impl FromStr for BoardFrame {
    type Err = ShapeError;

    fn from_str(text: &str) -> Result<Self, ShapeError> {
        let sides = text.split_once('x');
        let sides =
            sides.and_then(|(rows, columns)| Some((rows.parse().ok()?, columns.parse().ok()?)));
        let frame = sides.and_then(|(rows, columns)| Self::of(rows, columns));
        frame.ok_or_else(|| ShapeError::Frame(text.into()))
    }
}
