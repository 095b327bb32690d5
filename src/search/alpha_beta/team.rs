//! Searchers side by side on one table.

use std::sync::{Arc, OnceLock};

use super::Options;
use super::bounds::Bounds;

/// A place among searchers that look at the same position at the same time, each in a thread of its own, with one
/// transposition table (lazy SMP). The first decides. The helpers fill the table; half of them begin a ply deeper, so
/// that they are ahead.
///
/// ```
/// use plyground::search::Team;
/// let first = Team::default();
/// assert!(first.helper(1).is_helper() && !first.is_helper());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Team {
    table: Arc<OnceLock<Bounds>>,
    place: u32,
}

impl Team {
    /// The place of a helper, counted from 1.
    #[must_use]
    pub fn helper(&self, place: u32) -> Self {
        Self {
            table: Arc::clone(&self.table),
            place,
        }
    }

    /// Whether it is not the first, which decides.
    pub fn is_helper(&self) -> bool {
        self.place > 0
    }

    /// The plies that it leaves out at the beginning.
    pub(super) fn head_start(&self) -> u32 {
        self.place % 2
    }

    /// The common table; none where the options say so.
    pub(super) fn table(&self, options: &Options) -> Option<Bounds> {
        let shared = || self.table.get_or_init(|| Bounds::of(options)).clone();
        (options.table_bits > 0).then(shared)
    }
}
