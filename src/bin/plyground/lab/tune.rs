//! `plyground lab tune`: tunes parameters of a player, then tests whether that made it better.

use std::path::PathBuf;

use plyground::lab::{Decision, Plan, SequentialTest, Tuner, Verdict};
use plyground::players::catalogue;

use super::archive::Archive;
use super::batch::{self, ExperimentOptions, equipped};
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
    /// The file for the tuned preset [default: the experiment's name and .preset.json]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

impl Args {
    pub fn files(&self) -> Files<'_> {
        let mut files = self.options.files();
        files
            .writes
            .extend(self.save.iter().map(|path| ("--save", path.clone())));
        files
    }
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<(), Failure> {
    let mut experiment = args.options.experiment()?;
    if let (Some(tuning), Some(games)) = (&mut experiment.tune, args.test_games) {
        tuning.test_games = Some(games);
    }
    let mut tuner = Tuner::new(&experiment)?;
    let shard = args.shard.part;
    let out = args.options.out(&experiment.name, shard);
    let mut archive = Archive::open(&out, args.options.threads, shard)?;
    tune(&mut tuner, &mut archive, weights)?;
    let saved = args.save.clone().unwrap_or_else(|| {
        PathBuf::from(format!("{}.preset.json", batch::plain(&experiment.name)))
    });
    show(&tuner)?;
    saved::write(&tuner.preset()?, &saved)?;
    output::line(format_args!("preset in {}", saved.display()))?;
    let test = tuner.test();
    let Some(plan) = test.map(|test| equipped(&test, weights)).transpose()? else {
        let is_for_two = catalogue::open(&experiment.game)?.sides() == 2;
        return test::last_line(&UNCHANGED, is_for_two);
    };
    let mut test = args.hypotheses.test(&plan, experiment.test)?;
    prove(&mut test, &plan, &mut archive)?;
    test::show(&test, plan.is_for_two())
}

/// The verdict where nothing was changed.
const UNCHANGED: Verdict = Verdict {
    decision: Decision::NotBetter,
    games: 0,
    difference: Some(0.0),
    low: Some(0.0),
    high: Some(0.0),
    ratio: 0.0,
};

/// Plays the steps of a tuning.
fn tune(tuner: &mut Tuner, archive: &mut Archive, weights: &WeightsFile) -> Result<(), Failure> {
    let progress = Progress::new(tuner.games(), 0);
    let mut shown = 0;
    while let Some(step) = tuner.step() {
        let plan = equipped(&step, weights)?;
        let mut lines = Vec::new();
        archive.play(&plan, &progress, |line| {
            lines.push(line.clone());
            true
        })?;
        tuner.learn(&plan, &lines);
        let tenths = REPORTS * tuner.games_done() / tuner.games();
        if tenths > shown {
            shown = tenths;
            progress.suspend(|| output::line(so_far(tuner)))?;
        }
    }
    progress.finish();
    Ok(())
}

/// Plays the test until it is decided.
fn prove(test: &mut SequentialTest, plan: &Plan, archive: &mut Archive) -> Result<(), Failure> {
    let progress = Progress::new(plan.jobs(), 0);
    archive.play(plan, &progress, |line| test.is_open_after(line))?;
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
