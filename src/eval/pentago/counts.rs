//! The number of marbles of a side on each line of five.

use crate::games::pentago::{LINES, Line, Marbles, Quadrant, Turn};

/// Rows of a quadrant, of three holes.
const ROWS: usize = 3;
/// Ways to fill a row.
const PATTERNS: usize = 8;
/// The lowest bit of each count.
const ONES: u128 = u128::MAX / 15;

/// A count from 0 to 5 for each of the 32 lines, four bits each: twelve looks into a table and
/// eleven additions make them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarbleCounts(u128);

/// The contribution of each row of each quadrant to the counts, for each way to fill it. By quadrants it would be two
/// thirds of the additions, but 32 KB: too much for a page to load, and for a processor to hold at hand.
static ADDED: [[[u128; PATTERNS]; ROWS]; 4] = {
    let mut added = [[[0; PATTERNS]; ROWS]; 4];
    let mut line = 0;
    while line < LINES {
        let mut i = 0;
        while i < 5 {
            let hole = Line::ALL[line].0[i];
            let (row, column) = (hole.in_quadrant() / 3, hole.in_quadrant() % 3);
            let mut pattern = 0;
            while pattern < PATTERNS {
                let has = (pattern >> column & 1) as u128;
                added[hole.quadrant() as usize][row as usize][pattern] += has << (4 * line);
                pattern += 1;
            }
            i += 1;
        }
        line += 1;
    }
    added
};

impl MarbleCounts {
    /// The counts of a side.
    #[inline]
    pub fn of(marbles: Marbles) -> Self {
        let parts = Quadrant::ALL.map(|quadrant| Self::part(marbles, quadrant));
        Self(parts[0] + parts[1] + parts[2] + parts[3])
    }

    #[inline]
    fn part(marbles: Marbles, quadrant: Quadrant) -> u128 {
        let [first, second, third] = &ADDED[quadrant as usize];
        let [a, b, c] = marbles.rows(quadrant);
        first[a] + second[b] + third[c]
    }

    /// The counts of the same side, these being `marbles`, after a turn.
    #[inline]
    #[must_use]
    pub fn turned(self, marbles: Marbles, turn: Turn) -> Self {
        let Turn { quadrant, .. } = turn;
        let after = Self::part(marbles.turned(turn), quadrant);
        Self(self.0 - Self::part(marbles, quadrant) + after)
    }

    /// The count of a line.
    pub const fn get(self, line: usize) -> u32 {
        (self.0 >> (4 * line)) as u32 & 15
    }

    /// The lines without a marble, as the lowest bit of each.
    #[inline]
    fn none(self) -> u128 {
        !(self.0 | self.0 >> 1 | self.0 >> 2) & ONES
    }

    /// The lines on which the other side has nothing, by what this side has on them: how many with 1, 2,
    /// 3 and 4.
    #[inline]
    pub fn open(self, other: Self) -> [u32; 4] {
        let free = other.none();
        let [one, two, four] = [self.0, self.0 >> 1, self.0 >> 2].map(|bits| bits & free);
        [one & !two & !four, two & !one, two & one, four & !one].map(u128::count_ones)
    }

    /// Whether a line has four marbles of this side or five.
    #[inline]
    pub fn has_four(self) -> bool {
        self.0 >> 2 & ONES != 0
    }

    /// Whether a line lacks one marble of this side, and its hole is empty.
    #[inline]
    pub fn has_open_four(self, other: Self) -> bool {
        self.0 >> 2 & !self.0 & other.none() != 0
    }

    /// Whether a line is full.
    #[inline]
    pub fn has_five(self) -> bool {
        self.0 >> 2 & self.0 & ONES != 0
    }
}
