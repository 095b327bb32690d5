//! Numbers in options.

use std::ops::RangeInclusive;

use anyhow::Result;

/// A number within a range.
pub fn number(text: &str, range: RangeInclusive<f64>) -> Result<f64, String> {
    let value = text.parse().ok().filter(|value| range.contains(value));
    value.ok_or_else(|| format!("not between {} and {}", range.start(), range.end()))
}

/// How far a weight moves in a step of learning.
pub fn rate(text: &str) -> Result<f32, String> {
    number(text, 1e-6..=10.0).map(|rate| rate as f32)
}
