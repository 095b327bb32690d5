//! The holes of the board, and moves into them.

use std::fmt;

use super::turn::{Quadrant, Turn};

/// Holes along a side.
pub const SIDE: u8 = 6;
/// Holes of the board.
pub const HOLES: u8 = SIDE * SIDE;

/// A hole: column a to f, row 1 to 6 from the top.
///
/// ```
/// use plyground::games::pentago::{Hole, Quadrant};
/// let hole = Hole::at(1, 4).expect("a hole");
/// assert_eq!((hole.to_string().as_str(), hole.quadrant()), ("e2", Quadrant::UpperRight));
/// assert_eq!(Hole::all().count(), 36);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hole(u8);

impl Hole {
    /// The hole of a row and a column, both counted from 0 at the upper left; `None` off the board.
    pub const fn at(row: u8, column: u8) -> Option<Self> {
        if row < SIDE && column < SIDE {
            Some(Self(SIDE * row + column))
        } else {
            None
        }
    }

    /// All holes, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..HOLES).map(Self)
    }

    /// Its number, row by row from 0.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its row, counted from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Its column, counted from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The quadrant that it lies in.
    pub const fn quadrant(self) -> Quadrant {
        Quadrant::ALL[(self.row() / 3 * 2 + self.column() / 3) as usize]
    }

    /// Its number in the quadrant, row by row from 0.
    pub const fn in_quadrant(self) -> u8 {
        self.row() % 3 * 3 + self.column() % 3
    }

    /// The hole of that number in a quadrant, the reverse of the two above.
    pub(super) const fn of_quadrant(quadrant: usize, number: usize) -> Self {
        let (row, column) = (quadrant / 2 * 3 + number / 3, quadrant % 2 * 3 + number % 3);
        Self(SIDE * row as u8 + column as u8)
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

/// A marble into a hole, then a turn; no turn after a placement that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the marble goes.
    pub hole: Hole,
    /// The quadrant that turns.
    pub turn: Option<Turn>,
}

impl fmt::Display for Move {
    /// `e34L`, or `e3` without a turn.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.turn {
            Some(turn) => write!(f, "{}{turn}", self.hole),
            None => write!(f, "{}", self.hole),
        }
    }
}
