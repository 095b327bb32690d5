//! The options of `workshop train`.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;

use anyhow::{Result, bail};
use plyground::eval::g2048::BoardFrame;
use plyground::eval::g2048::network::{Network, ShapeError, Tuple};
use plyground_cli::files::Files;
use plyground_cli::line_file::aside;
use plyground_cli::parameters::number;
use plyground_workshop::Recipe;

/// Four tuples of six cells, and five of four that lie in them and learn faster.
const SHAPE: &str = "012345,456789,012456,45689a,0123,4567,0145,4589,569a";

/// The same for smaller boards.
const SHAPE_3X3: &str = "012456,012458,01245,0145";
const SHAPE_3X4: &str = "012345,012456,014589,12569a,0123,4567,0145,1256";

#[derive(clap::Args)]
pub struct Args {
    /// Where the training is kept; it goes on from there when the file exists. The learning curve
    /// stands beside it, with .curve.jsonl added, and an empty file with .lock added, which keeps a
    /// second training away
    pub checkpoint: PathBuf,
    /// Begin with the weights of this file; each stage with those of the file's stage that its first
    /// boards are in. Tuples that the file does not have begin at 0
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// But these stages with the file's weights for boards whose large tiles are one step smaller
    #[arg(long, value_delimiter = ',', requires = "from", value_name = "N")]
    pub smaller: Vec<usize>,
    /// Begin with this value for every afterstate, in points. Above what play reaches, the program tries what it has not met
    #[arg(long, default_value_t = 0.0, conflicts_with = "from", value_name = "POINTS", value_parser = points)]
    pub first: f64,
    /// Rows and columns of the board: 3x3, 3x4 or 4x4. What is learned for 3x4 holds for 4x3 too
    #[arg(long, default_value = "4x4", value_name = "ROWSxCOLUMNS", value_parser = frame)]
    pub board: BoardFrame,
    /// Tuples of cells of a board of 4x4, in hexadecimal; a smaller board is its upper left part
    #[arg(long, value_delimiter = ',', default_value = SHAPE,
        default_value_ifs = [("board", "3x3", SHAPE_3X3), ("board", "3x4", SHAPE_3X4), ("board", "4x3", SHAPE_3X4)],
        value_name = "CELLS")]
    pub shape: Vec<String>,
    /// Sums of tiles at which weights of their own begin
    #[arg(long, value_delimiter = ',', value_name = "SUM")]
    pub stages: Vec<u32>,
    /// Learn stage N alone, the first being 1. Later games start at its boards, half of them earlier ones
    /// with their large tiles doubled
    #[arg(long, value_name = "N")]
    pub learn: Option<usize>,
    /// Exponent of the largest tile from which the tiles above a gap look one step smaller in the first
    /// stage, 0 for none
    #[arg(long, default_value_t = 15, value_name = "EXPONENT")]
    pub downgrade: u8,
    /// Learning rate. With 0 nothing is learned; only the errors of the weights that are met add up
    #[arg(long, default_value_t = 1.0, value_name = "RATE", value_parser = share)]
    pub alpha: f64,
    /// How far rewards look ahead, 0 to 1
    #[arg(long, default_value_t = 0.5, value_name = "SHARE", value_parser = share)]
    pub lambda: f64,
    /// Play every game from its beginning only
    #[arg(long)]
    pub no_restart: bool,
    /// Share of the games that start where earlier ones had come to a large sum of tiles
    #[arg(long, default_value_t = 0.5, value_name = "SHARE", value_parser = share)]
    pub carousel: f64,
    /// Seed of the games
    #[arg(long, default_value_t = 0, value_name = "S")]
    pub seed: u64,
    /// Threads; with one, the seed decides what is learned, but for where a save or the end breaks a game's
    /// restarts off [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: Option<u64>,
    /// Stop after this many games in all
    #[arg(long, value_name = "N")]
    pub games: Option<u64>,
    /// Stop after this many minutes of this run
    #[arg(long, value_name = "MINUTES", value_parser = duration)]
    pub minutes: Option<f64>,
    /// Minutes between two checkpoints
    #[arg(long, default_value_t = 10.0, value_name = "MINUTES", value_parser = duration)]
    pub save_every: f64,
}

impl Args {
    pub fn curve(&self) -> PathBuf {
        self.checkpoint.with_added_extension("curve.jsonl")
    }

    pub fn files(&self) -> Files {
        let written = [self.checkpoint.clone(), self.curve(), aside(&self.curve())];
        Files::default()
            .reading("--from", &self.from)
            .going_on("CHECKPOINT", written)
    }
}

impl Args {
    pub fn network(&self) -> Result<Network> {
        let tuples: Result<Vec<Tuple>, _> = self.shape.iter().map(|tuple| tuple.parse()).collect();
        Ok(Network::new(
            self.board,
            tuples?,
            self.stages.clone(),
            self.downgrade,
        )?)
    }

    /// That there is every stage which is named.
    pub fn check_stages(&self) -> Result<()> {
        let most = 1 + self.stages.len();
        let learn = self.learn.iter().map(|number| ("learn", *number, 1));
        let smaller = self.smaller.iter().map(|number| ("smaller", *number, 2));
        let mut all = learn.chain(smaller);
        let wrong = all.find(|(_, number, least)| !(*least..=most).contains(number));
        wrong.map_or(Ok(()), |(name, number, least)| {
            bail!("{name}: {number} is not the number of a stage, {least} to {most}")
        })
    }

    pub fn recipe(&self) -> Recipe {
        Recipe {
            alpha: self.alpha as f32,
            lambda: self.lambda as f32,
            restart: !self.no_restart,
            carousel: self.carousel,
        }
    }

    pub fn threads(&self) -> usize {
        self.threads.map_or_else(
            || thread::available_parallelism().map_or(1, NonZeroUsize::get),
            |threads| threads as usize,
        )
    }
}

fn frame(text: &str) -> Result<BoardFrame, ShapeError> {
    text.parse()
}

fn share(text: &str) -> Result<f64, String> {
    number(text, 0.0..=1.0)
}

fn points(text: &str) -> Result<f64, String> {
    number(text, 0.0..=1e7)
}

fn duration(text: &str) -> Result<f64, String> {
    number(text, 0.001..=1e6)
}
