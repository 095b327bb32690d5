//! The discs of one side as bits.

use super::{CELLS, COLUMNS, Column, ROWS};

/// Bits of a column: one for each cell, from the lowest, and one that stays empty. The empty bit keeps a line from
/// running on from the top of a column to the foot of the next.
const HEIGHT: u32 = ROWS as u32 + 1;

/// The steps between the cells of a line: up, across, and along the two diagonals.
const STEPS: [u32; 4] = [1, HEIGHT, HEIGHT + 1, HEIGHT - 1];

/// A set of cells, column by column from the left, each from its foot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Discs(u64);

impl Discs {
    /// No cell.
    pub const NONE: Self = Self(0);
    /// Every cell.
    pub const ALL: Self = {
        let (mut all, mut column) = (0, 0);
        while column < COLUMNS {
            all |= ((1 << ROWS) - 1) << (HEIGHT * column as u32);
            column += 1;
        }
        Self(all)
    };

    /// The cell of that number, counted row by row from the upper left.
    #[inline]
    pub const fn cell(cell: u8) -> Self {
        let (row, column) = (cell / COLUMNS % ROWS, cell % COLUMNS);
        Self(1 << (HEIGHT * column as u32 + (ROWS - 1 - row) as u32))
    }

    /// The cells of a column.
    #[inline]
    pub const fn column(column: Column) -> Self {
        Self(((1 << ROWS) - 1) << (HEIGHT * column.index() as u32))
    }

    /// The bits: cell `h`, counted from the foot, of column `c`, counted from the left, is bit `7 c + h`.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the two have a cell in common.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The union of both sets.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Every cell that is not in the set.
    #[inline]
    #[must_use]
    pub const fn inverse(self) -> Self {
        Self(self.0 ^ Self::ALL.0)
    }

    /// How many cells.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest cell of that column that is not in the set; nothing where the column is full. The set
    /// has no gaps.
    #[inline]
    #[must_use]
    pub const fn landing(self, column: Column) -> Self {
        let foot = 1 << (HEIGHT * column.index() as u32);
        // Adding to the lowest cell carries over all that are taken.
        Self((self.0 + foot) & Self::column(column).0 & !self.0)
    }

    /// Whether there are four in a row.
    #[inline]
    pub fn has_four(self) -> bool {
        STEPS.into_iter().any(|step| {
            let pairs = self.0 & self.0 >> step;
            pairs & pairs >> (2 * step) != 0
        })
    }

    /// The cells of every four in a row.
    pub fn fours(self) -> Self {
        let cells = STEPS.into_iter().fold(0, |all, step| {
            let pairs = self.0 & self.0 >> step;
            let first = pairs & pairs >> (2 * step);
            all | first | first << step | first << (2 * step) | first << (3 * step)
        });
        Self(cells)
    }

    /// How many of the lines of four without a disc of the other side hold one, two and three of this.
    #[inline]
    pub fn open_lines(self, other: Self) -> [u32; 3] {
        let mut open = [0; 3];
        for step in STEPS {
            let [a, b, c, d] = Self::along(self.0, step);
            let free = Self::along(other.inverse().0, step);
            let free = free.into_iter().fold(Self::ALL.0, |all, cells| all & cells);
            // Every line at once, as the bit of its first cell: one or three of four are odd.
            let odd = a ^ b ^ c ^ d;
            let three = odd & (a & b | c & d);
            let two = (a | b | c | d) & !odd & !(a & b & c & d);
            for (count, lines) in open.iter_mut().zip([odd & !three, two, three]) {
                *count += (lines & free).count_ones();
            }
        }
        open
    }

    /// The cells that lie none, one, two and three steps along the lines.
    #[inline]
    const fn along(bits: u64, step: u32) -> [u64; 4] {
        [bits, bits >> step, bits >> (2 * step), bits >> (3 * step)]
    }

    /// The numbers of the cells, row by row from the upper left.
    pub fn cells(self) -> impl Iterator<Item = u8> {
        (0..CELLS).filter(move |&cell| self.meets(Self::cell(cell)))
    }
}
