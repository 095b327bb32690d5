//! The number of marbles of a side on each line of five.

use crate::games::pentago::{LINES, Line, Marbles, Quadrant, Turn};

/// Rows of a quadrant, of three holes.
const ROWS: usize = 3;
/// Ways to fill a row.
const PATTERNS: usize = 8;
/// The number of lines in a word.
const WORD: usize = LINES / 2;
/// The lowest bit of each count in a word.
const ONES: u64 = u64::MAX / 15;

/// A count from 0 to 5 for each of the 32 lines, four bits each: twelve looks into a table and eleven additions make
/// them all. No count carries into the next, so two words need no carry between them, which WebAssembly does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarbleCounts([u64; 2]);

/// The contribution of each row of each quadrant to the counts, for each way to fill it. By quadrants it would be two
/// thirds of the additions, but 32 KB: too much for a page to load, and for a processor to hold at hand.
static ADDED: [[[MarbleCounts; PATTERNS]; ROWS]; 4] = {
    let mut added = [[[MarbleCounts([0; 2]); PATTERNS]; ROWS]; 4];
    let mut line = 0;
    while line < LINES {
        let mut i = 0;
        while i < 5 {
            let hole = Line::ALL[line].0[i];
            let (row, column) = (hole.in_quadrant() / 3, hole.in_quadrant() % 3);
            let mut pattern = 0;
            while pattern < PATTERNS {
                let has = (pattern >> column & 1) as u64;
                let counts = &mut added[hole.quadrant() as usize][row as usize][pattern];
                counts.0[line / WORD] += has << (4 * (line % WORD));
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
        parts[0].plus(parts[1]).plus(parts[2]).plus(parts[3])
    }

    #[inline]
    fn part(marbles: Marbles, quadrant: Quadrant) -> Self {
        let [first, second, third] = &ADDED[quadrant as usize];
        let [a, b, c] = marbles.rows(quadrant);
        first[a].plus(second[b]).plus(third[c])
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] - other.0[i]))
    }

    /// The counts of the same side, these being `marbles`, after a turn.
    #[inline]
    #[must_use]
    pub fn turned(self, marbles: Marbles, turn: Turn) -> Self {
        let Turn { quadrant, .. } = turn;
        let after = Self::part(marbles.turned(turn), quadrant);
        self.minus(Self::part(marbles, quadrant)).plus(after)
    }

    /// The count of a line.
    pub const fn get(self, line: usize) -> u32 {
        (self.0[line / WORD] >> (4 * (line % WORD))) as u32 & 15
    }

    /// The lines on which the other side has nothing, by what this side has on them: how many with 1, 2,
    /// 3 and 4.
    #[inline]
    pub fn open(self, other: Self) -> [u32; 4] {
        let mut open = [0; 4];
        for (own, other) in self.0.into_iter().zip(other.0) {
            let free = none(other);
            let [one, two, four] = [own, own >> 1, own >> 2].map(|bits| bits & free);
            let lines = [one & !two & !four, two & !one, two & one, four & !one];
            open.iter_mut()
                .zip(lines)
                .for_each(|(open, lines)| *open += lines.count_ones());
        }
        open
    }

    /// Whether a line has four marbles of this side or five.
    #[inline]
    pub fn has_four(self) -> bool {
        let [low, high] = self.0;
        (low | high) >> 2 & ONES != 0
    }

    /// Whether a line lacks one marble of this side, and its hole is empty.
    #[inline]
    pub fn has_open_four(self, other: Self) -> bool {
        let [low, high] = [0, 1].map(|i| self.0[i] >> 2 & !self.0[i] & none(other.0[i]));
        low | high != 0
    }

    /// Whether a line is full.
    #[inline]
    pub fn has_five(self) -> bool {
        let [low, high] = self.0.map(|counts| counts >> 2 & counts & ONES);
        low | high != 0
    }
}

/// The lines of a word without a marble, as the lowest bit of each.
#[inline]
fn none(counts: u64) -> u64 {
    !(counts | counts >> 1 | counts >> 2) & ONES
}
