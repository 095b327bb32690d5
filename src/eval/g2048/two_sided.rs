//! 2048 for searches that take the new tiles for an opponent's moves.

use super::line::{columns, rows, tile_falls_and_rises};
use crate::eval::{Assess, Evaluate};
use crate::games::g2048::{Grid, HalfTurn, Tiles, TwoSided};
use crate::games::{Adversarial, Game, Outcome, Side};

/// What the goal is worth to ovolve's player; each ply to it takes 1.
const GOAL: f32 = 10_000.0;

/// What a lost game is worth in the spreadsheet version of it, beside its highest tile.
const LOST: f32 = -1_000_000.0;

/// An evaluation of boards for a game of two sides.
#[derive(Clone, Debug)]
pub struct Adverse<E> {
    /// What a board is worth to whoever slides.
    pub evaluation: E,
    /// The weight of [`clustering`], which counts against.
    pub clustering: f32,
    /// Whether only the most annoying new tiles are looked at: those that leave the greatest
    /// [`islands`] - [`smoothness`].
    pub annoying: bool,
}

impl<B: Tiles, E: Evaluate<B>> Assess<TwoSided<B>> for Adverse<E> {
    #[inline]
    fn assess(&self, position: &TwoSided<B>) -> f32 {
        let board = position.board();
        let mut value = self.evaluation.value(board);
        if self.clustering != 0.0 {
            value -= self.clustering * clustering(board);
        }
        for_mover(position, value)
    }

    fn finished(&self, position: &TwoSided<B>, outcome: Outcome, ply: u32) -> f32 {
        let value = match outcome {
            Outcome::Win(Side::First) => GOAL - ply as f32,
            _ => LOST + position.board().largest_tile() as f32,
        };
        for_mover(position, value)
    }

    fn replies(&self, position: &TwoSided<B>, moves: &mut Vec<HalfTurn>) {
        if !self.annoying || position.side() == Side::First {
            moves.extend(position.legal());
            return;
        }
        let mut greatest = f32::NEG_INFINITY;
        for mv in position.legal() {
            let placed = position.played(mv);
            let annoyance = islands(placed.board()) as f32 - smoothness(placed.board());
            if annoyance > greatest {
                moves.clear();
                greatest = annoyance;
            }
            if annoyance == greatest {
                moves.push(mv);
            }
        }
    }
}

fn for_mover<B: Tiles>(position: &TwoSided<B>, value: f32) -> f32 {
    match position.side() {
        Side::First => value,
        Side::Second => -value,
    }
}

/// The most cells along a side.
const MOST: usize = 6;

/// Exponents with a border of empties below and to the right.
fn cells(board: &impl Grid) -> [[u8; MOST + 1]; MOST + 1] {
    let mut cells = [[0; MOST + 1]; MOST + 1];
    for (cell, exponent) in board.cell_exponents().enumerate() {
        cells[cell / board.columns()][cell % board.columns()] = exponent;
    }
    cells
}

/// Minus the sum of the differences in exponents between each tile and the next one to its right and
/// below it, gaps skipped.
pub fn smoothness(board: &impl Grid) -> f32 {
    let lines = rows(board).chain(columns(board));
    let differences = lines.flat_map(|line| tile_falls_and_rises(line.cells()));
    -differences.sum::<f64>() as f32
}

/// The number of groups of equal tiles that touch along an edge.
pub fn islands(board: &impl Grid) -> u32 {
    let mut cells = cells(board);
    let mut count = 0;
    for row in 0..MOST {
        for column in 0..MOST {
            if cells[row][column] > 0 {
                count += 1;
                let exponent = cells[row][column];
                sink(&mut cells, exponent, row, column);
            }
        }
    }
    count
}

/// Takes a group of equal tiles off the board.
fn sink(cells: &mut [[u8; MOST + 1]; MOST + 1], exponent: u8, row: usize, column: usize) {
    if cells[row][column] != exponent {
        return;
    }
    cells[row][column] = 0;
    sink(cells, exponent, row + 1, column);
    sink(cells, exponent, row, column + 1);
    if row > 0 {
        sink(cells, exponent, row - 1, column);
    }
    if column > 0 {
        sink(cells, exponent, row, column - 1);
    }
}

/// The sum, over all tiles, of the mean difference in exponents to the tiles around them, eight at most
/// (after V. Vryniotis, who took it in tile values).
pub fn clustering(board: &impl Grid) -> f32 {
    let cells = cells(board);
    let mut sum = 0.0;
    for row in 0..MOST {
        for column in 0..MOST {
            let tile = cells[row][column];
            if tile == 0 {
                continue;
            }
            let (mut differences, mut count) = (0.0, 0.0);
            for other in cells[row.saturating_sub(1)..=row + 1]
                .iter()
                .flat_map(|line| &line[column.saturating_sub(1)..=column + 1])
                .filter(|&&other| other > 0)
            {
                differences += f32::from(tile.abs_diff(*other));
                count += 1.0;
            }
            // The tile itself was counted, with a difference of 0.
            sum += differences / f32::max(count - 1.0, 1.0);
        }
    }
    sum
}
