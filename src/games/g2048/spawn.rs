//! The new tile after a move.

use std::fmt;

use super::cell_name;

/// Probability that a new tile is a 4 rather than a 2.
pub const FOUR_PROBABILITY: f32 = 0.1;

/// A tile that chance puts on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spawn {
    /// Cell number, row by row from the upper left.
    pub cell: u8,
    /// A 4 rather than a 2.
    pub four: bool,
}

impl Spawn {
    /// Exponent of the tile: 1 or 2.
    pub const fn exponent(self) -> u8 {
        1 + self.four as u8
    }
}

/// A spawn on a board of any size, which its name depends on: `e2=4` stands on the second row
/// of five columns. That of a [`Spawn`] alone is the one it has on the 4x4 board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NamedSpawn {
    /// The new tile.
    pub spawn: Spawn,
    /// Columns of the board.
    pub columns: u8,
}

impl From<NamedSpawn> for Spawn {
    fn from(named: NamedSpawn) -> Self {
        named.spawn
    }
}

impl fmt::Display for NamedSpawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { spawn, columns } = *self;
        let name = cell_name(spawn.cell, columns.into());
        write!(f, "{name}={}", 1 << spawn.exponent())
    }
}
