//! Commands of Lines of Action alone, and its weights.

mod learn_network;

use anyhow::Result;

use crate::files::Files;
use crate::game::EmbeddedWeights;

/// The network that corrects the features of `strong`.
pub const EMBEDDED: &[EmbeddedWeights] = &[EmbeddedWeights {
    game: "loa",
    player: "strong",
    bytes: include_bytes!("../../../../www/weights/loa-network.weights"),
}];

#[derive(clap::Subcommand)]
pub enum Command {
    /// Learn the network of Lines of Action from games against itself
    #[command(hide = true)]
    LearnNetwork(learn_network::Args),
}

impl Command {
    pub fn files(&self) -> Files {
        match self {
            Self::LearnNetwork(args) => args.files(),
        }
    }

    pub fn run(&self) -> Result<()> {
        match self {
            Self::LearnNetwork(args) => learn_network::run(args),
        }
    }
}
