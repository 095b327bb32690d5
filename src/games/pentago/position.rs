//! A position and its rules.

use super::{HOLES, Hole, Marbles, Move, Turn};
use crate::games::random::Dice;
use crate::games::{Adversarial, Game, Outcome, Playout, Side};

/// Both sides' marbles. Whose move it is follows from their numbers: X, who begins, has as many as O or
/// one more.
///
/// ```
/// use plyground::games::{Adversarial, Game, Notation, Outcome, Side};
/// use plyground::games::pentago::Position;
/// let four: Position = "XXXX.. ...... .O.O.. ...... O.O... ......".replace(' ', "").parse().unwrap();
/// let end = four.played(four.read_move("e1").unwrap());
/// assert_eq!(end.outcome(), Some(Outcome::Win(Side::First)));
/// assert_eq!(end.legal().count(), 0);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Position {
    /// Of the side to move.
    own: Marbles,
    other: Marbles,
}

impl Position {
    /// The empty board.
    pub const START: Self = Self {
        own: Marbles::NONE,
        other: Marbles::NONE,
    };

    /// The position of these marbles, unless two lie in one hole or the numbers are not those of a
    /// game.
    pub fn new(first: Marbles, second: Marbles) -> Option<Self> {
        let (own, other) = match first.count().checked_sub(second.count())? {
            0 => (first, second),
            1 => (second, first),
            _ => return None,
        };
        (first.and(second) == Marbles::NONE).then_some(Self { own, other })
    }

    /// The marbles of the side to move.
    #[inline]
    pub const fn own(&self) -> Marbles {
        self.own
    }

    /// The marbles of the side that moved.
    #[inline]
    pub const fn other(&self) -> Marbles {
        self.other
    }

    /// The marbles of a side.
    pub fn marbles(&self, side: Side) -> Marbles {
        if side == self.side() {
            self.own
        } else {
            self.other
        }
    }

    /// The side of the marble in a hole; `None` if it is empty.
    pub fn at(&self, hole: Hole) -> Option<Side> {
        [Side::First, Side::Second]
            .into_iter()
            .find(|&side| self.marbles(side).has(hole))
    }

    /// The empty holes.
    #[inline]
    pub const fn empty(&self) -> Marbles {
        self.own.or(self.other).inverse()
    }

    /// Marbles on the board.
    ///
    /// ```
    /// use plyground::games::{Adversarial, Notation};
    /// use plyground::games::pentago::Position;
    /// let start = Position::default();
    /// let next = start.played(start.read_move("b21L")?);
    /// assert_eq!((start.stones(), next.stones()), (0, 1));
    /// # Ok::<(), plyground::games::pentago::MoveError>(())
    /// ```
    #[inline]
    pub const fn stones(&self) -> u32 {
        self.own.or(self.other).count()
    }

    /// The marbles of each side as the other's.
    pub(super) const fn exchanged(&self) -> Self {
        Self {
            own: self.other,
            other: self.own,
        }
    }

    /// The moves that put a marble into that empty hole.
    fn moves_at(&self, hole: Hole) -> impl Iterator<Item = Move> {
        let wins = self.own.with(hole).has_five();
        let at_once = wins.then_some(Move { hole, turn: None });
        let turns: &[Turn] = if wins { &[] } else { &Turn::ALL };
        let turns = turns.iter().map(move |&turn| Move {
            hole,
            turn: Some(turn),
        });
        at_once.into_iter().chain(turns)
    }
}

impl Game for Position {
    type Move = Move;

    /// Hole by hole, quadrant by quadrant; the turns of each in the order of [`Turn::ALL`].
    fn legal(&self) -> impl Iterator<Item = Move> {
        let empty = match self.outcome() {
            Some(_) => Marbles::NONE,
            None => self.empty(),
        };
        empty.holes().flat_map(|hole| self.moves_at(hole))
    }
}

impl Adversarial for Position {
    /// For each hole the placement without a turn, then its eight turns.
    const MOVES: usize = HOLES as usize * 9;

    #[inline]
    fn number(mv: Move) -> usize {
        let turn = mv.turn.map_or(0, |turn| 1 + turn.index());
        9 * usize::from(mv.hole.index()) + usize::from(turn)
    }

    #[inline]
    fn side(&self) -> Side {
        if self.stones().is_multiple_of(2) {
            Side::First
        } else {
            Side::Second
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        match (self.own.has_five(), self.other.has_five()) {
            (true, true) => Some(Outcome::Draw),
            (true, false) => Some(Outcome::Win(self.side())),
            (false, true) => Some(Outcome::Win(self.side().other())),
            (false, false) if self.empty() == Marbles::NONE => Some(Outcome::Draw),
            (false, false) => None,
        }
    }

    #[inline]
    fn played(&self, mv: Move) -> Self {
        let placed = self.own.with(mv.hole);
        let turned = |marbles: Marbles| mv.turn.map_or(marbles, |turn| marbles.turned(turn));
        Self {
            own: turned(self.other),
            other: turned(placed),
        }
    }

    #[inline]
    fn key(&self) -> u128 {
        u128::from(self.own.bits()) << 64 | u128::from(self.other.bits())
    }
}

impl Playout for Position {
    fn follow(&mut self, mv: Move, _dice: &mut Dice) -> u64 {
        *self = self.played(mv);
        0
    }

    /// Draws a hole and a turn; a hole that wins at once, which has no turns, counts an eighth.
    fn random_step(&mut self, dice: &mut Dice) -> Option<u64> {
        if self.outcome().is_some() {
            return None;
        }
        let empty = self.empty();
        loop {
            let drawn = dice.below(8 * empty.count());
            let hole = empty.holes().nth(drawn as usize / 8)?;
            let turn = Turn::ALL[drawn as usize % 8];
            if !self.own.with(hole).has_five() {
                let turn = Some(turn);
                return Some(self.follow(Move { hole, turn }, dice));
            }
            if turn.index() == 0 {
                return Some(self.follow(Move { hole, turn: None }, dice));
            }
        }
    }
}
