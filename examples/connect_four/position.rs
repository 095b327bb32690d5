//! A position and its rules.

use super::{COLUMNS, Column, Discs};
use crate::games::random::Dice;
use crate::games::{Adversarial, Game, Outcome, Playout, Side};

/// Both sides' discs. Whose move it is follows from their numbers: x, who begins, has as many as o or one
/// more.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Position {
    /// Of the side to move.
    own: Discs,
    other: Discs,
}

impl Position {
    /// The empty board.
    pub const START: Self = Self {
        own: Discs::NONE,
        other: Discs::NONE,
    };

    /// The position of these discs, unless two lie in one cell or the numbers are not those of a game.
    pub fn new(first: Discs, second: Discs) -> Option<Self> {
        let (own, other) = match first.count().checked_sub(second.count())? {
            0 => (first, second),
            1 => (second, first),
            _ => return None,
        };
        (!first.meets(second)).then_some(Self { own, other })
    }

    /// The discs of the side to move.
    #[inline]
    pub const fn own(&self) -> Discs {
        self.own
    }

    /// The discs of the side that moved.
    #[inline]
    pub const fn other(&self) -> Discs {
        self.other
    }

    /// The discs of a side.
    pub fn discs(&self, side: Side) -> Discs {
        if side == self.side() {
            self.own
        } else {
            self.other
        }
    }

    /// Whose disc lies in a cell, counted row by row from the upper left.
    pub fn at(&self, cell: u8) -> Option<Side> {
        let lies = |side: &Side| self.discs(*side).meets(Discs::cell(cell));
        [Side::First, Side::Second].into_iter().find(lies)
    }

    /// All discs.
    #[inline]
    pub const fn taken(&self) -> Discs {
        self.own.or(self.other)
    }

    /// Where a disc dropped into that column comes to lie; nowhere when it is full.
    #[inline]
    pub const fn landing(&self, column: Column) -> Discs {
        self.taken().landing(column)
    }

    /// The first column in which the side to move completes four.
    pub fn winning_move(&self) -> Option<Column> {
        self.legal()
            .find(|&column| self.own.or(self.landing(column)).has_four())
    }
}

impl Game for Position {
    type Move = Column;

    /// The columns that are not full, from the left.
    fn legal(&self) -> impl Iterator<Item = Column> {
        let over = self.outcome().is_some();
        Column::all().filter(move |&column| !over && self.landing(column) != Discs::NONE)
    }
}

impl Adversarial for Position {
    const MOVES: usize = COLUMNS as usize;

    #[inline]
    fn number(column: Column) -> usize {
        column.index().into()
    }

    #[inline]
    fn side(&self) -> Side {
        if self.own.count() == self.other.count() {
            Side::First
        } else {
            Side::Second
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if self.other.has_four() {
            Some(Outcome::Win(self.side().other()))
        } else if self.taken() == Discs::ALL {
            Some(Outcome::Draw)
        } else {
            None
        }
    }

    #[inline]
    fn played(&self, column: Column) -> Self {
        Self {
            own: self.other,
            other: self.own.or(self.landing(column)),
        }
    }

    #[inline]
    fn key(&self) -> u128 {
        u128::from(self.own.bits()) << 64 | u128::from(self.other.bits())
    }
}

impl Playout for Position {
    fn follow(&mut self, column: Column, _dice: &mut Dice) -> u64 {
        *self = self.played(column);
        0
    }
}
