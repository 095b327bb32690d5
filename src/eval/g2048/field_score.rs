//! The score of a field, looked up line by line.

use std::cell::OnceCell;

use super::frolov::{Frolov, LineIndex, Sums};
use crate::eval::{Evaluate, Explain};
use crate::games::g2048::{Board, SIDE};

/// Keys of lines without a 65536.
const KEYS: usize = 1 << 16;

/// [`Frolov`] on the 4x4 board: what a line adds is worked out when it first comes up, and then kept.
#[derive(Debug)]
pub struct FieldScore {
    score: Frolov,
    /// By line, the rows first, and key.
    lines: Vec<OnceCell<Sums>>,
}

impl FieldScore {
    /// Nothing is worked out yet.
    pub fn new(score: Frolov) -> Self {
        Self {
            score,
            lines: vec![OnceCell::new(); 2 * SIDE * KEYS],
        }
    }
}

impl Evaluate<Board> for FieldScore {
    fn value(&self, board: &Board) -> f32 {
        let size = [SIDE, SIDE];
        let mut sums = Sums::default();
        let rows = board.rows().into_iter().chain(board.transposed().rows());
        for ((line, cells), known) in LineIndex::all(size)
            .zip(rows)
            .zip(self.lines.chunks_exact(KEYS))
        {
            let Some(known) = known.get(cells.key()) else {
                return Evaluate::<Board>::value(&self.score, board);
            };
            let line = known.get_or_init(|| self.score.line(size, line, |i| cells.cells()[i]));
            sums = sums.and(*line);
        }
        self.score.total(sums, board.empty_count() as usize)
    }

    fn lost(&self, board: &Board) -> f32 {
        self.score.lost(board)
    }

    fn gain(&self, points: u64) -> f32 {
        Evaluate::<Board>::gain(&self.score, points)
    }
}

impl Explain<Board> for FieldScore {
    fn contributions(&self, board: &Board) -> Vec<(&'static str, f32)> {
        self.score.contributions(board)
    }
}
