//! The question put to the solver: does a player reach an aim?

/// The result that a player tries to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// To win.
    Win,
    /// Not to lose.
    Draw,
}

impl Aim {
    pub(super) const fn opposed(self) -> Self {
        match self {
            Self::Win => Self::Draw,
            Self::Draw => Self::Win,
        }
    }
}
