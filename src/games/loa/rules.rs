//! What differs from one set of rules to another.

/// Whose game it is when a move connects both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rules {
    /// Nobody's, as at the Computer Olympiad.
    #[default]
    Olympiad,
    /// The mover's, as on many servers.
    Mover,
}

impl Rules {
    /// All of them, the usual first.
    pub const ALL: [Self; 2] = [Self::Olympiad, Self::Mover];

    /// The name of the game by these rules.
    pub const fn game(self) -> &'static str {
        match self {
            Self::Olympiad => "loa",
            Self::Mover => "loa-mover",
        }
    }

    /// The rules of a game's name.
    pub fn of(game: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rules| rules.game() == game)
    }
}
