//! The trait of boards of every size, for games, records and players.

use std::fmt::{self, Debug, Display};

use super::notation::tile_value;
use super::{Direction, PositionError, Spawn, Variant};
use crate::games::random::Dice;
use crate::games::{Playout, Stochastic};

/// A board of 2048: the fast one of 4x4 cells, or the one of any size.
pub trait Tiles:
    Stochastic<Move = Direction, After = Self, Chance: Into<Spawn>>
    + PartialEq
    + Debug
    + Display
    + Send
    + Sync
    + 'static
{
    /// Whether this type of board can play that variant.
    fn plays(variant: &Variant) -> bool;

    /// The empty board of a variant that it [plays](Tiles::plays).
    fn empty(variant: &Variant) -> Self;

    /// Reads a position: tile values row by row, commas between, 0 for an empty cell. Blanks and line
    /// ends around values are allowed.
    ///
    /// # Errors
    /// Names the first cell that is wrong.
    fn read(variant: &Variant, text: &str) -> Result<Self, PositionError>;

    /// The board with the tile of `exponent` put into an empty cell.
    #[must_use]
    fn with_tile(self, cell: u8, exponent: u8) -> Self;

    /// A random new tile; `None` when no cell is empty.
    fn random_spawn(&self, dice: &mut Dice) -> Option<Spawn>;

    /// The board after sliding without a spawn, and the points scored; `None` when nothing moves.
    fn slide(&self, direction: Direction) -> Option<(Self, u64)>;

    /// The board after a spawn on an empty cell.
    #[must_use]
    fn with_spawn(self, spawn: Spawn) -> Self {
        self.with_tile(spawn.cell, spawn.exponent())
    }

    /// Whether no move is legal.
    ///
    /// ```
    /// use plyground::games::g2048::{Board, Tiles};
    /// let full: Board = "2,4,2,4,4,2,4,2,2,4,2,4,4,2,4,2".parse()?;
    /// assert!(full.is_over());
    /// # Ok::<(), plyground::games::g2048::PositionError>(())
    /// ```
    fn is_over(&self) -> bool {
        self.legal().next().is_none()
    }

    /// Rows of the board.
    fn rows(&self) -> usize;

    /// Columns of the board.
    fn columns(&self) -> usize;

    /// Exponent of the tile in a cell, 0 when empty; rows and columns count from 0 at the upper left.
    fn exponent_at(&self, row: usize, column: usize) -> u8;

    /// Number of cells.
    fn cell_count(&self) -> usize {
        self.rows() * self.columns()
    }

    /// Exponents of all cells, row by row.
    fn cell_exponents(&self) -> impl Iterator<Item = u8> {
        let columns = self.columns();
        (0..self.cell_count()).map(move |cell| self.exponent_at(cell / columns, cell % columns))
    }

    /// Tile values of all cells, row by row, 0 for an empty one.
    fn tile_values(&self) -> impl Iterator<Item = u64> {
        self.cell_exponents().map(tile_value)
    }

    /// The largest tile, 0 on an empty board.
    fn largest_tile(&self) -> u64 {
        self.tile_values().max().unwrap_or(0)
    }

    /// Exponent of the largest tile, 0 on an empty board.
    fn largest_exponent(&self) -> u8 {
        self.cell_exponents().max().unwrap_or(0)
    }

    /// Whether some tile has that exponent.
    fn holds(&self, exponent: u8) -> bool {
        self.cell_exponents().any(|other| other == exponent)
    }

    /// The exponents of the upper left 4x4 cells, 4 bits each, the first lowest; tiles above 32768 are shown as 32768.
    fn nibbles(&self) -> u64 {
        let (rows, columns) = (self.rows().min(4), self.columns().min(4));
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        cells.fold(0, |all, (row, column)| {
            let exponent = self.exponent_at(row, column).min(15);
            all | u64::from(exponent) << (16 * row + 4 * column)
        })
    }

    /// Whether the cell exists and is empty.
    fn is_vacant(&self, cell: u8) -> bool {
        let (cell, columns) = (usize::from(cell), self.columns());
        cell < self.cell_count() && self.exponent_at(cell / columns, cell % columns) == 0
    }
}

impl<T: Tiles> Playout for T {
    #[inline]
    fn follow(&mut self, direction: Direction, dice: &mut Dice) -> u64 {
        self.slide(direction).map_or(0, |(slid, gain)| {
            *self = slid
                .random_spawn(dice)
                .map_or(slid, |spawn| slid.with_spawn(spawn));
            gain
        })
    }

    /// Tries the directions in random order and plays the first that is legal: that makes each legal
    /// one as likely as the others, and rarely needs more than one slide.
    #[inline]
    fn random_step(&mut self, dice: &mut Dice) -> Option<u64> {
        let mut directions = Direction::ALL;
        for left in (1..=directions.len()).rev() {
            directions.swap(dice.below(left as u32) as usize, left - 1);
            if let Some((slid, gain)) = self.slide(directions[left - 1]) {
                *self = slid
                    .random_spawn(dice)
                    .map_or(slid, |spawn| slid.with_spawn(spawn));
                return Some(gain);
            }
        }
        None
    }
}

/// Writes the tile values row by row, with commas between.
pub(super) fn write_values(board: &impl Tiles, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let values: Vec<String> = board.tile_values().map(|value| value.to_string()).collect();
    f.write_str(&values.join(","))
}
