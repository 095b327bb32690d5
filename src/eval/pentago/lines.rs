//! Open lines of five.

use std::rc::Rc;

use super::learned::CachedLines;
use super::wins::CachedWins;
use super::{MarbleCounts, Reach, ReachWeights};
use crate::eval::{Explain, StaticEval};
use crate::games::pentago::{Marbles, Move, Position, Turn};
use crate::params::parameters;

/// The value of a win that the evaluation sees one move ahead: more than any sum of
/// features, less than a win that was searched.
const WINS_NEXT: f32 = 5e5;
/// The most that features may add up to.
const MOST: f32 = 4e5;

/// The number of features that are counts.
const COUNTED: usize = 9;

/// The value of odds of e to 1 at a weight of 1 of the learned feature.
const LOGARITHM: f32 = 100.0;

parameters! {
    /// The weights of the features. "One" to "four" are lines by the marbles of one side on them, then the same summed
    /// over the eight boards after a turn. [`Reach`] and [`LearnedLines`](super::LearnedLines) say what theirs count.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct LineWeights("Evaluation", range(-100.0, 100.0, 0.1)) {
        one: f32 = 0.0, "Open one", "Lines of five holes with marbles of one side only.";
        two: f32 = 0.0, "Open two", "Lines of five holes with marbles of one side only.";
        three: f32 = 0.0, "Open three", "Lines of five holes with marbles of one side only.";
        four: f32 = 0.0, "Open four", "Lines of five holes with marbles of one side only.";
        turned_one: f32 = 0.0, "Open one after a twist", "The same, summed over the eight boards after one twist.";
        turned_two: f32 = 0.0, "Open two after a twist", "The same, summed over the eight boards after one twist.";
        turned_three: f32 = 0.0, "Open three after a twist", "The same, summed over the eight boards after one twist.";
        turned_four: f32 = 0.0, "Open four after a twist", "The same, summed over the eight boards after one twist.";
        middle: f32 = 0.0, "Quadrant centres",
            "Marbles in quadrant centres. No twist moves them.";
        reach: f32 = 1.0, "Reach", "Open lines in all 256 rotations. Nearer ones count more.";
        learned: f32 = 0.0, "Learned",
            "Open lines in all 256 rotations, with values learned from solved positions.";
        tempo: f32 = 10.0, "Tempo", "Bonus for having the next move.";
    }
}

/// Values a position by its open lines as it lies and as each of the eight turns would make it, and by
/// the middles of the quadrants. Sees a win of the side to move before it is played.
#[derive(Clone, Debug)]
pub struct Lines {
    weights: LineWeights,
    /// The weights of counted features, up to the middles of the quadrants.
    counted: [f32; COUNTED],
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
    pub fn new(weights: LineWeights, reach: ReachWeights) -> Self {
        let [counted @ .., _, _, _] = <[f64; _]>::from(weights);
        let [open @ .., _] = &counted;
        Self {
            counts_open: open.iter().any(|&weight| weight != 0.0),
            counted: counted.map(|weight| weight as f32),
            reach: (weights.reach != 0.0).then(|| Rc::new(Reach::new(reach))),
            learned: (weights.learned != 0.0).then(|| Rc::new(CachedLines::new())),
            wins: Rc::new(CachedWins::new()),
            weights,
        }
    }

    /// The weighted counts of one side.
    fn counts(&self, open: [u32; 4], turned: [u32; 4], marbles: Marbles) -> [f32; COUNTED] {
        let mut counts = [0; COUNTED];
        counts[..4].copy_from_slice(&open);
        counts[4..8].copy_from_slice(&turned);
        counts[8] = marbles.and(MIDDLES).count();
        std::array::from_fn(|i| self.counted[i] * counts[i] as f32)
    }

    /// The contribution of each feature for the side to move, in the order of the weights but without the tempo.
    fn features(&self, position: &Position) -> [f32; COUNTED + 2] {
        // Open lines take most of the time.
        let sight = match self.counts_open {
            true => Sight::of(position),
            false => Sight::default(),
        };
        let own = self.counts(sight.open[0], sight.turned[0], position.own());
        let other = self.counts(sight.open[1], sight.turned[1], position.other());
        let mut features = [0.0; COUNTED + 2];
        for (feature, (own, other)) in features.iter_mut().zip(own.into_iter().zip(other)) {
            *feature = own - other;
        }
        if let Some(reach) = &self.reach {
            let value = reach.value(position.own(), position.other());
            features[COUNTED] = self.weights.reach * value;
        }
        if let Some(learned) = &self.learned {
            let value = LOGARITHM * learned.value(position);
            features[COUNTED + 1] = self.weights.learned * value;
        }
        features
    }
}

impl StaticEval<Position> for Lines {
    #[inline]
    fn static_eval(&self, position: &Position) -> f32 {
        if self.wins.has_immediate_win(position) {
            return WINS_NEXT;
        }
        let features = self.features(position);
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
        let values = self.features(position).into_iter();
        let values = values.chain([self.weights.tempo]);
        LineWeights::NAMES.into_iter().zip(values).collect()
    }
}
