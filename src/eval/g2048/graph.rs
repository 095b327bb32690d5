//! The board as a graph of neighbouring tiles.

use crate::eval::{Evaluate, Explain};
use crate::games::g2048::Tiles;

/// Minus the sum of the differences between tiles side by side, in tile values: the weight of the
/// board's graph, of which less is better.
#[derive(Clone, Copy, Debug, Default)]
pub struct Graph;

impl<G: Tiles> Evaluate<G> for Graph {
    fn value(&self, board: &G) -> f32 {
        let tiles: Vec<u64> = board.tile_values().collect();
        let columns = board.columns();
        let beside = |cell: usize| !(cell + 1).is_multiple_of(columns);
        let mut sum = 0;
        for (cell, &tile) in tiles.iter().enumerate().filter(|&(_, &tile)| tile > 0) {
            let right = tiles.get(cell + 1).filter(|_| beside(cell));
            for &other in right.into_iter().chain(tiles.get(cell + columns)) {
                sum += if other > 0 { tile.abs_diff(other) } else { 0 };
            }
        }
        -(sum as f32)
    }

    /// No board of such tiles is worth less: a cell has fewer than two pairs of neighbours, and no two tiles differ by
    /// more than the largest.
    fn lost(&self, board: &G) -> f32 {
        -2.0 * board.cell_count() as f32 * board.largest_tile() as f32
    }

    fn gain(&self, _points: u64) -> f32 {
        0.0
    }
}

impl<G: Tiles> Explain<G> for Graph {
    fn contributions(&self, board: &G) -> Vec<(&'static str, f32)> {
        vec![("neighbours", Evaluate::<G>::value(self, board))]
    }
}
