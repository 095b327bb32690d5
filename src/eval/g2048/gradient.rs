//! Weights that fall from a corner: over the whole board, or along a snake.

use super::{Feature, FeatureWeights};
use crate::games::g2048::Tiles;

/// The ways to lay a weight matrix on the board.
const SYMMETRIES: usize = 8;

/// The corner and snake features together: the best of eight layings of one matrix over tile values.
#[derive(Clone, Debug)]
pub(super) struct Gradient {
    /// For each cell, its weight under each symmetry.
    cells: Vec<[f32; SYMMETRIES]>,
    rows: usize,
    columns: usize,
}

impl Gradient {
    /// `None` when neither feature weighs anything.
    pub(super) fn new(weights: &FeatureWeights, rows: usize, columns: usize) -> Option<Self> {
        let FeatureWeights { corner, snake, .. } = *weights;
        if corner == 0.0 && snake == 0.0 {
            return None;
        }
        let mut gradient = Self {
            cells: Vec::new(),
            rows,
            columns,
        };
        let weight = |place: Place| corner * place.nearness() + snake * place.along();
        let cells = (0..rows * columns)
            .map(|cell| std::array::from_fn(|symmetry| weight(gradient.laid(cell, symmetry))));
        gradient.cells = cells.collect();
        Some(gradient)
    }

    pub(super) fn value(&self, board: &impl Tiles) -> f32 {
        self.sums(board)
            .into_iter()
            .fold(f32::NEG_INFINITY, f32::max)
    }

    /// The part of one of the two features, before its weight, where the value of both comes from.
    pub(super) fn part(&self, feature: Feature, board: &impl Tiles) -> f32 {
        let sums = self.sums(board);
        let symmetry = (0..SYMMETRIES)
            .max_by(|&a, &b| sums[a].total_cmp(&sums[b]))
            .unwrap_or(0);
        let parts = board.tile_values().enumerate().map(|(cell, value)| {
            let place = self.laid(cell, symmetry);
            let weight = match feature {
                Feature::Corner => place.nearness(),
                _ => place.along(),
            };
            value as f32 * weight
        });
        parts.sum()
    }

    fn sums(&self, board: &impl Tiles) -> [f32; SYMMETRIES] {
        let mut sums = [0.0; SYMMETRIES];
        for (value, lanes) in board.tile_values().zip(&self.cells) {
            for (sum, weight) in sums.iter_mut().zip(lanes) {
                *sum += value as f32 * weight;
            }
        }
        sums
    }

    /// Where a cell lies in the matrix under a symmetry. The transposed ones lay the matrix of the
    /// board with rows and columns exchanged.
    fn laid(&self, cell: usize, symmetry: usize) -> Place {
        let Self { rows, columns, .. } = *self;
        let mirrored = |i: usize, count: usize, bit: usize| {
            if symmetry & bit == 0 {
                i
            } else {
                count - 1 - i
            }
        };
        let row = mirrored(cell / columns, rows, 1);
        let column = mirrored(cell % columns, columns, 2);
        let steps = rows + columns - 1;
        let (row, column, width) = if symmetry & 4 == 0 {
            (row, column, columns)
        } else {
            (column, row, rows)
        };
        Place {
            row,
            column,
            width,
            steps,
        }
    }
}

/// A place in the matrix.
#[derive(Clone, Copy)]
struct Place {
    row: usize,
    column: usize,
    /// Columns of the matrix.
    width: usize,
    /// One more than the steps from corner to corner.
    steps: usize,
}

impl Place {
    /// 1 in the corner, falling evenly to 1/`steps` (1/7 on the 4x4 board) in the opposite one.
    fn nearness(self) -> f32 {
        (self.steps - self.row - self.column) as f32 / self.steps as f32
    }

    /// 1 in the corner, halved from cell to cell along the snake.
    fn along(self) -> f32 {
        let column = if self.row.is_multiple_of(2) {
            self.column
        } else {
            self.width - 1 - self.column
        };
        0.5_f32.powi((self.width * self.row + column) as i32)
    }
}
