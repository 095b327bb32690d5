//! The progress bar, on standard error when that is a terminal.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::text::grouped;

/// Counts games, and moves, for one game may take minutes.
#[derive(Clone)]
pub struct Progress {
    bar: ProgressBar,
    moves: Arc<AtomicU64>,
}

impl Progress {
    /// For `games` games, of which some are there already.
    pub fn new(games: u64, done: u64) -> Self {
        let moves = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&moves);
        let template = "{pos}/{len} games {wide_bar} {moves} moves, {elapsed}, {eta} left";
        let style = ProgressStyle::with_template(template)
            .unwrap_or_else(|_| ProgressStyle::default_bar())
            .with_key("moves", move |_: &_, out: &mut dyn std::fmt::Write| {
                // A bar that can't be drawn does no harm.
                let _ = out.write_str(&grouped(counted.load(Relaxed) as f64));
            });
        let bar = ProgressBar::new(games)
            .with_style(style)
            .with_position(done);
        bar.enable_steady_tick(Duration::from_millis(200));
        Self { bar, moves }
    }

    /// Adds moves that were played, on any thread.
    pub fn moved(&self, moves: u64) {
        self.moves.fetch_add(moves, Relaxed);
    }

    /// Adds games that were finished.
    pub fn finished(&self, games: u64) {
        self.bar.inc(games);
    }

    /// So many games are there of so many.
    pub fn set(&self, games: u64, most: u64) {
        self.bar.set_length(most);
        self.bar.set_position(games);
    }

    /// Takes the bar away while something is printed.
    pub fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
