//! `workshop learn-openings`: the learned openings of Pentago.

use std::path::PathBuf;

use anyhow::{Result, bail};
use plyground::eval::WeightsFileError;
use plyground::eval::pentago::openings::{OpeningFile, OpeningWeights};
use plyground_cli::failure::AtPath;
use plyground_cli::file::Draft;
use plyground_cli::files::{FileKind, Files, lock_beside};
use plyground_cli::output;
use plyground_workshop::CheckpointError;
use plyground_workshop::pentago::{
    Choices, OpeningCheckpoint, OpeningEpoch, OpeningTable, OpeningTraining, corrected, openings,
};

use super::check_openings::exact_values;
use crate::learning_rate::{DIVERGED, rate};

const OPENINGS: FileKind = FileKind {
    name: "openings of Pentago",
    holds: |bytes| !matches!(OpeningFile::read(&bytes), Err(WeightsFileError::Foreign(_))),
};

#[derive(clap::Args)]
pub struct Args {
    /// The exact values of all positions with at most six marbles
    values: PathBuf,
    /// The file of weights to write
    file: PathBuf,
    /// Times to go through all positions
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u32).range(0..=1000))]
    epochs: u32,
    /// How far a weight moves in a step at most, as a share of it
    #[arg(long, value_name = "R", default_value_t = 0.03, value_parser = rate)]
    rate: f32,
    /// Keeps the weights in this file after each epoch, unrounded, and begins with those that are there. An empty file
    /// beside it, with .lock added, keeps a second training away
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Decides the first weights and the order of the positions
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
}

impl Args {
    pub fn files(&self) -> Files {
        Files::default()
            .reading("VALUES", [&self.values])
            .replacing("FILE", &self.file, OPENINGS)
            .going_on("--checkpoint", &self.checkpoint)
    }
}

pub fn run(args: &Args) -> Result<()> {
    let checkpoint = args.checkpoint.as_deref();
    let _lock = checkpoint.map(lock_beside).transpose()?;
    let there = checkpoint.filter(|path| path.exists());
    let start = there.map(OpeningCheckpoint::load).transpose()?;
    // An error of writing is reported before an hour of learning.
    let draft = Draft::new(&args.file).at(&args.file)?;
    let table = exact_values(&args.values)?;
    let choices = Choices::of(&table);
    let (weights, kept) = learned(args, &table, &choices, start)?;
    let weights = corrected(weights, &table, &choices, |wrong| {
        output::note(format_args!(
            "{wrong} of {} choices are wrong",
            choices.len()
        ));
    });
    output::note(format_args!(
        "{} exceptions",
        weights.exceptions.marks.len()
    ));
    draft.finish(&openings::file(&weights)).at(&args.file)?;
    Ok(kept?)
}

/// The weights, and whether the checkpoint has them too.
fn learned(
    args: &Args,
    table: &OpeningTable,
    choices: &Choices,
    start: Option<OpeningCheckpoint>,
) -> Result<(OpeningWeights, Result<(), CheckpointError>)> {
    let training = OpeningTraining {
        epochs: args.epochs,
        rate: args.rate,
        seed: args.seed,
    };
    let (mut kept, mut is_finite) = (Ok(()), true);
    let weights = training.run(table, choices, start, |done, weights| {
        let OpeningEpoch {
            epoch,
            log_loss,
            unsure,
            wrong,
        } = done;
        output::note(format_args!(
            "epoch {epoch}: log loss {log_loss:.5}, {unsure} unsure, {wrong} choices wrong"
        ));
        is_finite &= log_loss.is_finite();
        if let Some(path) = args.checkpoint.as_ref().filter(|_| is_finite) {
            kept = weights.save(path);
            // The next epoch tries it again.
            if let Err(error) = &kept {
                output::note(error);
            }
        }
    });
    if is_finite {
        Ok((weights, kept))
    } else {
        bail!(DIVERGED)
    }
}
