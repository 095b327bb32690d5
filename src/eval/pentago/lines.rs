//! Open lines of five, and who can win at once.

use std::rc::Rc;

use super::{LearnedLines, MarbleCounts, Reach, ReachWeights};
use crate::eval::{Explain, StaticEval};
use crate::games::pentago::{Marbles, Move, Position, Turn};
use crate::games::{Adversarial, Game};

/// The value of a win that the evaluation sees one move ahead: more than any sum of
/// features, less than a win that was searched.
const WINS_NEXT: f32 = 5e5;
/// The most that features may add up to.
const MOST: f32 = 4e5;

/// The features by name. The first four are lines with 1, 2, 3 or 4 marbles of one side and none of the other. The
/// next four are the same, summed over the eight boards after a turn. Then come the middles of the quadrants, which no
/// turn moves; the open lines in all rotations ([`Reach`]); and the same with learned weights ([`LearnedLines`]).
pub const LINE_FEATURES: [&str; 11] = [
    "one",
    "two",
    "three",
    "four",
    "turned-one",
    "turned-two",
    "turned-three",
    "turned-four",
    "middle",
    "reach",
    "learned",
];

/// The number of features that count open lines.
const OPEN: usize = 8;
/// The last two of the features.
const REACH: usize = 9;
const LEARNED: usize = 10;

/// The value of odds of e to 1 at a weight of 1 of the learned feature.
const LOGARITHM: f32 = 100.0;

/// The weights of the features.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LineWeights {
    /// In the order of [`LINE_FEATURES`].
    pub features: [f32; LINE_FEATURES.len()],
    /// To be the side to move.
    pub tempo: f32,
    /// The weights of the reach.
    pub reach: ReachWeights,
}

/// Values a position by its open lines as it lies and as each of the eight turns would make it, and by
/// the middles of the quadrants. Sees a win of the side to move before it is played.
#[derive(Clone, Debug)]
pub struct Lines {
    weights: LineWeights,
    /// Whether open lines count by themselves.
    counts_open: bool,
    /// `None` where it counts for nothing.
    reach: Option<Rc<Reach>>,
}

/// The open lines of both sides as the board lies, and summed over the eight turns.
struct Sight {
    open: [[u32; 4]; 2],
    turned: [[u32; 4]; 2],
    /// Whether the side to move wins at once.
    wins: bool,
}

/// The middles of the quadrants.
const MIDDLES: Marbles = Marbles::from_bits(0x0010_0010_0010_0010);

impl Sight {
    /// The counts of a position. Open lines, which take most of the time, are counted only if `count` is true.
    #[inline]
    fn of(position: &Position, count: bool) -> Self {
        let sides = [position.own(), position.other()];
        let counts = sides.map(MarbleCounts::of);
        let mut sight = Self {
            open: [[0; 4]; 2],
            turned: [[0; 4]; 2],
            wins: wins(sides, counts),
        };
        if count {
            sight.open = open(counts);
            for turn in Turn::ALL {
                let open = open(turned(counts, sides, turn));
                let sums = sight.turned.as_flattened_mut().iter_mut();
                sums.zip(open.as_flattened())
                    .for_each(|(sum, count)| *sum += count);
            }
        }
        sight
    }
}

fn open([own, other]: [MarbleCounts; 2]) -> [[u32; 4]; 2] {
    [own.open(other), other.open(own)]
}

fn turned([own, other]: [MarbleCounts; 2], sides: [Marbles; 2], turn: Turn) -> [MarbleCounts; 2] {
    [own.turned(sides[0], turn), other.turned(sides[1], turn)]
}

/// Whether the first of two sides wins with one move.
#[inline]
fn wins(sides: [Marbles; 2], [own, other]: [MarbleCounts; 2]) -> bool {
    own.has_open_four(other)
        || Turn::ALL.into_iter().any(|turn| {
            let own = own.turned(sides[0], turn);
            // Mostly it has no four, and the other side need not be looked at.
            own.has_four() && {
                let other = other.turned(sides[1], turn);
                (own.has_open_four(other) || own.has_five()) && !other.has_five()
            }
        })
}

impl Lines {
    /// An evaluation with these weights.
    pub fn new(weights: LineWeights) -> Self {
        let open = &weights.features[..OPEN];
        Self {
            weights,
            counts_open: open.iter().any(|&weight| weight != 0.0),
            reach: (weights.features[REACH] != 0.0).then(|| Rc::new(Reach::new(weights.reach))),
        }
    }

    /// The contribution of one side's features.
    fn features(
        &self,
        open: [u32; 4],
        turned: [u32; 4],
        marbles: Marbles,
    ) -> [f32; LINE_FEATURES.len()] {
        let mut counts = [0; LINE_FEATURES.len()];
        counts[..4].copy_from_slice(&open);
        counts[4..8].copy_from_slice(&turned);
        counts[8] = marbles.and(MIDDLES).count();
        std::array::from_fn(|i| self.weights.features[i] * counts[i] as f32)
    }

    /// The contribution of the features for the side to move.
    fn differences(&self, position: &Position, sight: &Sight) -> [f32; LINE_FEATURES.len()] {
        let own = self.features(sight.open[0], sight.turned[0], position.own());
        let other = self.features(sight.open[1], sight.turned[1], position.other());
        let mut differences = std::array::from_fn(|i| own[i] - other[i]);
        if let Some(reach) = &self.reach {
            let value = reach.value(position.own(), position.other());
            differences[REACH] = self.weights.features[REACH] * value;
        }
        let weight = self.weights.features[LEARNED];
        if weight != 0.0 {
            differences[LEARNED] = weight * LOGARITHM * LearnedLines::standard().value(position);
        }
        differences
    }
}

/// Whether the side to move can win at once in a game that is not over.
pub fn wins_at_once(position: &Position) -> bool {
    Sight::of(position, false).wins
}

/// A move that wins at once: a placement, else a placement and a turn; `None` when there is none.
pub fn winning_move(position: &Position) -> Option<Move> {
    if position.outcome().is_some() || !wins_at_once(position) {
        return None;
    }
    let (own, other) = (position.own(), position.other());
    let fives = |mv: &Move| match mv.turn {
        None => true,
        Some(turn) => own.with(mv.hole).turned(turn).has_five() && !other.turned(turn).has_five(),
    };
    let at_once = position.legal().find(|mv| mv.turn.is_none());
    at_once.or_else(|| position.legal().find(fives))
}

impl StaticEval<Position> for Lines {
    #[inline]
    fn static_eval(&self, position: &Position) -> f32 {
        let sight = Sight::of(position, self.counts_open);
        if sight.wins {
            return WINS_NEXT;
        }
        let features = self.differences(position, &sight);
        let value = self.weights.tempo + features.iter().sum::<f32>();
        // Weights may be set so large that no bound follows from them.
        value.clamp(-MOST, MOST)
    }

    /// Where a move wins at once, no other counts.
    fn replies(&self, position: &Position, moves: &mut Vec<Move>) {
        match winning_move(position) {
            Some(mv) => moves.push(mv),
            None => moves.extend(position.legal()),
        }
    }
}

impl Explain<Position> for Lines {
    fn contributions(&self, position: &Position) -> Vec<(&'static str, f32)> {
        let values = self.differences(position, &Sight::of(position, self.counts_open));
        let named = LINE_FEATURES.into_iter().zip(values);
        named.chain([("tempo", self.weights.tempo)]).collect()
    }
}
