//! The squares of the board, and the directions from one to the next.

use std::fmt;

/// Squares along a side.
pub const SIDE: u8 = 8;
/// Squares of the board.
pub const SQUARES: usize = 64;

/// A square: file a to h, rank 1 to 8, both from the first side's lower left.
///
/// ```
/// use plyground::games::loa::Square;
/// let square = Square::at(2, 3).expect("a square");
/// assert_eq!((square.to_string().as_str(), square.file(), square.rank()), ("c4", 2, 3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Square(u8);

impl Square {
    /// The square of a file and a rank, both counted from 0; `None` off the board.
    pub const fn at(file: u8, rank: u8) -> Option<Self> {
        if file < SIDE && rank < SIDE {
            Some(Self(SIDE * rank + file))
        } else {
            None
        }
    }

    /// The square of that number, see [`Square::index`]; what is above 63 is taken modulo 64.
    #[inline]
    pub const fn of(index: u8) -> Self {
        Self(index & 63)
    }

    /// Its number, rank by rank from 0 at a1.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask is for the compiler, which then needs no check of bounds.
        (self.0 & 63) as usize
    }

    /// Its file, counted from 0 at a.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 % SIDE
    }

    /// Its rank, counted from 0.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 / SIDE
    }

    /// The square this many steps away; `None` off the board.
    pub const fn step(self, direction: Direction, steps: u8) -> Option<Self> {
        let (right, up) = direction.step();
        let file = self.file() as i8 + right * steps as i8;
        let rank = self.rank() as i8 + up * steps as i8;
        // A negative number is far off the board as an unsigned one.
        Self::at(file as u8, rank as u8)
    }

    /// The square of a name.
    pub fn named(file: u8, rank: u8) -> Option<Self> {
        Self::at(file.checked_sub(b'a')?, rank.checked_sub(b'1')?)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

/// One of the eight ways to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Direction(u8);

/// Steps to the right and up; opposite directions are four apart.
const STEPS: [(i8, i8); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

impl Direction {
    /// All eight, clockwise from up.
    pub const ALL: [Self; 8] = {
        let mut all = [Self(0); 8];
        let mut i = 0;
        while i < 8 {
            all[i] = Self(i as u8);
            i += 1;
        }
        all
    };

    /// Its place in [`Direction::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 7) as usize
    }

    /// The way back.
    #[inline]
    pub const fn back(self) -> Self {
        Self(self.0 ^ 4)
    }

    const fn step(self) -> (i8, i8) {
        STEPS[self.index()]
    }
}
