//! `workshop weights`: files of learned weights.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};
use plyground::eval::g2048::network::Network;
use plyground::eval::g2048::{FormatError, LearnedNTuples};
use plyground::games::Excerpt;
use plyground_cli::failure::{AtPath, shown};
use plyground_cli::file::Draft;
use plyground_cli::files::{FileKind, Files};
use plyground_cli::output::{line, note};
use plyground_cli::parameters::number;
use plyground_workshop::Checkpoint;
use plyground_workshop::g2048::Trained;

const WEIGHTS: FileKind = FileKind {
    name: "weights of 2048",
    holds: |bytes| !matches!(Trained::read(bytes), Err(FormatError::Foreign)),
};

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Make a file of weights to play with from a training
    Quantise(Quantise),
    /// Say what a file of weights holds
    Inspect {
        /// The file
        file: PathBuf,
    },
}

#[derive(clap::Args)]
struct Quantise {
    /// The training's checkpoint
    checkpoint: PathBuf,
    /// The file to write
    file: PathBuf,
    /// Points that a weight of 1 of a tuple of at most four cells stands for; longer ones are kept as squares
    /// of a sixteenth of it
    #[arg(long, default_value_t = 16.0, value_name = "POINTS", value_parser = step)]
    step: f32,
    /// Leave out the weights of longer tuples with less saliency: their size times the sum of the errors where they were met,
    /// in points squared
    #[arg(long, default_value_t = 0.0, value_name = "SALIENCY", value_parser = saliency)]
    least_saliency: f32,
}

fn step(text: &str) -> Result<f32, String> {
    number(text, 1e-3..=1e6).map(|step| step as f32)
}

fn saliency(text: &str) -> Result<f32, String> {
    number(text, 0.0..=1e18).map(|saliency| saliency as f32)
}

impl Args {
    pub fn files(&self) -> Files {
        match &self.command {
            Command::Quantise(Quantise {
                checkpoint, file, ..
            }) => Files::default()
                .reading("CHECKPOINT", [checkpoint])
                .replacing("FILE", file, WEIGHTS),
            Command::Inspect { .. } => Files::default(),
        }
    }
}

pub fn run(args: &Args) -> Result<()> {
    match &args.command {
        Command::Quantise(quantise) => quantise.run(),
        Command::Inspect { file } => line(summary(&read(file)?)?),
    }
}

/// A file's bytes.
pub fn read(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).at(file)
}

/// The weights in a file, all of whose tuples `network` has.
pub fn known(file: &Path, network: &Network) -> Result<Trained> {
    let trained = Trained::read(&read(file)?)?;
    let of = trained.network();
    let mut tuples = of.tuples().iter();
    if !tuples.all(|tuple| network.tuples().contains(tuple)) {
        bail!("{}: weights of {of}, not of {network}", shown(file));
    }
    Ok(trained)
}

impl Quantise {
    fn run(&self) -> Result<()> {
        let checkpoint = Checkpoint::load(&self.checkpoint)?;
        let network: Network = checkpoint
            .task
            .strip_prefix("2048 ")
            .and_then(|task| task.split_once(" seed "))
            .ok_or_else(|| {
                let found = Excerpt::from(&checkpoint.task);
                anyhow!("checkpoint: it learns {found:?}, not a network for 2048")
            })?
            .0
            .parse()?;
        let trained = Trained::quantised(network, self.step, |place, short| {
            let weight = checkpoint.weights.weight(place);
            let is_kept = short || checkpoint.weights.saliency(place) >= self.least_saliency;
            if is_kept { weight } else { 0.0 }
        });
        let is_cut_off = |place: &usize| {
            let learned = checkpoint.weights.weight(*place);
            trained.is_largest(*place) && learned.abs() > trained.weight(*place).abs()
        };
        let cut_off = (0..trained.network().weights()).filter(is_cut_off).count();
        if cut_off > 0 {
            note(format_args!(
                "{cut_off} weights are too large for --step {} and cut off",
                self.step
            ));
        }
        let bytes = trained.to_bytes();
        // Bytes that can't be read back must not replace a good file.
        let summary = summary(&bytes)?;
        let draft = Draft::new(&self.file).at(&self.file)?;
        draft.finish(&bytes).at(&self.file)?;
        line(summary)
    }
}

/// A file of weights in words, four lines.
fn summary(bytes: &[u8]) -> Result<String> {
    let trained = Trained::read(bytes)?;
    Ok(format!(
        "network {}\nstep {} points\nfile {} bytes\nmemory {} bytes in play",
        trained.network(),
        trained.step(),
        bytes.len(),
        LearnedNTuples::read(bytes)?.memory()
    ))
}
