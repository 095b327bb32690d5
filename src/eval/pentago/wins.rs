//! Wins at once.

use super::MarbleCounts;
use crate::eval::value_cache::ValueCache;
use crate::games::pentago::{Marbles, Move, Position, Turn};
use crate::games::{Adversarial, Game};

/// Turns as bits of their numbers.
type Turns = u16;

/// No turn, which is number 0, and the eight turns.
const TURNS: [Option<Turn>; 9] = {
    let mut turns = [None; 9];
    let mut i = 0;
    while i < Turn::ALL.len() {
        turns[i + 1] = Some(Turn::ALL[i]);
        i += 1;
    }
    turns
};

#[inline]
fn turned(counts: MarbleCounts, marbles: Marbles, turn: Option<Turn>) -> MarbleCounts {
    turn.map_or(counts, |turn| counts.turned(marbles, turn))
}

/// The turns after which these marbles are four or five on a line.
fn turns_with_four(marbles: Marbles) -> Turns {
    let counts = MarbleCounts::of(marbles);
    let has_four = TURNS.map(|turn| turned(counts, marbles, turn).has_four());
    let bits = (0..).zip(has_four).map(|(i, four)| Turns::from(four) << i);
    bits.sum()
}

/// Whether the side to move wins at once by a marble and one of these turns, in a game that is not over.
#[inline]
fn wins_by(turns: Turns, position: &Position) -> bool {
    let sides = [position.own(), position.other()];
    let counts = sides.map(MarbleCounts::of);
    let wins = |turn| {
        let [own, other] = [0, 1].map(|i| turned(counts[i], sides[i], turn));
        (own.has_open_four(other) || own.has_five()) && !other.has_five()
    };
    let given = (0..).zip(TURNS).filter(|(i, _)| turns >> i & 1 == 1);
    given.map(|(_, turn)| turn).any(wins)
}

/// Whether the side to move can win at once in a game that is not over.
pub fn wins_at_once(position: &Position) -> bool {
    wins_by(turns_with_four(position.own()), position)
}

/// A move that wins at once: a placement, else a placement and a turn; `None` when there is none.
pub fn winning_move(position: &Position) -> Option<Move> {
    if position.outcome().is_some() || !wins_at_once(position) {
        return None;
    }
    five(position)
}

/// A move that gives the side to move five, and the other side none.
fn five(position: &Position) -> Option<Move> {
    let (own, other) = (position.own(), position.other());
    let fives = |mv: &Move| match mv.turn {
        None => true,
        Some(turn) => own.with(mv.hole).turned(turn).has_five() && !other.turned(turn).has_five(),
    };
    let at_once = position.legal().find(|mv| mv.turn.is_none());
    at_once.or_else(|| position.legal().find(fives))
}

/// Says who wins at once, mostly from what is known of the marbles of the side to move.
#[derive(Debug)]
pub struct CachedWins {
    /// By marbles of the side to move.
    turns_with_four: ValueCache<Turns, 10>,
}

impl CachedWins {
    /// With nothing kept yet; 16 KiB.
    pub fn new() -> Self {
        Self {
            turns_with_four: ValueCache::new(),
        }
    }

    /// The same as [`wins_at_once`].
    #[inline]
    pub fn has_immediate_win(&self, position: &Position) -> bool {
        let own = position.own();
        let turns = self
            .turns_with_four
            .value(own.bits(), || turns_with_four(own));
        turns != 0 && wins_by(turns, position)
    }

    /// The same as [`winning_move`], in a game that is not over.
    #[inline]
    pub fn winning_move(&self, position: &Position) -> Option<Move> {
        self.has_immediate_win(position)
            .then(|| five(position))
            .flatten()
    }
}
