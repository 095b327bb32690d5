//! Repeatable randomness: one generator, the same numbers natively and in wasm.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generator behind every dice roll of this crate.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// A generator decided by `seed`.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// One of many independent generators of the same seed, such as one for each ply of a game.
    pub fn stream(seed: u64, index: u64) -> Self {
        // Any odd step but SplitMix64's own, which fills the generator's four words from its seed:
        // with that one, neighbouring streams would begin with three words in common.
        Self::new(seed.wrapping_add(index.wrapping_mul(0xd134_2543_de82_ef95)))
    }

    /// A uniform number in `0..bound` (0 for a bound of 0); its bias is below `bound` / 2^64.
    ///
    /// ```
    /// use plyground::games::random::Dice;
    /// assert!(Dice::new(7).below(6) < 6);
    /// ```
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u128::from(self.0.next_u64()) * u128::from(bound)) >> 64) as u32
    }

    /// A uniform number in `[0, 1)`.
    pub fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }
}
