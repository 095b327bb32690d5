//! How many marbles of a side lie on each line of five.

use crate::games::pentago::{LINES, Line, Marbles, Quadrant, Turn};

/// Ways to fill the nine holes of a quadrant.
const PATTERNS: usize = 512;
/// The lowest bit of each count.
const ONES: u128 = u128::MAX / 15;

/// A count from 0 to 5 for each of the 32 lines, four bits each: four looks into a table and three
/// additions make them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts(u128);

/// What each quadrant adds to the counts, for each way to fill it.
static ADDED: [[u128; PATTERNS]; 4] = {
    // Built hole by hole: a pattern adds what it adds without its lowest hole, and what that hole adds.
    let mut single = [[0; 9]; 4];
    let mut line = 0;
    while line < LINES {
        let mut i = 0;
        while i < 5 {
            let hole = Line::ALL[line].0[i];
            single[hole.quadrant() as usize][hole.in_quadrant() as usize] += 1_u128 << (4 * line);
            i += 1;
        }
        line += 1;
    }
    let mut added = [[0; PATTERNS]; 4];
    let mut quadrant = 0;
    while quadrant < 4 {
        let mut pattern = 1_usize;
        while pattern < PATTERNS {
            let lowest = pattern.trailing_zeros() as usize;
            added[quadrant][pattern] =
                added[quadrant][pattern & (pattern - 1)] + single[quadrant][lowest];
            pattern += 1;
        }
        quadrant += 1;
    }
    added
};

impl Counts {
    /// The counts of a side.
    #[inline]
    pub fn of(marbles: Marbles) -> Self {
        let parts = Quadrant::ALL.map(|quadrant| Self::part(marbles, quadrant));
        Self(parts[0] + parts[1] + parts[2] + parts[3])
    }

    #[inline]
    fn part(marbles: Marbles, quadrant: Quadrant) -> u128 {
        // The mask is for the compiler, which then needs no check of the bound.
        ADDED[quadrant as usize][usize::from(marbles.quadrant(quadrant)) & (PATTERNS - 1)]
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
