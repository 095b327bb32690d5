//! Open lines of four.

use super::{Column, Position};
use crate::eval::{Explain, StaticEval};
use crate::games::Game;
use crate::params::parameters;

parameters! {
    /// The weights of the features: lines of four with 1, 2 and 3 discs of one side, and to be the side to move.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct FourWeights("Evaluation", range(-100.0, 100.0, 0.1)) {
        one: f32 = 1.0, "Open one", "Open lines count those of four cells with discs of one side alone.";
        two: f32 = 4.0, "Open two", "Open lines count those of four cells with discs of one side alone.";
        three: f32 = 16.0, "Open three", "Open lines count those of four cells with discs of one side alone.";
        tempo: f32 = 4.0, "Tempo", "Bonus for having the next move.";
    }
}

/// The most that features may add up to, well below a game won.
const MOST: f32 = 4e5;

/// Values a position by its open lines: each feature's number for the side to move, less that for the other
/// side, times its weight.
#[derive(Clone, Debug)]
pub struct Lines {
    /// The weights of its features.
    pub weights: FourWeights,
}

impl Lines {
    /// The contribution of each feature to the value for the side to move.
    fn values(&self, position: &Position) -> [f32; 4] {
        let (own, other) = (position.own(), position.other());
        let (mine, theirs) = (own.open_lines(other), other.open_lines(own));
        let lines = |i: usize| mine[i] as f32 - theirs[i] as f32;
        let FourWeights {
            one,
            two,
            three,
            tempo,
        } = self.weights;
        [one * lines(0), two * lines(1), three * lines(2), tempo]
    }
}

impl StaticEval<Position> for Lines {
    #[inline]
    fn static_eval(&self, position: &Position) -> f32 {
        let value: f32 = self.values(position).iter().sum();
        // Weights may be set so large that no bound follows from them.
        value.clamp(-MOST, MOST)
    }

    /// Where a move wins at once, no other counts.
    fn replies(&self, position: &Position, moves: &mut Vec<Column>) {
        match position.winning_move() {
            Some(column) => moves.push(column),
            None => moves.extend(position.legal()),
        }
    }
}

impl Explain<Position> for Lines {
    fn contributions(&self, position: &Position) -> Vec<(&'static str, f32)> {
        FourWeights::NAMES
            .into_iter()
            .zip(self.values(position))
            .collect()
    }
}
