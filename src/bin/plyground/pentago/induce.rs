//! `plyground induce`: the learned evaluation of Pentago.

use std::fs::File;
use std::io::Write;
use std::path::PathBuf;

use plyground::learn::induction::{Induction, Step};

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
    // Not after an hour of learning.
    let error = Failure::file(&args.file);
    let mut file = File::options()
        .create(true)
        .append(true)
        .open(&args.file)
        .map_err(&error)?;
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
    file.set_len(0).map_err(&error)?;
    file.write_all(&worth.file()).map_err(&error)
}
