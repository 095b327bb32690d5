//! `plyground lab tune`: tunes parameters of a player, then tests whether that made it better.

use std::path::PathBuf;

use plyground::lab::{TestCourse, Tuner};

use super::archive::Archive;
use super::batch::{self, ExperimentOptions, equipped};
use super::course::play_stage;
use super::saved;
use super::shard::ShardOption;
use super::test::{self, HypothesesOptions};
use crate::failure::Failure;
use crate::files::Files;
use crate::game::WeightsFile;
use crate::output;
use crate::progress::Progress;

/// Lines that say how the parameters change.
const REPORTS: u64 = 10;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    options: ExperimentOptions,
    #[command(flatten)]
    shard: ShardOption,
    /// The most games of the test at the end, in place of what the experiment says [default: 20000]
    #[arg(long, value_name = "N")]
    test_games: Option<f64>,
    #[command(flatten)]
    hypotheses: HypothesesOptions,
    /// The file for the tuned preset; `--preset` takes one whose name ends in .json [default: the experiment's name and
    /// .preset.json]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

impl Args {
    pub fn files(&self) -> Result<Files, Failure> {
        let files = self.options.shared_files(self.shard.part)?;
        let saved = self.saved(&self.options.written()?.name);
        Ok(files.replacing("--save", &saved, saved::KIND))
    }

    /// The file for the preset, by default of the experiment's name.
    fn saved(&self, name: &str) -> PathBuf {
        let usual = || PathBuf::from(format!("{}.preset.json", batch::plain(name)));
        self.save.clone().unwrap_or_else(usual)
    }
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<(), Failure> {
    let mut experiment = args.options.experiment()?;
    // Without it nothing is tuned, which the course refuses.
    let tuning = experiment.tune.get_or_insert_default();
    tuning.test_games = args.test_games.or(tuning.test_games);
    args.hypotheses.set(&mut experiment);
    let mut course = TestCourse::new(&experiment)?;
    // Everything is checked before there is a file.
    let first = course.stage().map(|stage| equipped(stage, weights));
    let is_for_two = first.transpose()?.is_some_and(|plan| plan.is_for_two());
    let mut archive = Archive::of(&args.options, &experiment, args.shard.part)?;
    tune(&mut course, &mut archive, weights)?;
    let saved = args.saved(&experiment.name);
    if let Some(tuner) = course.tuner() {
        show(tuner)?;
        saved::write(&tuner.preset()?, &saved)?;
    }
    output::line(format_args!("preset in {}", saved.display()))?;
    let progress = Progress::new(course.most_games() - course.games(), 0);
    play_stage(&mut course, &mut archive, &progress, weights)?;
    progress.finish();
    test::show(&course, is_for_two)?;
    archive.faults().checked()
}

/// Plays the steps of a tuning, up to the test at its end.
fn tune(
    course: &mut TestCourse,
    archive: &mut Archive,
    weights: &WeightsFile,
) -> Result<(), Failure> {
    let progress = Progress::new(course.most_games(), 0);
    let mut shown = 0;
    while course.stage().is_some() && course.verdict().is_none() {
        play_stage(course, archive, &progress, weights)?;
        let Some(tuner) = course.tuner() else {
            break;
        };
        let tenths = REPORTS * tuner.games_done() / tuner.games();
        if tenths > shown {
            shown = tenths;
            progress.suspend(|| output::line(so_far(tuner)))?;
        }
    }
    progress.finish();
    Ok(())
}

/// The number of games, and the best values after them.
fn so_far(tuner: &Tuner) -> String {
    let values = tuner.best().into_iter();
    let values: Vec<String> = values
        .map(|(name, value)| format!("{name} {value}"))
        .collect();
    format!("{:>8} games: {}", tuner.games_done(), values.join(", "))
}

/// A row for each parameter.
fn show(tuner: &Tuner) -> Result<(), Failure> {
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
