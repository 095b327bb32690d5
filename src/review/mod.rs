//! The review of a game: every ply of a record, judged by a player.
//!
//! A [`Review`] asks the player about each position of the game, with the same limits, and compares the move that was
//! played with the best. What a move costs is a share of the outcome ([`Outlook`](crate::players::Outlook)); the
//! [`Grade`] follows from the cost alone.

mod comparison;
mod grade;
mod judgement;
mod run;
mod savings;
mod sentence;
mod subject;
mod threat;
mod why;
mod witness;

pub use comparison::{Comparison, ComparisonState, Continuation, Difference, Opinion};
pub use grade::{Grade, THRESHOLDS};
pub use judgement::Judgement;
pub use run::{Review, ReviewStep, reviewer};
pub use savings::{Cost, switches};
pub use sentence::{MORE, Sentence};
pub use subject::Subject;
pub use threat::Threat;
pub use why::{ExplainedMove, IterationSummary, Variation, Why};
