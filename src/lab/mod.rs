//! Experiments: games in large numbers and what they add up to. Seeded and repeatable.
//!
//! An [`Experiment`] is what a file says; checked, it becomes a [`Plan`] of numbered games. Each is
//! played as a [`Bout`] and leaves a [`Line`]; a [`Tally`] sums lines up, wherever they come from.

mod arena;
mod bout;
mod contender;
mod duel;
mod error;
mod experiment;
pub mod experiments;
mod line;
mod matches;
mod pairing;
mod plan;
mod solo;
mod statistics;
mod sweep;
mod tally;

pub use arena::{Arena, Setting, arena};
pub use bout::Bout;
pub use contender::Contender;
pub use duel::{DuelResult, DuelStanding, DuelSummary, Duellist};
pub use error::ExperimentError;
pub use experiment::{Entry, Experiment};
pub use line::{Ending, GameResult, Line, MatchResult, Outcome};
pub use matches::{Elo, MatchSummary};
pub use plan::{MAX_GAMES, Plan};
pub use statistics::{Interval, mean_interval, wilson_interval};
pub use sweep::Sweep;
pub use tally::{MatchStanding, Standing, Summary, Tally, TileShare};
