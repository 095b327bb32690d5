//! The follower of a training: its learning curve, and when it saves and ends.

use std::fs::{File, OpenOptions};
use std::io;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use plyground::games::g2048::Tiles;
use plyground::learn::{Milestones, Played, Schooling};

use super::args::Args;
use super::course::TrainingGames;
use super::curve::Window;
use crate::failure::Failure;

/// Hears of every game.
pub struct Follower<'a, B> {
    args: &'a Args,
    games: &'a TrainingGames<'a, B>,
    receiver: Receiver<Played<B>>,
    window: Window,
    curve: File,
    bar: ProgressBar,
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
        before: f64,
    ) -> Result<Self, Failure> {
        let path = args.curve();
        let mut options = OpenOptions::new();
        let curve = options.create(true).append(true).open(&path);
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
            window: Window::default(),
            curve: curve.map_err(Failure::file(&path))?,
            bar,
            start,
            before,
            saved: start,
        })
    }

    /// Seconds that the training took, with earlier runs.
    pub fn seconds(&self) -> f64 {
        self.before + self.start.elapsed().as_secs_f64()
    }

    /// Writes the curve until it is time to save; whether the training is over then.
    pub fn follow(
        &mut self,
        schooling: &Schooling,
        milestones: &Milestones<B>,
    ) -> io::Result<bool> {
        loop {
            match self.receiver.recv_timeout(Duration::from_secs(1)) {
                Ok(played) => self.window.add(&played, self.games),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(false),
            }
            let finished = schooling.games.load(Relaxed);
            if self.window.is_full() {
                let moves = schooling.moves.load(Relaxed);
                self.draw(finished, moves, milestones.reached())?;
            }
            let is_over = self.is_over(finished);
            if is_over || self.saved.elapsed().as_secs_f64() >= 60.0 * self.args.save_every {
                return Ok(is_over);
            }
        }
    }

    fn is_over(&self, finished: u64) -> bool {
        let Args { games, minutes, .. } = self.args;
        let elapsed = self.start.elapsed().as_secs_f64();
        games.is_some_and(|limit| finished >= limit)
            || minutes.is_some_and(|limit| elapsed >= 60.0 * limit)
    }

    /// The next point of the curve.
    fn draw(&mut self, games: u64, moves: u64, reached: usize) -> io::Result<()> {
        let window = std::mem::take(&mut self.window);
        let farthest = self.games.farthest(reached);
        let point = window.point(games, moves, self.seconds() / 60.0, farthest);
        self.bar.set_message(point.to_string());
        point.write(&mut self.curve)
    }

    pub fn finish(&self) {
        self.bar.finish();
    }
}
