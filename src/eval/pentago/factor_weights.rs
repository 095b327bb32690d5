//! The learned weights of open lines: one factor for each part of a line.

use super::parts::FIRST_PARTS;
use crate::games::pentago::HOLES;

/// The first byte of a file. For each weight a byte follows.
///
/// The highest bit of the byte is the sign. The other seven are the exponent (4) and the first bits of the mantissa
/// (3) of the weight as a 32-bit float, less [`LOWEST`]. The byte 0 is the weight 0.
pub const VERSION: u8 = 1;
/// The exponent 2^-11, in the place that the bytes count from. The largest weights are just below 32.
pub const LOWEST: u32 = (127 - 11) << 3;
/// Bits of the mantissa that a byte leaves out.
pub const DIGITS: u32 = 20;

/// Products in the value of a line.
pub const RANK: usize = 4;
/// Kinds of parts of lines, see `kind`.
pub const KINDS: usize = 8;
/// Marbles on a part, 0 to 3, times the turns that it is away, 0 to 2.
pub const CASES: usize = 12;
/// Weights of the parts, for the side to move and for the other.
pub const PART_WEIGHTS: usize = 2 * KINDS * CASES * RANK;
/// Turns that a part is away, by its rotation.
const AWAY: [usize; 4] = [0, 1, 2, 1];

/// The weights of a factorised value function over the lines of five.
///
/// The value of a position is the logarithm of the odds of the side to move. Each line adds a sum of `RANK` products
/// to it. A product has one factor for each quadrant that the line runs through.
///
/// The factor depends on the kind of the part in that quadrant, the marbles on it and the turns that it is away. It is
/// the mean over the four rotations of the quadrant. A bias for each number of marbles is added.
#[derive(Clone, Debug, PartialEq)]
pub struct FactorWeights(pub Vec<f32>);

/// The kind of a part of a line. Most parts have two or three holes: through the middle of the quadrant along a row,
/// along an edge, or on the long diagonal. Those on a short diagonal have one or two.
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

/// The index of the first of the [`RANK`] weights of a part with this many marbles in a rotation.
pub fn place(side: usize, part: usize, marbles: u8, rotation: usize) -> usize {
    let case = 3 * usize::from(marbles) + AWAY[rotation];
    ((side * KINDS + kind(part)) * CASES + case) * RANK
}

impl FactorWeights {
    /// The number of weights.
    pub const WEIGHTS: usize = PART_WEIGHTS + HOLES as usize + 1;

    /// Decodes the weights that follow the version byte.
    pub fn of(bytes: &[u8]) -> Self {
        let weight = |&byte: &u8| match u32::from(byte & 127) {
            0 => 0.0,
            digits => {
                let size = f32::from_bits((digits + LOWEST) << DIGITS);
                if byte > 127 { -size } else { size }
            }
        };
        Self(bytes.iter().map(weight).collect())
    }

    /// The factors of a part, by the marbles on it in each rotation; `None` where it is blocked.
    pub fn factor(&self, side: usize, part: usize, rotations: &[Option<u8>; 4]) -> [f32; RANK] {
        let mut factor = [0.0; RANK];
        for (rotation, marbles) in rotations.iter().enumerate() {
            let Some(marbles) = *marbles else { continue };
            let weights = &self.0[place(side, part, marbles, rotation)..];
            (0..RANK).for_each(|i| factor[i] += 0.25 * weights[i]);
        }
        factor
    }

    /// The bias of each number of marbles on the board.
    pub fn bias(&self) -> &[f32] {
        &self.0[PART_WEIGHTS..]
    }
}
