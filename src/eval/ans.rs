//! Writes numbers by how often they occur, with asymmetric numeral systems (Duda, "Asymmetric numeral
//! systems", 2013; with words of 16 bits as in Giesen, "Interleaved entropy coders", 2014). Reading
//! one takes a look-up and a multiplication, where the binary coder takes some for each of its bits.

use super::coder::{BitProbability, Coder};

/// Tokens are smaller than this.
pub const TOKENS: usize = 64;

/// The frequencies of the tokens of a context add up to 2 to this power.
const SCALE: u32 = 11;

/// The state is at least this, but for what is read behind the end.
const LOWEST: u32 = 1 << 16;

/// A number: a token, expected by its frequency in a context, and bits that are 0 as often as 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Number {
    /// The context.
    pub context: u16,
    /// Smaller than [`TOKENS`].
    pub token: u8,
    /// The number of bits, up to 16.
    pub bits: u8,
    /// The bits.
    pub rest: u16,
}

/// How often the tokens occur in every context; they add up to 2^11 where any does.
#[derive(Debug, PartialEq, Eq)]
pub struct Frequencies(Vec<[u16; TOKENS]>);

impl Frequencies {
    /// Of the numbers to be written, with contexts smaller than `contexts`.
    pub fn of(numbers: &[Number], contexts: usize) -> Self {
        let mut counts = vec![[0u64; TOKENS]; contexts];
        for number in numbers {
            counts[usize::from(number.context)][usize::from(number.token)] += 1;
        }
        Self(counts.iter().map(scaled).collect())
    }

    /// Reads what [`Self::write`] wrote.
    pub fn read(contexts: usize, coder: &mut impl Coder) -> Self {
        let mut frequencies = Self(vec![[0; TOKENS]; contexts]);
        frequencies.code(coder);
        frequencies
    }

    /// Writes them.
    pub fn write(mut self, coder: &mut impl Coder) -> Self {
        self.code(coder);
        self
    }

    /// Puts them through a coder, each by its number of bits, which is much as that in the context before.
    fn code(&mut self, coder: &mut impl Coder) {
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

    /// The frequencies of a token in a context: the sum of the tokens before it, and its own.
    fn range(&self, context: u16, token: u8) -> (u32, u32) {
        let of = &self.0[usize::from(context)];
        let sum = of[..usize::from(token)].iter().map(|&one| u32::from(one));
        (sum.sum(), of[usize::from(token)].into())
    }
}

/// Frequencies from counts: none that occurs has 0.
fn scaled(counts: &[u64; TOKENS]) -> [u16; TOKENS] {
    let all: u64 = counts.iter().sum();
    if all == 0 {
        return [0; TOKENS];
    }
    let mut frequencies =
        counts.map(|count| ((count << SCALE) / all).max(u64::from(count > 0)) as u16);
    while let sum = frequencies.iter().sum::<u16>()
        && sum != 1 << SCALE
        && let Some(largest) = frequencies.iter_mut().max()
    {
        *largest = if sum > 1 << SCALE {
            *largest - 1
        } else {
            *largest + (1 << SCALE) - sum
        };
    }
    frequencies
}

/// Writes numbers, from the last to the first: so they are read from the first to the last.
pub fn write(numbers: &[Number], frequencies: &Frequencies) -> Vec<u8> {
    let mut words: Vec<u16> = Vec::new();
    let mut state = LOWEST;
    let mut push = |start: u32, frequency: u32, scale: u32| {
        if u64::from(state) >= u64::from(frequency) << (32 - scale) {
            words.push(state as u16);
            state >>= 16;
        }
        state = ((state / frequency) << scale) + state % frequency + start;
    };
    for number in numbers.iter().rev() {
        push(number.rest.into(), 1, number.bits.into());
        let (start, frequency) = frequencies.range(number.context, number.token);
        push(start, frequency, SCALE);
    }
    words.extend([state as u16, (state >> 16) as u16]);
    words
        .iter()
        .rev()
        .flat_map(|word| word.to_le_bytes())
        .collect()
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
    /// Reads what [`write`] wrote with the same frequencies.
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

    /// Whether it read on behind the end: then the bytes are none that [`write`] wrote.
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

#[cfg(test)]
mod tests {
    use super::super::coder::{Decoder, Encoder};
    use super::*;
    use crate::games::random::Dice;

    /// Numbers of three contexts, of which one is never met: halving frequencies, and one token alone.
    fn numbers() -> Vec<Number> {
        let mut dice = Dice::new(5);
        let number = |_| {
            let context = 2 * dice.below(2) as u16;
            let token = if context == 0 {
                dice.below(1 << 20).trailing_zeros().min(40) as u8
            } else {
                63
            };
            let bits = token % 17;
            let rest = (dice.below(1 << 16) & ((1 << bits) - 1)) as u16;
            Number {
                context,
                token,
                bits,
                rest,
            }
        };
        (0..50_000).map(number).collect()
    }

    #[test]
    fn numbers_come_back_in_little_space() {
        let numbers = numbers();
        let mut encoder = Encoder::default();
        let frequencies = Frequencies::of(&numbers, 3).write(&mut encoder);
        let head = encoder.finish();
        let bytes = write(&numbers, &frequencies);
        let bits: usize = numbers.iter().map(|number| usize::from(number.bits)).sum();
        // Half of them have a token of 2 bits on average, the others one of none.
        let least = bits + 50_000;
        assert!(
            8 * bytes.len() < least + least / 100,
            "{} bytes",
            bytes.len()
        );
        assert!(head.len() < 40, "{} bytes", head.len());

        let read = Frequencies::read(3, &mut Decoder::new(&head));
        assert_eq!(read, frequencies);
        let mut reader = Reader::new(&bytes, &read);
        for number in &numbers {
            let token = reader.token(number.context.into());
            assert_eq!(
                (token, reader.rest(number.bits)),
                (number.token, number.rest)
            );
        }
        assert!(!reader.is_short());
        reader.token(0);
        (0..4).for_each(|_| _ = reader.rest(16));
        assert!(reader.is_short());
    }

    #[test]
    fn noise_is_read_as_something() {
        let mut dice = Dice::new(6);
        for _ in 0..200 {
            let noise: Vec<u8> = (0..200).map(|_| dice.below(256) as u8).collect();
            let read = Frequencies::read(30, &mut Decoder::new(&noise));
            for of in &read.0 {
                let sum: u16 = of.iter().sum();
                assert!(sum == 0 || sum == 1 << SCALE, "{sum}");
            }
            let mut reader = Reader::new(&noise, &read);
            for context in 0..30 {
                assert!(usize::from(reader.token(context)) < TOKENS);
                reader.rest(16);
            }
        }
    }
}
