//! `plyground train`: an evaluation learned by self-play.

use std::fs::OpenOptions;
use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use plyground::eval::Features;
use plyground::eval::g2048::{Learned, Network, Tuple};
use plyground::games::g2048::{Board, Game, Tiles, Variant, prepare};
use plyground::games::random::Dice;
use plyground::learn::{Checkpoint, Course, Milestones, Recipe, School, Schooling};
use serde::Serialize;

use crate::failure::Failure;
use crate::weights;

/// Four tuples of six cells, and five of four that lie in them and learn faster.
const SHAPE: &str = "012345,456789,012456,45689a,0123,4567,0145,4589,569a";

/// Games between two points of the learning curve.
const WINDOW: u64 = 500;

#[derive(clap::Args)]
pub struct Args {
    /// Where the training is kept; it goes on from there when the file exists. The learning curve
    /// stands beside it, with .curve.jsonl added
    checkpoint: PathBuf,
    /// Begin with the weights of this file, of the same network
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Tuples of cells, in hexadecimal
    #[arg(long, value_delimiter = ',', default_value = SHAPE, value_name = "CELLS")]
    shape: Vec<String>,
    /// Sums of tiles at which weights of their own begin
    #[arg(long, value_delimiter = ',', value_name = "SUM")]
    stages: Vec<u32>,
    /// Exponent from which tiles above a gap look one step smaller, 0 for none
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
    /// Threads; with one, everything follows from the seed [default: one for each core]
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

/// Games of 2048 as they are played.
struct Games;

impl Course<Board> for Games {
    fn start(&self, dice: &mut Dice) -> Board {
        Game::opening(&Variant::STANDARD, dice)
    }

    fn draw(&self, after: &Board, dice: &mut Dice) -> Board {
        let spawn = after.random_spawn(dice);
        spawn.map_or(*after, |spawn| after.with_spawn(spawn))
    }

    fn milestone(&self, after: &Board) -> usize {
        let sum: u32 = after.values().into_iter().sum();
        (sum / MILESTONE).saturating_sub(FIRST_MILESTONE - 1) as usize
    }
}

/// Milestones are this far apart, as sums of tiles. Just before the first 32768 hardly a greedy game
/// survives 512 more; in small steps the milestones get beyond.
const MILESTONE: u32 = 128;

/// The first milestone is at this many times that sum, 16384.
const FIRST_MILESTONE: u32 = 128;

/// A finished game, as far as the learning curve goes.
struct Finished {
    points: f64,
    max: u8,
}

/// A point of the learning curve: the last games, played greedily while learning.
#[derive(Serialize)]
struct Point {
    games: u64,
    moves: u64,
    minutes: f64,
    mean: f64,
    share_2048: f64,
    share_8192: f64,
    share_16384: f64,
    share_32768: f64,
    /// The highest milestone reached, as a sum of tiles.
    milestone: u64,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    prepare();
    let tuples: Vec<Tuple> = args
        .shape
        .iter()
        .map(|tuple| tuple.parse())
        .collect::<Result<_, _>>()?;
    let network = Network::new(tuples, args.stages.clone(), args.downgrade)?;
    let recipe = Recipe {
        alpha: args.alpha as f32,
        lambda: args.lambda as f32,
        restart: !args.no_restart,
        carousel: args.carousel,
    };
    let course = format!("2048 {network} seed {}", args.seed);
    let mut checkpoint = if args.checkpoint.exists() {
        Checkpoint::resume(&args.checkpoint, &course)?
    } else {
        begin(course, &network, args.from.as_deref())?
    };
    let threads = args.threads.map_or_else(
        || thread::available_parallelism().map_or(1, NonZeroUsize::get),
        |threads| threads as usize,
    );
    let mut curve = OpenOptions::new()
        .create(true)
        .append(true)
        .open(args.checkpoint.with_extension("curve.jsonl"))?;
    let bar = ProgressBar::new(args.games.unwrap_or(0));
    bar.set_style(
        ProgressStyle::with_template("{elapsed_precise} {msg}").expect("a fixed template"),
    );
    bar.enable_steady_tick(Duration::from_secs(1));

