//! A direct-mapped cache of values that take longer to compute than to look up.

use std::cell::Cell;

/// 2^64 divided by the golden ratio: it spreads keys evenly (Knuth, The Art of Computer Programming 3, 6.4).
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// Keeps 2^`BITS` values by their keys: a search asks for the same ones again and again. The newest takes the place of
/// what was there.
#[derive(Debug)]
pub(super) struct ValueCache<T: Copy, const BITS: u32> {
    entries: Box<[CacheEntry<T>]>,
}

#[derive(Debug)]
#[repr(align(16))]
struct CacheEntry<T: Copy> {
    key: Cell<u64>,
    value: Cell<T>,
}

impl<T: Copy + Default, const BITS: u32> ValueCache<T, BITS> {
    /// A cache without values.
    pub fn new() -> Self {
        // No place holds a key of its own at first: 0 belongs to the first place, 1 to another.
        let empty = |place| CacheEntry {
            key: Cell::new(u64::from(place == 0)),
            value: Cell::default(),
        };
        Self {
            entries: (0..1_usize << BITS).map(empty).collect(),
        }
    }

    #[inline]
    fn entry(&self, key: u64) -> Option<&CacheEntry<T>> {
        let place = key.wrapping_mul(SPREAD) >> (u64::BITS - BITS);
        self.entries.get(place as usize)
    }

    /// The value of this key, if it is here.
    #[inline]
    pub fn known(&self, key: u64) -> Option<T> {
        let entry = self.entry(key)?;
        (entry.key.get() == key).then(|| entry.value.get())
    }

    /// Keeps the value of a key.
    #[inline]
    pub fn keep(&self, key: u64, value: T) {
        if let Some(entry) = self.entry(key) {
            entry.key.set(key);
            entry.value.set(value);
        }
    }

    /// The value of a key, which is computed and kept if it is not here.
    #[inline]
    pub fn value(&self, key: u64, compute: impl FnOnce() -> T) -> T {
        self.known(key).unwrap_or_else(|| {
            let value = compute();
            self.keep(key, value);
            value
        })
    }
}
