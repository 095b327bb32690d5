//! The outlook of a game of two sides from position to position: one row of values for the chart and for the costs.

use plyground::players::ValueScale;

use super::plies::{earlier, later};

/// A position of a game, as the search of it alone sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Outlook {
    /// The value for the first side.
    pub value: f32,
    /// Whether the first side is to move.
    pub is_first: bool,
    /// Whether the value is proven.
    pub is_proven: bool,
    /// Whether the move that was played is the best one.
    pub is_best: bool,
}

impl Outlook {
    /// Whether whoever is to move has lost for certain.
    fn is_lost(&self, scale: ValueScale) -> bool {
        let lost = if self.is_first { 0.0 } else { 1.0 };
        self.is_proven && scale.share(self.value) == Some(lost)
    }
}

/// The value of each position of a game for the first side, where each knows what the others do.
///
/// A proven value holds after the best move too, and after every move of a lost position. Of the rest, a position is
/// worth what its best move leads to, if that was played, and never less than the move that was played. So a best move
/// costs nothing, and no move gains anything.
pub(super) fn backed_up(scale: ValueScale, mut all: Vec<Outlook>) -> Vec<f32> {
    for i in 1..all.len() {
        let before = all[i - 1];
        if before.is_proven && !all[i].is_proven && (before.is_best || before.is_lost(scale)) {
            all[i].value = later(scale, before.value);
            all[i].is_proven = true;
        }
    }
    for i in (1..all.len()).rev() {
        let after = earlier(scale, all[i].value);
        let before = &mut all[i - 1];
        before.value = if before.is_best && !before.is_proven {
            after
        } else if before.is_first {
            before.value.max(after)
        } else {
            before.value.min(after)
        };
    }
    all.into_iter().map(|one| one.value).collect()
}
