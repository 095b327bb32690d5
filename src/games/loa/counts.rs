//! The number of men on each line.

use super::men::Men;
use super::square::{Direction, SQUARES, Square};

/// The four ways a line can lie; each has the direction of the same place in [`Direction::ALL`] and the
/// opposite one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orientation {
    /// A file.
    Column,
    /// A diagonal that goes up to the right.
    Rising,
    /// A rank.
    Row,
    /// A diagonal that goes down to the right.
    Falling,
}

impl Orientation {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Column, Self::Rising, Self::Row, Self::Falling];

    /// The two directions along such a line.
    #[inline]
    pub const fn directions(self) -> [Direction; 2] {
        let direction = Direction::ALL[self as usize];
        [direction, direction.back()]
    }
}

/// The numbers of men on all 46 lines, four bits each: a man more or less is three additions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MenCounts {
    /// Ranks in the lower half, files in the upper.
    straight: u64,
    rising: u64,
    falling: u64,
}

/// The contribution of one man.
static ONE: [MenCounts; SQUARES] = {
    let mut all = [MenCounts::NONE; SQUARES];
    let mut i = 0;
    while i < SQUARES {
        all[i] = MenCounts::of(Men::from_bits(1 << i));
        i += 1;
    }
    all
};

const fn row(square: Square) -> u8 {
    4 * square.rank()
}

const fn column(square: Square) -> u8 {
    32 + 4 * square.file()
}

const fn rising(square: Square) -> u8 {
    4 * (7 + square.rank() - square.file())
}

const fn falling(square: Square) -> u8 {
    4 * (square.rank() + square.file())
}

impl MenCounts {
    const NONE: Self = Self {
        straight: 0,
        rising: 0,
        falling: 0,
    };

    /// The counts of these men of either side.
    pub const fn of(men: Men) -> Self {
        let (mut counts, mut rest) = (Self::NONE, men.bits());
        while rest != 0 {
            let square = Square::of(rest.trailing_zeros() as u8);
            counts.straight += 1 << row(square) | 1 << column(square);
            counts.rising += 1 << rising(square);
            counts.falling += 1 << falling(square);
            rest &= rest - 1;
        }
        counts
    }

    /// A man more.
    #[inline]
    #[must_use]
    pub fn with(self, square: Square) -> Self {
        let one = &ONE[square.index()];
        Self {
            straight: self.straight + one.straight,
            rising: self.rising + one.rising,
            falling: self.falling + one.falling,
        }
    }

    /// A man less.
    #[inline]
    #[must_use]
    pub fn without(self, square: Square) -> Self {
        let one = &ONE[square.index()];
        Self {
            straight: self.straight - one.straight,
            rising: self.rising - one.rising,
            falling: self.falling - one.falling,
        }
    }

    /// The men on the line of that orientation through a square.
    #[inline]
    pub const fn along(self, square: Square, orientation: Orientation) -> u8 {
        let (counts, place) = match orientation {
            Orientation::Column => (self.straight, column(square)),
            Orientation::Rising => (self.rising, rising(square)),
            Orientation::Row => (self.straight, row(square)),
            Orientation::Falling => (self.falling, falling(square)),
        };
        (counts >> place) as u8 & 15
    }
}
