//! A binary arithmetic coder: bits take as little space as their adaptive probabilities allow.
//!
//! Carryless range coding with 32-bit bounds, as in the lpaq family (Mahoney, "Data Compression
//! Explained", chapter 3).

/// Changes by 1/n while the first bits arrive, then by 1 / `SLOWEST`.
const SLOWEST: u8 = 160;

/// The probability that a bit is 1, learned from the bits coded with it.
#[derive(Clone, Copy, Debug)]
pub struct BitProbability {
    /// In units of 2^-16.
    one: u16,
    seen: u8,
}

impl BitProbability {
    /// Of a bit that nothing is known of.
    pub const EVEN: Self = Self {
        one: 1 << 15,
        seen: 0,
    };
}

impl Default for BitProbability {
    fn default() -> Self {
        Self::EVEN
    }
}

/// 2^32 / (seen + 3/2), rounded up: a multiplication instead of the division in [`BitProbability::learn`],
/// exact for numbers of 16 bits.
pub const RATES: [u64; SLOWEST as usize + 1] = {
    let mut rates = [0; SLOWEST as usize + 1];
    let mut seen = 0;
    while seen < rates.len() {
        rates[seen] = (2u64 << 32).div_ceil(2 * seen as u64 + 3);
        seen += 1;
    }
    rates
};

impl BitProbability {
    /// The last number from `low` to `high` that stands for a 1.
    #[inline]
    pub fn split(self, low: u32, high: u32) -> u32 {
        low + ((u64::from(high - low) * u64::from(self.one)) >> 16) as u32
    }

    /// Takes note of a bit that was coded.
    #[inline]
    pub fn learn(&mut self, bit: bool) {
        let rate = RATES[usize::from(self.seen)];
        let part = |distance: u16| ((u64::from(distance) * rate) >> 32) as u16;
        // At least 1/2048 either way: a bit never costs more than 11 bits.
        self.one = if bit {
            (self.one + part(u16::MAX - self.one)).min(65_504)
        } else {
            (self.one - part(self.one)).max(32)
        };
        self.seen = (self.seen + 1).min(SLOWEST);
    }
}

/// Something that bits go through: both sides of a format in one description of it.
pub trait Coder {
    /// Writes `bit`, or reads one and returns it.
    fn bit(&mut self, bit: bool, chance: &mut BitProbability) -> bool;
}

/// Reads bits; behind the end of its bytes it reads zeros.
#[derive(Debug)]
pub struct Decoder<'a> {
    low: u32,
    high: u32,
    at: u32,
    bytes: std::slice::Iter<'a, u8>,
    is_short: bool,
}

impl<'a> Decoder<'a> {
    /// Reads what an encoder wrote.
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self {
            low: 0,
            high: u32::MAX,
            at: 0,
            bytes: bytes.iter(),
            is_short: false,
        };
        (0..4).for_each(|_| decoder.shift());
        decoder
    }

    /// Whether it read on behind the end: then no encoder wrote the bytes.
    pub fn is_short(&self) -> bool {
        self.is_short
    }

    fn shift(&mut self) {
        let byte = self.bytes.next().copied();
        self.is_short |= byte.is_none();
        self.at = self.at << 8 | u32::from(byte.unwrap_or(0));
    }
}

impl Coder for Decoder<'_> {
    #[inline]
    fn bit(&mut self, _: bool, chance: &mut BitProbability) -> bool {
        let middle = chance.split(self.low, self.high);
        let bit = self.at <= middle;
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        chance.learn(bit);
        while (self.low ^ self.high) >> 24 == 0 {
            self.shift();
            self.low <<= 8;
            self.high = self.high << 8 | 0xff;
        }
        bit
    }
}
