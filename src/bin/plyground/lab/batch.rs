//! The games of an experiment, played by all threads and written to a file of results.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use plyground::lab::{Experiment, Job, Plan, ResultLine, experiments};

use super::results::Results;
use crate::failure::Failure;
use crate::files::Files;
use crate::game::WeightsFile;
use crate::parallel::{self, ThreadOption};
use crate::progress::Progress;

/// The options of all commands that play an experiment.
#[derive(clap::Args)]
pub struct BatchOptions {
    /// A file with an experiment, or the name of a ready-made one (see `lab list`)
    #[arg(value_name = "EXPERIMENT")]
    experiment: String,
    /// Games by each player, in place of what the experiment says
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    games: Option<f64>,
    /// Seed of the first game, in place of what the experiment says
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    seed: Option<f64>,
    #[command(flatten)]
    threads: ThreadOption,
    /// The file of results; games in it are not played again [default: the experiment's name, with
    /// the shard, and .jsonl]
    #[arg(long, value_name = "RESULTS")]
    out: Option<PathBuf>,
    /// Only every n-th game, beginning with the i-th: 1/4 to 4/4 on four machines
    #[arg(long, value_name = "i/n", default_value = "1/1")]
    shard: Shard,
}

/// A part of all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shard {
    /// Counted from 0.
    index: u64,
    count: u64,
}

impl FromStr for Shard {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts = text
            .split_once('/')
            .map(|(i, n)| (i.parse::<u32>(), n.parse::<u32>()));
        match parts {
            Some((Ok(number), Ok(count))) if 1 <= number && number <= count => Ok(Self {
                index: u64::from(number - 1),
                count: u64::from(count),
            }),
            _ => Err("expected i/n with i from 1 to n, like 1/4"),
        }
    }
}

impl BatchOptions {
    /// An experiment's own name for the results is not among them: an experiment is not taken for results.
    pub fn files(&self) -> Files<'_> {
        Files {
            reads: vec![("EXPERIMENT", Path::new(&self.experiment))],
            writes: self
                .out
                .iter()
                .map(|path| ("--out", path.clone()))
                .collect(),
        }
    }

    /// The plan of the experiment, with the weights that its players need.
    pub fn plan(&self, weights: &WeightsFile) -> Result<(Plan, PathBuf), Failure> {
        let mut experiment = find(&self.experiment)?;
        experiment.games = self.games.unwrap_or(experiment.games);
        experiment.seed = self.seed.unwrap_or(experiment.seed);
        let mut plan = Plan::new(&experiment)?;
        plan.equip(|info| weights.of(info))?;
        let path = match &self.out {
            Some(path) => path.clone(),
            None => default_path(&experiment.name, self.shard),
        };
        Ok((plan, path))
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
        let Shard { index, count } = self.shard;
        let there = done
            .iter()
            .filter(|&&job| plan.part_of(job, count) == index);
        let progress = Progress::new(plan.part_jobs(index, count), there.count() as u64);
        let goes_on = AtomicBool::new(wanted);
        let mine = plan.part(index, count);
        let open = mine
            .filter(|job| !done.contains(job))
            .take_while(|_| goes_on.load(Relaxed));
        parallel::play(plan, open, self.threads, &progress, Job::line, |finished| {
            for (_, line) in &finished {
                goes_on.fetch_and(each(line), Relaxed);
            }
            results.add(finished.into_iter().map(|(_, line)| line))
        })
        .map_err(Failure::file(path))?;
        progress.finish();
        Ok(())
    }
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
fn default_path(name: &str, shard: Shard) -> PathBuf {
    let plain = |c: char| {
        if c.is_alphanumeric() || c == '.' {
            c
        } else {
            '-'
        }
    };
    let name: String = name.chars().map(plain).collect();
    let name = name.trim_matches(['-', '.']);
    let name = if name.is_empty() { "experiment" } else { name };
    let Shard { index, count } = shard;
    PathBuf::from(match count {
        1 => format!("{name}.jsonl"),
        _ => format!("{name}.{}-of-{count}.jsonl", index + 1),
    })
}
