//! A position and its rules.

use arrayvec::ArrayVec;

use super::{Direction, Men, MenCounts, Move, Orientation, Rules, Square};
use crate::games::random::Dice;
use crate::games::{Adversarial, Game, Outcome, Playout, Side};

/// Men of a side at the start, the most there can be.
pub const MEN: u32 = 12;
/// The most moves of a position: each man in each direction.
const MOVES: usize = 8 * MEN as usize;

/// Both sides' men and whose move it is.
///
/// ```
/// use plyground::games::loa::Position;
/// use plyground::games::{Game, Notation};
/// let start = Position::default();
/// assert_eq!(start.legal().count(), 36);
/// let next = start.played(start.read_move("b1-b3").unwrap());
/// # use plyground::games::Adversarial;
/// assert_eq!(next.to_string(), ".xxxxxx./o......o/o......o/o......o/o......o/ox.....o/o......o/..xxxxx. o");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// Of the side to move.
    own: Men,
    other: Men,
    counts: MenCounts,
    side: Side,
    rules: Rules,
    outcome: Option<Outcome>,
}

impl Default for Position {
    fn default() -> Self {
        Self::START
    }
}

impl Position {
    /// Black, who moves first, on the first and the last rank, White on the files a and h.
    pub const START: Self = {
        let (own, other) = (0x7e00_0000_0000_007e, 0x0081_8181_8181_8100);
        Self {
            own: Men::from_bits(own),
            other: Men::from_bits(other),
            counts: MenCounts::of(Men::from_bits(own | other)),
            side: Side::First,
            rules: Rules::Olympiad,
            outcome: None,
        }
    };

    /// The position of these men, unless two stand on one square, or a side has none or too many.
    pub fn new(first: Men, second: Men, side: Side, rules: Rules) -> Option<Self> {
        let fits = |men: Men| (1..=MEN).contains(&men.count());
        if !first.and(second).is_empty() || !fits(first) || !fits(second) {
            return None;
        }
        let (own, other) = match side {
            Side::First => (first, second),
            Side::Second => (second, first),
        };
        let position = Self {
            own,
            other,
            counts: MenCounts::of(own.or(other)),
            side,
            rules,
            outcome: None,
        };
        Some(position.judged(own.are_connected(), other.are_connected()))
    }

    /// The same men by other rules.
    #[must_use]
    pub fn by(self, rules: Rules) -> Self {
        let by = Self { rules, ..self };
        match self.outcome {
            // One side alone wins by any rules.
            None => by,
            Some(_) => by.judged(self.own.are_connected(), self.other.are_connected()),
        }
    }

    /// By which rules it is played.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The men of the side to move.
    #[inline]
    pub const fn own(&self) -> Men {
        self.own
    }

    /// The men of the side that moved.
    #[inline]
    pub const fn other(&self) -> Men {
        self.other
    }

    /// The men of a side.
    pub fn men(&self, side: Side) -> Men {
        if side == self.side {
            self.own
        } else {
            self.other
        }
    }

    /// The side of the man on a square; `None` if it is empty.
    pub fn at(&self, square: Square) -> Option<Side> {
        [Side::First, Side::Second]
            .into_iter()
            .find(|&side| self.men(side).has(square))
    }

    /// With the outcome that follows from who is connected.
    #[inline]
    fn judged(self, own: bool, other: bool) -> Self {
        let (side, mover) = (self.side, self.side.other());
        let outcome = match (own, other) {
            (false, false) => None,
            (true, false) => Some(Outcome::Win(side)),
            (false, true) => Some(Outcome::Win(mover)),
            (true, true) if self.rules == Rules::Mover => Some(Outcome::Win(mover)),
            (true, true) => Some(Outcome::Draw),
        };
        Self { outcome, ..self }
    }

    /// Where the man on `from` may go in that direction.
    #[inline]
    fn target(&self, from: Square, direction: Direction, steps: u8) -> Option<Square> {
        let to = reach(from, direction, steps)?;
        // The rays towards each other: what lies between.
        let between = direction.ray(from).and(direction.back().ray(to));
        let is_free = !self.own.has(to) && between.and(self.other).is_empty();
        is_free.then_some(to)
    }

    /// Every move of a man, whether or not the game is over.
    #[inline]
    pub fn each_move(&self, mut each: impl FnMut(Move)) {
        for from in self.own.squares() {
            self.each_move_from(from, &mut each);
        }
    }

