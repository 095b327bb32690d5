//! A table of positions: buckets, keys, ageing and replacement, for any stored value. Threads may share it without locks.

use std::marker::PhantomData;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

/// Entries of a bucket; a new entry replaces the least useful of them.
const WAYS: usize = 4;

/// The entry of a position beside its key, in eight bytes.
pub(super) trait Stored: Copy {
    /// The number of generations that can be told apart, at most 256.
    const GENERATIONS: u16;

    /// All of it in 64 bits; 0 for a free entry.
    fn packed(self) -> u64;

    /// The entry of these bits.
    fn unpacked(bits: u64) -> Self;

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

/// Entries of positions, by key. The size is fixed; the deepest and newest entries stay. A clone shares the entries.
#[derive(Clone, Debug)]
pub(super) struct TranspositionTable<T> {
    buckets: Arc<[Bucket]>,
    replacement: Replacement,
    generation: u8,
    /// The newest generation of all that share the entries.
    newest: Arc<AtomicU8>,
    stored: PhantomData<T>,
}

/// As large as a cache line, and on one.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([BucketEntry; WAYS]);

/// Two words that threads read and write one by one. The first is the exclusive or of key and value. So an entry whose words
/// come from two threads does not show. Source: Hyatt and Mann, "A lockless transposition table implementation for
/// parallel search", 2002.
#[derive(Debug, Default)]
struct BucketEntry {
    check: AtomicU64,
    stored: AtomicU64,
}

impl BucketEntry {
    /// The [mixed] key, and the value.
    #[inline]
    fn load(&self) -> (u64, u64) {
        let stored = self.stored.load(Relaxed);
        (self.check.load(Relaxed) ^ stored, stored)
    }

    #[inline]
    fn store(&self, (check, stored): (u64, u64)) {
        self.check.store(check ^ stored, Relaxed);
        self.stored.store(stored, Relaxed);
    }
}

impl<T: Stored> TranspositionTable<T> {
    /// A table of `2^bits` entries of 16 bytes, at least four of them.
    pub(super) fn new(bits: u32, replacement: Replacement) -> Self {
        const { assert!(size_of::<Bucket>() == 64) };
        let buckets = 1 << bits.saturating_sub(WAYS.ilog2());
        Self {
            buckets: (0..buckets).map(|_| Bucket::default()).collect(),
            replacement,
            generation: 0,
            newest: Arc::default(),
            stored: PhantomData,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        for entry in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            entry.store((0, 0));
        }
    }

    /// Marks what stands in the table as older than what will come.
    pub(super) fn age(&mut self) {
        self.generation = ((u16::from(self.generation) + 1) % T::GENERATIONS) as u8;
        self.newest.store(self.generation, Relaxed);
    }

    /// Takes over the newest generation of all that share the entries.
    pub(super) fn keep_pace(&mut self) {
        self.generation = self.newest.load(Relaxed);
    }

    /// The generation of what comes now.
    #[inline]
    pub(super) fn generation(&self) -> u8 {
        self.generation
    }

    /// The entry of `key`.
    #[inline]
    pub(super) fn get(&self, key: u128) -> Option<T> {
        let (check, entries) = self.place(key);
        let mut entries = entries.iter().map(BucketEntry::load);
        let (_, stored) = entries.find(|&(found, _)| found == check)?;
        let stored = T::unpacked(stored);
        (stored.depth() > 0).then_some(stored)
    }

    /// Keeps something of `key`, in place of what was stored of it before.
    #[inline]
    pub(super) fn put(&mut self, key: u128, stored: T) {
        let (check, entries) = self.place(key);
        let of = |entry: &BucketEntry| T::unpacked(entry.load().1);
        let slot = match entries.iter().find(|entry| entry.load().0 == check) {
            Some(same) => same,
            None => match entries {
                [first, second] => {
                    let deepest = of(first);
                    let is_old = deepest.generation() != self.generation;
                    if is_old || stored.depth() >= deepest.depth() {
                        second.store(first.load());
                        first
                    } else {
                        second
                    }
                }
                _ => {
                    let least = entries
                        .iter()
                        .min_by_key(|entry| self.usefulness(of(entry)));
                    let Some(least) = least else { return };
                    least
                }
            },
        };
        slot.store((check, stored.packed()));
    }

    /// The deeper and the newer, the more; each generation counts as two plies.
    fn usefulness(&self, stored: T) -> i32 {
        let age = u16::from(self.generation) + T::GENERATIONS - u16::from(stored.generation());
        i32::from(stored.depth()) - 2 * i32::from((age % T::GENERATIONS).min(100))
    }

    /// The mixed key, and the entries where it may be: a bucket or a pair.
    #[inline]
    fn place(&self, key: u128) -> (u64, &[BucketEntry]) {
        let check = mixed(key);
        let bucket = &self.buckets[(check >> 32) as usize & (self.buckets.len() - 1)].0;
        match self.replacement {
            Replacement::Aged => (check, bucket),
            Replacement::TwoDeep => {
                let first = check as usize & 2;
                (check, &bucket[first..first + 2])
            }
        }
    }
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
