//! The file of a command that plays many small experiments: what is in it is not played again.

use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use plyground::lab::{Plan, ResultLine};

use super::batch::play_while;
use super::results::Results;
use crate::failure::Failure;
use crate::parallel::ThreadOption;
use crate::progress::Progress;

/// A file of results that grows.
pub struct Archive {
    path: PathBuf,
    results: Results,
    /// Games that were in the file, by their seeds.
    kept: BTreeMap<u64, Vec<ResultLine>>,
    threads: ThreadOption,
}

impl Archive {
    /// Opens or makes the file.
    pub fn open(path: &Path, threads: ThreadOption) -> Result<Self, Failure> {
        let mut kept: BTreeMap<u64, Vec<ResultLine>> = BTreeMap::new();
        let results = Results::open(path, |line| {
            kept.entry(line.seed()).or_default().push(line);
        })?;
        Ok(Self {
            path: path.into(),
            results,
            kept,
            threads,
        })
    }

    /// Plays the games of a plan that are not in the file. `each` gets every game once, those in the file first; it
    /// returns whether more are wanted.
    pub fn play(
        &mut self,
        plan: &Plan,
        progress: &Progress,
        mut each: impl FnMut(&ResultLine) -> bool,
    ) -> Result<(), Failure> {
        let (mut done, mut wanted) = (HashSet::new(), true);
        for line in self.kept.range(plan.seeds()).flat_map(|(_, lines)| lines) {
            if let Some(job) = plan.find(line)
                && done.insert(job)
            {
                progress.finished(1);
                wanted = each(line);
            }
        }
        let (jobs, goes_on) = (0..plan.jobs(), AtomicBool::new(wanted));
        let open = jobs.filter(|job| !done.contains(job));
        let results = &mut self.results;
        play_while(&goes_on, plan, open, self.threads, progress, |lines| {
            lines.iter().for_each(|line| wanted &= each(line));
            goes_on.store(wanted, Relaxed);
            results.add(lines)
        })
        .map_err(Failure::file(&self.path))
    }
}
