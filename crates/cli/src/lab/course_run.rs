//! A course that is played by all threads, and its file of results: what is in it is not played again. Several shards play
//! one course together, each with a file of its own and an eye on those of the others.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use plyground_lab::{Course, Experiment, Job, Plan, ResultLine};

use super::results::{GrowingFile, Results};
use super::shard::Shard;
use crate::failure::AtPath;
use crate::faults::Faults;
use crate::parallel::{self, ThreadOption};
use crate::process;
use crate::progress::Progress;
use crate::weights_file::WeightsFile;

/// Time between two looks at the files of other shards.
const POLL: Duration = Duration::from_millis(100);
/// Without news from other shards for so long, their games are played here.
const PATIENCE: Duration = Duration::from_secs(5);

/// A course with the file that its games are added to. `each` gets every game that is of use, those in the file first.
pub struct CourseRun<F> {
    pub course: Course,
    pub progress: Progress,
    path: PathBuf,
    results: Results,
    threads: ThreadOption,
    shard: Shard,
    /// The files of other shards that play the same course.
    others: Vec<GrowingFile>,
    /// Whether the other shards were waited for in vain.
    is_alone: bool,
    each: F,
}

impl<F: FnMut(&ResultLine)> CourseRun<F> {
    /// Opens or makes the file. Other shards, which write to `others`, are waited for.
    pub fn open(
        mut course: Course,
        path: PathBuf,
        (threads, shard): (ThreadOption, Shard),
        others: Vec<PathBuf>,
        mut each: F,
    ) -> Result<Self> {
        let mut taken = Ok(());
        let results = Results::open(&path, |line| {
            if taken.is_ok() {
                taken = take(&mut course, line, &mut each);
            }
        })?;
        taken?;
        Ok(Self {
            progress: Progress::new(course.most_games(), course.games()),
            course,
            path,
            results,
            threads,
            shard,
            others: others.into_iter().map(GrowingFile::new).collect(),
            is_alone: false,
            each,
        })
    }

    /// Plays the course to its end, or where nobody is waited for to the end of the shard.
    pub fn play(&mut self, weights: &WeightsFile) -> Result<()> {
        while self.play_stage(weights)? {}
        self.progress.finish();
        Ok(())
    }

    /// Plays the games of the present stage that are in no file; whether there is more to play.
    pub fn play_stage(&mut self, weights: &WeightsFile) -> Result<bool> {
        self.has_news()?;
        let Some(stage) = self.course.stage().cloned() else {
            return Ok(false);
        };
        let plan = equipped(&stage, weights)?;
        let Shard { index, count } = self.shard;
        let games = match self.others.is_empty() && count > 1 {
            true => plan.part(index, count).count() as u64,
            false => self.course.most_games(),
        };
        self.progress.set(self.course.games(), games);
        self.add(&stage, &plan, plan.part(index, count))?;
        let mut waiting = Instant::now();
        while self.course.stage() == Some(&stage) {
            if self.others.is_empty() {
                return Ok(false);
            }
            if self.has_news()? {
                (self.is_alone, waiting) = (false, Instant::now());
            } else if self.is_alone || waiting.elapsed() > PATIENCE {
                self.is_alone = true;
                // The next games that another shard owes. Where it plays them after all, they are the same games.
                let missing = self.course.missing().into_iter().flatten();
                let next: Vec<u64> = missing.take(self.threads.count()).collect();
                self.add(&stage, &plan, next.into_iter())?;
            } else {
                thread::sleep(POLL);
            }
        }
        Ok(self.course.stage().is_some())
    }

    /// The faults of games of the course.
    pub fn faults(&self) -> Faults {
        Faults::of(self.course.faulty())
    }

    /// Plays those of some games of a stage that are missing, as long as it is not over.
    fn add(
        &mut self,
        stage: &Experiment,
        plan: &Plan,
        jobs: impl Iterator<Item = u64> + Send,
    ) -> Result<()> {
        let (missing, goes_on) = (self.course.missing(), AtomicBool::new(true));
        let is_missing = |job: &u64| {
            let range = missing.partition_point(|range| range.end <= *job);
            missing.get(range).is_some_and(|range| range.contains(job))
        };
        let open = jobs.filter(is_missing);
        let open = open.take_while(|_| goes_on.load(Relaxed));
        let (threads, progress) = (self.threads, self.progress.clone());
        let mut looked = Instant::now();
        parallel::play(plan, open, threads, &progress, Job::line, |finished| {
            let lines: Vec<_> = finished.into_iter().map(|(_, line)| line).collect();
            let written = self.results.add(&lines);
            written.at(&self.path)?;
            for line in lines {
                take(&mut self.course, line, &mut self.each)?;
            }
            if looked.elapsed() > POLL {
                looked = Instant::now();
                // What can't be read is reported by the next look after these games.
                let _ = self.has_news();
            }
            goes_on.store(self.course.stage() == Some(stage), Relaxed);
            Ok(())
        })
    }

    /// Takes the games that other shards have added since the last look; whether there are some.
    fn has_news(&mut self) -> Result<bool> {
        let mut news = Vec::new();
        for other in &mut self.others {
            other.read(|line| news.push(line))?;
        }
        let (before, any) = (self.course.games(), !news.is_empty());
        for line in news {
            take(&mut self.course, line, &mut self.each)?;
        }
        self.progress.finished(self.course.games() - before);
        Ok(any)
    }
}

/// Gives a game to the course; `each` gets it where it is of use.
fn take(course: &mut Course, line: ResultLine, each: &mut impl FnMut(&ResultLine)) -> Result<()> {
    if course.add(line.clone())? {
        each(&line);
    }
    Ok(())
}

/// The plan of an experiment, with the weights that its players need.
pub fn equipped(experiment: &Experiment, weights: &WeightsFile) -> Result<Plan> {
    let mut plan = Plan::new(experiment)?;
    plan.set_weights(|info| weights.of(info))?;
    weights.taken()?;
    plan.set_engines(process::engine);
    Ok(plan)
}
