//! `plyground lab`: experiments, and what comes of them.

mod course_run;
mod crosstable;
mod experiment;
mod ladder;
mod list;
mod merge;
mod openings;
pub mod results;
mod run;
pub mod saved;
mod shard;
pub mod show;
mod test;
mod tune;

use anyhow::Result;

use crate::files::Files;
use crate::weights_file::WeightsFile;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Play the games of an experiment that are not in the file of results yet
    Run(run::Args),
    /// Play an experiment of two players until it is clear whether the first is better
    ///
    /// The last line is the result for programs; the one before it says it in a sentence. The exit code is 0 for better, 1 for
    /// not better, 4 for undecided; 2 is an error, 3 says that a program has lost games by faults.
    Test(test::Args),
    /// Tune parameters of a player, and test whether that made it better
    Tune(tune::Args),
    /// Rate all players and presets of a game together
    Ladder(ladder::Args),
    /// Put files of results together
    Merge(merge::Args),
    /// Sum results up
    Show(show::Args),
    /// List the ready-made experiments
    List(list::Args),
}

impl Args {
    pub fn files(&self) -> Result<Files> {
        Ok(match &self.command {
            Command::Run(args) => args.files()?,
            Command::Test(args) => args.files()?,
            Command::Tune(args) => args.files()?,
            Command::Ladder(args) => args.files(),
            Command::Merge(args) => args.files(),
            _ => Files::default(),
        })
    }

    /// Whether a player thinks in it.
    pub fn has_player(&self) -> bool {
        let without = matches!(
            self.command,
            Command::Merge(_) | Command::Show(_) | Command::List(_)
        );
        !without
    }
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    match &args.command {
        Command::Run(args) => run::run(args, weights),
        Command::Test(args) => test::run(args, weights),
        Command::Tune(args) => tune::run(args, weights),
        Command::Ladder(args) => ladder::run(args, weights),
        Command::Merge(args) => merge::run(args),
        Command::Show(args) => show::run(args),
        Command::List(args) => list::run(args),
    }
}
