//! Plyground on the command line.

mod clock;
mod failure;
mod files;
mod games;
mod induce;
mod lab;
mod limits;
mod lock;
mod notation;
mod output;
mod parameters;
mod perft;
mod play;
mod players;
mod progress;
mod replay;
mod table;
mod text;
mod theory;
mod think;
mod train;
mod weights;

use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use plyground::games::g2048::Variant;
use plyground::games::loa::Rules;
use plyground::players::catalogue::{GameError, settle};
use plyground::players::g2048::{default_weights, provide_weights};
use plyground::players::{loa, pentago};

use failure::Failure;
use files::Files;

/// Thinking board games in the terminal.
#[derive(Parser)]
#[command(name = "plyground", version)]
struct Cli {
    /// A file of learned weights for the player `learned` [default: the large one of the page]
    #[arg(long, global = true, value_name = "FILE")]
    weights: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play games: watch them, take part, or let many run and sum them up
    Play(play::Args),
    /// Find the best move of a position
    Think(think::Args),
    /// Play given moves and say where they lead
    Replay(replay::Args),
    /// Count the lines of play of a given length
    Perft(perft::Args),
    /// Compare players: run experiments, and sum up their results
    Lab(lab::Args),
    /// Learn an evaluation by self-play
    Train(train::Args),
    /// Learn the evaluation of Pentago, backwards from solved positions
    Induce(induce::Args),
    /// Make and read files of learned weights
    Weights(weights::Args),
    /// How many moves 2048 takes at least
    Theory(theory::Args),
    /// List the players and their parameters
    Players(players::Args),
}

/// A game that a command can be about: `2048`, a variant of it such as `2048-5x5-evil`, `pentago`, `loa` or
/// `loa-mover`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GameName {
    G2048(Variant),
    Pentago,
    Loa(Rules),
}

impl FromStr for GameName {
    type Err = GameError;

    fn from_str(name: &str) -> Result<Self, GameError> {
        Ok(match settle(name)?.id {
            pentago::GAME => Self::Pentago,
            loa::GAME => Self::Loa(Rules::of(name).unwrap_or_default()),
            _ => Self::G2048(name.parse()?),
        })
    }
}

impl Command {
    /// What it reads and writes, but for standard input and output.
    fn files(&self) -> Files<'_> {
        match self {
            Self::Train(args) => args.files(),
            Self::Induce(args) => args.files(),
            Self::Weights(args) => args.files(),
            Self::Lab(args) => args.files(),
            _ => Files::default(),
        }
    }
}

impl Cli {
    fn run(&self) -> Result<(), Failure> {
        let mut files = self.command.files();
        let weights = self.weights.as_deref();
        files.reads.extend(weights.map(|path| ("--weights", path)));
        files.apart()?;
        default_weights(weights::LARGE);
        if let Some(file) = &self.weights {
            provide_weights(&weights::read(file)?)?;
        }
        match &self.command {
            Command::Play(args) => play::run(args),
            Command::Think(args) => think::run(args),
            Command::Replay(args) => replay::run(args),
            Command::Perft(args) => perft::run(args),
            Command::Train(args) => train::run(args),
            Command::Induce(args) => induce::run(args),
            Command::Weights(args) => weights::run(args),
            Command::Lab(args) => lab::run(args),
            Command::Theory(args) => theory::run(args),
            Command::Players(args) => players::run(args),
        }
    }
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return misunderstood(&error),
    };
    match cli.run() {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has read enough.
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => fail(&failure.to_string()),
    }
}

/// Help and version as clap prints them; its complaints in one line, like all others.
fn misunderstood(error: &clap::Error) -> ExitCode {
    let help = ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
    if !error.use_stderr() || error.kind() == help {
        error.exit();
    }
    let text = error.to_string();
    let complaint = text.split("\n\n").next().unwrap_or(&text);
    let words: Vec<&str> = complaint.split_whitespace().collect();
    let line = words.join(" ");
    fail(line.strip_prefix("error: ").unwrap_or(&line))
}

fn fail(reason: &str) -> ExitCode {
    use std::io::Write;
    // Nobody is left to tell when standard error is closed too.
    let _ = writeln!(std::io::stderr(), "plyground: {reason}");
    ExitCode::from(2)
}
