//! The transposition table of the searches against chance.

use super::transposition_table::{Replacement, Stored, TranspositionTable};

/// Values of afterstates, by key. A fixed size, the deepest and newest kept.
#[derive(Debug)]
pub struct Transpositions(TranspositionTable<Valued>);

/// The reasons why lines of play ended before the game did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Truncation {
    /// Some line reached the depth. Otherwise the value holds at any depth.
    pub depth: bool,
    /// Some line became too improbable. Otherwise the value holds at any quality.
    pub probability: bool,
}

/// A value in the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KnownValue {
    /// The value.
    pub value: f32,
    /// The reasons why its lines were cut off.
    pub truncation: Truncation,
}

/// A value as it is kept.
#[derive(Clone, Copy, Debug)]
struct Valued {
    value: f32,
    depth: u8,
    generation: u8,
    quality: u8,
    /// [`Truncation::depth`] in bit 0, [`Truncation::probability`] in bit 1.
    truncation: u8,
}

impl Stored for Valued {
    const GENERATIONS: u16 = 256;

    #[inline]
    fn packed(self) -> u64 {
        let [a, b, c, d] = self.value.to_le_bytes();
        let Self {
            depth,
            generation,
            quality,
            truncation,
            ..
        } = self;
        u64::from_le_bytes([a, b, c, d, depth, generation, quality, truncation])
    }

    #[inline]
    fn unpacked(bits: u64) -> Self {
        let [a, b, c, d, depth, generation, quality, truncation] = bits.to_le_bytes();
        Self {
            value: f32::from_le_bytes([a, b, c, d]),
            depth,
            generation,
            quality,
            truncation,
        }
    }

    #[inline]
    fn depth(&self) -> u8 {
        self.depth
    }

    #[inline]
    fn generation(&self) -> u8 {
        self.generation
    }
}

impl Transpositions {
    /// A table of `2^bits` entries of 16 bytes, at least four of them.
    pub fn new(bits: u32) -> Self {
        Self(TranspositionTable::new(bits, Replacement::Aged))
    }

    /// Marks what stands in the table as older than what will come.
    pub fn age(&mut self) {
        self.0.age();
    }

    /// The value of `key` when it was searched at least `depth` deep and at least at `quality`.
    #[inline]
    pub fn get(&self, key: u128, depth: u32, quality: u8) -> Option<KnownValue> {
        let kept = self.0.get(key)?;
        let truncation = Truncation {
            depth: kept.truncation & 1 != 0,
            probability: kept.truncation & 2 != 0,
        };
        let deep = u32::from(kept.depth) >= depth || !truncation.depth;
        let wide = kept.quality >= quality || !truncation.probability;
        (deep && wide).then_some(KnownValue {
            value: kept.value,
            truncation,
        })
    }

    /// Keeps the value of `key`, searched `depth` >= 1 deep. Callers count qualities as they like:
    /// a higher one replaces a lower.
    #[inline]
    pub fn put(&mut self, key: u128, depth: u32, quality: u8, known: KnownValue) {
        let Truncation {
            depth: by_depth,
            probability,
        } = known.truncation;
        let kept = Valued {
            value: known.value,
            depth: depth.min(255) as u8,
            generation: self.0.generation(),
            quality,
            truncation: u8::from(by_depth) | u8::from(probability) << 1,
        };
        self.0.put(key, kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Some line reached the depth.
    const BY_DEPTH: Truncation = Truncation {
        depth: true,
        probability: false,
    };

    /// A value that says something at this depth and quality alone.
    const BY_BOTH: Truncation = Truncation {
        depth: true,
        probability: true,
    };

    fn put(table: &mut Transpositions, key: u128, depth: u32, value: f32) {
        let truncation = BY_DEPTH;
        table.put(key, depth, 1, KnownValue { value, truncation });
    }

    fn get(table: &Transpositions, key: u128, depth: u32) -> Option<f32> {
        table.get(key, depth, 1).map(|known| known.value)
    }

    #[test]
    fn the_table_remembers_at_least_as_deep_as_asked() {
        let mut table = Transpositions::new(8);
        assert_eq!(get(&table, 7, 1), None);
        put(&mut table, 7, 3, 1.5);
        assert_eq!(get(&table, 7, 2), Some(1.5));
        assert_eq!(get(&table, 7, 3), Some(1.5));
        assert_eq!(get(&table, 7, 4), None);
        assert_eq!(get(&table, 8, 1), None);
        let long = 7 | 1 << 64;
        assert_eq!(get(&table, long, 1), None, "a key has more than 64 bits");
        put(&mut table, 7, 4, 2.5);
        assert_eq!(get(&table, 7, 1), Some(2.5));
    }

    #[test]
    fn the_table_remembers_at_least_as_good_as_asked_unless_nothing_was_left_out() {
        let truncation = |depth, probability| Truncation { depth, probability };
        for (truncation, deeper, wider) in [
            (BY_BOTH, false, false),
            (BY_DEPTH, false, true),
            (truncation(false, true), true, false),
            (truncation(false, false), true, true),
        ] {
            let mut table = Transpositions::new(8);
            let known = KnownValue {
                value: 1.5,
                truncation,
            };
            table.put(7, 3, 5, known);
            for (depth, quality) in [(1, 1), (3, 5), (3, 1), (1, 5)] {
                assert_eq!(table.get(7, depth, quality), Some(known));
            }
            assert_eq!(
                table.get(7, 4, 5),
                deeper.then_some(known),
                "{truncation:?}"
            );
            assert_eq!(table.get(7, 3, 6), wider.then_some(known), "{truncation:?}");
            let both = deeper && wider;
            assert_eq!(table.get(7, 4, 6), both.then_some(known), "{truncation:?}");
            assert_eq!(table.get(0, 1, 1), None, "a free entry answers for no key");
        }
    }

    #[test]
    fn a_table_never_answers_for_another_key() {
        for bits in [0, 2, 6, 12] {
            let mut table = Transpositions::new(bits);
            let mut hits = 0;
            for key in 0..20_000_u32 {
                put(&mut table, key.into(), 1 + key % 5, key as f32);
                for old in [key, key / 2, key / 3] {
                    let found = get(&table, old.into(), 1);
                    let right = found.is_none_or(|value| value == old as f32);
                    assert!(right, "{old}: {found:?}");
                    hits += u32::from(found.is_some());
                }
            }
            assert!(hits >= 20_000, "the newest is always there: {hits}");
        }
    }

    #[test]
    fn a_full_table_keeps_the_deepest_and_the_newest() {
        let mut table = Transpositions::new(2);
        for key in 1..=4 {
            put(&mut table, key, 10 * key as u32, 0.0);
        }
        put(&mut table, 5, 5, 0.0);
        let known = |table: &Transpositions| -> Vec<u128> {
            (1..=9)
                .filter(|&key| get(table, key, 1).is_some())
                .collect()
        };
        assert_eq!(known(&table), [2, 3, 4, 5], "the shallowest went");
        for _ in 0..50 {
            table.age();
        }
        for key in 6..=9 {
            put(&mut table, key, 1, 0.0);
        }
        assert_eq!(
            known(&table),
            [6, 7, 8, 9],
            "what is old goes, however deep"
        );
    }
}
