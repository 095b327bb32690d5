//! Searchers that know no game, and what they share: limits, reports, the transposition table.
//!
//! A search is a future. It gives way when its slice of time is over. So a worker can read its messages between two
//! polls, and a native caller polls to the end with [`run`].

mod alpha_beta;
mod averaging;
mod clock;
mod control;
mod expectimax;
mod genetic;
mod greedy;
mod instant;
mod limits;
mod mcts;
mod monte_carlo;
mod observer;
mod proof_number;
mod recorder;
mod repetition;
mod report;
mod timer;
mod transposition_table;
mod transpositions;
mod tree;

pub(crate) use alpha_beta::Prover;
pub use alpha_beta::{AlphaBeta, Options};
pub use averaging::Averaging;
pub use clock::Clock;
pub use control::{SearchControl, Stopped, poll, run};
pub use expectimax::{Expectimax, Horizon};
pub use genetic::Genetic;
pub use greedy::{best_at_once, greedy};
pub use limits::{Limits, LimitsError};
pub use mcts::{Choose, Mcts};
pub use monte_carlo::MonteCarlo;
pub use observer::{Observer, Reason, Visit};
pub use proof_number::{Attack, Finding, Numbers, Prospects};
pub use recorder::Recorder;
pub use repetition::twice;
pub use report::{MoveValue, Report};
pub use tree::{IterationCounts, SearchTree, TreeNode};
