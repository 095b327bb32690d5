//! `workshop learn-network`: the network of Lines of Action.

use std::path::PathBuf;

use anyhow::{Result, bail};
use plyground::eval::WeightsFileError;
use plyground::eval::loa::network::MenNetwork;
use plyground::players::loa;
use plyground_cli::failure::AtPath;
use plyground_cli::file::Draft;
use plyground_cli::files::{FileKind, Files};
use plyground_cli::output;
use plyground_workshop::loa::{NetworkEpoch, NetworkTraining, SearchedPosition, SelfPlay, network};

use crate::learning_rate::{DIVERGED, rate};

/// Games between two reports.
const REPORT: u64 = 100;

const NETWORK: FileKind = FileKind {
    name: "network of Lines of Action",
    holds: |bytes| !matches!(MenNetwork::read(&bytes), Err(WeightsFileError::Foreign(_))),
};

#[derive(clap::Args)]
pub struct Args {
    /// The file of weights to write
    file: PathBuf,
    /// Positions to learn from
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u32).range(100..=100_000_000))]
    positions: u32,
    /// Nodes of the search for each position
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Times to go through all positions
    #[arg(long, value_name = "N", default_value_t = 25, value_parser = clap::value_parser!(u32).range(1..=1000))]
    epochs: u32,
    /// How far a weight moves in its first step
    #[arg(long, value_name = "R", default_value_t = 0.05, value_parser = rate)]
    rate: f32,
    /// Decides the games, the first weights and the order of the positions
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
}

impl Args {
    pub fn files(&self) -> Files {
        Files::default().replacing("FILE", &self.file, NETWORK)
    }
}

pub fn run(args: &Args) -> Result<()> {
    // An error of writing is reported before an hour of learning.
    let draft = Draft::new(&args.file).at(&args.file)?;
    let settings = loa::standard().info("strong")?.defaults();
    let positions = positions(
        args,
        SelfPlay::new(loa::search(&settings), args.nodes, args.seed),
    );
    let training = NetworkTraining {
        epochs: args.epochs,
        rate: args.rate,
        seed: args.seed,
    };
    let mut is_finite = true;
    let weights = training.run(loa::search(&settings).evaluation(), &positions, |done| {
        let NetworkEpoch { epoch, log_loss } = done;
        is_finite &= log_loss.is_finite();
        output::note(format_args!("epoch {epoch}: log loss {log_loss:.4}"));
    });
    if !is_finite {
        bail!(DIVERGED);
    }
    let bytes = network::file(&network::rounded(&weights));
    draft.finish(&bytes).at(&args.file)
}

fn positions<E>(args: &Args, mut games: SelfPlay<E>) -> Vec<SearchedPosition>
where
    E: plyground::eval::StaticEval<plyground::games::loa::Position>,
{
    let mut positions = Vec::new();
    for number in 0.. {
        positions.extend(games.game(number));
        if positions.len() >= args.positions as usize {
            break;
        }
        if number % REPORT == 0 {
            output::note(format_args!("game {number}: {} positions", positions.len()));
        }
    }
    positions
}
