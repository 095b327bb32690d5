//! The program `workshop`: it trains evaluations, and checks players against solvers and tables.

mod check_openings;
mod check_values;
mod endings;
mod fit;
mod induce;
mod learn_network;
mod learn_openings;
mod learning_rate;
mod prove;
mod time_solver;
mod train;
mod weights;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};
use plyground_cli::files::Files;
use plyground_cli::program;
use plyground_cli::weights_file::WeightsFile;

/// Train the players of Plyground, and check them.
#[derive(Parser)]
#[command(name = "workshop", version)]
struct Workshop {
    #[command(flatten)]
    weights: WeightsFile,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Learn an evaluation of 2048 by self-play
    Train(train::Args),
    /// Make and read files of learned weights of 2048
    Weights(weights::Args),
    /// Learn the evaluation of Pentago, backwards from solved positions
    Induce(induce::Args),
    /// Learn the openings of Pentago from the exact values of all positions with few marbles
    LearnOpenings(learn_openings::Args),
    /// Check what `strong` plays in the openings of Pentago against the exact values
    CheckOpenings(check_openings::Args),
    /// Check how well `strong` tells won, drawn and lost positions of Pentago apart
    CheckValues(check_values::Args),
    /// Time the solver of Pentago on positions of played games
    TimeSolver(time_solver::Args),
    /// Learn the network of Lines of Action from games against itself
    LearnNetwork(learn_network::Args),
    /// Fit the weights of an evaluation to the results of games
    Fit(fit::Args),
    /// Find positions near the end of games from which a side forces a win
    Endings(endings::Args),
    /// Count the positions of a file that a player proves to be won
    Prove(prove::Args),
}

impl Command {
    /// The files that it reads and writes.
    fn files(&self) -> Files {
        match self {
            Self::Train(args) => args.files(),
            Self::Weights(args) => args.files(),
            Self::Induce(args) => args.files(),
            Self::LearnOpenings(args) => args.files(),
            Self::CheckOpenings(args) => args.files(),
            Self::CheckValues(args) => args.files(),
            Self::LearnNetwork(args) => args.files(),
            Self::Prove(args) => args.files(),
            Self::TimeSolver(_) | Self::Fit(_) | Self::Endings(_) => Files::default(),
        }
    }

    /// Whether a player thinks in it, who may take weights.
    fn has_player(&self) -> bool {
        matches!(
            self,
            Self::CheckOpenings(_)
                | Self::CheckValues(_)
                | Self::Fit(_)
                | Self::Endings(_)
                | Self::Prove(_)
        )
    }
}

impl Workshop {
    fn run(self) -> Result<()> {
        let weights = &self.weights;
        weights.checked(self.command.files(), self.command.has_player())?;
        match &self.command {
            Command::Train(args) => train::run(args),
            Command::Weights(args) => weights::run(args),
            Command::Induce(args) => induce::run(args),
            Command::LearnOpenings(args) => learn_openings::run(args),
            Command::CheckOpenings(args) => check_openings::run(args, weights),
            Command::CheckValues(args) => check_values::run(args, weights),
            Command::TimeSolver(args) => time_solver::run(args),
            Command::LearnNetwork(args) => learn_network::run(args),
            Command::Fit(args) => fit::run(args, weights),
            Command::Endings(args) => endings::run(args, weights),
            Command::Prove(args) => prove::run(args, weights),
        }
    }
}

fn main() -> ExitCode {
    program::run(Workshop::run)
}
