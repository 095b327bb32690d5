//! A weighted sum of features, looked up line by line.

use std::sync::Arc;

use super::direct::Direct;
use super::features::{FEATURES, Feature, FeatureWeights};
use crate::eval::{Evaluate, Explain};
use crate::games::g2048::{Board, ROW_KEYS, Row, SIDE};

/// The heuristic evaluation.
///
/// A table of lines holds the features that are sums over rows and columns. The features of the whole board are
/// computed only if their weight is not 0.
#[derive(Clone, Debug)]
pub struct Heuristic {
    direct: Direct,
    /// Values of outer and inner lines; one table serves both when edges weigh nothing.
    outer: Arc<[f32]>,
    inner: Arc<[f32]>,
    extras: bool,
}

impl Heuristic {
    /// Fills the tables for these weights, in some milliseconds.
    pub fn new(weights: FeatureWeights) -> Self {
        let direct = Direct::new(weights, SIDE, SIDE);
        let inner = table(&direct, false);
        let outer = match weights.of(Feature::Edge) {
            0.0 => Arc::clone(&inner),
            _ => table(&direct, true),
        };
        Self {
            extras: direct.has_extras(),
            direct,
            outer,
            inner,
        }
    }

    /// The contribution of each feature to the value of a board; their sum is the value. The lost-game penalty
    /// counts on a lost board alone, and then it alone counts.
    pub fn contributions(&self, board: &Board) -> [(Feature, f32); FEATURES.len()] {
        self.direct.features(board, board.is_over())
    }

    #[inline]
    fn side(&self, lines: &Board) -> f32 {
        let [a, b, c, d] = lines.rows().map(Row::key);
        (self.outer[a] + self.outer[d]) + (self.inner[b] + self.inner[c])
    }
}

impl Evaluate<Board> for Heuristic {
    #[inline]
    fn value(&self, board: &Board) -> f32 {
        let value = self.side(board) + self.side(&board.transposed());
        if self.extras {
            value + self.direct.extras(board)
        } else {
            value
        }
    }

    fn lost(&self) -> f32 {
        -self.direct.weights().of(Feature::Lost)
    }

    #[inline]
    fn gain(&self, _points: u64) -> f32 {
        0.0
    }

    /// A board and its mirror image have the same value. So the moves up and down are the moves left and right of the
    /// mirrored board. Points are not computed.
    #[inline]
    fn best_reply(&self, board: &Board) -> (f32, u32) {
        let (mut best, mut moves) = (f32::NEG_INFINITY, 0);
        for lines in [*board, board.transposed()] {
            for after in lines.slid_sideways() {
                if after != lines {
                    best = best.max(self.value(&after));
                    moves += 1;
                }
            }
        }
        if moves == 0 {
            (self.lost(), 0)
        } else {
            (best, moves)
        }
    }
}

impl Explain<Board> for Heuristic {
    fn contributions(&self, board: &Board) -> Vec<(&'static str, f32)> {
        self.direct.contributions(board)
    }
}

fn table(direct: &Direct, outer: bool) -> Arc<[f32]> {
    let mut values = vec![0.0; ROW_KEYS];
    for row in Row::all() {
        values[row.key()] = direct.line_value(&row.cells(), outer) as f32;
    }
    values.into()
}
