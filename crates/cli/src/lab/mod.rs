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
    /// Play an experiment, or what is missing of it
    ///
    /// Each game adds a line to the file of results as soon as it is over. Ctrl-C stops after the moves in hand, with exit code
    /// 130 and the command that continues.
    Run(run::Args),
    /// Play an experiment of two players until it is clear whether the first is better
    ///
    /// A sequential probability ratio test on pairs of games. The last line is the result as JSON, the line before it says the
    /// same in a sentence. The exit code is 0 for better, 1 for not better and 4 for undecided. 2 is an error, and 3 means that
    /// an engine lost games by faults.
    Test(test::Args),
    /// Look for better settings of a player, then test them
    ///
    /// The experiment has one player and says what to tune. The test at the end compares the new settings with the old ones on
    /// new seeds. Run it again to continue.
    Tune(tune::Args),
    /// Rate all players and presets of a game together
    ///
    /// All meet all in a few games, then neighbours continue until their difference is known well enough. Ratings are the most
    /// likely ones (Bradley and Terry), and random has 0. Players of 2048 are listed by their mean scores.
    Ladder(ladder::Args),
    /// Put files of results together, in a fixed order
    Merge(merge::Args),
    /// Sum up files of results
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
