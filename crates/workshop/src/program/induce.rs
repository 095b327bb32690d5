//! `workshop induce`: the learned evaluation of Pentago.

use std::path::PathBuf;

use anyhow::Result;
use plyground_cli::failure::AtPath;
use plyground_cli::file::Draft;
use plyground_cli::files::{FileKind, Files};
use plyground_cli::output;
use plyground_workshop::pentago::{FitStep, Induction, factors};

const WEIGHTS: FileKind = FileKind {
    name: "weights of Pentago",
    holds: |bytes| factors::read(bytes).is_ok(),
};

#[derive(clap::Args)]
pub struct Args {
    /// The file of weights to write
    file: PathBuf,
    /// Positions to learn from with each number of marbles
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(100..=1_000_000))]
    positions: u32,
    /// The seed of the positions
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
}

impl Args {
    pub fn files(&self) -> Files {
        Files::default().replacing("FILE", &self.file, WEIGHTS)
    }
}

pub fn run(args: &Args) -> Result<()> {
    // An error of writing is reported before an hour of learning.
    let draft = Draft::new(&args.file).at(&args.file)?;
    let induction = Induction {
        positions: args.positions as usize,
        seed: args.seed,
    };
    let weights = induction.run(|step| {
        let FitStep {
            marbles,
            decided,
            log_loss,
        } = step;
        output::note(format_args!(
            "{marbles} marbles: {decided:.3} decided, log loss {log_loss:.4}"
        ));
    });
    draft.finish(&factors::file(&weights)).at(&args.file)
}
