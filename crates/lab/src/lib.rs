//! Experiments with players of board games, and what games teach: statistics, reviews, lessons, puzzles.
//!
#![doc = include_str!("../README.md")]
//!
//! An [`Experiment`] is what a file says; checked, it becomes a [`Plan`]. Each of its games is played as a
//! [`Bout`](plyground::players::Bout) and leaves a [`ResultLine`]. All is seeded and repeatable. Beside experiments there are:
//!
//! - [`review`]: finished games, judged ply by ply
//! - [`puzzles`]: positions with one right move, proven and graded
//! - [`lessons`]: algorithms of search and learning, one step at a time
//! - [`g2048`]: the best play on boards that are small enough to be solved, and the least number of moves

mod axis;
mod cma_es;
mod coordinate;
mod course;
mod elo;
mod error;
mod experiment;
pub mod experiments;
pub mod g2048;
mod game_length;
mod hypotheses;
mod job;
mod ladder;
mod late_mean;
pub mod lessons;
mod likelihood;
mod matches;
mod opening_book;
mod opening_line;
mod pairs;
mod plan;
pub mod puzzles;
mod ratings;
mod repeats;
mod result_line;
pub mod review;
mod saved_preset;
mod sequential;
mod spsa;
mod statistics;
mod superiority;
mod sweep;
mod tally;
mod trial;
mod tuner;
mod tuning;
mod written_tree;

pub use course::{Course, TunedStep};
pub use elo::Elo;
pub use error::ExperimentError;
pub use experiment::{Experiment, ExperimentLimits, ExperimentPlayer, LadderGoal};
pub use hypotheses::Hypotheses;
pub use job::Job;
pub use ladder::{Ladder, Rung};
pub use matches::MatchSummary;
pub use opening_book::{MAX_OPENINGS, OpeningBook, OpeningOrder};
pub use opening_line::{OpeningError, OpeningLine};
pub use plan::{MAX_GAMES, Plan, last_seed};
pub use ratings::{Meeting, Rating, Ratings, ratings};
pub use result_line::{
    AnyResult, Ending, GameResult, MatchResult, OpeningKey, ResultLine, ResultLineError,
};
pub use saved_preset::SavedPreset;
pub use sequential::{Decision, SequentialTest, Verdict};
pub use statistics::{Interval, mean_interval, wilson_interval};
pub use sweep::Sweep;
pub use tally::{MatchStanding, Standing, Summary, Tally, TileShare};
pub use trial::{ExperimentSize, Trial, Tried};
pub use tuner::Tuner;
pub use tuning::{Method, Tuning};
pub use written_tree::tree_json;
