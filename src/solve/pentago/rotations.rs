//! Sets of rotations of the quadrants.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use crate::games::pentago::{Hole, Marbles, Quadrant, Spin, Turn};

/// How often each quadrant was turned to the right, 0 to 3.
pub type Rotation = [usize; 4];

/// A set of [rotations](Rotation) that are all odd or all even.
///
/// The quadrants have 256 rotations, and each move turns one quadrant once. So at one ply only 128 of them occur:
/// those with an odd sum of quarter turns, or those with an even one. Bit `(r[0] >> 1) + 2 r[1] + 8 r[2] + 32 r[3]` is
/// the rotation `r`. The lowest bit of `r[0]` follows from the parity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rotations(pub u128);

impl Rotations {
    pub const NONE: Self = Self(0);

    /// The set of one.
    pub fn one(rotation: Rotation) -> Self {
        let [first, second, third, fourth] = rotation;
        Self(1 << (first / 2 + 2 * second + 8 * third + 32 * fourth))
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The rotations one turn away from those of the set; they have the other parity.
    #[inline]
    pub fn turned(self) -> Self {
        const EVEN: u128 = u128::MAX / 3;
        const BYTES: u128 = u128::MAX / 255;
        let set = self.0;
        // The first quadrant: from either of its two states of a parity to both of the other.
        let pair = (set | set >> 1) & EVEN;
        let first = pair | pair << 1;
        // The others: round in rings of four, two bits, a byte and four bytes apart.
        let second = (set << 2 & (BYTES * 0xfc))
            | (set >> 6 & (BYTES * 0x03))
            | (set >> 2 & (BYTES * 0x3f))
            | (set << 6 & (BYTES * 0xc0));
        let lanes = [0, 32, 64, 96].map(|shift| (set >> shift) as u32);
        let third = lanes.map(|lane| lane.rotate_left(8) | lane.rotate_right(8));
        let third = (0..4).fold(0, |all, i| all | u128::from(third[i]) << (32 * i));
        let fourth = set.rotate_left(32) | set.rotate_right(32);
        Self(first | second | third | fourth)
    }
}

/// The rotation after a turn.
pub fn after(mut rotation: Rotation, turn: Turn) -> Rotation {
    let quadrant = &mut rotation[turn.quadrant as usize];
    *quadrant = match turn.spin {
        Spin::Left => (*quadrant + 3) % 4,
        Spin::Right => (*quadrant + 1) % 4,
    };
    rotation
}

/// Marbles before a rotation.
pub fn unrotated(marbles: Marbles, rotation: Rotation) -> Marbles {
    let turns = Quadrant::ALL.into_iter().zip(rotation);
    turns.fold(marbles, |marbles, (quadrant, turns)| {
        let back = Turn {
            quadrant,
            spin: Spin::Left,
        };
        (0..turns).fold(marbles, |marbles, _| marbles.turned(back))
    })
}

/// The place that a rotation brings a hole to.
pub fn rotated(hole: Hole, rotation: Rotation) -> Hole {
    let back = rotation.map(|turns| (4 - turns) % 4);
    let marble = unrotated(Marbles::NONE.with(hole), back);
    marble.holes().next().unwrap_or(hole)
}

/// All 256.
pub fn every() -> impl Iterator<Item = Rotation> {
    (0..256).map(|i| [i % 4, i / 4 % 4, i / 16 % 4, i / 64])
}

/// 1 for those that an odd number of turns leads to.
pub fn parity(rotation: Rotation) -> usize {
    rotation.iter().sum::<usize>() % 2
}

impl BitAnd for Rotations {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Rotations {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Rotations {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Not for Rotations {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}
