//! The marbles of one side as bits.

use super::lines::{LINES, Line};
use super::moves::Hole;
use super::turn::{Quadrant, Spin, Turn};

/// Holes of a quadrant.
const NINE: usize = 9;
/// Ways to fill the holes of a quadrant.
const PATTERNS: usize = 1 << NINE;

/// A set of holes: nine bits for each quadrant, row by row, each quadrant in sixteen bits of its own, so
/// that a turn is one look into a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marbles(u64);

/// The image of each row of three holes of a quadrant after a turn to the left and to the right, for each way to fill
/// it.
static TURNED: [[[u16; 8]; 3]; 2] = {
    let mut turned = [[[0; 8]; 3]; 2];
    let mut i = 0;
    while i < NINE * 8 {
        let (row, column, pattern) = (i / 3 % 3, i % 3, i / NINE);
        if pattern >> column & 1 == 1 {
            turned[Spin::Left as usize][row][pattern] |= 1 << (3 * (2 - column) + row);
            turned[Spin::Right as usize][row][pattern] |= 1 << (3 * column + 2 - row);
        }
        i += 1;
    }
    turned
};

/// For each row of three holes of each quadrant and each way to fill it the lines, as bits, that it leaves no gap
/// in. By whole quadrants it would be fewer looks, but 8 KB for a page to load.
static FILLED: [[[u32; 8]; 3]; 4] = {
    let mut filled = [[[0; 8]; 3]; 4];
    let mut i = 0;
    while i < 4 * 3 * LINES {
        let (quadrant, row, line) = (i % 4, i / 4 % 3, i / 12);
        let needed = Marbles::of_line(line).quadrant_bits(quadrant) >> (3 * row) & 7;
        let mut pattern = 0;
        while pattern < 8 {
            if pattern & needed == needed {
                filled[quadrant][row][pattern] |= 1 << line;
            }
            pattern += 1;
        }
        i += 1;
    }
    filled
};

impl Marbles {
    /// No hole.
    pub const NONE: Self = Self(0);
    /// Every hole.
    pub const ALL: Self = Self(0x01ff_01ff_01ff_01ff);

    const fn bit(hole: Hole) -> u64 {
        1 << (16 * hole.quadrant() as u32 + hole.in_quadrant() as u32)
    }

    const fn of_line(line: usize) -> Self {
        let (mut marbles, mut i) = (0, 0);
        while i < 5 {
            marbles |= Self::bit(Line::ALL[line].0[i]);
            i += 1;
        }
        Self(marbles)
    }

    const fn quadrant_bits(self, quadrant: usize) -> usize {
        (self.0 >> (16 * quadrant)) as usize & (PATTERNS - 1)
    }

    /// The bits: the hole of number `n` in quadrant `q`, both from 0 and row by row, is bit `16 q + n`.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of these bits; those that stand for no hole are dropped.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The nine holes of a quadrant as bits, row by row.
    #[inline]
    pub const fn quadrant(self, quadrant: Quadrant) -> u16 {
        self.quadrant_bits(quadrant as usize) as u16
    }

    /// Its three rows, each a number from 0 to 7.
    #[inline]
    pub const fn rows(self, quadrant: Quadrant) -> [usize; 3] {
        let pattern = self.quadrant_bits(quadrant as usize);
        // The masks are for the compiler too, which then needs no check of a bound.
        [pattern & 7, pattern >> 3 & 7, pattern >> 6 & 7]
    }

    /// Whether the hole is in the set.
    #[inline]
    pub const fn has(self, hole: Hole) -> bool {
        self.0 & Self::bit(hole) != 0
    }

    /// The set with that hole.
    #[inline]
    #[must_use]
    pub const fn with(self, hole: Hole) -> Self {
        Self(self.0 | Self::bit(hole))
    }

    /// The union.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The intersection.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Every hole that is not in the set.
    #[inline]
    #[must_use]
    pub const fn inverse(self) -> Self {
        Self(self.0 ^ Self::ALL.0)
    }

    /// The number of holes.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The holes, quadrant by quadrant and there row by row.
    pub fn holes(self) -> impl Iterator<Item = Hole> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let bit = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                Hole::of_quadrant(bit / 16, bit % 16)
            })
        })
    }

    /// Where the marbles are after a turn.
    ///
    /// ```
    /// use plyground::games::pentago::{Marbles, Turn};
    /// let corner = Marbles::from_bits(1);
    /// for turn in Turn::ALL {
    ///     assert_eq!(corner.turned(turn).count(), 1);
    /// }
    /// ```
    #[inline]
    #[must_use]
    pub fn turned(self, turn: Turn) -> Self {
        let quadrant = turn.quadrant as usize;
        let [first, second, third] = &TURNED[turn.spin as usize];
        let [a, b, c] = self.rows(turn.quadrant);
        let turned = first[a] | second[b] | third[c];
        let shift = 16 * quadrant;
        Self(self.0 & !(0xffff << shift) | u64::from(turned) << shift)
    }

    /// The lines of five that are full, bit `i` for `Line::ALL[i]`.
    #[inline]
    pub fn fives(self) -> u32 {
        Quadrant::ALL.into_iter().fold(u32::MAX, |lines, quadrant| {
            let [first, second, third] = &FILLED[quadrant as usize];
            let [a, b, c] = self.rows(quadrant);
            lines & first[a] & second[b] & third[c]
        })
    }

    /// Whether there are five in a row.
    ///
    /// ```
    /// use plyground::games::pentago::{Hole, Marbles};
    /// let holes = (0..5).filter_map(|column| Hole::at(0, column));
    /// let row = holes.fold(Marbles::from_bits(0), Marbles::with);
    /// assert!(row.has_five());
    /// assert_eq!(row.count(), 5);
    /// ```
    #[inline]
    pub fn has_five(self) -> bool {
        self.fives() != 0
    }
}
