//! Writes the bits that [`Decoder`](plyground::eval::coder::Decoder) reads.

use plyground::eval::coder::{BitProbability, Coder};

/// Writes bits.
#[derive(Debug)]
pub struct Encoder {
    low: u32,
    high: u32,
    bytes: Vec<u8>,
}

impl Default for Encoder {
    fn default() -> Self {
        Self {
            low: 0,
            high: u32::MAX,
            bytes: Vec::new(),
        }
    }
}

impl Encoder {
    /// The bytes that were written.
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.high.to_be_bytes());
        self.bytes
    }
}

impl Coder for Encoder {
    fn bit(&mut self, bit: bool, chance: &mut BitProbability) -> bool {
        let middle = chance.split(self.low, self.high);
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        chance.learn(bit);
        while (self.low ^ self.high) >> 24 == 0 {
            self.bytes.push((self.high >> 24) as u8);
            self.low <<= 8;
            self.high = self.high << 8 | 0xff;
        }
        bit
    }
}
