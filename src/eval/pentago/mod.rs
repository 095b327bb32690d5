//! Evaluations of Pentago.

mod counts;
mod learned;
mod lines;
mod parts;
mod reach;
mod worth;

pub use counts::Counts;
pub use learned::Learned;
pub use lines::{LINE_FEATURES, LineWeights, Lines, winning_move, wins_at_once};
pub use reach::{Reach, ReachWeights};
pub use worth::{Anatomy, Worth, WorthError};
