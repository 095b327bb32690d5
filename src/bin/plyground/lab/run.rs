//! `plyground lab run`: plays an experiment, or goes on with it.

use plyground::lab::Tally;

use super::batch::BatchOptions;
use super::show;
use crate::failure::Failure;
use crate::faults::Faults;
use crate::game::WeightsFile;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    pub batch: BatchOptions,
    /// Without the table at the end
    #[arg(long)]
    quiet: bool,
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<(), Failure> {
    let (plan, path) = args.batch.plan(&args.batch.experiment()?, weights)?;
    let (mut tally, mut faults) = (Tally::default(), Faults::default());
    args.batch.play(&plan, &path, |line| {
        tally.add(line);
        faults.add(line);
        true
    })?;
    if !args.quiet {
        show::table(&tally, &faults)?;
    }
    faults.checked()
}
