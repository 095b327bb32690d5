//! The transposition table of the searches against chance.

/// Entries that share a cache line; a new entry replaces the least useful of them.
const WAYS: usize = 4;

/// Values of afterstates, by key. A fixed size, the deepest and newest kept.
#[derive(Debug)]
pub struct Transpositions {
    buckets: Box<[[Entry; WAYS]]>,
    generation: u8,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    /// The mixed key. Mixing loses nothing of its low 64 bits.
    check: u64,
    value: f32,
    /// 0 marks a free entry.
    depth: u8,
    generation: u8,
    quality: u8,
    ends: Ends,
}

/// What ended lines of play before the game did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ends {
    /// Some line reached the depth. Otherwise the value holds at any depth.
    pub depth: bool,
    /// Some line became too improbable. Otherwise the value holds at any quality.
    pub probability: bool,
}

/// A value in the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Known {
    /// The value.
    pub value: f32,
    /// What it left out.
    pub ends: Ends,
}

impl Transpositions {
    /// A table of `2^bits` entries of 16 bytes, at least four of them.
    pub fn new(bits: u32) -> Self {
        let buckets = 1 << bits.saturating_sub(WAYS.ilog2());
        Self {
            buckets: vec![[Entry::default(); WAYS]; buckets].into_boxed_slice(),
            generation: 0,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill(Default::default());
    }

    /// Marks what stands in the table as older than what will come.
    pub fn age(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    /// The value of `key` when it was searched at least `depth` deep and at least at `quality`.
    #[inline]
    pub fn get(&self, key: u128, depth: u32, quality: u8) -> Option<Known> {
        let (check, bucket) = self.place(key);
        let entry = self.buckets[bucket]
            .iter()
            .find(|entry| entry.check == check)?;
        let Entry { value, ends, .. } = *entry;
        let deep = u32::from(entry.depth) >= depth || !ends.depth;
        let wide = entry.quality >= quality || !ends.probability;
        (entry.depth > 0 && deep && wide).then_some(Known { value, ends })
    }

    /// Keeps the value of `key`, searched `depth` >= 1 deep. Callers count qualities as they like:
    /// a higher one replaces a lower.
    #[inline]
    pub fn put(&mut self, key: u128, depth: u32, quality: u8, known: Known) {
        let (check, bucket) = self.place(key);
        let generation = self.generation;
        let bucket = &mut self.buckets[bucket];
        let slot = match bucket.iter().position(|entry| entry.check == check) {
            Some(same) => same,
            None => {
                let worth = |entry: &Entry| {
                    let age = generation.wrapping_sub(entry.generation);
                    i32::from(entry.depth) - 2 * i32::from(age.min(100))
                };
                (0..WAYS).min_by_key(|&i| worth(&bucket[i])).unwrap_or(0)
            }
        };
        bucket[slot] = Entry {
            check,
            value: known.value,
            depth: depth.min(255) as u8,
            generation,
            quality,
            ends: known.ends,
        };
    }

    #[inline]
    fn place(&self, key: u128) -> (u64, usize) {
        let check = mixed(key);
        (check, (check >> 32) as usize & (self.buckets.len() - 1))
    }
}

/// 64 well-mixed bits of a key: all of them for a key below 2^64, of which none then share them.
#[inline]
pub(super) fn mixed(key: u128) -> u64 {
    // Odd multipliers permute the 64-bit numbers; the upper bits of a product are the mixed ones.
    let low = (key as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let high = ((key >> 64) as u64).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (low ^ low >> 32 ^ high).wrapping_mul(0xd6e8_feb8_6659_fd93)
}
