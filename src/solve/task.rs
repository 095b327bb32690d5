//! What a puzzle asks for.

use std::fmt;
use std::str::FromStr;

/// The task of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Task {
    /// Win in so many own moves, whatever the opponent replies.
    Win,
    /// Play the only move that does not lose.
    Hold,
    /// Make a tile larger than all on the board in so many moves, whatever new tiles come.
    Reach,
    /// Make so many moves without getting stuck, whatever new tiles come.
    Survive,
}

impl Task {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Win, Self::Hold, Self::Reach, Self::Survive];

    /// The name in files and protocols.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Hold => "hold",
            Self::Reach => "reach",
            Self::Survive => "survive",
        }
    }

    /// Whether more moves make the task easier rather than harder.
    pub const fn eases(self) -> bool {
        matches!(self, Self::Win | Self::Reach)
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Task {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        let task = Self::ALL.into_iter().find(|task| task.name() == name);
        task.ok_or(())
    }
}
