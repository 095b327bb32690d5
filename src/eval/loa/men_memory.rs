//! A memory of values that were computed from men.

use std::cell::Cell;

use crate::games::loa::Men;

/// Remembers what was computed of men, 2^`BITS` times: a search meets the same men again and again. The newest takes the
/// place of what was there.
pub(super) struct MenMemory<T, const BITS: u32> {
    entries: Box<[MenEntry<T>]>,
}

/// Men by their bits, and what was computed of them.
#[derive(Default)]
#[repr(align(16))]
struct MenEntry<T> {
    men: Cell<u64>,
    value: Cell<T>,
}

impl<T: Copy + Default, const BITS: u32> MenMemory<T, BITS> {
    /// A memory of nothing.
    pub fn new() -> Self {
        // These have the men 0; no side is without men.
        let entries = (0..1 << BITS).map(|_| MenEntry::default());
        Self {
            entries: entries.collect(),
        }
    }

    /// The value that `compute` has for these men, from memory where it is there.
    #[inline]
    pub fn value(&self, men: Men, compute: impl FnOnce() -> T) -> T {
        // Fibonacci hashing.
        let place = men.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - BITS);
        let Some(entry) = self.entries.get(place as usize) else {
            return compute();
        };
        if entry.men.get() != men.bits() {
            entry.value.set(compute());
            entry.men.set(men.bits());
        }
        entry.value.get()
    }
}
