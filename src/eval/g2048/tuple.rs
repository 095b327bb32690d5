//! A tuple of an n-tuple network, and which of its weights a board meets.

use std::fmt;
use std::str::FromStr;

use super::frame::SYMMETRIES;
use super::shape_error::ShapeError;
use crate::games::g2048::CELLS;

/// The fewest cells of a tuple, so that its weights fill whole pages.
const SHORTEST: usize = 3;

/// The most cells of a short tuple: 16^4 weights.
const SHORT: usize = 4;

/// The most cells of a tuple: 16^6 weights.
const LONGEST: usize = 6;

/// Some cells of the board, three to six, in ascending order. Written as hexadecimal digits, `012456`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tuple {
    cells: Vec<u8>,
    runs: Vec<Run>,
    /// The cells as a set: bit 0 is the upper left one.
    set: u16,
}

/// Cells of a tuple that lie side by side, so that one shift moves them all to where they stand in an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Run {
    /// How far right a board is shifted, in bits.
    shift: u32,
    /// The bits of the index that the cells fill.
    mask: u32,
}

impl Tuple {
    /// Number of ways its cells can be filled.
    pub fn weights(&self) -> usize {
        1 << (4 * self.cells.len())
    }

    /// Its cells.
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// Whether it is short enough to have few weights.
    pub fn is_short(&self) -> bool {
        self.cells.len() <= SHORT
    }

    /// Which of its weights a board of 4-bit exponents meets in each of its [symmetries](super::BoardFrame::symmetries); the first cell counts
    /// least. The compiler knows the tuples of the project's files, which makes search with them a tenth faster.
    #[inline]
    pub fn indices(&self, boards: &[u64; SYMMETRIES]) -> [u32; SYMMETRIES] {
        match self.set {
            0x003f => boards.map(known_index::<0x003f>),
            0x03f0 => boards.map(known_index::<0x03f0>),
            0x0077 => boards.map(known_index::<0x0077>),
            0x0770 => boards.map(known_index::<0x0770>),
            0x000f => boards.map(known_index::<0x000f>),
            0x00f0 => boards.map(known_index::<0x00f0>),
            0x0033 => boards.map(known_index::<0x0033>),
            0x0330 => boards.map(known_index::<0x0330>),
            0x0660 => boards.map(known_index::<0x0660>),
            _ => self.indices_by_runs(boards),
        }
    }

    fn indices_by_runs(&self, boards: &[u64; SYMMETRIES]) -> [u32; SYMMETRIES] {
        let mut indices = [0; SYMMETRIES];
        for run in &self.runs {
            for (index, board) in indices.iter_mut().zip(boards) {
                *index |= (board >> run.shift) as u32 & run.mask;
            }
        }
        indices
    }
}

/// The index for a set of cells that the compiler knows.
#[inline]
fn known_index<const SET: u16>(nibbles: u64) -> u32 {
    let (mut index, mut place) = (0, 0);
    for cell in 0..CELLS {
        if SET >> cell & 1 != 0 {
            index |= (nibbles >> (4 * cell) & 15) << place;
            place += 4;
        }
    }
    index as u32
}

/// The runs of cells in ascending order.
fn runs(cells: &[u8]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for (place, &cell) in (0..).zip(cells) {
        let shift = 4 * (u32::from(cell) - place);
        let mask = 15 << (4 * place);
        match runs.last_mut() {
            Some(run) if run.shift == shift => run.mask |= mask,
            _ => runs.push(Run { shift, mask }),
        }
    }
    runs
}

impl FromStr for Tuple {
    type Err = ShapeError;

    fn from_str(text: &str) -> Result<Self, ShapeError> {
        let bad = || ShapeError::Tuple(text.into());
        let cells: Vec<u8> = text
            .chars()
            .map(|digit| digit.to_digit(CELLS as u32).map(|cell| cell as u8))
            .collect::<Option<_>>()
            .ok_or_else(bad)?;
        let ascending = cells.windows(2).all(|pair| pair[0] < pair[1]);
        if !(SHORTEST..=LONGEST).contains(&cells.len()) || !ascending {
            return Err(bad());
        }
        Ok(Self {
            runs: runs(&cells),
            set: cells.iter().fold(0, |set, cell| set | 1 << cell),
            cells,
        })
    }
}

impl fmt::Display for Tuple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cells.iter().try_for_each(|cell| write!(f, "{cell:x}"))
    }
}
