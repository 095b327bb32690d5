//! Positions that the network gets wrong.

use super::number::NumberCoder;
use super::patterns::QUADRANTS;
use crate::eval::coder::Coder;

/// Bits of the number of a position. Among all positions with at most six marbles one or two share the number of an
/// exception without being one. With 28 bits it would be 350.
const BITS: u32 = 36;

/// The most exceptions, so that a damaged file asks for little memory.
pub const MOST: usize = 1 << 18;

/// Positions that are valued otherwise than by the network, each as a number of 36 bits and its result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exceptions {
    /// In ascending order: the number of the position, and in the two lowest bits the result plus 1.
    pub marks: Vec<u64>,
}

impl Exceptions {
    /// The result of the side to move in a position that is an exception, by its canonical patterns.
    #[inline]
    pub fn result(&self, patterns: [u16; QUADRANTS]) -> Option<i8> {
        let wanted = number(patterns);
        let place = self
            .marks
            .binary_search_by_key(&wanted, |mark| *mark >> 2)
            .ok()?;
        Some((self.marks[place] & 3) as i8 - 1)
    }

    /// Puts them through a coder: their number, then the steps from one to the next.
    pub fn code(&mut self, coder: &mut impl Coder) {
        let mut sizes = NumberCoder::default();
        let count = sizes.code(self.marks.len() as u64, coder);
        self.marks.resize((count as usize).min(MOST), 0);
        let (mut steps, mut results) = (NumberCoder::default(), NumberCoder::default());
        let mut last = 0;
        for mark in &mut self.marks {
            let step = steps.code((*mark >> 2).wrapping_sub(last), coder);
            last = last.wrapping_add(step) & ((1 << BITS) - 1);
            *mark = last << 2 | results.code(*mark & 3, coder).min(2);
        }
    }
}

/// The number of a position: `BITS` of a hash of its patterns.
#[inline]
pub fn number(patterns: [u16; QUADRANTS]) -> u64 {
    let key = patterns
        .into_iter()
        .fold(0, |key, pattern| key << 16 | u64::from(pattern));
    let mixed = (key ^ key >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed >> (64 - BITS)
}
