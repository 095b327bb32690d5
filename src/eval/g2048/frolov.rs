//! The seventeen field scores of S. Frolov's thesis (Tallinn 2016), as one sum of three terms.

use super::matrix::Matrix;
use crate::eval::{Evaluate, Explain};
use crate::games::g2048::Tiles;

/// A board's score: a term for pairs that can merge, one for all cells, one for monotone lines.
///
/// ```
/// use plyground::eval::Evaluate;
/// use plyground::eval::g2048::Matrix;
/// use plyground::eval::g2048::frolov::{Frolov, Merge, Merging, Term};
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
    /// The factor of the term; 0 leaves it out.
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
    /// The weight that it takes.
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

/// A row or a column, counted from 0.
#[derive(Clone, Copy, Debug)]
pub(super) enum LineIndex {
    /// From its left end.
    Row(usize),
    /// From its upper end.
    Column(usize),
}

impl LineIndex {
    /// The lines of a board: the rows, then the columns.
    pub(super) fn all([rows, columns]: [usize; 2]) -> impl Iterator<Item = Self> {
        let rows = (0..rows).map(Self::Row);
        rows.chain((0..columns).map(Self::Column))
    }

    /// The row and the column of its cell number `i`.
    fn place(self, i: usize) -> [usize; 2] {
        match self {
            Self::Row(row) => [row, i],
            Self::Column(column) => [i, column],
        }
    }

    fn length(self, [rows, columns]: [usize; 2]) -> usize {
        match self {
            Self::Row(_) => columns,
            Self::Column(_) => rows,
        }
    }
}

/// The sums over lines, before the factors of the terms.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sums {
    pairs: f32,
    /// Only rows count their cells, so that each counts once.
    cells: f32,
    monotone: f32,
}

impl Sums {
    pub(super) fn and(self, line: Self) -> Self {
        Self {
            pairs: self.pairs + line.pairs,
            cells: self.cells + line.cells,
            monotone: self.monotone + line.monotone,
        }
    }
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

    /// The contribution of a line of a board of that size; `exponent` is that of its cells, counted from 0.
    pub(super) fn line(
        &self,
        size: [usize; 2],
        line: LineIndex,
        exponent: impl Fn(usize) -> u8,
    ) -> Sums {
        let cell = |i| {
            let [row, column] = line.place(i);
            Cell {
                value: match exponent(i) {
                    0 => 0.0,
                    exponent => (1u64 << exponent) as f32,
                },
                weight: self.matrix.weight(size, [row, column]),
                distance: (1 + row + column) as f32,
            }
        };
        let is_row = matches!(line, LineIndex::Row(_));
        let (mut sums, mut falls, mut rises) = (Sums::default(), true, true);
        let mut before: Option<Cell> = None;
        for cell in (0..line.length(size)).map(cell) {
            let Cell { value, weight, .. } = cell;
            sums.monotone += self.monotone.of(value, weight);
            if is_row {
                sums.cells += self.board.of(value, weight);
            }
            if value == 0.0 {
                continue;
            }
            if let Some(before) = before {
                if before.value == value {
                    sums.pairs += self.pair(before, cell);
                }
                falls &= before.value >= value;
                rises &= before.value <= value;
            }
            before = Some(cell);
        }
        let is_monotone = falls || self.either_way && rises;
        if is_monotone != (self.monotone.factor > 0.0) {
            sums.monotone = 0.0;
        }
        sums
    }

    /// The score of a board by its number of empty cells.
    pub(super) fn total(&self, sums: Sums, free: usize) -> f32 {
        let [pairs, cells, monotone] = self.terms(sums, free);
        pairs + cells + monotone
    }

    /// Its three terms.
    fn terms(&self, sums: Sums, free: usize) -> [f32; 3] {
        let free = free as f32;
        [
            self.merge.term.scaled(sums.pairs, free),
            self.board.scaled(sums.cells, free),
            self.monotone.scaled(sums.monotone, free),
        ]
    }

    /// The sums over the lines of a board, and the number of its empty cells.
    fn sums(&self, board: &impl Tiles) -> (Sums, usize) {
        let size = [board.rows(), board.columns()];
        let lines = LineIndex::all(size).map(|line| {
            self.line(size, line, |i| {
                let [row, column] = line.place(i);
                board.exponent_at(row, column)
            })
        });
        let empty = board.cell_exponents().filter(|&exponent| exponent == 0);
        (lines.fold(Sums::default(), Sums::and), empty.count())
    }
}

impl<G: Tiles> Explain<G> for Frolov {
    fn contributions(&self, board: &G) -> Vec<(&'static str, f32)> {
        let (sums, free) = self.sums(board);
        let names = ["merge", "board", "monotone"];
        names.into_iter().zip(self.terms(sums, free)).collect()
    }
}

impl<G: Tiles> Evaluate<G> for Frolov {
    // Too long to stand in several places of a search.
    #[inline(never)]
    fn value(&self, board: &G) -> f32 {
        let (sums, free) = self.sums(board);
        self.total(sums, free)
    }

    /// A line on which the game ends adds nothing.
    fn lost(&self, _position: &G) -> f32 {
        0.0
    }

    fn gain(&self, _points: u64) -> f32 {
        0.0
    }
}
