//! The seventeen field scores of S. Frolov's thesis (Tallinn 2016), as one sum of three terms.

use super::matrix::Matrix;
use crate::eval::Evaluate;
use crate::games::Stochastic;
use crate::games::g2048::Grid;

/// A board's score: a term for pairs that can merge, one for all cells, one for monotone lines.
///
/// ```
/// use plyground::eval::Evaluate;
/// use plyground::eval::g2048::{Frolov, Matrix, Merge, Merging, Term};
/// use plyground::games::g2048::Board;
/// let by_weight = Term { factor: 1.0, value: true, weight: true, free: false };
/// let method_1 = Frolov {
///     merge: Merge { term: Term { free: true, ..by_weight }, cells: Merging::Nearer, distance: true },
///     board: by_weight,
///     monotone: Term { factor: -1.0, ..by_weight },
///     either_way: false,
///     matrix: Matrix::Steps,
/// };
/// let board: Board = "16,8,4,2, 16,8,0,0, 0,0,0,0, 0,0,0,0".parse().unwrap();
/// assert_eq!(Evaluate::<Board>::value(&method_1, &board), 1684.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frolov {
    /// For each two equal tiles with only empties between them in a row or a column.
    pub merge: Merge,
    /// For each cell.
    pub board: Term,
    /// For each cell of a row or a column that is monotone; with a factor below 0, of one that is
    /// not. An empty cell has value 0, but weighs as much as any.
    pub monotone: Term,
    /// Whether a line is also monotone when it rises throughout.
    pub either_way: bool,
    /// The weights of the cells.
    pub matrix: Matrix,
}

/// A product for each thing that counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term {
    /// How much the term counts in all; 0 for not at all.
    pub factor: f32,
    /// Times the value of the tile.
    pub value: bool,
    /// Times the weight of its cell.
    pub weight: bool,
    /// Times the number of empty cells.
    pub free: bool,
}

/// The term of a pair.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Merge {
    /// The product.
    pub term: Term,
    /// Whose weight it takes.
    pub cells: Merging,
    /// Divided by the distance from the corner: 1 there, 1 more with each step.
    pub distance: bool,
}

/// Which cell of a pair that can merge counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merging {
    /// The upper or left one.
    Nearer,
    /// The one of greater weight.
    Heavier,
    /// Both, added up.
    Both,
}

impl Term {
    fn of(&self, value: f32, weight: f32) -> f32 {
        let value = if self.value { value } else { 1.0 };
        let weight = if self.weight { weight } else { 1.0 };
        value * weight
    }

    fn scaled(&self, sum: f32, free: f32) -> f32 {
        self.factor * if self.free { sum * free } else { sum }
    }
}

/// A cell of a line: the value of its tile, its weight, its distance from the corner.
#[derive(Clone, Copy, Default)]
struct Cell {
    value: f32,
    weight: f32,
    distance: f32,
}

impl Frolov {
    fn pair(&self, near: Cell, far: Cell) -> f32 {
        let Merge {
            term,
            cells,
            distance,
        } = self.merge;
        let weight = match cells {
            Merging::Nearer => near.weight,
            Merging::Heavier => near.weight.max(far.weight),
            Merging::Both => near.weight + far.weight,
        };
        let divisor = if distance { near.distance } else { 1.0 };
        term.of(near.value, weight) / divisor
    }

    /// What the pairs of a line that can merge add, and what the line adds by being monotone or not.
    fn line(&self, cells: impl Iterator<Item = Cell>) -> [f32; 2] {
        let (mut pairs, mut sum, mut falls, mut rises) = (0.0, 0.0, true, true);
        let mut before: Option<Cell> = None;
        for cell in cells {
            sum += self.monotone.of(cell.value, cell.weight);
            if cell.value == 0.0 {
                continue;
            }
            if let Some(before) = before {
                if before.value == cell.value {
                    pairs += self.pair(before, cell);
                }
                falls &= before.value >= cell.value;
                rises &= before.value <= cell.value;
            }
            before = Some(cell);
        }
        let is_monotone = falls || self.either_way && rises;
        let counts = is_monotone == (self.monotone.factor > 0.0);
        [pairs, if counts { sum } else { 0.0 }]
    }
}

impl<G: Stochastic<After = G> + Grid> Evaluate<G> for Frolov {
    // Too long to stand in several places of a search.
    #[inline(never)]
    fn value(&self, board: &G) -> f32 {
        let (rows, columns) = (board.rows(), board.columns());
        let cell = |row: usize, column: usize| {
            let exponent = board.exponent_at(row, column);
            Cell {
                value: if exponent == 0 {
                    0.0
                } else {
                    (1u64 << exponent) as f32
                },
                weight: self.matrix.weight([rows, columns], [row, column]),
                distance: (1 + row + column) as f32,
            }
        };
        let (mut free, mut all, mut lines) = (0.0, 0.0, [0.0; 2]);
        let mut add = |line: [f32; 2]| lines = [lines[0] + line[0], lines[1] + line[1]];
        for row in 0..rows {
            for column in 0..columns {
                let Cell { value, weight, .. } = cell(row, column);
                free += f32::from(u8::from(value == 0.0));
                all += self.board.of(value, weight);
            }
            add(self.line((0..columns).map(|column| cell(row, column))));
        }
        for column in 0..columns {
            add(self.line((0..rows).map(|row| cell(row, column))));
        }
        let [pairs, monotone] = lines;
        self.merge.term.scaled(pairs, free)
            + self.board.scaled(all, free)
            + self.monotone.scaled(monotone, free)
    }

    /// A line on which the game ends adds nothing.
    fn lost(&self) -> f32 {
        0.0
    }

    fn gain(&self, _points: u64) -> f32 {
        0.0
    }
}
