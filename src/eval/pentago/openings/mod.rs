//! Learned values of positions with few marbles.
//!
//! A small neural network that sees each of the four quadrants as a whole, from all eight sides of the board. What it
//! still gets wrong among the positions that it was taught stands in a list of exceptions.

mod exceptions;
mod file;
pub mod network;
mod number;
pub mod patterns;

use std::sync::LazyLock;

pub use exceptions::{Exceptions, MOST, number};
pub use file::{ENVELOPE, OpeningFile, OpeningWeights, STEPS};
pub use network::{Activations, DENSE, OUTPUTS, OpeningNetwork};
pub use number::NumberCoder;
pub use patterns::{MOST_MARBLES, Patterns};

use crate::games::pentago::Position;
use patterns::QUADRANTS;

/// The most that a logarithm of odds counts.
const SURE: f32 = 15.0;

/// The learned values of positions with at most [`MOST_MARBLES`] marbles, ready to be asked.
#[derive(Debug)]
pub struct Openings {
    network: OpeningNetwork,
    exceptions: Exceptions,
}

impl Openings {
    /// The evaluation by these weights.
    pub fn new(weights: &OpeningWeights) -> Self {
        Self {
            network: weights.network(),
            exceptions: weights.exceptions.clone(),
        }
    }

    /// The logarithm of the odds of the side to move; `None` with too many marbles. It is the same for all eight
    /// images of a position.
    pub fn value(&self, position: &Position) -> Option<f32> {
        let patterns = patterns().canonical(position)?;
        Some(self.canonical_value(patterns, position.stones()))
    }

    /// The same by the canonical patterns of a position with this many marbles, at most [`MOST_MARBLES`].
    pub fn canonical_value(&self, canonical: [u16; QUADRANTS], marbles: u32) -> f32 {
        if let Some(result) = self.exceptions.result(canonical) {
            return Self::value_of(result);
        }
        let mut activations = Activations::default();
        let views = patterns().views(canonical);
        self.network.run(&views, marbles as usize, &mut activations);
        odds(activations.outputs.map(chance))
    }

    /// The value of a position that is known to be won (1), drawn (0) or lost (-1).
    pub fn value_of(result: i8) -> f32 {
        odds([result < 1, result < 0].map(f32::from))
    }
}

/// The pattern tables, made when they are first asked for.
pub fn patterns() -> &'static Patterns {
    static PATTERNS: LazyLock<Patterns> = LazyLock::new(Patterns::new);
    &PATTERNS
}

/// The probability that has this logarithm of odds.
pub fn chance(logit: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-logit))
}

/// The logarithm of the odds of the side to move, by the chances that it does not win, and that it loses.
pub fn odds([unwon, lost]: [f32; OUTPUTS]) -> f32 {
    // The expected result of the opponent; a draw counts half.
    let expected = 0.5 * (unwon + lost);
    let least = chance(-SURE);
    libm::logf((1.0 - expected).max(least) / expected.max(least))
}
