//! `plyground lab run`: plays an experiment, or goes on with it.

use anyhow::Result;
use plyground_lab::{Course, Experiment, Tally};

use super::course_run::equipped;
use super::experiment::ExperimentOptions;
use super::show;
use crate::weights_file::WeightsFile;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    pub options: ExperimentOptions,
    /// Without the table at the end
    #[arg(long)]
    quiet: bool,
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    // All its games, whatever a test or a ladder would leave out.
    let experiment = Experiment {
        test: None,
        ladder: None,
        ..args.options.experiment()?
    };
    equipped(&experiment, weights)?;
    let (course, mut tally) = (Course::new(&experiment)?, Tally::default());
    let each = |line: &_| {
        tally.add(line);
    };
    let mut run = args.options.course_run(&experiment.name, course, each)?;
    run.play(weights)?;
    let faults = run.faults();
    if !args.quiet {
        show::table(&tally, &faults)?;
    }
    faults.checked()
}
