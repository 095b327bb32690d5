//! `plyground train`: an evaluation learned by self-play.

mod course;
mod curve;
mod follower;

use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Instant;

use plyground::eval::Features;
use plyground::eval::g2048::{Network, Tuple};
use plyground::file::Draft;
use plyground::games::g2048::{Board, prepare};
use plyground::learn::{Checkpoint, Milestones, Played, Recipe, School, Schooling};

use crate::failure::Failure;
use crate::files::Files;
use crate::g2048::weights;
use crate::lock;
use course::Games;
use follower::Follower;

/// Four tuples of six cells, and five of four that lie in them and learn faster.
const SHAPE: &str = "012345,456789,012456,45689a,0123,4567,0145,4589,569a";

#[derive(clap::Args)]
pub struct Args {
    /// Where the training is kept; it goes on from there when the file exists. The learning curve
    /// stands beside it, with .curve.jsonl added, and an empty file with .lock added, which keeps a
    /// second training away
    checkpoint: PathBuf,
    /// Begin with the weights of this file, of the same tuples; each stage with those of the file's
    /// stage that its first boards are in
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// But these stages with the file's weights for boards whose large tiles are one step smaller
    #[arg(long, value_delimiter = ',', requires = "from", value_name = "N")]
    smaller: Vec<usize>,
    /// Tuples of cells, in hexadecimal
    #[arg(long, value_delimiter = ',', default_value = SHAPE, value_name = "CELLS")]
    shape: Vec<String>,
    /// Sums of tiles at which weights of their own begin
    #[arg(long, value_delimiter = ',', value_name = "SUM")]
    stages: Vec<u32>,
    /// Learn stage N alone, the first being 1. Later games start at its boards, half of them earlier ones
    /// with their large tiles doubled
    #[arg(long, value_name = "N")]
    learn: Option<usize>,
    /// Exponent of the largest tile from which the tiles above a gap look one step smaller in the first
    /// stage, 0 for none
    #[arg(long, default_value_t = 15, value_name = "EXPONENT")]
    downgrade: u8,
    /// Learning rate
    #[arg(long, default_value_t = 1.0, value_name = "RATE", value_parser = share,
        allow_negative_numbers = true)]
    alpha: f64,
    /// How far rewards look ahead, 0 to 1
    #[arg(long, default_value_t = 0.5, value_name = "SHARE", value_parser = share,
        allow_negative_numbers = true)]
    lambda: f64,
    /// Play every game from its beginning only
    #[arg(long)]
    no_restart: bool,
    /// Share of the games that start where earlier ones had come to a large sum of tiles
    #[arg(long, default_value_t = 0.5, value_name = "SHARE", value_parser = share,
        allow_negative_numbers = true)]
    carousel: f64,
    /// Seed of the games
    #[arg(long, default_value_t = 0, value_name = "S")]
    seed: u64,
    /// Threads; with one, the seed decides what is learned, but for where a save or the end breaks a game's
    /// restarts off [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
    /// Stop after so many games in all
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// Stop after so many minutes of this run
    #[arg(long, value_name = "MINUTES", value_parser = duration, allow_negative_numbers = true)]
    minutes: Option<f64>,
    /// Minutes between two checkpoints
    #[arg(long, default_value_t = 10.0, value_name = "MINUTES", value_parser = duration,
        allow_negative_numbers = true)]
    save_every: f64,
}

impl Args {
    fn curve(&self) -> PathBuf {
        self.checkpoint.with_added_extension("curve.jsonl")
    }

    pub fn files(&self) -> Files<'_> {
        let from = self.from.iter().map(|path| ("--from", path.as_path()));
        let written = [
            self.checkpoint.clone(),
            self.curve(),
            Draft::name(&self.checkpoint),
        ];
        Files {
            reads: from.collect(),
            writes: written.map(|path| ("CHECKPOINT", path)).into(),
        }
    }
}

pub fn run(args: &Args) -> Result<(), Failure> {
    prepare();
    let network = args.network()?;
    args.check_stages()?;
    let stage = args.learn.map(|number| number - 1);
    let course = format!("2048 {network} seed {}", args.seed);
    let _lock = lock::claim_beside(&args.checkpoint)?;
    let mut checkpoint = if args.checkpoint.exists() {
        Checkpoint::resume(&args.checkpoint, &course)?
    } else {
        begin(course, &network, args)?
    };
    if let Some(stage) = stage {
        checkpoint.weights.learn_only(network.stage_places(stage));
    }
    let games = Games::new(&network, stage);
    let (sender, receiver) = channel();
    let mut follower = Follower::new(args, &games, receiver, checkpoint.seconds)?;
    let mut training = Training {
        args,
        network: &network,
        games: &games,
        threads: args.threads(),
        schooling: Schooling::default(),
        milestones: Milestones::default(),
        sender,
        checkpoint,
    };
    training.resume();
    while !training.play(&mut follower)? {}
    follower.finish();
    Ok(())
}

