//! Work on several threads, such as the games of a plan.

use anyhow::Result;
use plyground::search::Clock;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, OnceLock};
use std::thread::{self, available_parallelism};

use plyground_lab::{Job, Plan};

use crate::progress::Progress;

/// Finished games that may wait to be written.
const WAITING: usize = 1024;

/// The option that says how many games are played at a time.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct ThreadOption {
    /// Games played at a time [default: one for each core]
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
/// cannot begin.
pub fn play<T: Send>(
    plan: &Plan,
    jobs: impl Iterator<Item = u64> + Send,
    threads: ThreadOption,
    progress: &Progress,
    finish: impl Fn(&Job) -> T + Sync,
    each: impl FnMut(Vec<(u64, T)>) -> Result<()>,
) -> Result<()> {
    let refused = OnceLock::new();
    let one = |number, stop: &AtomicBool| {
        let started = plan.start(number, Clock::system());
        let mut job = started.unwrap_or_else(|error| {
            // Of several errors the first is told.
            let _ = refused.set(error);
            None
        })?;
        let mut counted = 0;
        let mut goes_on = true;
        while goes_on && !stop.load(Relaxed) {
            goes_on = job.advance();
            progress.moved(job.plies() - counted);
            counted = job.plies();
        }
        (!goes_on).then(|| finish(&job))
    };
    in_parallel(jobs, threads, progress, one, each)?;
    refused
        .into_inner()
        .map_or(Ok(()), |error| Err(error.into()))
}

/// Does `jobs` in their order, several at a time. `one` does a job, unless it is told to stop before the
/// end; `each` gets what is finished.
pub fn in_parallel<T: Send, E>(
    jobs: impl Iterator<Item = u64> + Send,
    threads: ThreadOption,
    progress: &Progress,
    one: impl Fn(u64, &AtomicBool) -> Option<T> + Sync,
    mut each: impl FnMut(Vec<(u64, T)>) -> Result<(), E>,
) -> Result<(), E> {
    let (jobs, stop) = (Mutex::new(jobs), AtomicBool::new(false));
    let (sender, receiver) = sync_channel(WAITING);
    let next = || jobs.lock().ok().and_then(|mut jobs| jobs.next());
    let work = |sender: SyncSender<(u64, T)>| {
        while let Some(job) = next() {
            let Some(outcome) = one(job, &stop) else {
                break;
            };
            if sender.send((job, outcome)).is_err() {
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
        let outcome = hand_over(receiver, progress, &mut each);
        stop.store(true, Relaxed);
        outcome
    })
}

fn hand_over<T, E>(
    receiver: Receiver<(u64, T)>,
    progress: &Progress,
    each: &mut impl FnMut(Vec<(u64, T)>) -> Result<(), E>,
) -> Result<(), E> {
    while let Ok(first) = receiver.recv() {
        // Results that came meanwhile go along: one write for many short games.
        let finished: Vec<_> = std::iter::once(first)
            .chain(receiver.try_iter().take(WAITING))
            .collect();
        progress.finished(finished.len() as u64);
        each(finished)?;
    }
    Ok(())
}
