//! The four moves.

use std::fmt;
use std::str::FromStr;

use crate::games::Excerpt;

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

/// Not one of the four names.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {0:?}: expected up, right, down or left")]
pub struct DirectionError(Excerpt);

impl FromStr for Direction {
    type Err = DirectionError;

    fn from_str(text: &str) -> Result<Self, DirectionError> {
        Self::ALL
            .into_iter()
            .find(|direction| direction.name() == text)
            .ok_or_else(|| DirectionError(text.into()))
    }
}
