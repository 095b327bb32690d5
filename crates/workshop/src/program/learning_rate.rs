//! The rate of a learning, and what comes of one that is too large.

use plyground_cli::parameters::number;

/// Learning that has led to no numbers.
pub const DIVERGED: &str = "--rate: too large, the weights have grown beyond all numbers";

/// How far a weight moves in a step of learning.
pub fn rate(text: &str) -> Result<f32, String> {
    number(text, 1e-6..=10.0).map(|rate| rate as f32)
}
