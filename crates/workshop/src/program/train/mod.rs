//! `workshop train`: an evaluation learned by self-play.

mod args;
mod curve;
mod follower;
mod games;

use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Instant;

use anyhow::Result;
use plyground::eval::Features;
use plyground::eval::g2048::BoardFrame;
use plyground::eval::g2048::format::tables;
use plyground::eval::g2048::network::Network;
use plyground::games::g2048::{Board, Tiles, VariantBoard, prepare};
use plyground_cli::files::lock_beside;
use plyground_workshop::g2048::Trained;
use plyground_workshop::{Checkpoint, Coherence, Milestones, Played, Trainer, TrainingProgress};

use crate::weights;
pub use args::Args;
use follower::Follower;
use games::TrainingGames;

pub fn run(args: &Args) -> Result<()> {
    use_large_pages();
    prepare();
    let network = args.network()?;
    match network.frame() {
        BoardFrame::FULL => train::<Board>(args, &network),
        _ => train::<VariantBoard>(args, &network),
    }
}

/// Trains on boards of that type.
fn train<B: Tiles>(args: &Args, network: &Network) -> Result<()> {
    args.check_stages()?;
    let stage = args.learn.map(|number| number - 1);
    let task = format!("2048 {network} seed {}", args.seed);
    let _lock = lock_beside(&args.checkpoint)?;
    let mut checkpoint = if args.checkpoint.exists() {
        Checkpoint::resume(&args.checkpoint, &task)?
    } else {
        begin(task, network, args)?
    };
    if let Some(stage) = stage {
        checkpoint.weights.learn_only(network.stage_places(stage));
    }
    let variant = games::rules(network);
    let games = TrainingGames::<B>::new(network, variant, stage);
    let (sender, receiver) = channel();
    let mut follower = Follower::new(args, &games, receiver, &checkpoint)?;
    let mut training = Training {
        args,
        network,
        games: &games,
        threads: args.threads(),
        progress: TrainingProgress {
            most: args.games,
            ..TrainingProgress::default()
        },
        milestones: Milestones::default(),
        sender,
        checkpoint,
    };
    training.resume();
    while !training.play(&mut follower)? {}
    follower.finish();
    Ok(())
}

/// A training in progress.
struct Training<'a, B: Tiles> {
    args: &'a Args,
    network: &'a Network,
    games: &'a TrainingGames<'a, B>,
    threads: usize,
    progress: TrainingProgress,
    milestones: Milestones<B>,
    /// Where its threads send the games that they played.
    sender: Sender<Played<B>>,
    checkpoint: Checkpoint,
}

impl<B: Tiles> Training<'_, B> {
    /// Counts on from the checkpoint.
    fn resume(&mut self) {
        self.progress.games.store(self.checkpoint.games, Relaxed);
        self.progress.moves.store(self.checkpoint.moves, Relaxed);
    }

    /// Plays until the next save, and saves; whether that was the last.
    fn play(&mut self, follower: &mut Follower<B>) -> Result<bool> {
        let trainer = Trainer {
            features: self.network,
            weights: &self.checkpoint.weights,
            curriculum: self.games,
            recipe: self.args.recipe(),
        };
        let (progress, milestones) = (&self.progress, &self.milestones);
        let (seed, threads) = (self.args.seed, self.threads);
        progress.stop.store(false, Relaxed);
        let followed = thread::scope(|scope| {
            for _ in 0..threads {
                let (sender, trainer) = (self.sender.clone(), &trainer);
                scope.spawn(move || {
                    let each = |played| {
                        // The receiver outlives the threads.
                        let _ = sender.send(played);
                    };
                    trainer.run(progress, milestones, seed, threads, each);
                });
            }
            let followed = follower.follow(progress, milestones);
            progress.stop.store(true, Relaxed);
            followed
        });
        let is_over = followed?;
        self.checkpoint.games = progress.games.load(Relaxed);
        self.checkpoint.moves = progress.moves.load(Relaxed);
        self.checkpoint.seconds = follower.seconds();
        self.checkpoint.notes = follower.notes(progress, milestones)?;
        self.checkpoint.save(&self.args.checkpoint)?;
        follower.saved = Instant::now();
        Ok(is_over)
    }
}

/// A training that has not begun, with the weights of a file if there is one.
fn begin(task: String, network: &Network, args: &Args) -> Result<Checkpoint> {
    let checkpoint = Checkpoint::new(task, network.weights());
    let weights = &checkpoint.weights;
    if args.first > 0.0 {
        let active = Features::<Board>::active(network);
        weights.fill(args.first as f32 / active as f32);
    }
    if let Some(file) = &args.from {
        let known = weights::known(file, network)?;
        // Where nothing is learned, only errors that are met shall count.
        let put = match args.alpha > 0.0 {
            true => Coherence::know,
            false => Coherence::set_weight,
        };
        take_over(&known, network, &args.smaller, |place, weight| {
            put(weights, place, weight);
        });
    }
    Ok(checkpoint)
}

/// Puts the weights that the file has for the tuples, stage by stage. `smaller` stages get those of boards whose large
/// tiles are one step smaller.
fn take_over(trained: &Trained, network: &Network, smaller: &[usize], put: impl Fn(usize, f32)) {
    let of = trained.network();
    for (stage, tuple) in tables(network) {
        let cells = &network.tuples()[tuple];
        let Some(same) = of.tuples().iter().position(|known| known == cells) else {
            continue;
        };
        let begin = network.begin(stage);
        let is_smaller = smaller.contains(&(stage + 1));
        let source = of.stage_at(if is_smaller { begin / 2 } else { begin });
        let places = network.start(stage, tuple)..;
        let known = of.start(source, same)..;
        for (place, known) in places.zip(known).take(cells.weights()) {
            // The sum at which a stage begins is a chain of large tiles; the next has just been made.
            let known = match is_smaller {
                true => of.one_step_smaller(known, begin.trailing_zeros() as u8),
                false => known,
            };
            put(place, trained.weight(known));
        }
    }
}

/// Begins the program again with large pages: a training is a third faster with them. Where it has been told how to get its
/// memory, that stands; the C library reads it once, at the start. Where it can't, the training is only slower.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn use_large_pages() {
    use std::env;
    use std::os::unix::process::CommandExt;
    use std::process::Command;

    const TUNABLES: &str = "GLIBC_TUNABLES";
    if env::var_os(TUNABLES).is_some() {
        return;
    }
    if let Ok(program) = env::current_exe() {
        let mut again = Command::new(program);
        again.args(env::args_os().skip(1));
        // It comes back with an error alone.
        let _ = again.env(TUNABLES, "glibc.malloc.hugetlb=1").exec();
    }
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn use_large_pages() {}
