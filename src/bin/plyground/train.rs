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
use plyground::eval::g2048::{Network, Tuple, tile_sum};
use plyground::games::g2048::{Board, Game, Tiles, Variant, prepare};
use plyground::games::random::Dice;
use plyground::learn::{Checkpoint, Course, Milestones, Played, Recipe, School, Schooling};
use serde::Serialize;

use crate::failure::Failure;
use crate::weights;

/// Four tuples of six cells, and five of four that lie in them and learn faster.
const SHAPE: &str = "012345,456789,012456,45689a,0123,4567,0145,4589,569a";

/// Games from the beginning between two points of the learning curve.
const WINDOW: u64 = 500;

/// Or games from milestones.
const LATER_WINDOW: u64 = 5000;

#[derive(clap::Args)]
pub struct Args {
    /// Where the training is kept; it goes on from there when the file exists. The learning curve
    /// stands beside it, with .curve.jsonl added
    checkpoint: PathBuf,
    /// Begin with the weights of this file, of the same tuples. Stages that it lacks begin with those of
    /// its last, for boards one step smaller
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Tuples of cells, in hexadecimal
    #[arg(long, value_delimiter = ',', default_value = SHAPE, value_name = "CELLS")]
    shape: Vec<String>,
    /// Sums of tiles at which weights of their own begin
    #[arg(long, value_delimiter = ',', value_name = "SUM")]
    stages: Vec<u32>,
    /// The first N stages stay as they are; games start in the later ones, at boards of which most are
    /// earlier ones with their large tiles doubled
    #[arg(long, default_value_t = 0, value_name = "N")]
    frozen: usize,
    /// Exponent of the largest tile from which the tiles above a gap look one step smaller, 0 for none
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
struct Games<'a> {
    network: &'a Network,
    /// Stages that are not learned.
    frozen: usize,
    /// The sum of tiles of the first milestone, as the network looks at them.
    first: u32,
}

impl<'a> Games<'a> {
    fn new(network: &'a Network, frozen: usize) -> Self {
        let begin = frozen.checked_sub(1).map(|last| network.stages()[last]);
        let first = begin.unwrap_or(FIRST_MILESTONE);
        Self {
            network,
            frozen,
            first,
        }
    }

    fn is_frozen(&self, board: &Board) -> bool {
        self.network.stage(self.network.view(board)) < self.frozen
    }
}

impl Course<Board> for Games<'_> {
    fn start(&self, dice: &mut Dice) -> Board {
        Game::opening(&Variant::STANDARD, dice)
    }

    fn draw(&self, after: &Board, dice: &mut Dice) -> Board {
        let spawn = after.random_spawn(dice);
        spawn.map_or(*after, |spawn| after.with_spawn(spawn))
    }

    /// Where stages are frozen, later boards are made from early ones by doubling the larger tiles:
    /// they are as neat as play is before it knows nothing but defeat.
    fn milestone(&self, after: &Board, dice: &mut Dice) -> Option<(usize, Board)> {
        let board = if self.frozen == 0 {
            *after
        } else if after.max_exponent() <= LARGEST_DOUBLED && dice.below(DOUBLED) == 0 {
            let exponents = after.exponents();
            let least = SMALLEST_DOUBLED + dice.below(SIZES_DOUBLED) as u8;
            let doubled = exponents.map(|exponent| exponent + u8::from(exponent >= least));
            Board::from_exponents(doubled).ok()?
        } else {
            return None;
        };
        let sum = tile_sum(self.network.view(&board));
        let number = (sum + MILESTONE).checked_sub(self.first)? / MILESTONE;
        (number > 0).then_some((number as usize, board))
    }
}

/// Milestones are this far apart, as sums of tiles. Just before the first 32768 hardly a greedy game
/// survives 512 more; in small steps the milestones get beyond.
const MILESTONE: u32 = 128;

/// The first milestone, where all stages are learned.
const FIRST_MILESTONE: u32 = 16384;

/// One in so many boards is doubled.
const DOUBLED: u32 = 8;

