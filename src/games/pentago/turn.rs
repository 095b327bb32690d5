//! Quadrants and how they turn.

use std::fmt;

/// One of the four 3x3 parts of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quadrant {
    /// Number 1.
    UpperLeft,
    /// Number 2.
    UpperRight,
    /// Number 3.
    LowerLeft,
    /// Number 4.
    LowerRight,
}

impl Quadrant {
    /// All four, by their numbers.
    pub const ALL: [Self; 4] = [
        Self::UpperLeft,
        Self::UpperRight,
        Self::LowerLeft,
        Self::LowerRight,
    ];

    /// Its number in notation, 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// The way a quadrant turns, seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spin {
    /// Counter-clockwise, `L`.
    Left,
    /// Clockwise, `R`.
    Right,
}

/// A quarter turn of a quadrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The quadrant that turns.
    pub quadrant: Quadrant,
    /// Which way.
    pub spin: Spin,
}

impl Turn {
    /// All eight, in the order of every list of moves: 1L, 1R, 2L, ... 4R.
    pub const ALL: [Self; 8] = {
        let mut all = [Self {
            quadrant: Quadrant::UpperLeft,
            spin: Spin::Left,
        }; 8];
        let mut i = 0;
        while i < 8 {
            all[i].quadrant = Quadrant::ALL[i / 2];
            all[i].spin = if i % 2 == 0 { Spin::Left } else { Spin::Right };
            i += 1;
        }
        all
    };

    /// Its place in [`Turn::ALL`].
    pub const fn index(self) -> u8 {
        2 * self.quadrant as u8 + self.spin as u8
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spin = match self.spin {
            Spin::Left => 'L',
            Spin::Right => 'R',
        };
        write!(f, "{}{spin}", self.quadrant.number())
    }
}
