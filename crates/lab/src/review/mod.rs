//! The review of a game: every ply of a record, judged by a player.
//!
//! A [`Review`] asks the player about each position of the game, with the same limits. Where two play, the searches give
//! an outlook for every position, and a move costs what the outlook loses by it. Where one plays, the search before a move
//! has the values of all moves. A cost is a share of the outcome ([`ValueScale`](plyground::players::ValueScale)); the
//! [`Grade`] follows from it alone.

mod ablation;
mod check;
mod comparison;
mod explained_move;
mod grade;
mod move_comparison;
mod outlook;
mod plies;
mod run;
mod sentence;
mod subject;
mod threat;
mod why;

pub use ablation::{Cost, switches};
pub use comparison::{Comparison, ComparisonState, Continuation, Difference, Opinion};
pub use explained_move::ExplainedMove;
pub use grade::{Grade, Judgement, THRESHOLDS};
pub use move_comparison::{ComparedFeature, FeatureSum, MoveComparison};
pub use run::{Review, ReviewStep, reviewer};
pub use sentence::{MORE, Sentence};
pub use subject::{Subject, as_judge};
pub use threat::Threat;
pub use why::{IterationSummary, Variation, Why};
