//! What open lines are worth, learned: the weights, their file, and how they learn.

use super::parts::{FIRST_PARTS, Fillings, PARTS, PARTS_OF, open_parts};
use crate::games::pentago::{HOLES, Position};

/// How many products make up what a line is worth.
pub const RANK: usize = 4;
/// Kinds of parts of lines, see [`kind`].
const KINDS: usize = 8;
/// Marbles on a part, 0 to 3, times the turns that it is away, 0 to 2.
const CASES: usize = 12;
/// Weights of the parts, for the side to move and for the other.
const PARTS_WEIGHTS: usize = 2 * KINDS * CASES * RANK;
/// Turns that a part is away, by its rotation.
const AWAY: [usize; 4] = [0, 1, 2, 1];

/// The first byte of a file of weights.
const VERSION: u8 = 1;
/// A file: the version, then a byte for each weight. The highest bit of it is the sign, four are the exponent and
/// three the first digits of the mantissa, as in a number of 32 bits less [`LOWEST`]; 0 is 0.
const FILE_SIZE: usize = 1 + Worth::WEIGHTS;
/// The exponent, 2^-11, and digits that the bytes count from; the highest are just below 32.
const LOWEST: u32 = (127 - 11) << 3;
/// How far the bytes stand from the lowest bit of a number.
const DIGITS: u32 = 20;

/// What a line of five is worth to the odds of a side (as their logarithm): a sum of products, one factor
/// for each quadrant that it runs through, by the kind of the part there, the marbles on it and the turns that
/// it is away. All 256 rotations count. To this comes what the number of marbles on the board says by itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth(pub(super) Vec<f32>);

/// What is wrong with a file of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WorthError {
    /// Another length.
    #[error("weights of Pentago: expected {FILE_SIZE} bytes, found {0}")]
    Length(usize),
    /// Another version.
    #[error("weights of Pentago: version {0} is not {VERSION}")]
    Version(u8),
}

/// The kind of a part: through the middle of its quadrant along a row, along an edge, on the long diagonal,
/// each with two or three holes; on a short diagonal with one or two.
const fn kind(part: usize) -> usize {
    let holes = FIRST_PARTS[part];
    let long = (holes.count_ones() == 3) as usize;
    match (holes >> 4 & 1 == 1, holes >> 8 & 1 == 1, holes) {
        (true, true, _) => 4 + long,
        (true, false, _) => long,
        (false, _, 0b000_100_010 | 0b010_001_000) => 6,
        (false, _, 0b100_000_000) => 7,
        (false, ..) => 2 + long,
    }
}

/// The place of the first of the weights of a part with so many marbles in a rotation.
fn place(side: usize, part: usize, marbles: u8, rotation: usize) -> usize {
    let case = 3 * usize::from(marbles) + AWAY[rotation];
    ((side * KINDS + kind(part)) * CASES + case) * RANK
}

impl Worth {
    /// How many weights there are.
    pub const WEIGHTS: usize = PARTS_WEIGHTS + HOLES as usize + 1;

    /// A beginning: each marble makes a line ten times as good, and a turn takes a quarter off. `chance` gives
    /// numbers from 0 to 1, for what is yet to be learned.
    pub fn beginning(mut chance: impl FnMut() -> f64) -> Self {
        let mut weights = vec![0.0; Self::WEIGHTS];
        for (i, weight) in weights[..PARTS_WEIGHTS].iter_mut().enumerate() {
            let (side, kind) = (i / RANK / CASES / KINDS, i / RANK / CASES % KINDS);
            let (marbles, away) = (i / RANK % CASES / 3, i / RANK % 3);
            let holes = [2, 3, 2, 3, 2, 3, 2, 1][kind];
            let drawn = if i % RANK > 0 { chance() as f32 } else { 0.0 };
            *weight = if marbles > holes {
                0.0
            } else if i % RANK > 0 {
                0.15 * (drawn - 0.5)
            } else {
                let sign = if side == 1 && kind % 2 == 1 {
                    -1.0
                } else {
                    1.0
                };
                let scale = if kind == 7 { 0.3 } else { 0.016 };
                sign * scale * 10_f32.powi(marbles as i32) * 0.75_f32.powi(away as i32)
            };
        }
        Self(weights)
    }

    /// The weights of a file.
    pub fn read(bytes: &[u8]) -> Result<Self, WorthError> {
        let [version, weights @ ..] = bytes else {
            return Err(WorthError::Length(0));
        };
        if *version != VERSION {
            return Err(WorthError::Version(*version));
        }
        if bytes.len() != FILE_SIZE {
            return Err(WorthError::Length(bytes.len()));
        }
        Ok(Self::of(weights))
    }

