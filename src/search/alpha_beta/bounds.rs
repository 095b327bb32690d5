//! The transposition table of the search of games of two sides.

use crate::eval::DECIDED;
use crate::search::table::mixed;

/// Entries that share a cache line; a new entry replaces the least useful of them.
const WAYS: usize = 4;

/// What is known of positions, by key. A fixed size, the deepest and newest kept.
#[derive(Debug)]
pub(super) struct Bounds {
    buckets: Box<[[Entry; WAYS]]>,
    two_deep: bool,
    generation: u8,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    check: u64,
    value: f32,
    mv: u16,
    /// 0 marks a free entry.
    depth: u8,
    /// The bound in bits 0 and 1, whether it is complete in bit 2, above them the generation.
    marks: u8,
}

/// Generations are told apart as far as five bits can.
const GENERATIONS: u8 = 32;

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

/// What a search has learnt about a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Learnt {
    pub value: f32,
    pub bound: Bound,
    /// Every line that it rests on went to the end of the game: so it holds at any depth.
    pub complete: bool,
    pub depth: u32,
    /// The number of the best move.
    pub mv: u16,
}

impl Learnt {
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
    /// `2^bits` entries, at least four; see [`Options::two_deep`](super::Options::two_deep).
    pub(super) fn new(bits: u32, two_deep: bool) -> Self {
        let buckets = 1 << bits.saturating_sub(WAYS.ilog2());
        Self {
            buckets: vec![[Entry::default(); WAYS]; buckets].into_boxed_slice(),
            two_deep,
            generation: 0,
        }
    }

    /// Marks what stands in the table as older than what will come.
    pub(super) fn age(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    /// What is known of a position `ply` plies from the root.
    #[inline]
    pub(super) fn get(&self, key: u128, ply: u32) -> Option<Learnt> {
        let (check, bucket) = self.place(key);
        let entry = self.buckets[bucket]
            .iter()
            .find(|entry| entry.check == check && entry.depth > 0)?;
        Some(Learnt {
            value: shifted(entry.value, -(ply as f32)),
            bound: match entry.marks & 3 {
                0 => Bound::Exact,
                1 => Bound::Lower,
                _ => Bound::Upper,
            },
            complete: entry.marks & 4 != 0,
            depth: entry.depth.into(),
            mv: entry.mv,
        })
    }

    /// Keeps what is known of a position `ply` plies from the root, searched at least 1 deep.
    #[inline]
    pub(super) fn put(&mut self, key: u128, ply: u32, learnt: Learnt) {
        let (check, bucket) = self.place(key);
        let generation = self.generation;
        let bucket = &mut self.buckets[bucket];
        let slot = match bucket.iter().position(|entry| entry.check == check) {
            Some(same) => same,
            None if self.two_deep => {
                // Two places in turn, of the four that share a cache line.
                let first = check as usize & 2;
                let is_old = bucket[first].marks >> 3 != generation;
                if is_old || learnt.depth >= bucket[first].depth.into() {
                    bucket[first + 1] = bucket[first];
                    first
                } else {
                    first + 1
                }
            }
            None => {
                let worth = |entry: &Entry| {
                    let age = (GENERATIONS + generation - (entry.marks >> 3)) % GENERATIONS;
                    i32::from(entry.depth) - 2 * i32::from(age)
                };
                (0..WAYS).min_by_key(|&i| worth(&bucket[i])).unwrap_or(0)
            }
        };
        bucket[slot] = Entry {
            check,
            value: shifted(learnt.value, ply as f32),
            mv: learnt.mv,
            depth: learnt.depth.min(255) as u8,
            marks: learnt.bound as u8 | u8::from(learnt.complete) << 2 | generation << 3,
        };
    }

    #[inline]
    fn place(&self, key: u128) -> (u64, usize) {
        let check = mixed(key);
        (check, (check >> 32) as usize & (self.buckets.len() - 1))
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
