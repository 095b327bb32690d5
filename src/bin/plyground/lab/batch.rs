//! The games of an experiment, played by all threads and written to a file of results.

use std::cell::OnceCell;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use plyground::lab::{Experiment, Job, Plan, ResultLine, experiments};

use super::results::{self, Results};
use super::saved;
use super::shard::{Shard, ShardOption};
use crate::failure::Failure;
use crate::files::Files;
use crate::game::WeightsFile;
use crate::parallel::{self, ThreadOption};
use crate::process;
use crate::progress::Progress;

/// The experiment of a command, and how to play it.
#[derive(clap::Args)]
pub struct ExperimentOptions {
    /// A file with an experiment, or the name of a ready-made one (see `lab list`)
    #[arg(value_name = "EXPERIMENT")]
    experiment: String,
    /// Games by each player, in place of what the experiment says
    #[arg(long, value_name = "N")]
    games: Option<f64>,
    /// Seed of the first game, in place of what the experiment says
    #[arg(long, value_name = "S")]
    seed: Option<f64>,
    #[command(flatten)]
    pub threads: ThreadOption,
    /// The file of results; games in it are not played again [default: the experiment's name, with
    /// the shard, and .jsonl]
    #[arg(long, value_name = "RESULTS")]
    out: Option<PathBuf>,
    #[arg(skip)]
    read: OnceCell<Box<Experiment>>,
}

/// The options of all commands that play an experiment game by game.
#[derive(clap::Args)]
pub struct BatchOptions {
    #[command(flatten)]
    options: ExperimentOptions,
    #[command(flatten)]
    shard: ShardOption,
}

impl ExperimentOptions {
    /// The files that it names, and that of its results.
    pub fn files(&self, shard: Shard) -> Result<Files, Failure> {
        let experiment = self.written()?;
        let own = Path::new(&self.experiment);
        Ok(Files::default()
            .reading("EXPERIMENT", own.is_file().then_some(own))
            .reading("the preset", saved::files(experiment))
            .going_on("--out", results::files(&self.out(&experiment.name, shard))))
    }

    /// The same, with the results of other shards, which are read.
    pub fn shared_files(&self, shard: Shard) -> Result<Files, Failure> {
        let others = shard.others(&self.out(&self.written()?.name, shard))?;
        Ok(self.files(shard)?.reading("--shard", others))
    }

    /// The experiment as it was written. It is read once, as it may come through a pipe.
    pub fn written(&self) -> Result<&Experiment, Failure> {
        if let Some(read) = self.read.get() {
            return Ok(read);
        }
        let found = find(&self.experiment)?;
        Ok(self.read.get_or_init(|| Box::new(found)))
    }

    /// The experiment.
    pub fn experiment(&self) -> Result<Experiment, Failure> {
        let mut experiment = self.written()?.clone();
        experiment.games = self.games.unwrap_or(experiment.games);
        experiment.seed = self.seed.unwrap_or(experiment.seed);
        for player in &mut experiment.players {
            saved::resolve(&experiment.game, player)?;
        }
        Ok(experiment)
    }

    /// The file of results, by default of the experiment's name and the shard.
    pub fn out(&self, name: &str, shard: Shard) -> PathBuf {
        let usual = || PathBuf::from(format!("{}.jsonl", shard.named(&plain(name))));
        self.out.clone().unwrap_or_else(usual)
    }
}

impl BatchOptions {
    pub fn files(&self) -> Result<Files, Failure> {
        self.options.files(self.shard.part)
    }

    /// The experiment.
    pub fn experiment(&self) -> Result<Experiment, Failure> {
        self.options.experiment()
    }

    /// The plan of the experiment, with the weights that its players need, and its file of results.
    pub fn plan(
        &self,
        experiment: &Experiment,
        weights: &WeightsFile,
    ) -> Result<(Plan, PathBuf), Failure> {
        let plan = equipped(experiment, weights)?;
        Ok((plan, self.options.out(&experiment.name, self.shard.part)))
    }

    /// Plays the games of the shard that are not in the file, and adds them to it. `each` gets every game of the
    /// plan once, those in the file first; it returns whether more games are wanted.
    pub fn play(
        &self,
        plan: &Plan,
        path: &Path,
        mut each: impl FnMut(&ResultLine) -> bool,
    ) -> Result<(), Failure> {
        let (mut done, mut wanted) = (HashSet::new(), true);
        let mut results = Results::open(path, |line| {
            if let Some(job) = plan.find(&line)
                && done.insert(job)
            {
                wanted = each(&line);
            }
        })?;
        let Shard { index, count } = self.shard.part;
        let there = done
            .iter()
            .filter(|&&job| plan.part_of(job, count) == index);
        let progress = Progress::new(plan.part_jobs(index, count), there.count() as u64);
        let mine = plan.part(index, count);
        let open = mine.filter(|job| !done.contains(job));
        let (threads, goes_on) = (self.options.threads, AtomicBool::new(wanted));
        play_while(&goes_on, plan, open, threads, &progress, |lines| {
            lines.iter().for_each(|line| wanted &= each(line));
            goes_on.store(wanted, Relaxed);
            results.add(lines).map_err(Failure::file(path))
        })?;
        progress.finish();
        Ok(())
    }
}

/// The plan of an experiment, with the weights that its players need.
pub fn equipped(experiment: &Experiment, weights: &WeightsFile) -> Result<Plan, Failure> {
    let mut plan = Plan::new(experiment)?;
    plan.set_weights(|info| weights.of(info))?;
    weights.taken()?;
    plan.set_engines(process::engine);
    Ok(plan)
}

/// Plays games of a plan, as long as `goes_on` says so; `each` gets the lines of those that are finished.
pub fn play_while(
    goes_on: &AtomicBool,
    plan: &Plan,
    jobs: impl Iterator<Item = u64> + Send,
    threads: ThreadOption,
    progress: &Progress,
    mut each: impl FnMut(&[ResultLine]) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let jobs = jobs.take_while(|_| goes_on.load(Relaxed));
    parallel::play(plan, jobs, threads, progress, Job::line, |finished| {
        let lines: Vec<_> = finished.into_iter().map(|(_, line)| line).collect();
        each(&lines)
    })
}

/// A file, or else a ready-made experiment.
fn find(name: &str) -> Result<Experiment, Failure> {
    let path = Path::new(name);
    if let Some(found) = experiments::find(name).filter(|_| !path.is_file()) {
        return Ok(found);
    }
    if !path.exists() {
        return Err(Failure::NoExperiment(name.into(), experiments::names()));
    }
    let text = fs::read_to_string(path).map_err(Failure::file(path))?;
    Experiment::from_json(&text).map_err(|error| Failure::InFile {
        path: path.into(),
        error,
    })
}

/// The name in letters that every file system takes.
pub fn plain(name: &str) -> String {
    let letter = |c: char| {
        if c.is_alphanumeric() || c == '.' {
            c
        } else {
            '-'
        }
    };
    let name: String = name.chars().map(letter).collect();
    match name.trim_matches(['-', '.']) {
        "" => "experiment".into(),
        name => name.into(),
    }
}
