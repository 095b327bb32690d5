//! The coders of files of weights: what one writes, the other reads.

use plyground::eval::ans::{Frequencies, Reader, SCALE, TOKENS};
use plyground::eval::coder::{BitProbability, Coder, Decoder, RATES};
use plyground::eval::pentago::openings::NumberCoder;
use plyground::games::random::Dice;
use plyground_workshop::coding::{self, CodedNumber, Encoder};

#[test]
fn rates_divide_exactly() {
    for (seen, rate) in RATES.iter().enumerate() {
        for distance in 0..=u64::from(u16::MAX) {
            let exact = 2 * distance / (2 * seen as u64 + 3);
            assert_eq!((distance * rate) >> 32, exact, "{distance} after {seen}");
        }
    }
}

#[test]
fn bits_come_back_and_rare_ones_take_little_space() {
    let mut dice = Dice::new(3);
    let bits: Vec<bool> = (0..100_000).map(|_| dice.below(50) == 0).collect();
    let (mut encoder, mut chance) = (Encoder::default(), BitProbability::default());
    for &bit in &bits {
        encoder.bit(bit, &mut chance);
    }
    let bytes = encoder.finish();
    // The entropy of 1 in 50 is 0.1414 bits.
    assert!(bytes.len() * 8 < 15_000, "{} bytes", bytes.len());
    let (mut decoder, mut chance) = (Decoder::new(&bytes), BitProbability::default());
    assert!(
        bits.iter()
            .all(|&bit| decoder.bit(false, &mut chance) == bit)
    );
    assert!(!decoder.is_short());
    let cut = &bytes[..bytes.len() - 5];
    let (mut decoder, mut chance) = (Decoder::new(cut), BitProbability::default());
    (0..bits.len()).for_each(|_| _ = decoder.bit(false, &mut chance));
    assert!(decoder.is_short());
}

/// Numbers of three contexts, of which one is never met: halving frequencies, and one token alone.
fn numbers() -> Vec<CodedNumber> {
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
        CodedNumber {
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
    let mut frequencies = coding::frequencies(&numbers, 3);
    frequencies.code(&mut encoder);
    let head = encoder.finish();
    let bytes = coding::write(&numbers, &frequencies);
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

#[test]
fn numbers_with_signs_come_back() {
    let numbers = [0, 1, -1, 2, 3, -3, 255, -256, 70_000, i32::MAX, -i32::MAX];
    let (mut encoder, mut coder) = (Encoder::default(), NumberCoder::default());
    numbers.iter().for_each(|&number| {
        coder.code_signed(number, &mut encoder);
    });
    let bytes = encoder.finish();
    let (mut decoder, mut coder) = (Decoder::new(&bytes), NumberCoder::default());
    let read = numbers.map(|_| coder.code_signed(0, &mut decoder));
    assert_eq!(read, numbers);
}
