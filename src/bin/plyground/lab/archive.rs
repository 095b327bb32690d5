//! The file of a command that plays many small experiments: what is in it is not played again. Several shards play them
//! together, each with a file of its own and an eye on those of the others.

use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use plyground::lab::{Experiment, Plan, ResultLine};

use super::batch::{ExperimentOptions, play_while};
use super::results::{GrowingFile, Results};
use super::shard::Shard;
use crate::failure::Failure;
use crate::faults::Faults;
use crate::parallel::ThreadOption;
use crate::progress::Progress;

/// Time between two looks at the files of other shards.
const POLL: Duration = Duration::from_millis(100);
/// Without news from other shards for so long, their games are played here.
const PATIENCE: Duration = Duration::from_secs(5);

/// A file of results that grows.
pub struct Archive {
    path: PathBuf,
    results: Results,
    /// Games that were in the files, by their seeds.
    kept: BTreeMap<u64, Vec<ResultLine>>,
    threads: ThreadOption,
    shard: Shard,
    others: Vec<GrowingFile>,
    /// Whether the other shards were waited for in vain.
    is_alone: bool,
    /// Of the games that were asked for.
    faults: Faults,
}

/// The games of a plan that are there.
struct Harvest<'a, F> {
    plan: &'a Plan,
    progress: &'a Progress,
    done: HashSet<u64>,
    each: F,
    /// Whether more games are wanted.
    wanted: bool,
}

impl<F: FnMut(&ResultLine) -> bool> Harvest<'_, F> {
    /// Takes a game, if it is one of the plan and new.
    fn take(&mut self, line: &ResultLine) {
        let job = self.plan.find(line);
        if job.is_some_and(|job| self.done.insert(job)) {
            self.wanted = (self.each)(line);
        }
    }

    /// Takes games that others have played.
    fn take_news(&mut self, news: &[ResultLine]) {
        let before = self.done.len();
        news.iter().for_each(|line| self.take(line));
        self.progress.finished((self.done.len() - before) as u64);
    }

    fn is_full(&self) -> bool {
        self.done.len() as u64 == self.plan.jobs()
    }
}

impl Archive {
    /// Opens or makes the file.
    pub fn open(path: &Path, threads: ThreadOption, shard: Shard) -> Result<Self, Failure> {
        let mut kept: BTreeMap<u64, Vec<ResultLine>> = BTreeMap::new();
        let others = shard.others(path)?.into_iter().map(GrowingFile::new);
        let results = Results::open(path, |line| {
            kept.entry(line.seed()).or_default().push(line);
        })?;
        Ok(Self {
            path: path.into(),
            results,
            kept,
            threads,
            shard,
            others: others.collect(),
            is_alone: false,
            faults: Faults::default(),
        })
    }

    /// The one of an experiment.
    pub fn of(
        options: &ExperimentOptions,
        experiment: &Experiment,
        shard: Shard,
    ) -> Result<Self, Failure> {
        Self::open(
            &options.out(&experiment.name, shard),
            options.threads,
            shard,
        )
    }

    /// Plays the games of a plan that are in no file. `each` gets every game once, those in the files first; it
    /// returns whether more are wanted.
    pub fn play(
        &mut self,
        plan: &Plan,
        progress: &Progress,
        mut each: impl FnMut(&ResultLine) -> bool,
    ) -> Result<(), Failure> {
        let mut faults = std::mem::take(&mut self.faults);
        self.gather(Harvest {
            plan,
            progress,
            done: HashSet::new(),
            each: |line: &ResultLine| {
                faults.add(line);
                each(line)
            },
            wanted: true,
        })?;
        self.faults = faults;
        Ok(())
    }

    /// The faults of the games that were asked for.
    pub fn faults(self) -> Faults {
        self.faults
    }

    /// Gathers the games of a plan, as long as they are wanted.
    fn gather<F>(&mut self, mut harvest: Harvest<'_, F>) -> Result<(), Failure>
    where
        F: FnMut(&ResultLine) -> bool,
    {
        let (plan, progress) = (harvest.plan, harvest.progress);
        self.news()?;
        for line in self.kept.range(plan.seeds()).flat_map(|(_, lines)| lines) {
            harvest.take(line);
        }
        progress.finished(harvest.done.len() as u64);
        let Shard { index, count } = self.shard;
        self.add(&mut harvest, plan.part(index, count))?;
        let mut waiting = Instant::now();
        while harvest.wanted && !harvest.is_full() {
            let news = self.news()?;
            if !news.is_empty() {
                (self.is_alone, waiting) = (false, Instant::now());
                harvest.take_news(&news);
            } else if self.is_alone || waiting.elapsed() > PATIENCE {
                self.is_alone = true;
                self.stand_in(&mut harvest)?;
            } else {
                thread::sleep(POLL);
            }
        }
        Ok(())
    }

    /// Plays the next games that another shard owes, one for each thread. Where it plays them after all, they are the same
    /// games; the first to come counts.
    fn stand_in<F>(&mut self, harvest: &mut Harvest<'_, F>) -> Result<(), Failure>
    where
        F: FnMut(&ResultLine) -> bool,
    {
        let missing = (0..harvest.plan.jobs()).filter(|job| !harvest.done.contains(job));
        let next: Vec<u64> = missing.take(self.threads.count()).collect();
        self.add(harvest, next.into_iter())
    }

    /// Plays those of some games that are not there.
    fn add<F>(
        &mut self,
        harvest: &mut Harvest<'_, F>,
        jobs: impl Iterator<Item = u64> + Send,
    ) -> Result<(), Failure>
    where
        F: FnMut(&ResultLine) -> bool,
    {
        let (plan, progress) = (harvest.plan, harvest.progress);
        let goes_on = AtomicBool::new(harvest.wanted);
        let done = harvest.done.clone();
        let open = jobs.filter(|job| !done.contains(job));
        let mut looked = Instant::now();
        let threads = self.threads;
        play_while(&goes_on, plan, open, threads, progress, |lines| {
            lines.iter().for_each(|line| harvest.take(line));
            let written = self.results.add(lines).map_err(Failure::file(&self.path));
            if looked.elapsed() > POLL {
                looked = Instant::now();
                // What can't be read is reported by the next look after these games.
                harvest.take_news(&self.news().unwrap_or_default());
            }
            goes_on.store(harvest.wanted, Relaxed);
            written
        })
    }

    /// The games that other shards have added since the last look; they are kept.
    fn news(&mut self) -> Result<Vec<ResultLine>, Failure> {
        let mut news = Vec::new();
        for other in &mut self.others {
            other.read(|line| news.push(line))?;
        }
        for line in &news {
            self.kept.entry(line.seed()).or_default().push(line.clone());
        }
        Ok(news)
    }
}
