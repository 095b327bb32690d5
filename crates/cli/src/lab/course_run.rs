//! A course that is played by all threads, and its file of results: what is in it is not played again.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use anyhow::{Result, bail};
use plyground_lab::{Course, Experiment, Job, Plan, ResultLine};

use super::results::Results;
use super::shard::Shard;
use crate::failure::{AtPath, StoppedRun};
use crate::faults::Faults;
use crate::interrupt::{interrupt_flag, typed_command};
use crate::parallel::{self, ThreadOption};
use crate::process;
use crate::progress::Progress;
use crate::text::grouped;
use crate::weights_file::WeightsFile;

/// A course with the file that its games are added to. `each` gets every game that is of use, those in the file first.
pub struct CourseRun<F> {
    pub course: Course,
    pub progress: Progress,
    path: PathBuf,
    results: Results,
    threads: ThreadOption,
    each: F,
    /// Set where the run is to end before its last game.
    interrupted: Arc<AtomicBool>,
}

impl<F: FnMut(&ResultLine)> CourseRun<F> {
    /// Opens or makes the file.
    pub fn open(
        mut course: Course,
        path: PathBuf,
        threads: ThreadOption,
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
            each,
            interrupted: interrupt_flag()?,
        })
    }

    /// Plays the course to its end.
    pub fn play(&mut self, weights: &WeightsFile) -> Result<()> {
        while self.play_stage(weights)? {}
        self.progress.finish();
        Ok(())
    }

    /// Plays the games of the present stage that are not in the file; whether there is more to play.
    pub fn play_stage(&mut self, weights: &WeightsFile) -> Result<bool> {
        self.play_part(Shard::WHOLE, weights)?;
        Ok(self.course.stage().is_some())
    }

    /// Plays those of them that are of a shard.
    ///
    /// # Errors
    /// Among others, [`StoppedRun`] where it was told to end.
    pub fn play_part(&mut self, shard: Shard, weights: &WeightsFile) -> Result<()> {
        let Some(stage) = self.course.stage().cloned() else {
            return Ok(());
        };
        let plan = equipped(&stage, weights)?;
        let part = || plan.part(shard.index, shard.count);
        let games = match shard {
            Shard::WHOLE => self.course.most_games(),
            _ => part().count() as u64,
        };
        self.progress.set(self.course.games(), games);
        let (missing, goes_on) = (self.course.missing(), AtomicBool::new(true));
        let is_missing = |job: &u64| {
            let range = missing.partition_point(|range| range.end <= *job);
            missing.get(range).is_some_and(|range| range.contains(job))
        };
        let open = part().filter(is_missing);
        let stop = Arc::clone(&self.interrupted);
        let open = open.take_while(|_| goes_on.load(Relaxed) && !stop.load(Relaxed));
        let (threads, progress) = (self.threads, self.progress.clone());
        let done = match shard {
            Shard::WHOLE => self.course.games(),
            _ => games - part().filter(is_missing).count() as u64,
        };
        let mut played = 0;
        parallel::play(
            &plan,
            open,
            threads,
            &progress,
            &stop,
            Job::line,
            |finished| {
                let mut lines: Vec<_> = finished.into_iter().map(|(_, line)| line).collect();
                if stop.load(Relaxed) {
                    lines.retain(|line| line.fault.is_none()); // Ctrl-C ends programs that play, too
                }
                played += lines.len() as u64;
                let written = self.results.add(&lines);
                written.at(&self.path)?;
                for line in lines {
                    take(&mut self.course, line, &mut self.each)?;
                }
                goes_on.store(self.course.stage() == Some(&stage), Relaxed);
                Ok(())
            },
        )?;
        if !stop.load(Relaxed) {
            return Ok(());
        }
        self.progress.finish();
        bail!(StoppedRun {
            games: grouped((done + played) as f64),
            most: grouped(games as f64),
            command: typed_command(),
        })
    }

    /// The faults of games of the course.
    pub fn faults(&self) -> Faults {
        Faults::of(self.course.faulty())
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
    plan.set_weights(|info| weights.all_of(info))?;
    weights.taken()?;
    plan.set_engines(process::engine);
    Ok(plan)
}
