//! Commands of Pentago alone, and its weights.

mod check_openings;
mod check_values;
mod induce;
mod learn_openings;
mod time_solver;

use anyhow::Result;

use crate::files::Files;
use crate::game::{EmbeddedWeights, WeightsFile};

/// The learned openings.
pub const EMBEDDED: &[EmbeddedWeights] = &[EmbeddedWeights {
    game: "pentago",
    player: "strong",
    bytes: include_bytes!("../../../../www/weights/pentago-openings.weights"),
}];

#[derive(clap::Subcommand)]
pub enum Command {
    /// Learn the evaluation of Pentago, backwards from solved positions
    #[command(hide = true)]
    Induce(induce::Args),
    /// Learn the openings of Pentago from the exact values of all positions with few marbles
    #[command(hide = true)]
    LearnOpenings(learn_openings::Args),
    /// Check what `strong` plays in the openings of Pentago against the exact values
    #[command(hide = true)]
    CheckOpenings(check_openings::Args),
    /// Check how well `strong` tells won, drawn and lost positions of Pentago apart
    #[command(hide = true)]
    CheckValues(check_values::Args),
    /// Time the solver of Pentago on positions of played games
    #[command(hide = true)]
    TimeSolver(time_solver::Args),
}

impl Command {
    pub fn files(&self) -> Files {
        match self {
            Self::Induce(args) => args.files(),
            Self::LearnOpenings(args) => args.files(),
            Self::CheckOpenings(args) => args.files(),
            Self::CheckValues(args) => args.files(),
            Self::TimeSolver(_) => Files::default(),
        }
    }

    /// Whether a player thinks in it.
    pub fn has_player(&self) -> bool {
        matches!(self, Self::CheckOpenings(_) | Self::CheckValues(_))
    }

    pub fn run(&self, weights: &WeightsFile) -> Result<()> {
        match self {
            Self::Induce(args) => induce::run(args),
            Self::LearnOpenings(args) => learn_openings::run(args),
            Self::CheckOpenings(args) => check_openings::run(args, weights),
            Self::CheckValues(args) => check_values::run(args, weights),
            Self::TimeSolver(args) => time_solver::run(args),
        }
    }
}
