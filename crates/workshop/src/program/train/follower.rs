//! The follower of a training: its learning curve, and when it saves and ends.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use plyground::games::g2048::Tiles;
use plyground_workshop::{Checkpoint, Milestones, Played, TrainingProgress};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

use super::args::Args;
use super::curve::{Curve, Window};
use super::games::TrainingGames;

/// Hears of every game.
pub struct Follower<'a, B> {
    args: &'a Args,
    games: &'a TrainingGames<'a, B>,
    receiver: Receiver<Played<B>>,
    window: Window,
    curve: Curve,
    bar: ProgressBar,
    /// Whether the training is told to end.
    interrupted: Arc<AtomicBool>,
    start: Instant,
    /// Seconds that the training took before.
    before: f64,
    /// When it was saved last.
    pub saved: Instant,
}

impl<'a, B: Tiles> Follower<'a, B> {
    pub fn new(
        args: &'a Args,
        games: &'a TrainingGames<'a, B>,
        receiver: Receiver<Played<B>>,
        checkpoint: &Checkpoint,
    ) -> Result<Self> {
        let curve = Curve::open(&args.curve(), checkpoint.games)?;
        let bar = ProgressBar::new(args.games.unwrap_or(0));
        bar.set_style(
            ProgressStyle::with_template("{elapsed_precise} {msg}").expect("a fixed template"),
        );
        bar.enable_steady_tick(Duration::from_secs(1));
        let start = Instant::now();
        Ok(Self {
            args,
            games,
            receiver,
            // Earlier versions kept none.
            window: serde_json::from_str(&checkpoint.notes).unwrap_or_default(),
            curve,
            bar,
            interrupted: interrupt_flag()?,
            start,
            before: checkpoint.seconds,
            saved: start,
        })
    }

    /// Seconds that the training took, with earlier runs.
    pub fn seconds(&self) -> f64 {
        self.before + self.start.elapsed().as_secs_f64()
    }

    /// The games since the last point of the curve, as notes of a checkpoint. All games are over that have begun.
    pub fn notes(
        &mut self,
        progress: &TrainingProgress,
        milestones: &Milestones<B>,
    ) -> io::Result<String> {
        while let Ok(played) = self.receiver.try_recv() {
            self.take(&played, progress, milestones)?;
        }
        Ok(serde_json::to_string(&self.window)?)
    }

    /// Writes the curve until it is time to save; whether the training is over then.
    pub fn follow(
        &mut self,
        progress: &TrainingProgress,
        milestones: &Milestones<B>,
    ) -> io::Result<bool> {
        loop {
            match self.receiver.recv_timeout(Duration::from_secs(1)) {
                Ok(played) => self.take(&played, progress, milestones)?,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(false),
            }
            let finished = progress.games.load(Relaxed);
            let is_over = self.is_over(finished);
            if is_over || self.saved.elapsed().as_secs_f64() >= 60.0 * self.args.save_every {
                return Ok(is_over);
            }
        }
    }

    fn is_over(&self, finished: u64) -> bool {
        let Args { games, minutes, .. } = self.args;
        let elapsed = self.start.elapsed().as_secs_f64();
        self.interrupted.load(Relaxed)
            || games.is_some_and(|limit| finished >= limit)
            || minutes.is_some_and(|limit| elapsed >= 60.0 * limit)
    }

    /// Takes a game, and makes a point of the curve where there are enough.
    fn take(
        &mut self,
        played: &Played<B>,
        progress: &TrainingProgress,
        milestones: &Milestones<B>,
    ) -> io::Result<()> {
        self.window.add(played, self.games);
        if !self.window.is_full() {
            return Ok(());
        }
        let window = std::mem::take(&mut self.window);
        let farthest = self.games.farthest(milestones.reached());
        let [games, moves] = [&progress.games, &progress.moves].map(|count| count.load(Relaxed));
        let point = window.point(games, moves, self.seconds() / 60.0, farthest);
        self.bar.set_message(point.to_string());
        self.curve.add(&point)
    }

    pub fn finish(&self) {
        self.bar.finish();
    }
}

/// The exit code after a second one, as shells give it for Ctrl-C.
const INTERRUPTED: i32 = 130;

/// A flag that Ctrl-C sets, or the system's request to end. The second ends the program at once.
fn interrupt_flag() -> io::Result<Arc<AtomicBool>> {
    let heard = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // In this order: the first one finds the flag unset.
        flag::register_conditional_shutdown(signal, INTERRUPTED, Arc::clone(&heard))?;
        flag::register(signal, Arc::clone(&heard))?;
    }
    Ok(heard)
}
