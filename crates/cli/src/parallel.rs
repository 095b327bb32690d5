//! The games of a plan, on several threads.

use std::iter;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Mutex, OnceLock};
use std::thread::{self, available_parallelism};

use anyhow::Result;
use plyground::players::SettingsError;
use plyground::search::Clock;
use plyground_lab::{Job, Plan};

use crate::progress::Progress;

/// Finished games that may wait to be written.
const WAITING: usize = 1024;

/// The option that says how many games are played at a time.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct ThreadOption {
    /// How many games to play in parallel [default: one for each core]
    #[arg(long, value_name = "T",
        value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: Option<u64>,
}

impl ThreadOption {
    /// Their number.
    pub fn count(self) -> usize {
        self.threads.map_or_else(
            || available_parallelism().map_or(1, NonZeroUsize::get),
            |threads| threads as usize,
        )
    }
}

/// Plays games of a plan, in the order of `jobs` and several at a time. `finish` says what is left of a game. `each` gets
/// that, of one or more games at once, as soon as it is there. An error of it ends everything, and so does a player that
/// cannot begin. Once `stop` is set, games that are not over are dropped.
pub fn play<T: Send>(
    plan: &Plan,
    jobs: impl Iterator<Item = u64> + Send,
    threads: ThreadOption,
    progress: &Progress,
    stop: &AtomicBool,
    finish: impl Fn(&Job) -> T + Sync,
    mut each: impl FnMut(Vec<(u64, T)>) -> Result<()>,
) -> Result<()> {
    let (jobs, ended, refused) = (Mutex::new(jobs), AtomicBool::new(false), OnceLock::new());
    let (sender, receiver) = sync_channel(WAITING);
    let next = || jobs.lock().ok().and_then(|mut jobs| jobs.next());
    let work = |sender: SyncSender<(u64, T)>| {
        while let Some(number) = next() {
            let played = played(plan, number, progress, [stop, &ended]).unwrap_or_else(|error| {
                // Of several errors the first is told.
                let _ = refused.set(error);
                None
            });
            let sent = played.map(|job| sender.send((number, finish(&job))));
            if !matches!(sent, Some(Ok(()))) {
                break;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.count() {
            let sender = sender.clone();
            scope.spawn(|| work(sender));
        }
        drop(sender);
        let mut outcome = Ok(());
        while outcome.is_ok()
            && let Ok(first) = receiver.recv()
        {
            // Results that came meanwhile go along: one write for many short games.
            let others = receiver.try_iter().take(WAITING);
            let finished: Vec<_> = iter::once(first).chain(others).collect();
            progress.finished(finished.len() as u64);
            outcome = each(finished);
        }
        ended.store(true, Relaxed);
        // Nobody waits for room in it any more.
        drop(receiver);
        outcome
    })?;
    refused
        .into_inner()
        .map_or(Ok(()), |error| Err(error.into()))
}

/// A game that was played to its end; `None` where it was told to stop before.
fn played(
    plan: &Plan,
    number: u64,
    progress: &Progress,
    stops: [&AtomicBool; 2],
) -> Result<Option<Job>, SettingsError> {
    let Some(mut job) = plan.start(number, Clock::system())? else {
        return Ok(None);
    };
    let mut counted = 0;
    while !stops.iter().any(|stop| stop.load(Relaxed)) {
        let goes_on = job.advance();
        progress.moved(job.plies() - counted);
        counted = job.plies();
        if !goes_on {
            return Ok(Some(job));
        }
    }
    Ok(None)
}
