//! Open lines of four.

use super::{Column, Position};
use crate::eval::{Explain, StaticEval};
use crate::games::Game;

/// The features by name: lines of four with 1, 2 and 3 discs of one side and none of the other; and to be
/// the side to move.
pub const FEATURES: [&str; 4] = ["one", "two", "three", "tempo"];

/// The most that features may add up to, well below a game won.
const MOST: f32 = 4e5;

/// Values a position by its open lines: each feature's number for the side to move, less that for the other
/// side, times its weight.
#[derive(Clone, Debug)]
pub struct Lines {
    /// In the order of [`FEATURES`].
    pub weights: [f32; FEATURES.len()],
}

impl Lines {
    /// The contribution of each feature to the value for the side to move.
    fn values(&self, position: &Position) -> [f32; FEATURES.len()] {
        let (own, other) = (position.own(), position.other());
        let lines = own.open_lines(other).into_iter().zip(other.open_lines(own));
        let tempo = [(1, 0)];
        let mut values = self.weights;
        for (value, (own, other)) in values.iter_mut().zip(lines.chain(tempo)) {
            *value *= own as f32 - other as f32;
        }
        values
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
        FEATURES.into_iter().zip(self.values(position)).collect()
    }
}
