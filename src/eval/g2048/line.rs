//! Features of a single line of cells, slowly and plainly; tables are filled from here.

use super::{Feature, FeatureWeights};
use crate::games::g2048::Tiles;

/// Cells of the longest line.
const LONGEST: usize = 6;
/// One more than the largest exponent there is, that of the last tile on 6x6 cells.
const EXPONENTS: usize = 38;

type Powers = [f64; EXPONENTS];

/// The exponents of a row or a column, from the left or from the top.
pub(super) struct TileLine {
    cells: [u8; LONGEST],
    length: usize,
}

impl TileLine {
    fn new(length: usize, exponent: impl Fn(usize) -> u8) -> Self {
        let mut cells = [0; LONGEST];
        for (i, cell) in cells.iter_mut().enumerate().take(length) {
            *cell = exponent(i);
        }
        Self { cells, length }
    }

    pub(super) fn cells(&self) -> &[u8] {
        &self.cells[..self.length]
    }
}

/// The rows of a board.
pub(super) fn rows(grid: &impl Tiles) -> impl Iterator<Item = TileLine> {
    (0..grid.rows())
        .map(|row| TileLine::new(grid.columns(), |column| grid.exponent_at(row, column)))
}

/// The columns of a board.
pub(super) fn columns(grid: &impl Tiles) -> impl Iterator<Item = TileLine> {
    (0..grid.columns())
        .map(|column| TileLine::new(grid.rows(), |row| grid.exponent_at(row, column)))
}

/// Values a line's features, before weights. Those that count against are negative.
#[derive(Clone, Debug)]
pub(super) struct LineFeatures {
    monotonicity: Powers,
    sum: Powers,
}

impl LineFeatures {
    pub(super) fn new(weights: &FeatureWeights) -> Self {
        let powers = |power: f32| std::array::from_fn(|e| libm::pow(e as f64, f64::from(power)));
        Self {
            monotonicity: powers(weights.monotonicity_power),
            sum: powers(weights.sum_power),
        }
    }

    pub(super) fn value(&self, feature: Feature, cells: &[u8]) -> f64 {
        fn each(cells: &[u8], of: &Powers) -> impl Iterator<Item = f64> + Clone {
            cells.iter().map(move |&tile| of[usize::from(tile)])
        }
        match feature {
            Feature::Empty => cells.iter().filter(|&&tile| tile == 0).count() as f64,
            Feature::Merges => f64::from(mergeable(cells)),
            Feature::Monotonicity => {
                let [falls, rises] = falls_and_rises(each(cells, &self.monotonicity));
                -falls.min(rises)
            }
            Feature::Sum => -each(cells, &self.sum).sum::<f64>(),
            Feature::Smoothness => -tile_falls_and_rises(cells, false).iter().sum::<f64>(),
            Feature::Edge => cells.iter().map(|&tile| f64::from(tile).powi(2)).sum(),
            _ => 0.0,
        }
    }
}

/// Falls and rises between neighbouring tiles, gaps skipped, in exponents. Empty cells at the `ends` of the
/// line count as 0 if so wished.
pub(super) fn tile_falls_and_rises(cells: &[u8], ends: bool) -> [f64; 2] {
    let (mut sums, mut before) = ([0.0, 0.0], None);
    for (i, &tile) in cells.iter().enumerate() {
        if tile == 0 && !(ends && (i == 0 || i + 1 == cells.len())) {
            continue;
        }
        let height = f64::from(tile);
        if let Some(before) = before.replace(height) {
            sums[usize::from(before < height)] += f64::abs(before - height);
        }
    }
    sums
}

fn falls_and_rises(heights: impl Iterator<Item = f64> + Clone) -> [f64; 2] {
    heights
        .clone()
        .zip(heights.skip(1))
        .fold([0.0, 0.0], |[falls, rises], (a, b)| {
            [falls + (a - b).max(0.0), rises + (b - a).max(0.0)]
        })
}

/// Tiles that stand next to an equal one, empties skipped.
fn mergeable(cells: &[u8]) -> u8 {
    let (mut total, mut before, mut run) = (0, 0, 1);
    for &tile in cells.iter().filter(|&&tile| tile != 0) {
        run = if tile == before { run + 1 } else { 1 };
        total += match run {
            1 => 0,
            2 => 2,
            _ => 1,
        };
        before = tile;
    }
    total
}
