//! Matrices of weights laid over the board.

use crate::eval::{Evaluate, Explain};
use crate::games::g2048::Tiles;

/// The matrix that Yiyuan Lee found by random search over matrices that fall along diagonals, as
/// S. Frolov's thesis (Tallinn 2016) gives it, to three places.
const LEE: [[f32; 4]; 4] = [
    [0.135, 0.121, 0.102, 0.099],
    [0.099, 0.088, 0.076, 0.072],
    [0.060, 0.056, 0.037, 0.016],
    [0.012, 0.009, 0.005, 0.003],
];

/// A weight for each cell. The upper left corner is the heaviest where one is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Matrix {
    /// Falls by 1 with each step from the corner, to 1 in the opposite one: 7 to 1 on the 4x4 board.
    Steps,
    /// Yiyuan Lee's; on another board each cell takes the weight of the cell at its relative place.
    Lee,
    /// By the kind of cell.
    Kinds {
        /// In the four corners.
        corner: f32,
        /// Elsewhere at the edge.
        edge: f32,
        /// Within.
        inner: f32,
    },
}

impl Matrix {
    /// The weight of a cell of a board of that size; rows and columns count from 0.
    pub fn weight(self, size: [usize; 2], [row, column]: [usize; 2]) -> f32 {
        let [rows, columns] = size;
        match self {
            Self::Steps => (rows + columns - 1 - row - column) as f32,
            Self::Lee => LEE[scaled(row, rows)][scaled(column, columns)],
            Self::Kinds {
                corner,
                edge,
                inner,
            } => {
                let at_end = |place: usize, count: usize| place == 0 || place + 1 == count;
                match (at_end(row, rows), at_end(column, columns)) {
                    (true, true) => corner,
                    (false, false) => inner,
                    _ => edge,
                }
            }
        }
    }

    /// The weights of all cells, row by row.
    pub fn weights(self, size: [usize; 2]) -> Vec<f32> {
        let [rows, columns] = size;
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| [row, column]));
        cells.map(|cell| self.weight(size, cell)).collect()
    }
}

/// The place among four that a place among `count` comes nearest to.
fn scaled(place: usize, count: usize) -> usize {
    (6 * place + count - 1) / (2 * (count - 1).max(1))
}

/// The sum of tile values, each times the weight of its cell; 0 for a lost game.
#[derive(Clone, Debug)]
pub struct Weighted(Vec<f32>);

impl Weighted {
    /// For boards of that size, rows first.
    pub fn new(matrix: Matrix, size: [usize; 2]) -> Self {
        Self(matrix.weights(size))
    }
}

impl<G: Tiles> Evaluate<G> for Weighted {
    #[inline]
    fn value(&self, board: &G) -> f32 {
        let tiles = board.tile_values().zip(&self.0);
        tiles.map(|(tile, weight)| tile as f32 * weight).sum()
    }

    fn lost(&self, _position: &G) -> f32 {
        0.0
    }

    fn gain(&self, _points: u64) -> f32 {
        0.0
    }
}

/// The rows of a board, from the top.
const ROWS: [&str; 6] = ["row-1", "row-2", "row-3", "row-4", "row-5", "row-6"];

impl<G: Tiles> Explain<G> for Weighted {
    /// Row by row.
    fn contributions(&self, board: &G) -> Vec<(&'static str, f32)> {
        let tiles: Vec<u64> = board.tile_values().collect();
        let rows = tiles.chunks(board.columns());
        let weights = self.0.chunks(board.columns());
        let sum = |(tiles, weights): (&[u64], &[f32])| {
            let tiles = tiles.iter().zip(weights);
            tiles.map(|(tile, weight)| *tile as f32 * weight).sum()
        };
        ROWS.into_iter().zip(rows.zip(weights).map(sum)).collect()
    }
}
