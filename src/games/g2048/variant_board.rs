//! A board of any size, plainly: one byte a cell.

use std::fmt;

use super::notation::{exponents_from, last_exponent};
use super::slide::SlideLines;
use super::slide::slide_line;
use super::tiles::write_values;
use super::variant::{MOST_CELLS, MOST_SIDE, Variant};
use super::{Direction, NamedSpawn, PositionError, Spawn, Tiles};
use crate::games::random::Dice;
use crate::games::{Game, Stochastic, Transition};

/// A position of any game of the 2048 family. Cells are numbered row by row from the upper left.
///
/// ```
/// use plyground::games::g2048::{Direction, Tiles, Variant, VariantBoard};
/// let variant: Variant = "2048-3x3".parse().unwrap();
/// let board = VariantBoard::read(&variant, "2,2,0, 0,0,0, 0,0,0").unwrap();
/// let (slid, gain) = board.slide(Direction::Right).unwrap();
/// assert_eq!((slid.to_string().as_str(), gain), ("0,0,4,0,0,0,0,0,0", 4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct VariantBoard {
    /// Cells beyond the board are 0.
    cells: [u8; MOST_CELLS],
    rows: u8,
    columns: u8,
    /// The probability of a 4 decides chance, so it belongs to the position.
    four_percent: u8,
}

impl VariantBoard {
    /// The board after sliding, the same when nothing moves, and the points.
    fn slid(&self, direction: Direction) -> (Self, u64) {
        let lines = SlideLines::new(self.rows(), self.columns(), direction);
        let last = last_exponent(self.cell_count());
        let (count, length) = lines.shape();
        let (mut board, mut gain) = (*self, 0);
        for line in 0..count {
            let mut tiles = [0; MOST_SIDE];
            for (i, tile) in tiles.iter_mut().enumerate().take(length) {
                *tile = self.cells[lines.cell(line, i)];
            }
            let (_, slid, points) = slide_line(tiles, last);
            for (i, &tile) in slid.iter().enumerate().take(length) {
                board.cells[lines.cell(line, i)] = tile;
            }
            gain += points;
        }
        (board, gain)
    }

    fn empty_cells(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        let (cells, count) = (self.cells, self.cell_count());
        (0..count as u8).filter(move |&cell| cells[usize::from(cell)] == 0)
    }
}

impl Tiles for VariantBoard {
    fn plays(_variant: &Variant) -> bool {
        true
    }

    fn empty(variant: &Variant) -> Self {
        Self {
            cells: [0; MOST_CELLS],
            rows: variant.rows() as u8,
            columns: variant.columns() as u8,
            four_percent: variant.four_percent(),
        }
    }

    fn read(variant: &Variant, text: &str) -> Result<Self, PositionError> {
        let mut board = Self::empty(variant);
        let exponents = exponents_from(text, variant.rows(), variant.columns())?;
        board.cells[..exponents.len()].copy_from_slice(&exponents);
        Ok(board)
    }

    fn with_tile(mut self, cell: u8, exponent: u8) -> Self {
        self.cells[usize::from(cell)] = exponent;
        self
    }

    fn random_spawn(&self, dice: &mut Dice) -> Option<Spawn> {
        let empties = self.empty_cells();
        let chosen = dice.below(empties.clone().count() as u32) as usize;
        Some(Spawn {
            cell: empties.clone().nth(chosen)?,
            four: dice.below(100) < self.four_percent.into(),
        })
    }

    fn slide(&self, direction: Direction) -> Option<(Self, u64)> {
        let (board, gain) = self.slid(direction);
        (board != *self).then_some((board, gain))
    }

    fn rows(&self) -> usize {
        self.rows.into()
    }

    fn columns(&self) -> usize {
        self.columns.into()
    }

    fn exponent_at(&self, row: usize, column: usize) -> u8 {
        self.cells[row * self.columns() + column]
    }
}

impl Game for VariantBoard {
    type Move = Direction;

    fn legal(&self) -> impl Iterator<Item = Direction> {
        self.moves().map(|turn| turn.mv)
    }
}

impl Stochastic for VariantBoard {
    type After = Self;
    type Chance = NamedSpawn;

    fn moves(&self) -> impl Iterator<Item = Transition<Direction, Self>> {
        let board = *self;
        Direction::ALL.into_iter().filter_map(move |mv| {
            let (after, gain) = board.slide(mv)?;
            Some(Transition { mv, after, gain })
        })
    }

    /// Only what has a probability above 0.
    fn chances(after: &Self) -> impl Iterator<Item = (f32, NamedSpawn)> {
        let empties = after.empty_cells();
        let (share, columns) = (1.0 / empties.clone().count() as f32, after.columns);
        let four = f32::from(after.four_percent) / 100.0;
        empties.flat_map(move |cell| {
            [(1.0 - four, false), (four, true)]
                .into_iter()
                .filter(|&(probability, _)| probability > 0.0)
                .map(move |(probability, four)| {
                    let spawn = Spawn { cell, four };
                    (share * probability, NamedSpawn { spawn, columns })
                })
        })
    }

    fn apply(after: &Self, NamedSpawn { spawn, .. }: NamedSpawn) -> Self {
        after.with_spawn(spawn)
    }

    /// Up to 25 cells of exponents below 32 fill 125 bits. Beyond, the number is a hash, half of the cells
    /// after the other: boards that differ in one half alone never share it.
    fn key(after: &Self) -> u128 {
        let count = after.cell_count();
        if count <= 25 {
            return packed(&after.cells[..count], 5);
        }
        let halves = after.cells.chunks(MOST_CELLS.div_ceil(2));
        halves.fold(0, |key, half| permuted(key ^ packed(half, 7)))
    }
}

/// The exponents side by side, with this number of bits each.
fn packed(cells: &[u8], bits: u32) -> u128 {
    let cells = cells.iter();
    cells.fold(0, |all, &cell| all << bits | u128::from(cell))
}

/// Mixes 128 bits and loses none: odd multipliers permute the numbers, and so does folding the upper half
/// of one into its lower.
fn permuted(mut bits: u128) -> u128 {
    // The digits of the square roots of 2 and 3, made odd.
    for multiplier in [
        0x6a09_e667_f3bc_c908_b2fb_1366_ea95_7d3f,
        0xbb67_ae85_84ca_a73b_2574_2d70_78b8_3b89,
    ] {
        bits = (bits ^ bits >> 64).wrapping_mul(multiplier);
    }
    bits ^ bits >> 64
}

impl fmt::Display for VariantBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_values(self, f)
    }
}

impl fmt::Debug for VariantBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "VariantBoard({}x{}: {self})", self.rows, self.columns)
    }
}