impl Args {
    fn network(&self) -> Result<Network, Failure> {
        let tuples: Result<Vec<Tuple>, _> = self.shape.iter().map(|tuple| tuple.parse()).collect();
        Ok(Network::new(tuples?, self.stages.clone(), self.downgrade)?)
    }

    /// That there is every stage which is named.
    fn check_stages(&self) -> Result<(), Failure> {
        let most = 1 + self.stages.len();
        let learn = self.learn.iter().map(|number| ("learn", *number, 1));
        let smaller = self.smaller.iter().map(|number| ("smaller", *number, 2));
        let mut all = learn.chain(smaller);
        let wrong = all.find(|(_, number, least)| !(*least..=most).contains(number));
        wrong.map_or(Ok(()), |(name, number, least)| {
            Err(Failure::Stage {
                name,
                number,
                least,
                most,
            })
        })
    }

    fn recipe(&self) -> Recipe {
        Recipe {
            alpha: self.alpha as f32,
            lambda: self.lambda as f32,
            restart: !self.no_restart,
            carousel: self.carousel,
        }
    }

    fn threads(&self) -> usize {
        self.threads.map_or_else(
            || thread::available_parallelism().map_or(1, NonZeroUsize::get),
            |threads| threads as usize,
        )
    }
}

/// A training in progress.
struct Training<'a> {
    args: &'a Args,
    network: &'a Network,
    games: &'a Games<'a>,
    threads: usize,
    schooling: Schooling,
    milestones: Milestones<Board>,
    /// Where its threads send the games that they played.
    sender: Sender<Played<Board>>,
    checkpoint: Checkpoint,
}

impl Training<'_> {
    /// Counts on from the checkpoint.
    fn resume(&mut self) {
        self.schooling.games.store(self.checkpoint.games, Relaxed);
        self.schooling.moves.store(self.checkpoint.moves, Relaxed);
    }

    /// Plays until the next save, and saves; whether that was the last.
    fn play(&mut self, follower: &mut Follower) -> Result<bool, Failure> {
        let school = School {
            features: self.network,
            weights: &self.checkpoint.weights,
            course: self.games,
            recipe: self.args.recipe(),
        };
        let (schooling, milestones) = (&self.schooling, &self.milestones);
        let (seed, threads) = (self.args.seed, self.threads);
        schooling.stop.store(false, Relaxed);
        let followed = thread::scope(|scope| {
            for _ in 0..threads {
                let (sender, school) = (self.sender.clone(), &school);
                scope.spawn(move || {
                    let each = |played| {
                        // The receiver outlives the threads.
                        let _ = sender.send(played);
                    };
                    school.attend(schooling, milestones, seed, threads, each);
                });
            }
            let followed = follower.follow(schooling, milestones);
            schooling.stop.store(true, Relaxed);
            followed
        });
        let is_over = followed?;
        self.checkpoint.games = schooling.games.load(Relaxed);
        self.checkpoint.moves = schooling.moves.load(Relaxed);
        self.checkpoint.seconds = follower.seconds();
        self.checkpoint.save(&self.args.checkpoint)?;
        follower.saved = Instant::now();
        Ok(is_over)
    }
}

fn share(text: &str) -> Result<f64, String> {
    number(text, 0.0..=1.0)
}

fn duration(text: &str) -> Result<f64, String> {
    number(text, 0.001..=1e6)
}

fn number(text: &str, range: RangeInclusive<f64>) -> Result<f64, String> {
    let value = text.parse().ok().filter(|value| range.contains(value));
    value.ok_or_else(|| format!("not between {} and {}", range.start(), range.end()))
}

/// A training that has not begun, with the weights of a file if there is one.
fn begin(course: String, network: &Network, args: &Args) -> Result<Checkpoint, Failure> {
    let checkpoint = Checkpoint::new(course, network.weights());
    if let Some(file) = &args.from {
        let trained = weights::known(file, network)?;
        let of = trained.network();
        for stage in 0..=network.stages().len() {
            let begin = network.begin(stage);
            let places = network.stage_places(stage);
            let smaller = args.smaller.contains(&(stage + 1));
            let source = of.stage_at(if smaller { begin / 2 } else { begin });
            for (place, known) in places.zip(of.stage_places(source)) {
                // The sum at which a stage begins is a chain of large tiles; the next has just been made.
                let known = match smaller {
                    true => of.one_step_smaller(known, begin.trailing_zeros() as u8),
                    false => known,
                };
                checkpoint.weights.know(place, trained.weight(known));
            }
        }
    }
    Ok(checkpoint)
}
