//! The symmetries of the board.

use super::{Hole, Marbles, Move, Position, Quadrant, SIDE, Spin, Turn};
use crate::games::Side;

/// One of the eight ways to turn or mirror the whole board. The value of a position is the same for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// Rows and columns change places, before anything else.
    transposed: bool,
    upside_down: bool,
    left_right: bool,
}

impl Symmetry {
    /// All eight, the one that changes nothing first.
    ///
    /// ```
    /// use plyground::games::pentago::{Position, Symmetry};
    /// let start = Position::default();
    /// assert_eq!(Symmetry::all().count(), 8);
    /// assert!(Symmetry::all().all(|symmetry| symmetry.position(&start) == start));
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self {
            transposed: bits & 1 != 0,
            upside_down: bits & 2 != 0,
            left_right: bits & 4 != 0,
        })
    }

    /// Where a hole goes.
    pub fn hole(self, hole: Hole) -> Hole {
        let turn = |reversed, i, last| if reversed { last - i } else { i };
        let (row, column) = if self.transposed {
            (hole.column(), hole.row())
        } else {
            (hole.row(), hole.column())
        };
        let row = turn(self.upside_down, row, SIDE - 1);
        let column = turn(self.left_right, column, SIDE - 1);
        Hole::at(row, column).unwrap_or(hole)
    }

    /// Whether left and right turns change places.
    fn mirrors(self) -> bool {
        self.transposed ^ self.upside_down ^ self.left_right
    }

    /// The image of a turn.
    pub fn turn(self, turn: Turn) -> Turn {
        let spin = match (turn.spin, self.mirrors()) {
            (Spin::Left, false) | (Spin::Right, true) => Spin::Left,
            (Spin::Right, false) | (Spin::Left, true) => Spin::Right,
        };
        Turn {
            quadrant: self.quadrant(turn.quadrant),
            spin,
        }
    }

    /// Where a quadrant goes: where its middle goes.
    fn quadrant(self, quadrant: Quadrant) -> Quadrant {
        self.hole(Hole::of_quadrant(quadrant as usize, 4))
            .quadrant()
    }

    /// The image of a move.
    pub fn mv(self, mv: Move) -> Move {
        Move {
            hole: self.hole(mv.hole),
            turn: mv.turn.map(|turn| self.turn(turn)),
        }
    }

    /// Where marbles go.
    pub fn marbles(self, marbles: Marbles) -> Marbles {
        marbles
            .holes()
            .fold(Marbles::NONE, |to, hole| to.with(self.hole(hole)))
    }

    /// The image of a position.
    pub fn position(self, position: &Position) -> Position {
        let [first, second] =
            [Side::First, Side::Second].map(|side| self.marbles(position.marbles(side)));
        // The numbers of marbles stay as they are.
        Position::new(first, second).unwrap_or(*position)
    }
}
