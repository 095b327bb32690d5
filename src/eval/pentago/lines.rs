//! Open lines of five.

use std::rc::Rc;

use super::learned::CachedLines;
use super::wins::CachedWins;
use super::{MarbleCounts, Reach, ReachWeights};
use crate::eval::{Explain, StaticEval};
use crate::games::pentago::{Marbles, Move, Position, Turn};

/// The value of a win that the evaluation sees one move ahead: more than any sum of
/// features, less than a win that was searched.
const WINS_NEXT: f32 = 5e5;
/// The most that features may add up to.
const MOST: f32 = 4e5;

/// The features by name. The first four are lines with 1, 2, 3 or 4 marbles of one side and none of the other. The
/// next four are the same, summed over the eight boards after a turn. Then come the middles of the quadrants, which no
/// turn moves; the open lines in all rotations ([`Reach`]); and the same with learned weights
/// ([`LearnedLines`](super::LearnedLines)).
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
    learned: Option<Rc<CachedLines>>,
    wins: Rc<CachedWins>,
}

/// The open lines of both sides as the board lies, and summed over the eight turns.
#[derive(Default)]
struct Sight {
    open: [[u32; 4]; 2],
    turned: [[u32; 4]; 2],
}

/// The middles of the quadrants.
const MIDDLES: Marbles = Marbles::from_bits(0x0010_0010_0010_0010);

impl Sight {
    fn of(position: &Position) -> Self {
        let sides = [position.own(), position.other()];
        let counts = sides.map(MarbleCounts::of);
        let mut turned_lines = [[0; 4]; 2];
        for turn in Turn::ALL {
            let open = open(turned(counts, sides, turn));
            let sums = turned_lines.as_flattened_mut().iter_mut();
            sums.zip(open.as_flattened())
                .for_each(|(sum, count)| *sum += count);
        }
        Self {
            open: open(counts),
            turned: turned_lines,
        }
    }
}

fn open([own, other]: [MarbleCounts; 2]) -> [[u32; 4]; 2] {
    [own.open(other), other.open(own)]
}

fn turned([own, other]: [MarbleCounts; 2], sides: [Marbles; 2], turn: Turn) -> [MarbleCounts; 2] {
    [own.turned(sides[0], turn), other.turned(sides[1], turn)]
}

impl Lines {
    /// An evaluation with these weights.
    pub fn new(weights: LineWeights) -> Self {
        let open = &weights.features[..OPEN];
        Self {
            weights,
            counts_open: open.iter().any(|&weight| weight != 0.0),
            reach: (weights.features[REACH] != 0.0).then(|| Rc::new(Reach::new(weights.reach))),
            learned: (weights.features[LEARNED] != 0.0).then(|| Rc::new(CachedLines::new())),
            wins: Rc::new(CachedWins::new()),
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
    fn differences(&self, position: &Position) -> [f32; LINE_FEATURES.len()] {
        // Open lines take most of the time.
        let sight = match self.counts_open {
            true => Sight::of(position),
            false => Sight::default(),
        };
        let own = self.features(sight.open[0], sight.turned[0], position.own());
        let other = self.features(sight.open[1], sight.turned[1], position.other());
        let mut differences = std::array::from_fn(|i| own[i] - other[i]);
        if let Some(reach) = &self.reach {
            let value = reach.value(position.own(), position.other());
            differences[REACH] = self.weights.features[REACH] * value;
        }
        if let Some(learned) = &self.learned {
            let value = LOGARITHM * learned.value(position);
            differences[LEARNED] = self.weights.features[LEARNED] * value;
        }
        differences
    }
}

impl StaticEval<Position> for Lines {
    #[inline]
    fn static_eval(&self, position: &Position) -> f32 {
        if self.wins.has_immediate_win(position) {
            return WINS_NEXT;
        }
        let features = self.differences(position);
        let value = self.weights.tempo + features.iter().sum::<f32>();
        // Weights may be set so large that no bound follows from them.
        value.clamp(-MOST, MOST)
    }

    /// Where a move wins at once, no other counts.
    fn replies(&self, position: &Position, moves: &mut Vec<Move>) {
        if let Some(mv) = self.wins.winning_move(position) {
            moves.push(mv);
            return;
        }
        // No placement wins, so each has its eight turns.
        for hole in position.empty().holes() {
            let turns = Turn::ALL.map(Some);
            moves.extend(turns.map(|turn| Move { hole, turn }));
        }
    }
}

impl Explain<Position> for Lines {
    fn contributions(&self, position: &Position) -> Vec<(&'static str, f32)> {
        let values = self.differences(position);
        let named = LINE_FEATURES.into_iter().zip(values);
        named.chain([("tempo", self.weights.tempo)]).collect()
    }
}