    /// Every move of the man on a square, whether or not the game is over.
    #[inline]
    pub fn each_move_from(&self, from: Square, mut each: impl FnMut(Move)) {
        for orientation in Orientation::ALL {
            let steps = self.counts.along(from, orientation);
            for direction in orientation.directions() {
                if let Some(to) = self.target(from, direction, steps) {
                    let captures = self.other.has(to);
                    each(Move { from, to, captures });
                }
            }
        }
    }

    /// Every capture, in the order of [`Position::each_move`], in less time.
    #[inline]
    pub fn each_capture(&self, mut each: impl FnMut(Move)) {
        for from in self.own.squares() {
            for orientation in Orientation::ALL {
                let steps = self.counts.along(from, orientation);
                for direction in orientation.directions() {
                    // Most targets are empty, so that test comes first.
                    let Some(to) = reach(from, direction, steps).filter(|&to| self.other.has(to))
                    else {
                        continue;
                    };
                    let between = direction.ray(from).and(direction.back().ray(to));
                    if between.and(self.other).is_empty() {
                        let captures = true;
                        each(Move { from, to, captures });
                    }
                }
            }
        }
    }

    /// All legal moves as a list.
    #[inline]
    fn moves(&self) -> ArrayVec<Move, MOVES> {
        let mut moves = ArrayVec::new();
        if self.outcome.is_none() {
            self.each_move(|mv| moves.push(mv));
            if moves.is_empty() {
                moves.push(Move::PASS);
            }
        }
        moves
    }
}

/// The square this many steps away, if it is on the board.
#[inline]
fn reach(from: Square, direction: Direction, steps: u8) -> Option<Square> {
    const OFFSETS: [i32; 8] = [8, 9, 1, -7, -8, -9, -1, 7];
    let room = ROOM[direction.index()][from.index()];
    let to = from.index() as i32 + OFFSETS[direction.index()] * i32::from(steps);
    (steps <= room).then_some(Square::of(to as u8))
}

/// Steps to the edge.
static ROOM: [[u8; 64]; 8] = {
    let mut room = [[0; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut from = 0;
        while from < 64 {
            let square = Square::of(from as u8);
            room[direction][from] = Direction::ALL[direction].ray(square).count() as u8;
            from += 1;
        }
        direction += 1;
    }
    room
};

impl Game for Position {
    type Move = Move;

    /// Man by man from a1, each clockwise by orientation.
    #[inline]
    fn legal(&self) -> impl Iterator<Item = Move> {
        self.moves().into_iter()
    }
}

impl Adversarial for Position {
    const MOVES: usize = 64 * 64;
    const REPEATS: bool = true;

    #[inline]
    fn number(mv: Move) -> usize {
        64 * mv.from.index() + mv.to.index()
    }

    #[inline]
    fn side(&self) -> Side {
        self.side
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[inline]
    fn played(&self, mv: Move) -> Self {
        let mut next = Self {
            own: self.other,
            other: self.own,
            side: self.side.other(),
            ..*self
        };
        if mv.is_pass() {
            return next;
        }
        let [from, to] = [mv.from, mv.to].map(Men::one);
        next.other = self.own.without(from).or(to);
        next.own = self.other.without(to);
        next.counts = self.counts.without(mv.from);
        if !mv.captures {
            next.counts = next.counts.with(mv.to);
        }
        // Where nobody was connected, only a capture connects those that did not move.
        let own = mv.captures && next.own.are_connected();
        let other = next.other.are_connected();
        next.judged(own, other)
    }

    #[inline]
    fn with_null_move(&self) -> Option<Self> {
        self.outcome.is_none().then(|| self.played(Move::PASS))
    }

    /// The men of the first side in the upper 64 bits, those of the second in the lower. The lower bits are
    /// inverted when the second side moves. Sides share no square, so the two forms differ. The upper ranks of the first
    /// side are mixed into its lower ones, for the place in a table depends on the lower bits most.
    #[inline]
    fn key(&self) -> u128 {
        let (first, second) = match self.side {
            Side::First => (self.own.bits(), self.other.bits()),
            Side::Second => (self.other.bits(), !self.own.bits()),
        };
        u128::from(first ^ first >> 32) << 64 | u128::from(second)
    }
}

impl Playout for Position {
    fn follow(&mut self, mv: Move, _dice: &mut Dice) -> u64 {
        *self = self.played(mv);
        0
    }

    fn random_step(&mut self, dice: &mut Dice) -> Option<u64> {
        let moves = self.moves();
        let mv = moves.get(dice.below(moves.len() as u32) as usize)?;
        Some(self.follow(*mv, dice))
    }
}
