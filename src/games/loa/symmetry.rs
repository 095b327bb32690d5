//! The symmetries of the board.

use super::{Men, Move, Position, SIDE, Square};
use crate::games::{Adversarial, Side};

/// One of the eight ways to turn or mirror the board. The value of a position is the same for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// Files and ranks change places, before anything else.
    transposed: bool,
    upside_down: bool,
    left_right: bool,
}

impl Symmetry {
    /// All eight, the one that changes nothing first.
    ///
    /// ```
    /// use plyground::games::loa::{Square, Symmetry};
    /// let corner = Square::at(0, 0).expect("a square");
    /// let images: std::collections::BTreeSet<String> =
    ///     Symmetry::all().map(|symmetry| symmetry.square(corner).to_string()).collect();
    /// assert_eq!(images.into_iter().collect::<Vec<_>>(), ["a1", "a8", "h1", "h8"]);
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self {
            transposed: bits & 1 != 0,
            upside_down: bits & 2 != 0,
            left_right: bits & 4 != 0,
        })
    }

    /// Where a square goes.
    pub fn square(self, square: Square) -> Square {
        let (file, rank) = if self.transposed {
            (square.rank(), square.file())
        } else {
            (square.file(), square.rank())
        };
        let turn = |reversed, i| if reversed { SIDE - 1 - i } else { i };
        let [file, rank] = [turn(self.left_right, file), turn(self.upside_down, rank)];
        Square::at(file, rank).unwrap_or(square)
    }

    /// The image of a move.
    pub fn mv(self, mv: Move) -> Move {
        Move {
            from: self.square(mv.from),
            to: self.square(mv.to),
            ..mv
        }
    }

    /// Where men go.
    pub fn men(self, men: Men) -> Men {
        men.squares()
            .fold(Men::NONE, |to, square| to.or(Men::one(self.square(square))))
    }

    /// The image of a position.
    pub fn position(self, position: &Position) -> Position {
        let [first, second] = [Side::First, Side::Second].map(|side| self.men(position.men(side)));
        // The numbers of men stay as they are.
        Position::new(first, second, position.side(), position.rules()).unwrap_or(*position)
    }
}
