//! Evaluations of Pentago.

mod counts;
mod lines;
mod reach;

pub use counts::Counts;
pub use lines::{LINE_FEATURES, LineWeights, Lines, winning_move};
pub use reach::{Reach, ReachWeights};
