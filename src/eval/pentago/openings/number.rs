//! Numbers as bits for a coder.

use crate::eval::coder::{BitProbability, Coder};

/// The most bits of a number.
const BITS: usize = 40;

/// Codes numbers, mostly small ones: how many bits, then the bits (Elias, "Universal codeword sets", 1975), the first
/// of them by how often they occur.
#[derive(Clone, Debug)]
pub struct NumberCoder {
    longer: [BitProbability; BITS],
    second: [BitProbability; BITS],
    negative: BitProbability,
}

/// One that has coded nothing. A copy of it is little code; its probabilities set one by one would be kilobytes.
static FRESH: NumberCoder = NumberCoder {
    longer: [BitProbability::EVEN; BITS],
    second: [BitProbability::EVEN; BITS],
    negative: BitProbability::EVEN,
};

impl Default for NumberCoder {
    #[inline(never)]
    fn default() -> Self {
        FRESH.clone()
    }
}

impl NumberCoder {
    /// Writes `value`, of at most 40 bits, or reads one and returns it.
    // A copy at each of its uses would be kilobytes of code in a page.
    #[inline(never)]
    pub fn code(&mut self, value: u64, coder: &mut impl Coder) -> u64 {
        let wanted = (u64::BITS - value.leading_zeros()) as usize;
        let mut length = 0;
        while length < BITS && coder.bit(length < wanted, &mut self.longer[length]) {
            length += 1;
        }
        if length == 0 {
            return 0;
        }
        let mut read = 1;
        for place in (0..length - 1).rev() {
            let bit = value >> place & 1 == 1;
            let one = if place == length - 2 {
                coder.bit(bit, &mut self.second[length - 1])
            } else {
                coder.bit(bit, &mut BitProbability::default())
            };
            read = read << 1 | u64::from(one);
        }
        read
    }

    /// The same with a sign.
    pub fn code_signed(&mut self, value: i32, coder: &mut impl Coder) -> i32 {
        let size = self.code(value.unsigned_abs().into(), coder) as i32;
        let negative = size != 0 && coder.bit(value < 0, &mut self.negative);
        if negative { size.wrapping_neg() } else { size }
    }
}