/// The exponent of the largest tile that is doubled, 8192.
const LARGEST_DOUBLED: u8 = 13;

/// The exponent from which tiles are doubled is this one or one of those after it: 8 to 128.
const SMALLEST_DOUBLED: u8 = 3;
const SIZES_DOUBLED: u32 = 5;

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
    milestone: u32,
    /// The share of the games from milestones that came to a frozen stage.
    through: f64,
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
    let mut window = Window::default();
    if args.frozen > args.stages.len() {
        return Err(Failure::Frozen(args.frozen, args.stages.len()));
    }
    let games = Games::new(&network, args.frozen);
    checkpoint.weights.freeze(network.start(args.frozen, 0));
    loop {
        let school = School {
            features: &network,
            weights: &checkpoint.weights,
            course: &games,
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
                    let each = |played| {
                        // The receiver outlives the threads.
                        let _ = sender.send(played);
                    };
                    school.attend(schooling, milestones, args.seed, threads, each);
                });
            }
            while failed.is_none() {
                match receiver.recv_timeout(Duration::from_secs(1)) {
                    Ok(played) => window.add(&played, &games),
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                let finished = schooling.games.load(Relaxed);
                if window.whole.len() as u64 >= WINDOW || window.later >= LATER_WINDOW {
                    let minutes = (before + start.elapsed().as_secs_f64()) / 60.0;
                    let moves = schooling.moves.load(Relaxed);
                    let reached = games.first + MILESTONE * milestones.reached() as u32;
                    let milestone = reached.saturating_sub(MILESTONE);
                    let point = window.point(finished, moves, minutes, milestone);
                    window = Window::default();
                    bar.set_message(point.to_string());
                    failed = point.write(&mut curve).err();
                }
                done = args.games.is_some_and(|limit| finished >= limit)
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
        let trained = weights::known(file, network)?;
        let known = trained.network().weights();
        for place in 0..known {
            checkpoint.weights.know(place, trained.weight(place));
        }
        for place in known..network.weights() {
            let before = network.one_stage_before(place).unwrap_or(place);
            let weights = &checkpoint.weights.weights;
            weights.set(place, weights.get(before));
        }
    }
    Ok(checkpoint)
}

/// Games since the last point of the learning curve.
#[derive(Default)]
struct Window {
    /// The points and the largest exponent of those played from their beginning.
    whole: Vec<(f64, u8)>,
    /// Those from milestones.
    later: u64,
    /// Of these, the ones that came to a stage that is not learned.
    through: u64,
}

impl Window {
    fn add(&mut self, played: &Played<Board>, games: &Games) {
        let Played { points, last, .. } = played;
        if played.whole {
            self.whole.push((*points, last.max_exponent()));
        } else {
            self.later += 1;
            self.through += u64::from(games.is_frozen(last));
        }
    }

    fn point(&self, games: u64, moves: u64, minutes: f64, milestone: u32) -> Point {
        let count = self.whole.len().max(1) as f64;
        let share = |exponent| {
            let reached = self.whole.iter().filter(|&&(_, max)| max >= exponent);
            reached.count() as f64 / count
        };
        Point {
            games,
            moves,
            minutes,
            mean: self.whole.iter().map(|&(points, _)| points).sum::<f64>() / count,
            share_2048: share(11),
            share_8192: share(13),
            share_16384: share(14),
            share_32768: share(15),
            milestone,
            through: self.through as f64 / self.later.max(1) as f64,
        }
    }
}

impl Point {
    fn write(&self, curve: &mut impl Write) -> std::io::Result<()> {
        let line = serde_json::to_string(self)?;
        writeln!(curve, "{line}")
    }
}

impl std::fmt::Display for Point {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{} games, {:.2e} moves: mean {:.0}, 8192 {:.0} %, 16384 {:.1} %, 32768 {:.1} %, milestone {}, through {:.1} %",
            self.games,
            self.moves as f64,
            self.mean,
            100.0 * self.share_8192,
            100.0 * self.share_16384,
            100.0 * self.share_32768,
            self.milestone,
            100.0 * self.through,
        )
    }
}
