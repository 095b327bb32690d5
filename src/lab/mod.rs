//! Experiments: large numbers of games, and their statistics. Seeded and repeatable.
//!
//! An [`Experiment`] is what a file says; checked, it becomes a [`Plan`] of numbered games. Each is
//! played as a [`Bout`](crate::players::Bout) and leaves a [`ResultLine`]; a [`Tally`] sums lines up, wherever they
//! come from.

mod axis;
mod cma_es;
mod coordinate;
mod course;
mod elo;
mod error;
mod experiment;
pub mod experiments;
mod hypotheses;
mod job;
mod ladder;
mod late_mean;
mod likelihood;
mod matches;
mod pairs;
mod plan;
mod ratings;
mod repeats;
mod result_line;
mod saved_preset;
mod sequential;
mod spsa;
mod statistics;
mod sweep;
mod tally;
mod tuner;
mod tuning;

pub use course::{Course, TunedStep};
pub use elo::Elo;
pub use error::ExperimentError;
pub use experiment::{Experiment, ExperimentLimits, ExperimentPlayer, LadderGoal};
pub use hypotheses::Hypotheses;
pub use job::Job;
pub use ladder::{Ladder, Rung};
pub use matches::MatchSummary;
pub use plan::{MAX_GAMES, Plan, last_seed};
pub use ratings::{Meeting, Rating, Ratings, ratings};
pub use result_line::{AnyResult, Ending, GameResult, MatchResult, ResultLine, ResultLineError};
pub use saved_preset::SavedPreset;
pub use sequential::{Decision, SequentialTest, Verdict};
pub use statistics::{Interval, mean_interval, wilson_interval};
pub use sweep::Sweep;
pub use tally::{MatchStanding, Standing, Summary, Tally, TileShare};
pub use tuner::Tuner;
pub use tuning::{Method, Tuning};
