//! 2048 as a game of two sides: one slides, the other places the new tiles.

use std::fmt;

use super::{Direction, NamedSpawn, Tiles};
use crate::games::{Adversarial, Game, Outcome, Side};

/// A position in the eyes of a search that takes the new tiles for an opponent's moves. Sliding is the
/// first side's part; it has lost when it can't move, and won when it makes the goal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TwoSided<B> {
    board: B,
    is_placing: bool,
    goal: u8,
}

/// A move of either side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum HalfTurn {
    /// The first side's.
    Slide(Direction),
    /// The second side's.
    Place(NamedSpawn),
}

impl<B: Tiles> TwoSided<B> {
    /// The first side is to move; `goal` is the exponent of the tile that wins, 0 for none.
    ///
    /// ```
    /// use plyground::games::g2048::{Board, TwoSided};
    /// use plyground::games::{Adversarial, Game, Side};
    /// let board: Board = "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0".parse()?;
    /// let game = TwoSided::new(board, 11); // up to 2048
    /// assert_eq!((game.side(), game.legal().count()), (Side::First, 3));
    /// # Ok::<(), plyground::games::g2048::PositionError>(())
    /// ```
    pub fn new(board: B, goal: u8) -> Self {
        Self {
            board,
            is_placing: false,
            goal,
        }
    }

    /// The board.
    pub fn board(&self) -> &B {
        &self.board
    }

    fn is_won(&self) -> bool {
        self.goal > 0 && self.is_placing && self.board.holds(self.goal)
    }
}

impl HalfTurn {
    /// The direction of a slide.
    pub fn direction(self) -> Option<Direction> {
        match self {
            Self::Slide(direction) => Some(direction),
            Self::Place(_) => None,
        }
    }
}

impl fmt::Display for HalfTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Slide(direction) => direction.fmt(f),
            Self::Place(spawn) => spawn.fmt(f),
        }
    }
}

impl<B: Tiles> Game for TwoSided<B> {
    type Move = HalfTurn;

    #[inline]
    fn legal(&self) -> impl Iterator<Item = HalfTurn> {
        let columns = self.board.columns() as u8;
        let place = move |(_, chance): (f32, B::Chance)| {
            let spawn = chance.into();
            HalfTurn::Place(NamedSpawn { spawn, columns })
        };
        let goes_on = !self.is_won();
        let slides = (goes_on && !self.is_placing).then(|| self.board.legal());
        let places = (goes_on && self.is_placing).then(|| B::chances(&self.board).map(place));
        let slides = slides.into_iter().flatten().map(HalfTurn::Slide);
        slides.chain(places.into_iter().flatten())
    }
}

impl<B: Tiles> Adversarial for TwoSided<B> {
    /// The slides, then a 2 and a 4 on each cell of the largest board.
    const MOVES: usize = 4 + 2 * 36;

    #[inline]
    fn number(mv: HalfTurn) -> usize {
        match mv {
            HalfTurn::Slide(direction) => direction as usize,
            HalfTurn::Place(NamedSpawn { spawn, .. }) => {
                4 + 2 * usize::from(spawn.cell) + usize::from(spawn.four)
            }
        }
    }

    #[inline]
    fn side(&self) -> Side {
        if self.is_placing {
            Side::Second
        } else {
            Side::First
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if self.is_won() {
            return Some(Outcome::Win(Side::First));
        }
        let is_stuck = !self.is_placing && self.board.legal().next().is_none();
        is_stuck.then_some(Outcome::Win(Side::Second))
    }

    #[inline]
    fn played(&self, mv: HalfTurn) -> Self {
        let board = match mv {
            HalfTurn::Slide(direction) => {
                let slid = self.board.slide(direction);
                slid.map_or(self.board, |(slid, _)| slid)
            }
            HalfTurn::Place(NamedSpawn { spawn, .. }) => self.board.with_spawn(spawn),
        };
        Self {
            board,
            is_placing: !self.is_placing,
            ..*self
        }
    }

    /// The goal stays the same throughout a search, and whose turn it is takes the top bit.
    #[inline]
    fn key(&self) -> u128 {
        B::key(&self.board) ^ u128::from(self.is_placing) << 127
    }
}
