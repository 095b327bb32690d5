//! Plyground on the command line.

mod engine;
mod failure;
mod faults;
mod files;
mod g2048;
mod game;
mod helpers;
mod lab;
mod limits;
mod line_file;
mod lines;
mod link;
mod loa;
mod output;
mod parallel;
mod parameters;
mod pentago;
mod perft;
mod play;
mod players;
mod process;
mod progress;
mod puzzles;
mod replay;
mod review;
mod table;
mod text;
mod think;
mod tree;

use std::process::ExitCode;

use anyhow::{Error, Result, bail};
use clap::error::{ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use plyground::games::{Excerpt, beginning};

use failure::{exit_code, is_closed_pipe};
use files::Files;
use game::{EmbeddedWeights, WeightsFile};

/// The weights of players that are part of the program, game by game.
static EMBEDDED: [&[EmbeddedWeights]; 3] = [g2048::EMBEDDED, pentago::EMBEDDED, loa::EMBEDDED];

/// The commands that the list of all leaves out: few people train players.
const WORKSHOP: &str = "\
To train and to check players:
  2048             train, weights
  Pentago          induce, learn-openings, check-openings, check-values, time-solver
  Lines of Action  learn-network";

/// Thinking board games in the terminal.
#[derive(Parser)]
#[command(name = "plyground", version, after_help = WORKSHOP)]
struct Cli {
    #[command(flatten)]
    weights: WeightsFile,
    /// A link of the page, with play, players, replay or think: in the place of the game and all that the link says of it and of the player
    #[arg(long, value_name = "LINK")]
    link: Option<String>,
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
    /// Judge every move of a game: what it cost, and what was better
    Review(review::Args),
    /// Show the tree that a search walks through
    Tree(tree::Args),
    /// Count the lines of play of a given length
    Perft(perft::Args),
    /// Compare players: run experiments, and sum up their results
    Lab(lab::Args),
    /// Make puzzles from played games, prove and grade them
    Puzzles(puzzles::Args),
    /// Play for another program, by the engine protocol
    Engine(engine::Args),
    /// List the players and their parameters
    Players(players::Args),
    #[command(flatten)]
    G2048(g2048::Command),
    #[command(flatten)]
    Pentago(pentago::Command),
    #[command(flatten)]
    Loa(loa::Command),
}

impl Command {
    /// The files that it reads and writes.
    ///
    /// # Errors
    /// An experiment that names some of them can't be read.
    fn files(&self) -> Result<Files> {
        Ok(match self {
            Self::Lab(args) => args.files()?,
            Self::Puzzles(args) => args.files(),
            Self::G2048(command) => command.files(),
            Self::Pentago(command) => command.files(),
            Self::Loa(command) => command.files(),
            _ => Files::default(),
        })
    }

    /// Whether a player thinks in it, who may take weights.
    fn has_player(&self) -> bool {
        match self {
            Self::Lab(args) => args.has_player(),
            Self::Pentago(command) => command.has_player(),
            Self::Play(_) | Self::Think(_) | Self::Review(_) | Self::Tree(_) | Self::Engine(_) => {
                true
            }
            Self::Replay(_)
            | Self::Perft(_)
            | Self::Puzzles(_)
            | Self::Players(_)
            | Self::G2048(_)
            | Self::Loa(_) => false,
        }
    }
}

impl Cli {
    fn run(&self) -> Result<()> {
        if self.weights.path().is_some() && !self.command.has_player() {
            bail!("--weights: no player thinks in this command");
        }
        let weights = &self.weights.or(&EMBEDDED);
        let files = self.command.files()?;
        files.reading("--weights", weights.path()).checked()?;
        match &self.command {
            Command::Play(args) => play::run(args, weights),
            Command::Think(args) => think::run(args, weights),
            Command::Replay(args) => replay::run(args),
            Command::Review(args) => review::run(args, weights),
            Command::Tree(args) => tree::run(args, weights),
            Command::Perft(args) => perft::run(args),
            Command::Lab(args) => lab::run(args, weights),
            Command::Puzzles(args) => puzzles::run(args),
            Command::Engine(args) => engine::run(args, weights),
            Command::Players(args) => players::run(args),
            Command::G2048(command) => command.run(),
            Command::Pentago(command) => command.run(weights),
            Command::Loa(command) => command.run(),
        }
    }
}

fn main() -> ExitCode {
    let args = match link::expanded(std::env::args_os()) {
        Ok(args) => args,
        Err(error) => return fail(&error),
    };
    let read = taking_negatives(Cli::command()).try_get_matches_from(args);
    let cli = match read.and_then(|read| Cli::from_arg_matches(&read)) {
        Ok(cli) => cli,
        Err(error) => return misunderstood(&error),
    };
    match cli.run() {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output closed the pipe: no failure.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

/// The command, with options that take a number below 0 and refuse it by their name.
fn taking_negatives(command: clap::Command) -> clap::Command {
    let with_numbers = |arg: clap::Arg| {
        let has_value = arg.get_action().takes_values();
        arg.allow_negative_numbers(has_value)
    };
    command
        .mut_args(with_numbers)
        .mut_subcommands(taking_negatives)
}

/// The most characters of a complaint about arguments, which may repeat them.
const MOST_COMPLAINT: usize = 300;

/// Help and version as clap prints them; its complaints in one line, like all others.
fn misunderstood(error: &clap::Error) -> ExitCode {
    let help = ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
    if !error.use_stderr() || error.kind() == help {
        error.exit();
    }
    let text = shortened(error);
    let mut paragraphs = text.split("\n\n");
    let complaint = paragraphs.next().unwrap_or(&text);
    let words: Vec<&str> = complaint.split_whitespace().collect();
    let line = beginning(&words.join(" "), MOST_COMPLAINT);
    let line = line.strip_prefix("error: ").unwrap_or(&line);
    let tip = paragraphs.find_map(|paragraph| paragraph.trim().strip_prefix("tip: "));
    let help = error.kind() == ErrorKind::InvalidSubcommand;
    match tip.or(help.then_some("`plyground help` lists the commands")) {
        Some(tip) => tell(&format!("{line}; {}", beginning(tip, MOST_COMPLAINT))),
        None => tell(line),
    }
    ExitCode::from(2)
}

/// The complaint of clap, with an excerpt of each long text that it repeats.
fn shortened(error: &clap::Error) -> String {
    let mut text = error.to_string();
    for (_, value) in error.context() {
        if let ContextValue::String(value) = value
            && value.chars().count() > Excerpt::MOST
        {
            text = text.replace(value, &Excerpt::from(value).to_string());
        }
    }
    text
}

fn fail(error: &Error) -> ExitCode {
    tell(&format!("{error:#}"));
    ExitCode::from(exit_code(error))
}

fn tell(reason: &str) {
    output::note(format_args!("plyground: {reason}"));
}
