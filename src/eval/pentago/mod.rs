//! Evaluations of Pentago.

mod counts;
#[doc(hidden)]
pub mod factor_weights;
mod learned;
mod lines;
#[doc(hidden)]
pub mod openings;
#[doc(hidden)]
pub mod parts;
mod reach;
mod wins;

#[doc(hidden)]
pub use counts::MarbleCounts;
#[doc(hidden)]
pub use learned::LearnedLines;
pub use lines::{LineWeights, Lines};
pub use reach::{Reach, ReachWeights};
pub use wins::{winning_move, wins_at_once};
