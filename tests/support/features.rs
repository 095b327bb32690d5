//! The features of the heuristic evaluation, slowly, from what their documentation says.

use plyground::eval::g2048::{FEATURES, Feature, FeatureWeights};
use plyground::games::g2048::Tiles;

use super::rules::{self, Grid, mirrored, transposed};

/// Weights by feature name; those not named weigh nothing.
pub fn weights(named: &[(&str, f32)], monotonicity_power: f32, sum_power: f32) -> FeatureWeights {
    let mut weights = FeatureWeights {
        monotonicity_power,
        sum_power,
        ..FeatureWeights::NONE
    };
    for &(name, weight) in named {
        weights[feature(name)] = weight;
    }
    weights
}

fn feature(name: &str) -> Feature {
    let mut features = FEATURES.into_iter();
    let found = features.find(|feature| feature.name() == name);
    found.expect("a feature of that name")
}

/// The value of a board on which the game goes on.
pub fn value(weights: &FeatureWeights, board: &impl Tiles) -> f64 {
    terms(weights, board)
        .into_iter()
        .map(|(_, term)| term)
        .sum()
}

/// How far apart two ways to sum may be: a share of the largest number on the way.
pub fn tolerance(weights: &FeatureWeights, board: &impl Tiles) -> f64 {
    // The terms of single lines may be far larger than their sum.
    let line_terms = terms(weights, board)
        .into_iter()
        .map(|(_, term)| term.abs());
    1e-6 * (1.0 + line_terms.sum::<f64>())
}

/// What each feature adds.
pub fn terms(weights: &FeatureWeights, board: &impl Tiles) -> Vec<(&'static str, f64)> {
    let weight = |name| f64::from(weights[feature(name)]);
    let grid = &rules::grid(&board.tile_values().collect::<Vec<_>>(), board.columns());
    let exponents: Vec<u8> = board.cell_exponents().collect();
    let empty = exponents.iter().filter(|&&e| e == 0).count() as f64;
    // The matrix that corner and snake lay on the board together.
    let matrix = |grid: &Grid, row: usize, column: usize| {
        weight("corner") * nearness(grid, row, column) + weight("snake") * along(grid, row, column)
    };
    let laid = symmetries(grid).into_iter().max_by(|a, b| {
        let [a, b] = [a, b].map(|grid| weighted(grid, matrix));
        a.total_cmp(&b)
    });
    let laid = laid.expect("eight symmetries");
    let terms = FEATURES.map(|feature| {
        let raw = match feature.name() {
            "lost" => 0.0,
            "empty" => over_lines(grid, |line| count(line, 0)),
            "merges" => over_lines(grid, merges),
            "monotonicity" => -over_lines(grid, |line| {
                let power = |e: u8| power_of(e, weights.monotonicity_power);
                let powers: Vec<f64> = line.iter().map(|&e| power(e)).collect();
                let [falls, rises] = falls_and_rises(&powers);
                falls.min(rises)
            }),
            "sum" => -over_lines(grid, |line| {
                line.iter().map(|&e| power_of(e, weights.sum_power)).sum()
            }),
            "smoothness" => -over_lines(grid, |line| {
                let [falls, rises] = falls_and_rises(&tiles(line));
                falls + rises
            }),
            "edge" => edge(grid),
            "corner" => weighted(&laid, nearness),
            "snake" => weighted(&laid, along),
            "log-empty" => empty.max(0.5).ln(),
            "axis-monotonicity" => {
                let lines = lines(grid);
                let (rows, columns) = lines.split_at(grid.len());
                -(axis(rows) + axis(columns))
            }
            "max-tile" => exponents.iter().copied().max().unwrap_or(0).into(),
            other => panic!("write the slow form of the feature {other} here"),
        };
        (feature.name(), weight(feature.name()) * raw)
    });
    terms.to_vec()
}

/// The exponents of a line.
type Line = Vec<u8>;

fn exponent(value: u64) -> u8 {
    if value == 0 { 0 } else { value.ilog2() as u8 }
}

