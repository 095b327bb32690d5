//! Writes the numbers that [`Reader`](plyground::eval::ans::Reader) reads.

use plyground::eval::ans::{Frequencies, LOWEST, SCALE, TOKENS};

/// A number: a token, expected by its frequency in a context, and bits that are 0 as often as 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CodedNumber {
    /// The context.
    pub context: u16,
    /// Smaller than [`TOKENS`].
    pub token: u8,
    /// The number of bits, up to 16.
    pub bits: u8,
    /// The bits.
    pub rest: u16,
}

/// The frequencies of the numbers to be written, with contexts smaller than `contexts`.
pub fn frequencies(numbers: &[CodedNumber], contexts: usize) -> Frequencies {
    let mut counts = vec![[0u64; TOKENS]; contexts];
    for number in numbers {
        counts[usize::from(number.context)][usize::from(number.token)] += 1;
    }
    Frequencies(counts.iter().map(scaled).collect())
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
pub fn write(numbers: &[CodedNumber], frequencies: &Frequencies) -> Vec<u8> {
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
        let of = &frequencies.0[usize::from(number.context)];
        let (before, from) = of.split_at(number.token.into());
        let start = before.iter().map(|&one| u32::from(one)).sum();
        push(start, from[0].into(), SCALE);
    }
    words.extend([state as u16, (state >> 16) as u16]);
    let words = words.iter().rev();
    words.flat_map(|word| word.to_le_bytes()).collect()
}
