//! The columns, which are the moves.

use std::fmt;

use super::COLUMNS;

/// A column, `a` to `g` from the left; as a move, a disc dropped into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Column(u8);

impl Column {
    /// All of them, from the left.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COLUMNS).map(Self)
    }

    /// Its number, counted from 0 at the left.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The column that a text names.
    pub fn named(text: &str) -> Option<Self> {
        Self::all().find(|column| column.to_string() == text)
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0))
    }
}