/// Rows, then columns.
fn lines(grid: &Grid) -> Vec<Line> {
    let all = grid.iter().cloned().chain(transposed(grid));
    all.map(|line| line.into_iter().map(exponent).collect())
        .collect()
}

fn over_lines(grid: &Grid, of: impl Fn(&Line) -> f64) -> f64 {
    lines(grid).iter().map(of).sum()
}

fn count(line: &[u8], wanted: u8) -> f64 {
    line.iter().filter(|&&tile| tile == wanted).count() as f64
}

fn tiles(line: &Line) -> Vec<f64> {
    let tiles = line.iter().filter(|&&tile| tile != 0);
    tiles.map(|&tile| tile.into()).collect()
}

/// The tiles, and a 0 for an empty cell at either end.
fn end_to_end(line: &Line) -> Vec<f64> {
    let inner = tiles(&line[1..line.len() - 1].to_vec());
    let end = |tile: Option<&u8>| f64::from(*tile.expect("a cell"));
    [vec![end(line.first())], inner, vec![end(line.last())]].concat()
}

/// Tiles of every run of at least two equal ones, empties skipped.
fn merges(line: &Line) -> f64 {
    let tiles = tiles(line);
    let runs = tiles.chunk_by(|a, b| a == b);
    runs.filter(|run| run.len() > 1)
        .map(|run| run.len() as f64)
        .sum()
}

fn falls_and_rises(heights: &[f64]) -> [f64; 2] {
    let mut sums = [0.0, 0.0];
    for pair in heights.windows(2) {
        if pair[0] > pair[1] {
            sums[0] += pair[0] - pair[1];
        } else {
            sums[1] += pair[1] - pair[0];
        }
    }
    sums
}

fn axis(lines: &[Line]) -> f64 {
    let all = lines.iter().map(|line| falls_and_rises(&end_to_end(line)));
    let [falls, rises] = all.fold([0.0; 2], |a, b| [a[0] + b[0], a[1] + b[1]]);
    falls.min(rises)
}

/// Squared exponents at the edge, those in a corner twice.
fn edge(grid: &Grid) -> f64 {
    let outer = |i: usize, of: usize| f64::from(u8::from(i == 0 || i == of - 1));
    over_cells(grid, |row, column, value| {
        let times = outer(row, grid.len()) + outer(column, grid[0].len());
        f64::from(exponent(value)).powi(2) * times
    })
}

fn over_cells(grid: &Grid, of: impl Fn(usize, usize, u64) -> f64) -> f64 {
    let mut sum = 0.0;
    for (row, values) in grid.iter().enumerate() {
        for (column, &value) in values.iter().enumerate() {
            sum += of(row, column, value);
        }
    }
    sum
}

fn weighted(grid: &Grid, matrix: impl Fn(&Grid, usize, usize) -> f64) -> f64 {
    over_cells(grid, |row, column, value| {
        value as f64 * matrix(grid, row, column)
    })
}

/// The board in the eight symmetries of the square; those of other boards lie and stand.
fn symmetries(grid: &Grid) -> Vec<Grid> {
    let mut all = Vec::new();
    let mut turned = grid.clone();
    for _ in 0..4 {
        all.push(turned.clone());
        all.push(mirrored(&turned));
        turned = mirrored(&transposed(&turned));
    }
    all
}

/// 1 in the corner, 1/7 in the one opposite on the 4x4 board.
fn nearness(grid: &Grid, row: usize, column: usize) -> f64 {
    1.0 - (row + column) as f64 / (grid.len() + grid[0].len() - 1) as f64
}

/// 1, 1/2, 1/4 and so on along the snake.
fn along(grid: &Grid, row: usize, column: usize) -> f64 {
    let mut place = 0;
    for r in 0..grid.len() {
        let mut columns: Vec<usize> = (0..grid[0].len()).collect();
        if r % 2 == 1 {
            columns.reverse();
        }
        for c in columns {
            if (r, c) == (row, column) {
                return 0.5_f64.powi(place);
            }
            place += 1;
        }
    }
    unreachable!("a cell of the grid");
}

fn power_of(exponent: u8, power: f32) -> f64 {
    f64::from(exponent).powf(power.into())
}
