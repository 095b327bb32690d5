//! The review of a game: every ply of a record, judged by a player.
//!
//! A [`Review`] asks the player about each position of the game, with the same limits, and compares the move that was
//! played with the best. What a move costs is a share of the outcome ([`ValueScale`](plyground::players::ValueScale)); the
//! [`Grade`] follows from the cost alone.

mod ablation;
mod check;
mod comparison;
mod grade;
mod run;
mod sentence;
mod subject;
mod threat;
mod why;

pub use ablation::{Cost, switches};
pub use comparison::{Comparison, ComparisonState, Continuation, Difference, Opinion};
pub use grade::{Grade, Judgement, THRESHOLDS};
pub use run::{Review, ReviewStep, reviewer};
pub use sentence::{MORE, Sentence};
pub use subject::Subject;
pub use threat::Threat;
pub use why::{ExplainedMove, IterationSummary, Variation, Why, explained};
