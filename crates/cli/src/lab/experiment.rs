//! The experiment of a command, where its results go, and who plays.

use std::cell::OnceCell;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Error, Result, anyhow};
use plyground::games::Excerpt;
use plyground_lab::{Course, Experiment, ResultLine, experiments};

use super::course_run::CourseRun;
use super::openings::OpeningOptions;
use super::results;
use super::saved;
use super::shard::Shard;
use crate::failure::AtPath;
use crate::files::Files;
use crate::parallel::ThreadOption;

/// The experiment of a command, and how to play it.
#[derive(clap::Args)]
pub struct ExperimentOptions {
    /// A file with an experiment, or the name of a ready-made one (see `plyground lab list`)
    #[arg(value_name = "EXPERIMENT")]
    experiment: String,
    /// Games of each player in 2048, of every two players in games of two sides. For `test` and `tune` the most games in all. Overrides the experiment
    #[arg(long, value_name = "N")]
    games: Option<f64>,
    /// Seed of the first game. Overrides the experiment
    #[arg(long, value_name = "S")]
    seed: Option<f64>,
    #[command(flatten)]
    openings: OpeningOptions,
    #[command(flatten)]
    threads: ThreadOption,
    /// The file of results. Games in it are not played again [default: the name of the experiment and .jsonl, of a shard NAME.1-of-4.jsonl]
    #[arg(long, value_name = "RESULTS")]
    out: Option<PathBuf>,
    #[arg(skip)]
    read: OnceCell<Box<Experiment>>,
}

impl ExperimentOptions {
    /// The files that it names, and that of its results.
    pub fn files(&self, part: Shard) -> Result<Files> {
        let experiment = self.written()?;
        let own = Path::new(&self.experiment);
        Ok(Files::default()
            .reading("EXPERIMENT", own.is_file().then_some(own))
            .reading("the preset", saved::files(experiment))
            .reading("the openings", self.openings.file(experiment))
            .going_on("--out", results::files(&self.out(&experiment.name, part))))
    }

    /// The experiment as it was written. It is read once, as it may come through a pipe.
    pub fn written(&self) -> Result<&Experiment> {
        if let Some(read) = self.read.get() {
            return Ok(read);
        }
        let found = find(&self.experiment)?;
        Ok(self.read.get_or_init(|| Box::new(found)))
    }

    /// The experiment.
    pub fn experiment(&self) -> Result<Experiment> {
        let mut experiment = self.written()?.clone();
        experiment.games = self.games.unwrap_or(experiment.games);
        experiment.seed = self.seed.unwrap_or(experiment.seed);
        for player in &mut experiment.players {
            saved::resolve(&experiment.game, player)?;
        }
        self.openings.set(&mut experiment)?;
        Ok(experiment)
    }

    /// The file of results, by default of the experiment's name and the shard.
    fn out(&self, name: &str, part: Shard) -> PathBuf {
        let usual = || PathBuf::from(format!("{}.jsonl", part.named(&plain(name))));
        self.out.clone().unwrap_or_else(usual)
    }

    /// The course with the file of results of a shard.
    pub fn course_run<F: FnMut(&ResultLine)>(
        &self,
        name: &str,
        part: Shard,
        course: Course,
        each: F,
    ) -> Result<CourseRun<F>> {
        CourseRun::open(course, self.out(name, part), self.threads, each)
    }
}

/// A file, or else a ready-made experiment.
fn find(name: &str) -> Result<Experiment> {
    let path = Path::new(name);
    if let Some(found) = experiments::find(name).filter(|_| !path.is_file()) {
        return Ok(found);
    }
    if !path.exists() {
        return Err(unknown_experiment(name));
    }
    let text = fs::read_to_string(path).at(path)?;
    Experiment::from_json(&text).at(path)
}

/// There is no experiment of that name.
pub fn unknown_experiment(name: &str) -> Error {
    let known = experiments::names();
    anyhow!(
        "experiment: {:?} is neither a file nor one of {known}",
        Excerpt::from(name)
    )
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
