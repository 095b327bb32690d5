//! Small boards as numbers, and their moves by tables.
//!
//! Exponents stand as in [`Board::nibbles`](plyground::games::g2048::Board::nibbles): a small board is the upper left part
//! of a large one whose other cells are empty.

use super::shape::Shape;
use plyground::games::g2048::{Direction, last_exponent, slide_line, transposed_nibbles};

/// The probability that a new tile is a 4.
const FOUR: f64 = 0.1;

/// Bits of a row of four cells.
const ROW_BITS: usize = 16;

/// The rules of 2048 on boards of one shape.
pub(super) struct SmallBoards {
    shape: Shape,
    rows: LineSlides,
    /// Columns, read from the top.
    columns: LineSlides,
}

/// The slides of all lines of a length, by their exponents.
struct LineSlides {
    /// Towards the first cell and towards the last.
    slid: Vec<[u16; 2]>,
    gains: Vec<u32>,
    reversed: Vec<u16>,
}

impl LineSlides {
    /// Two tiles of exponent `last` do not merge.
    fn new(length: usize, last: u8) -> Self {
        let cells = |key: u16| [0, 4, 8, 12].map(|place| (key >> place & 15) as u8);
        let key_of =
            |cells: [u8; 4]| u16::from_le_bytes([0, 2].map(|i| cells[i] | cells[i + 1] << 4));
        let reverse = |key: u16| {
            let [a, b, c, d] = cells(key);
            key_of([d, c, b, a]) >> (ROW_BITS - 4 * length)
        };
        let slide = |key: u16| key_of(slide_line(cells(key), last).1);
        let gain = |key: u16| slide_line(cells(key), last).2 as u32;
        let keys = 0..1 << (4 * length);
        Self {
            slid: keys
                .clone()
                .map(|key| [slide(key), reverse(slide(reverse(key)))])
                .collect(),
            gains: keys.clone().map(gain).collect(),
            reversed: keys.map(reverse).collect(),
        }
    }

    /// Slides all lines of a board, and the points.
    fn slide(&self, board: u64, way: usize) -> (u64, u32) {
        lines(board).fold((0, 0), |(slid, gain), (place, line)| {
            (
                slid | u64::from(self.slid[line][way]) << place,
                gain + self.gains[line],
            )
        })
    }

    /// Turns all lines of a board round.
    fn mirror(&self, board: u64) -> u64 {
        lines(board).fold(0, |all, (place, line)| {
            all | u64::from(self.reversed[line]) << place
        })
    }
}

/// The lines of a board that may hold tiles, and their places.
fn lines(board: u64) -> impl Iterator<Item = (usize, usize)> {
    [0, 1, 2].into_iter().map(move |line| {
        let place = ROW_BITS * line;
        (place, (board >> place & 0xffff) as usize)
    })
}

impl SmallBoards {
    pub(super) fn new(shape: Shape) -> Self {
        let last = last_exponent(shape.cells());
        Self {
            shape,
            rows: LineSlides::new(shape.columns, last),
            columns: LineSlides::new(shape.rows, last),
        }
    }

    /// The board of these exponents, row by row.
    pub(super) fn board(&self, exponents: &[u8]) -> u64 {
        let cells = self.places().zip(exponents);
        cells.fold(0, |board, (place, &exponent)| {
            board | u64::from(exponent) << place
        })
    }

    /// The first bits of all cells, row by row.
    fn places(&self) -> impl Iterator<Item = usize> + use<> {
        let Shape { rows, columns } = self.shape;
        (0..rows).flat_map(move |row| (0..columns).map(move |column| ROW_BITS * row + 4 * column))
    }

    /// The legal moves with their afterstates and points.
    pub(super) fn moves(&self, board: u64) -> impl Iterator<Item = (Direction, u64, u32)> {
        let other = transposed_nibbles(board);
        Direction::ALL.into_iter().filter_map(move |direction| {
            let (slid, gain) = match direction {
                Direction::Left => self.rows.slide(board, 0),
                Direction::Right => self.rows.slide(board, 1),
                Direction::Up => self.columns.slide(other, 0),
                Direction::Down => self.columns.slide(other, 1),
            };
            let after = match direction {
                Direction::Left | Direction::Right => slid,
                Direction::Up | Direction::Down => transposed_nibbles(slid),
            };
            (after != board).then_some((direction, after, gain))
        })
    }

    /// The boards with a new tile, each with its probability and half the tile.
    pub(super) fn spawned(&self, after: u64) -> impl Iterator<Item = (f64, usize, u64)> {
        let empty = move |place: &usize| after >> place & 15 == 0;
        let share = 1.0 / self.places().filter(empty).count() as f64;
        self.places().filter(empty).flat_map(move |place| {
            [(1.0 - FOUR, 1), (FOUR, 2)].map(|(chance, exponent)| {
                (share * chance, exponent, after | (exponent as u64) << place)
            })
        })
    }

    /// Half the sum of the tiles.
    pub(super) fn half_sum(&self, board: u64) -> usize {
        let tile = |place| 1usize << (board >> place & 15) >> 1;
        self.places().map(tile).sum()
    }

    /// The one board that stands for all that look alike from some side.
    pub(super) fn canonical(&self, board: u64) -> u64 {
        let flipped = |board| transposed_nibbles(self.columns.mirror(transposed_nibbles(board)));
        let mirrored = self.rows.mirror(board);
        let views = [board, mirrored, flipped(board), flipped(mirrored)];
        let least = views.into_iter().fold(board, u64::min);
        if self.shape.rows == self.shape.columns {
            views
                .map(transposed_nibbles)
                .into_iter()
                .fold(least, u64::min)
        } else {
            least
        }
    }
}
