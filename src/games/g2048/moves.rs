//! A move, and the new tile that answers it.

use std::fmt;

use super::cell_name;

/// A move: the side towards which the tiles slide.
///
/// ```
/// use plyground::games::g2048::Direction;
/// assert_eq!("left".parse(), Ok(Direction::Left));
/// assert_eq!(Direction::ALL.map(Direction::name), ["up", "right", "down", "left"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards row 1.
    Up,
    /// Towards column d.
    Right,
    /// Towards row 4.
    Down,
    /// Towards column a.
    Left,
}

impl Direction {
    /// All four, in the order of every list of moves.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// The name in commands and protocols: `up`, `right`, `down`, `left`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Right => "right",
            Self::Down => "down",
            Self::Left => "left",
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

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

/// A player's move and the new tile that answered it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub direction: Direction,
    /// The new tile.
    pub spawn: Spawn,
}
