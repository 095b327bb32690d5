//! Numbers coded by how often they occur, with asymmetric numeral systems (Duda, "Asymmetric numeral
//! systems", 2013; with words of 16 bits as in Giesen, "Interleaved entropy coders", 2014). Reading
//! one takes a look-up and a multiplication, where the binary coder takes some for each of its bits.

use super::coder::{BitProbability, Coder};

/// Tokens are smaller than this.
pub const TOKENS: usize = 64;

/// The frequencies of the tokens of a context add up to 2 to this power.
pub const SCALE: u32 = 11;

/// The state is at least this, but for what is read behind the end.
pub const LOWEST: u32 = 1 << 16;

/// How often the tokens occur in every context; they add up to 2^11 where any does.
#[derive(Debug, PartialEq, Eq)]
pub struct Frequencies(pub Vec<[u16; TOKENS]>);

impl Frequencies {
    /// Reads them.
    pub fn read(contexts: usize, coder: &mut impl Coder) -> Self {
        let mut frequencies = Self(vec![[0; TOKENS]; contexts]);
        frequencies.code(coder);
        frequencies
    }

    /// Puts them through a coder, each by its number of bits, which is much as that in the context before.
    pub fn code(&mut self, coder: &mut impl Coder) {
        let mut lengths = [[BitProbability::default(); SCALE as usize + 2]; SCALE as usize + 2];
        let mut digit = BitProbability::default();
        let mut some = BitProbability::default();
        let mut before = [0; TOKENS];
        for frequencies in &mut self.0 {
            if !coder.bit(frequencies.iter().any(|&one| one != 0), &mut some) {
                continue;
            }
            let mut left: u16 = 1 << SCALE;
            for (frequency, before) in frequencies.iter_mut().zip(&mut before) {
                let bits = u16::BITS - frequency.leading_zeros();
                let mut length = 0;
                while length <= SCALE
                    && coder.bit(length < bits, &mut lengths[*before][length as usize])
                {
                    length += 1;
                }
                let mut value = u16::from(length > 0);
                for bit in (0..length.saturating_sub(1)).rev() {
                    let one = *frequency >> bit & 1 == 1;
                    value = value << 1 | u16::from(coder.bit(one, &mut digit));
                }
                *before = length as usize;
                *frequency = value.min(left);
                left -= *frequency;
                if left == 0 {
                    break;
                }
            }
            frequencies[0] += left;
        }
    }
}

/// Reads numbers; behind the end of its bytes it reads zeros.
#[derive(Debug)]
pub struct Reader<'a> {
    state: u32,
    words: std::slice::Iter<'a, [u8; 2]>,
    is_short: bool,
    /// For every context where its slots begin.
    contexts: Vec<u32>,
    /// The entry for the lowest bits of the state: the token, in 8 bits, its frequency, in 12, and how many
    /// slots of the token come before.
    slots: Vec<u32>,
}

impl<'a> Reader<'a> {
    /// Reads numbers that were written with the same frequencies.
    pub fn new(bytes: &'a [u8], frequencies: &Frequencies) -> Self {
        let mut reader = Self {
            state: 0,
            words: bytes.as_chunks().0.iter(),
            is_short: false,
            contexts: Vec::with_capacity(frequencies.0.len()),
            slots: Vec::new(),
        };
        for of in &frequencies.0 {
            if reader.slots.is_empty() || of.iter().any(|&one| one != 0) {
                reader.contexts.push(reader.slots.len() as u32);
                // Where nothing occurs, damaged files alone read anything.
                let of: [u16; TOKENS] = if of[..] == [0; TOKENS] {
                    std::array::from_fn(|token| u16::from(token == 0) << SCALE)
                } else {
                    *of
                };
                for (token, &frequency) in of.iter().enumerate() {
                    let slot = (token as u32) << 24 | u32::from(frequency) << 12;
                    reader
                        .slots
                        .extend((0..u32::from(frequency)).map(|before| slot | before));
                }
            } else {
                reader.contexts.push(0);
            }
        }
        reader.state = reader.word() << 16;
        reader.state |= reader.word();
        reader
    }

    /// Whether it read on behind the end: then something else wrote the bytes.
    pub fn is_short(&self) -> bool {
        self.is_short
    }

    fn word(&mut self) -> u32 {
        let word = self.words.next();
        self.is_short |= word.is_none();
        word.map_or(0, |&bytes| u16::from_le_bytes(bytes).into())
    }

    fn refill(&mut self) {
        if self.state < LOWEST {
            self.state = self.state << 16 | self.word();
        }
    }

    /// The next token.
    #[inline]
    pub fn token(&mut self, context: usize) -> u8 {
        let low = self.state & ((1 << SCALE) - 1);
        let slot = self.slots[(self.contexts[context] + low) as usize];
        self.state = (slot >> 12 & 0xfff) * (self.state >> SCALE) + (slot & 0xfff);
        self.refill();
        (slot >> 24) as u8
    }

    /// The bits of the number whose token was just read.
    #[inline]
    pub fn rest(&mut self, bits: u8) -> u16 {
        let rest = self.state & ((1 << bits) - 1);
        self.state >>= bits;
        self.refill();
        rest as u16
    }
}
