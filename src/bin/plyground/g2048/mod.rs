//! Commands of 2048 alone, and its weights.

mod solve;
mod theory;
mod train;
mod weights;

use anyhow::Result;

use crate::files::Files;
use crate::game::EmbeddedWeights;

/// The weights of the learned players.
pub const EMBEDDED: &[EmbeddedWeights] = &[
    EmbeddedWeights {
        game: "2048",
        player: "learned",
        bytes: include_bytes!("../../../../www/weights/2048-large.weights"),
    },
    EmbeddedWeights {
        game: "2048",
        player: "learned-3x3",
        bytes: include_bytes!("../../../../www/weights/2048-3x3.weights"),
    },
    EmbeddedWeights {
        game: "2048",
        player: "learned-3x4",
        bytes: include_bytes!("../../../../www/weights/2048-3x4.weights"),
    },
];

#[derive(clap::Subcommand)]
pub enum Command {
    /// Learn an evaluation of 2048 by self-play
    #[command(hide = true)]
    Train(train::Args),
    /// Make and read files of learned weights of 2048
    #[command(hide = true)]
    Weights(weights::Args),
    /// The best play of 2048 on a small board
    Solve(solve::Args),
    /// How many moves 2048 takes at least
    Theory(theory::Args),
}

impl Command {
    pub fn files(&self) -> Files {
        match self {
            Self::Train(args) => args.files(),
            Self::Weights(args) => args.files(),
            Self::Solve(_) | Self::Theory(_) => Files::default(),
        }
    }

    pub fn run(&self) -> Result<()> {
        match self {
            Self::Train(args) => train::run(args),
            Self::Weights(args) => weights::run(args),
            Self::Solve(args) => solve::run(args),
            Self::Theory(args) => theory::run(args),
        }
    }
}
