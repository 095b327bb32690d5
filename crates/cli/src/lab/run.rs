//! `plyground lab run`: plays an experiment, or goes on with it.

use anyhow::Result;
use plyground_lab::{Course, Experiment, Tally};

use super::course_run::equipped;
use super::experiment::ExperimentOptions;
use super::openings::tell_repeated;
use super::shard::Shard;
use super::show;
use crate::files::Files;
use crate::weights_file::WeightsFile;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    options: ExperimentOptions,
    /// Play one of n equal parts: 1/4 to 4/4 on four machines, each with its own file of results
    #[arg(long, value_name = "i/n", default_value = "1/1")]
    shard: Shard,
    /// Print no table at the end
    #[arg(long)]
    quiet: bool,
}

impl Args {
    pub fn files(&self) -> Result<Files> {
        self.options.files(self.shard)
    }
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    // All its games, whatever a test or a ladder would leave out.
    let experiment = Experiment {
        test: None,
        ladder: None,
        ..args.options.experiment()?
    };
    equipped(&experiment, weights)?;
    tell_repeated(&experiment);
    let (course, mut tally) = (Course::new(&experiment)?, Tally::default());
    let each = |line: &_| {
        tally.add(line);
    };
    let options = &args.options;
    let mut run = options.course_run(&experiment.name, args.shard, course, each)?;
    run.play_part(args.shard, weights)?;
    run.progress.finish();
    let faults = run.faults();
    if !args.quiet {
        show::table(&tally, &faults)?;
    }
    faults.checked()
}
