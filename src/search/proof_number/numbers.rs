//! Proof numbers, as the side to move sees them.

/// How much is left to show, at the least, in positions to settle. Kishimoto, Winands, Müller and Saito, "Game-tree
/// search using proof numbers: the first twenty years", 2012.
///
/// The attacker's aim is to win, the defender's not to lose. Numbers are those of the side to move, whichever it is:
/// Nagai's phi and delta.
///
/// ```
/// use plyground::search::Numbers;
/// let open = Numbers { phi: 2, delta: 3 };
/// assert!(!open.is_settled() && Numbers::REACHED.is_settled() && Numbers::MISSED.is_settled());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// To show that the side to move reaches its aim; 0 when that is shown.
    pub phi: u32,
    /// To show that it misses its aim; 0 when that is shown.
    pub delta: u32,
}

impl Numbers {
    /// More than can be counted: it is impossible. Three bytes hold it.
    pub const NEVER: u32 = (1 << 24) - 1;
    /// The aim is reached.
    pub const REACHED: Self = Self {
        phi: 0,
        delta: Self::NEVER,
    };
    /// The aim is missed.
    pub const MISSED: Self = Self {
        phi: Self::NEVER,
        delta: 0,
    };

    /// Whether one of the two is shown.
    #[inline]
    pub const fn is_settled(self) -> bool {
        self.phi == 0 || self.delta == 0
    }
}