    let (start, before) = (Instant::now(), checkpoint.seconds);
    let mut saved = start;
    let schooling = Schooling::default();
    schooling.games.store(checkpoint.games, Relaxed);
    schooling.moves.store(checkpoint.moves, Relaxed);
    let milestones = Milestones::default();
    let (sender, receiver) = channel();
    let mut window: Vec<Finished> = Vec::new();
    loop {
        let school = School {
            features: &network,
            weights: &checkpoint.weights,
            course: &Games,
            recipe,
        };
        let mut failed = None;
        let mut done = false;
        thread::scope(|scope| {
            schooling.stop.store(false, Relaxed);
            for _ in 0..threads {
                let sender = sender.clone();
                let (school, schooling, milestones) = (&school, &schooling, &milestones);
                scope.spawn(move || {
                    let each = |points, last: &Board| {
                        let max = last.max_exponent();
                        // The receiver outlives the threads.
                        let _ = sender.send(Finished { points, max });
                    };
                    school.attend(schooling, milestones, args.seed, threads, each);
                });
            }
            while failed.is_none() {
                match receiver.recv_timeout(Duration::from_secs(1)) {
                    Ok(game) => window.push(game),
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                let games = schooling.games.load(Relaxed);
                if window.len() as u64 >= WINDOW {
                    let minutes = (before + start.elapsed().as_secs_f64()) / 60.0;
                    let moves = schooling.moves.load(Relaxed);
                    let point = Point::of(&window, games, moves, minutes, milestones.reached());
                    window.clear();
                    bar.set_message(point.to_string());
                    failed = point.write(&mut curve).err();
                }
                done = args.games.is_some_and(|limit| games >= limit)
                    || args
                        .minutes
                        .is_some_and(|limit| start.elapsed().as_secs_f64() >= 60.0 * limit);
                if done || saved.elapsed().as_secs_f64() >= 60.0 * args.save_every {
                    break;
                }
            }
            schooling.stop.store(true, Relaxed);
        });
        failed.map_or(Ok(()), Err)?;
        checkpoint.games = schooling.games.load(Relaxed);
        checkpoint.moves = schooling.moves.load(Relaxed);
        checkpoint.seconds = before + start.elapsed().as_secs_f64();
        checkpoint.save(&args.checkpoint)?;
        saved = Instant::now();
        if done {
            break;
        }
    }
    bar.finish();
    Ok(())
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
fn begin(course: String, network: &Network, from: Option<&Path>) -> Result<Checkpoint, Failure> {
    let checkpoint = Checkpoint::new(course, network.weights());
    if let Some(file) = from {
        let learned = Learned::read(&weights::read(file)?)?;
        if learned.network() != network {
            return Err(Failure::Network {
                path: file.into(),
                found: learned.network().to_string(),
                wanted: network.to_string(),
            });
        }
        for place in 0..network.weights() {
            checkpoint.weights.know(place, learned.weight(place));
        }
    }
    Ok(checkpoint)
}

impl Point {
    fn of(window: &[Finished], games: u64, moves: u64, minutes: f64, milestones: usize) -> Self {
        let count = window.len() as f64;
        let share =
            |exponent| window.iter().filter(|game| game.max >= exponent).count() as f64 / count;
        Self {
            games,
            moves,
            minutes,
            mean: window.iter().map(|game| game.points).sum::<f64>() / count,
            share_2048: share(11),
            share_8192: share(13),
            share_16384: share(14),
            share_32768: share(15),
            milestone: u64::from(MILESTONE) * (milestones as u64 + u64::from(FIRST_MILESTONE) - 1),
        }
    }

    fn write(&self, curve: &mut impl Write) -> std::io::Result<()> {
        let line = serde_json::to_string(self)?;
        writeln!(curve, "{line}")
    }
}

impl std::fmt::Display for Point {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{} games, {:.2e} moves: mean {:.0}, 8192 {:.0} %, 16384 {:.1} %, 32768 {:.1} %, milestone {}",
            self.games,
            self.moves as f64,
            self.mean,
            100.0 * self.share_8192,
            100.0 * self.share_16384,
            100.0 * self.share_32768,
            self.milestone,
        )
    }
}
