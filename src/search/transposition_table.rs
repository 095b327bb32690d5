//! A table of positions: buckets, keys, ageing and replacement, for any stored value.

use std::ops::Range;

/// Entries of a bucket; a new entry replaces the least useful of them.
const WAYS: usize = 4;

/// The entry of a position beside its key, in eight bytes. The default one is free.
pub(super) trait Stored: Copy + Default {
    /// The number of generations that can be told apart, at most 256.
    const GENERATIONS: u16;

    /// How deep the position was searched, at least 1; 0 marks a free entry.
    fn depth(&self) -> u8;

    /// The generation of the table when it was put there.
    fn generation(&self) -> u8;
}

/// Which entry of a bucket goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Replacement {
    /// The shallowest, where each generation of age counts as two plies.
    Aged,
    /// A bucket is two pairs, and a key belongs to one of them. Of a pair the first is the deepest of this
    /// generation, the second the newest (Breuker, Uiterwijk and van den Herik 1996).
    TwoDeep,
}

/// Entries of positions, by key. The size is fixed; the deepest and newest entries stay.
#[derive(Debug)]
pub(super) struct TranspositionTable<T> {
    buckets: Box<[Bucket<T>]>,
    replacement: Replacement,
    generation: u8,
}

/// As large as a cache line, and on one.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(64))]
struct Bucket<T>([BucketEntry<T>; WAYS]);

#[derive(Clone, Copy, Debug, Default)]
struct BucketEntry<T> {
    /// The [mixed] key.
    check: u64,
    stored: T,
}

impl<T: Stored> TranspositionTable<T> {
    /// A table of `2^bits` entries of 16 bytes, at least four of them.
    pub(super) fn new(bits: u32, replacement: Replacement) -> Self {
        const { assert!(size_of::<Bucket<T>>() == 64) };
        let buckets = 1 << bits.saturating_sub(WAYS.ilog2());
        Self {
            buckets: vec![Bucket::default(); buckets].into(),
            replacement,
            generation: 0,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.fill(Bucket::default());
    }

    /// Marks what stands in the table as older than what will come.
    pub(super) fn age(&mut self) {
        self.generation = ((u16::from(self.generation) + 1) % T::GENERATIONS) as u8;
    }

    /// The generation of what comes now.
    #[inline]
    pub(super) fn generation(&self) -> u8 {
        self.generation
    }

    /// The entry of `key`.
    #[inline]
    pub(super) fn get(&self, key: u128) -> Option<T> {
        let check = mixed(key);
        let (bucket, places) = self.place(check);
        let mut entries = self.buckets[bucket].0[places].iter();
        let stored = entries.find(|entry| entry.check == check)?.stored;
        (stored.depth() > 0).then_some(stored)
    }

    /// Keeps something of `key`, in place of what was stored of it before.
    #[inline]
    pub(super) fn put(&mut self, key: u128, stored: T) {
        let check = mixed(key);
        let (bucket, places) = self.place(check);
        let generation = self.generation;
        let entries = &mut self.buckets[bucket].0[places];
        let same = entries.iter().position(|entry| entry.check == check);
        let entry = match (same, entries) {
            (Some(same), entries) => &mut entries[same],
            (None, [first, second]) => {
                let deepest = first.stored;
                let is_old = deepest.generation() != generation;
                if is_old || stored.depth() >= deepest.depth() {
                    *second = *first;
                    first
                } else {
                    second
                }
            }
            (None, entries) => {
                let least = entries
                    .iter_mut()
                    .min_by_key(|entry| usefulness(entry.stored, generation));
                let Some(least) = least else { return };
                least
            }
        };
        *entry = BucketEntry { check, stored };
    }

    /// The bucket of a [mixed] key, and the entries of it where the key may be: all or a pair.
    #[inline]
    fn place(&self, check: u64) -> (usize, Range<usize>) {
        let bucket = (check >> 32) as usize & (self.buckets.len() - 1);
        let places = match self.replacement {
            Replacement::Aged => 0..WAYS,
            Replacement::TwoDeep => {
                let first = check as usize & 2;
                first..first + 2
            }
        };
        (bucket, places)
    }
}

/// The deeper and the newer, the more; each generation counts as two plies.
fn usefulness<T: Stored>(stored: T, generation: u8) -> i32 {
    let age = u16::from(generation) + T::GENERATIONS - u16::from(stored.generation());
    i32::from(stored.depth()) - 2 * i32::from((age % T::GENERATIONS).min(100))
}

/// Mixes a key to the 64 bits that the table compares. Keys that differ only in their low or only in their high 64
/// bits never share them. Other keys do with a chance of about 2^-64. A search with 10^9 look-ups in 2^20 entries
/// meets a false entry with a chance of 1 in 16 000.
#[inline]
pub(super) fn mixed(key: u128) -> u64 {
    // Odd multipliers permute the 64-bit numbers; the upper bits of a product are the mixed ones.
    let low = (key as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let high = ((key >> 64) as u64).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (low ^ low >> 32 ^ high).wrapping_mul(0xd6e8_feb8_6659_fd93)
}
