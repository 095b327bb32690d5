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
#[derive(Clone, Copy, Debug, Default)]
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
