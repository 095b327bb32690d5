//! The trait of boards of every size, for games, records and players.

use std::fmt::{Debug, Display};

use super::{Direction, Grid, PositionError, Spawn, Variant};
use crate::games::random::Dice;
use crate::games::{Playout, Stochastic};

/// A board of 2048: the fast one of 4x4 cells, or the one of any size.
pub trait Tiles:
    Stochastic<Move = Direction, After = Self, Chance: Into<Spawn>>
    + Grid
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
    fn is_finished(&self) -> bool {
        self.legal().next().is_none()
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
