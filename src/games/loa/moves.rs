//! A move.

use std::fmt;

use super::Square;

/// A man goes from one square to another. From a square to itself: a pass.
///
/// ```
/// use plyground::games::Notation;
/// use plyground::games::loa::Position;
/// let mv = Position::default().read_move("b1-b3")?;
/// assert_eq!((mv.to_string().as_str(), mv.is_pass()), ("b1-b3", false));
/// # Ok::<(), plyground::games::loa::MoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The square of the man.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// Whether it captures a man there.
    pub captures: bool,
}

impl Move {
    /// Nobody moves: where a side has no legal move.
    pub const PASS: Self = Self {
        from: Square::of(0),
        to: Square::of(0),
        captures: false,
    };

    /// Whether nobody moves.
    #[inline]
    pub fn is_pass(self) -> bool {
        self.from == self.to
    }
}

impl fmt::Display for Move {
    /// `b1-b3`, `b1xb3` or `pass`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_pass() {
            return f.write_str("pass");
        }
        let sign = if self.captures { 'x' } else { '-' };
        write!(f, "{}{sign}{}", self.from, self.to)
    }
}
