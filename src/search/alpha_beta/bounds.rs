//! The transposition table of the search of games of two sides.

use super::Options;
use crate::eval::DECIDED;
use crate::search::transposition_table::{Replacement, Stored, TranspositionTable};

/// The bounds on the values of positions, by key.
#[derive(Debug)]
pub(super) struct Bounds(TranspositionTable<Bounded>);

/// The stored form of a bound.
#[derive(Clone, Copy, Debug, Default)]
struct Bounded {
    /// As counted from the position itself.
    value: f32,
    mv: u16,
    depth: u8,
    /// The bound in bits 0 and 1, whether it is complete in bit 2, above them the generation.
    marks: u8,
}

impl Stored for Bounded {
    /// As many as five bits hold.
    const GENERATIONS: u16 = 32;

    #[inline]
    fn depth(&self) -> u8 {
        self.depth
    }

    #[inline]
    fn generation(&self) -> u8 {
        self.marks >> 3
    }
}

/// How a value stands to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is the value.
    Exact = 0,
    /// The value is at least this.
    Lower = 1,
    /// The value is at most this.
    Upper = 2,
}

impl Bound {
    /// How a value stands that a search in the window from `alpha` to `beta` came to.
    pub(super) fn of(value: f32, alpha: f32, beta: f32) -> Self {
        if value >= beta {
            Self::Lower
        } else if value <= alpha {
            Self::Upper
        } else {
            Self::Exact
        }
    }
}

/// A bound on the value of a position, and its best move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TtEntry {
    pub value: f32,
    pub bound: Bound,
    /// Every line that it rests on went to the end of the game: so it holds at any depth.
    pub complete: bool,
    pub depth: u32,
    /// The number of the best move.
    pub mv: u16,
}

impl TtEntry {
    /// Whether the value settles a search `depth` deep in the window from `alpha` to `beta`.
    #[inline]
    pub(super) fn settles(&self, depth: u32, alpha: f32, beta: f32) -> bool {
        (self.depth >= depth || self.complete)
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.value >= beta,
                Bound::Upper => self.value <= alpha,
            }
    }
}

impl Bounds {
    /// As large as the options say, at least four entries.
    pub(super) fn of(options: &Options) -> Self {
        let replacement = if options.two_deep {
            Replacement::TwoDeep
        } else {
            Replacement::Aged
        };
        Self(TranspositionTable::new(options.table_bits, replacement))
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Marks what stands in the table as older than what will come.
    pub(super) fn age(&mut self) {
        self.0.age();
    }

    /// The bound of a position `ply` plies from the root.
    #[inline]
    pub(super) fn get(&self, key: u128, ply: u32) -> Option<TtEntry> {
        let kept = self.0.get(key)?;
        Some(TtEntry {
            value: shifted(kept.value, -(ply as f32)),
            bound: match kept.marks & 3 {
                0 => Bound::Exact,
                1 => Bound::Lower,
                _ => Bound::Upper,
            },
            complete: kept.marks & 4 != 0,
            depth: kept.depth.into(),
            mv: kept.mv,
        })
    }

    /// Keeps what is known of a position `ply` plies from the root, searched at least 1 deep.
    #[inline]
    pub(super) fn put(&mut self, key: u128, ply: u32, learnt: TtEntry) {
        let generation = self.0.generation();
        let kept = Bounded {
            value: shifted(learnt.value, ply as f32),
            mv: learnt.mv,
            depth: learnt.depth.min(255) as u8,
            marks: learnt.bound as u8 | u8::from(learnt.complete) << 2 | generation << 3,
        };
        self.0.put(key, kept);
    }
}

/// Won and lost games are counted from the root, but kept as counted from their own position: `plies`
/// between the two, positive on the way into the table.
fn shifted(value: f32, plies: f32) -> f32 {
    if value > DECIDED {
        value + plies
    } else if value < -DECIDED {
        value - plies
    } else {
        value
    }
}
