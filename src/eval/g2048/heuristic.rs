//! A weighted sum of features, looked up line by line.

use std::sync::Arc;

use super::direct::Direct;
use super::features::{FEATURES, Feature, FeatureWeights};
use super::line_table::LineTable;
use crate::eval::{Evaluate, Explain};
use crate::games::g2048::{Board, Row, SIDE, Tiles, transposed_nibbles};

/// The heuristic evaluation.
///
/// A table of lines holds the features that are sums over rows and columns. The features of the whole board are
/// computed only if their weight is not 0.
#[derive(Clone, Debug)]
pub struct Heuristic {
    direct: Direct,
    /// Values of outer and inner lines; one table serves both when edges weigh nothing.
    outer: Arc<LineTable>,
    inner: Arc<LineTable>,
    extras: bool,
}

impl Heuristic {
    /// Fills the tables for these weights, in some milliseconds.
    pub fn new(weights: FeatureWeights) -> Self {
        let direct = Direct::new(weights, SIDE, SIDE);
        let table = |outer| {
            let value = |row: Row| direct.line_value(&row.cells(), outer) as f32;
            Arc::new(LineTable::new(value))
        };
        let inner = table(false);
        let outer = match weights.edge {
            0.0 => Arc::clone(&inner),
            _ => table(true),
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
        let (outer, inner) = (&self.outer.values, &self.inner.values);
        (outer[a] + outer[d]) + (inner[b] + inner[c])
    }

    /// The best reply where a table holds all of both lines' slides; `None` where a move makes a 65536.
    #[inline]
    fn small_reply(&self, cells: u64) -> Option<(f32, u32)> {
        let (outer, inner) = (self.outer.small()?, self.inner.small()?);
        let side = |lines: u64| {
            let [a, b, c, d] = rows(lines);
            (outer.value(a) + outer.value(d)) + (inner.value(b) + inner.value(c))
        };
        let (mut best, mut moves) = (f32::NEG_INFINITY, 0);
        for lines in [cells, transposed_nibbles(cells)] {
            let [a, b, c, d] = rows(lines);
            let slid = [outer.slid(a), inner.slid(b), inner.slid(c), outer.slid(d)];
            for way in [0, 1] {
                let [a, b, c, d] = slid.map(|line| u64::from(line.keys[way]));
                if (a | b | c | d) >> 16 != 0 {
                    return None;
                }
                let after = a | b << 16 | c << 32 | d << 48;
                if after != lines {
                    let [a, b, c, d] = slid.map(|line| line.values[way]);
                    let value = ((a + d) + (b + c)) + side(transposed_nibbles(after));
                    best = if value > best { value } else { best };
                    moves += 1;
                }
            }
        }
        Some((best, moves))
    }

    /// The best reply on any board.
    fn any_reply(&self, board: &Board) -> (f32, u32) {
        let (mut best, mut moves) = (f32::NEG_INFINITY, 0);
        for lines in [*board, board.transposed()] {
            for after in lines.slid_sideways() {
                if after != lines {
                    best = best.max(self.value(&after));
                    moves += 1;
                }
            }
        }
        (best, moves)
    }
}

/// The keys of the rows of a board without a tile above 32768.
#[inline]
fn rows(cells: u64) -> [u16; SIDE] {
    [0, 16, 32, 48].map(|place| (cells >> place) as u16)
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

    fn lost(&self, board: &Board) -> f32 {
        self.direct.lost_value(self.value(board))
    }

    #[inline]
    fn gain(&self, _points: u64) -> f32 {
        0.0
    }

    /// A board and its mirror image have the same value. So the moves up and down are the moves left and right of the
    /// mirrored board. Points are not computed.
    #[inline]
    fn best_reply(&self, board: &Board) -> (f32, u32) {
        let small = board.small().filter(|_| !self.extras);
        let reply = small.and_then(|cells| self.small_reply(cells));
        match reply.unwrap_or_else(|| self.any_reply(board)) {
            (_, 0) => (self.lost(board), 0),
            reply => reply,
        }
    }
}

impl Explain<Board> for Heuristic {
    fn contributions(&self, board: &Board) -> Vec<(&'static str, f32)> {
        self.direct.contributions(board)
    }
}
