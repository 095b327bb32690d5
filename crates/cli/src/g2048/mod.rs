//! Commands of 2048 alone.

pub mod solve;
pub mod theory;
