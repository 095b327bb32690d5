//! `plyground induce`: the learned evaluation of Pentago.

use std::fs;
use std::path::PathBuf;

use plyground::players::pentago::induction::{Induction, Step};

use crate::failure::Failure;

#[derive(clap::Args)]
pub struct Args {
    /// The file of weights to write
    file: PathBuf,
    /// Positions to learn from with each number of marbles
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(100..=1_000_000))]
    positions: u32,
    /// Decides them
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let induction = Induction {
        positions: args.positions as usize,
        seed: args.seed,
    };
    let worth = induction.run(|step| {
        let Step {
            marbles,
            decided,
            surprise,
        } = step;
        eprintln!("{marbles} marbles: {decided:.3} decided, surprise {surprise:.4}");
    });
    fs::write(&args.file, worth.file()).map_err(|error| Failure::File {
        path: args.file.clone(),
        error,
    })
}