    /// The weights that a file has as bytes.
    pub(super) fn of(bytes: &[u8]) -> Self {
        let weight = |&byte: &u8| match u32::from(byte & 127) {
            0 => 0.0,
            digits => {
                let size = f32::from_bits((digits + LOWEST) << DIGITS);
                if byte > 127 { -size } else { size }
            }
        };
        Self(bytes.iter().map(weight).collect())
    }

    /// The file of the weights, rounded.
    pub fn file(&self) -> Vec<u8> {
        let byte = |weight: &f32| {
            let digits = (weight.abs().to_bits() + (1 << (DIGITS - 1))) >> DIGITS;
            match digits.saturating_sub(LOWEST).min(127) as u8 {
                0 => 0,
                digits if *weight < 0.0 => digits | 128,
                digits => digits,
            }
        };
        let weights = self.0.iter().map(byte);
        std::iter::once(VERSION).chain(weights).collect()
    }

    /// The factors that a part adds to the products, by the marbles on it in each rotation.
    pub(super) fn factor(
        &self,
        side: usize,
        part: usize,
        rotations: &[Option<u8>; 4],
    ) -> [f32; RANK] {
        let mut factor = [0.0; RANK];
        for (rotation, marbles) in rotations.iter().enumerate() {
            let Some(marbles) = *marbles else { continue };
            let weights = &self.0[place(side, part, marbles, rotation)..];
            (0..RANK).for_each(|i| factor[i] += 0.25 * weights[i]);
        }
        factor
    }

    /// What numbers of marbles say by themselves.
    pub(super) fn bias(&self) -> &[f32] {
        &self.0[PARTS_WEIGHTS..]
    }

    /// The weights, to be changed.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.0
    }
}

/// What learning the weights needs besides: the parts of every filling of a quadrant.
pub struct Anatomy {
    fillings: Fillings,
    parts: Vec<[[Option<u8>; 4]; PARTS]>,
}

impl Default for Anatomy {
    fn default() -> Self {
        Self {
            fillings: Fillings::new(),
            parts: open_parts().collect(),
        }
    }
}

impl Anatomy {
    /// What the weights say of a position, as the logarithm of the odds of the side to move. Adds to `slope`
    /// how much each weight counts in it, times what `share` makes of the value.
    pub fn value(
        &self,
        worth: &Worth,
        position: &Position,
        slope: &mut [f32],
        share: impl FnOnce(f32) -> f32,
    ) -> f32 {
        let sides = [position.own(), position.other()];
        let fillings = [0, 1].map(|side| self.fillings.of(sides[side], sides[1 - side]));
        let bias = PARTS_WEIGHTS + position.stones() as usize;
        let mut value = worth.0[bias];
        // By side, quadrant and part: what it is worth, and how much that counts.
        let mut factors = [[[[0.0; RANK]; PARTS]; 4]; 2];
        let mut counts = factors;
        for side in 0..2 {
            for (factors, filling) in factors[side].iter_mut().zip(fillings[side]) {
                for (part, factor) in factors.iter_mut().enumerate() {
                    *factor = worth.factor(side, part, &self.parts[filling][part]);
                }
            }
            let factor = |part: Option<(u8, u8)>| match part {
                Some((quadrant, part)) => factors[side][usize::from(quadrant)][usize::from(part)],
                None => [1.0; RANK],
            };
            for parts in &PARTS_OF {
                let [a, b, c] = parts.map(factor);
                value += (0..RANK).map(|i| a[i] * b[i] * c[i]).sum::<f32>();
                for (part, [x, y]) in parts.iter().zip([[b, c], [a, c], [a, b]]) {
                    if let Some((quadrant, part)) = *part {
                        let count = &mut counts[side][usize::from(quadrant)][usize::from(part)];
                        (0..RANK).for_each(|i| count[i] += x[i] * y[i]);
                    }
                }
            }
        }
        let share = share(value);
        slope[bias] += share;
        for side in 0..2 {
            for (counts, filling) in counts[side].iter().zip(fillings[side]) {
                for (part, count) in counts.iter().enumerate() {
                    for (rotation, marbles) in self.parts[filling][part].iter().enumerate() {
                        let Some(marbles) = *marbles else { continue };
                        let first = place(side, part, marbles, rotation);
                        let slope = &mut slope[first..first + RANK];
                        (0..RANK).for_each(|i| slope[i] += 0.25 * share * count[i]);
                    }
                }
            }
        }
        value
    }
}
