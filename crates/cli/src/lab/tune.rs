//! `plyground lab tune`: tunes parameters of a player, then tests whether that made it better.

use std::path::PathBuf;

use anyhow::Result;
use plyground_lab::{Course, ResultLine, Tuner};

use super::course_run::{CourseRun, equipped};
use super::experiment::{self, ExperimentOptions};
use super::openings::tell_repeated;
use super::saved;
use super::shard::Shard;
use super::test::{self, HypothesesOptions};
use crate::files::Files;
use crate::output;
use crate::text::grouped;
use crate::weights_file::WeightsFile;

/// Lines that say how the parameters change.
const REPORTS: u64 = 10;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    options: ExperimentOptions,
    /// The most games of the test at the end. Overrides the experiment [default: 20000]
    #[arg(long, value_name = "N")]
    test_games: Option<f64>,
    #[command(flatten)]
    hypotheses: HypothesesOptions,
    /// The file for the tuned settings, which `--preset` reads if its name ends in .json [default: the name of the experiment
    /// and .preset.json]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

impl Args {
    pub fn files(&self) -> Result<Files> {
        let files = self.options.files(Shard::WHOLE)?;
        let saved = self.saved(&self.options.written()?.name);
        Ok(files.replacing("--save", &saved, saved::KIND))
    }

    /// The file for the preset, by default of the experiment's name.
    fn saved(&self, name: &str) -> PathBuf {
        let usual = || PathBuf::from(format!("{}.preset.json", experiment::plain(name)));
        self.save.clone().unwrap_or_else(usual)
    }
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    let mut experiment = args.options.experiment()?;
    // Without it nothing is tuned, which the course refuses.
    let tuning = experiment.tune.get_or_insert_default();
    tuning.test_games = args.test_games.or(tuning.test_games);
    args.hypotheses.set(&mut experiment);
    let course = Course::new(&experiment)?;
    // Everything is checked before there is a file.
    let first = course.stage().map(|stage| equipped(stage, weights));
    let is_for_two = first.transpose()?.is_some_and(|plan| plan.is_for_two());
    tell_repeated(&experiment);
    if let Some(tuner) = course.tuner() {
        tell_few(tuner);
    }
    let options = &args.options;
    let mut run = options.course_run(&experiment.name, Shard::WHOLE, course, |_| {})?;
    tune(&mut run, weights)?;
    let saved = args.saved(&experiment.name);
    if let Some(tuner) = run.course.tuner() {
        run.progress.suspend(|| show(tuner))?;
        saved::write(&tuner.preset()?, &saved)?;
    }
    let line = format!("preset in {}", saved.display());
    run.progress.suspend(|| output::line(line))?;
    run.play(weights)?;
    let names = ["the tuned version", "the one at the start"];
    test::show(&run.course, is_for_two, names)?;
    run.faults().checked()
}

/// Says that a tuning has less than half of the games that its parameters need.
fn tell_few(tuner: &Tuner) {
    let (games, params) = (tuner.games(), tuner.start().len());
    if games < tuner.advised_games() / 2 {
        let plural = if params == 1 { "" } else { "s" };
        let [games, advised] = [games, tuner.advised_games()].map(|games| grouped(games as f64));
        output::note(format_args!(
            "plyground: {games} games are few for {params} parameter{plural}: about {advised} find better values"
        ));
    }
}

/// Plays the steps of a tuning, up to the test at its end.
fn tune(run: &mut CourseRun<impl FnMut(&ResultLine)>, weights: &WeightsFile) -> Result<()> {
    let mut shown = Shown::default();
    shown.tell(run)?;
    while run.course.verdict().is_none() && run.play_stage(weights)? {
        shown.tell(run)?;
    }
    shown.tell(run)
}

/// The steps that were looked at, and the tenths of the tuning that were told.
#[derive(Default)]
struct Shown {
    steps: usize,
    tenths: u64,
}

impl Shown {
    /// Tells of the steps that end a tenth: the number of games, and the best values after them.
    fn tell(&mut self, run: &CourseRun<impl FnMut(&ResultLine)>) -> Result<()> {
        let Some(tuner) = run.course.tuner() else {
            return Ok(());
        };
        let steps = &run.course.steps()[self.steps..];
        self.steps += steps.len();
        for step in steps {
            let tenths = REPORTS * step.games / tuner.games();
            if tenths > self.tenths {
                self.tenths = tenths;
                let names = tuner.start().into_keys();
                let values = names.zip(&step.values);
                let values: Vec<String> = values
                    .map(|(name, value)| format!("{name} {value}"))
                    .collect();
                let line = format!("{:>8} games: {}", step.games, values.join(", "));
                run.progress.suspend(|| output::line(line))?;
            }
        }
        Ok(())
    }
}

/// A row for each parameter.
fn show(tuner: &Tuner) -> Result<()> {
    let (start, best) = (tuner.start(), tuner.best());
    output::line(format_args!(
        "{:<24}{:>12}{:>12}",
        "parameter", "start", "tuned"
    ))?;
    for (name, value) in &best {
        output::line(format_args!("{name:<24}{:>12}{value:>12}", start[name]))?;
    }
    Ok(())
}
