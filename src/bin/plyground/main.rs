//! Plyground on the command line.

mod ask;
mod clock;
mod engine;
mod failure;
mod files;
mod g2048;
mod game;
mod lab;
mod limits;
mod link;
mod loa;
mod lock;
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

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

use failure::Failure;
use files::Files;
use g2048::{solve, theory, train, weights};
use game::{EmbeddedWeights, WeightsFile};
use loa::{learn_network, network};
use pentago::{check_openings, check_values, induce, learn_openings, openings, time_solver};

/// The weights of players that are part of the program.
static EMBEDDED: [EmbeddedWeights; 5] = [
    weights::LARGE,
    weights::ON_3X3,
    weights::ON_3X4,
    openings::EMBEDDED,
    network::EMBEDDED,
];

/// Thinking board games in the terminal.
#[derive(Parser)]
#[command(name = "plyground", version)]
struct Cli {
    #[command(flatten)]
    weights: WeightsFile,
    /// A link of the page, in the place of the game and all that the link says of it and of the player
    #[arg(long, global = true, value_name = "LINK")]
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
    /// Learn an evaluation by self-play
    Train(train::Args),
    /// Learn the evaluation of Pentago, backwards from solved positions
    Induce(induce::Args),
    /// Learn the openings of Pentago from the exact values of all positions with few marbles
    LearnOpenings(learn_openings::Args),
    /// Learn the network of Lines of Action from games against itself
    LearnNetwork(learn_network::Args),
    /// Check what `strong` plays in the openings of Pentago against the exact values
    CheckOpenings(check_openings::Args),
    /// Check how well `strong` tells won, drawn and lost positions of Pentago apart
    CheckValues(check_values::Args),
    /// Time the solver of Pentago on positions of played games
    TimeSolver(time_solver::Args),
    /// Make and read files of learned weights
    Weights(weights::Args),
    /// The best play of 2048 on a small board
    Solve(solve::Args),
    /// How many moves 2048 takes at least
    Theory(theory::Args),
    /// Make puzzles from played games, prove and grade them
    Puzzles(puzzles::Args),
    /// Play for another program, by the engine protocol
    Engine(engine::Args),
    /// List the players and their parameters
    Players(players::Args),
}

impl Command {
    /// The files that it reads and writes.
    fn files(&self) -> Files<'_> {
        match self {
            Self::Train(args) => args.files(),
            Self::Induce(args) => args.files(),
            Self::LearnOpenings(args) => args.files(),
            Self::LearnNetwork(args) => args.files(),
            Self::CheckOpenings(args) => args.files(),
            Self::CheckValues(args) => args.files(),
            Self::Weights(args) => args.files(),
            Self::Lab(args) => args.files(),
            Self::Puzzles(args) => args.files(),
            _ => Files::default(),
        }
    }
}

impl Cli {
    fn run(&self) -> Result<(), Failure> {
        let weights = &self.weights.or(&EMBEDDED);
        let mut files = self.command.files();
        files
            .reads
            .extend(weights.path().map(|path| ("--weights", path)));
        files.apart()?;
        match &self.command {
            Command::Play(args) => play::run(args, weights),
            Command::Think(args) => think::run(args, weights),
            Command::Replay(args) => replay::run(args),
            Command::Review(args) => review::run(args, weights),
            Command::Tree(args) => tree::run(args, weights),
            Command::Perft(args) => perft::run(args),
            Command::Train(args) => train::run(args),
            Command::Induce(args) => induce::run(args),
            Command::LearnOpenings(args) => learn_openings::run(args),
            Command::LearnNetwork(args) => learn_network::run(args),
            Command::CheckOpenings(args) => check_openings::run(args, weights),
            Command::CheckValues(args) => check_values::run(args, weights),
            Command::TimeSolver(args) => time_solver::run(args),
            Command::Weights(args) => weights::run(args),
            Command::Lab(args) => lab::run(args, weights),
            Command::Solve(args) => solve::run(args),
            Command::Theory(args) => theory::run(args),
            Command::Puzzles(args) => puzzles::run(args),
            Command::Engine(args) => engine::run(args, weights),
            Command::Players(args) => players::run(args),
        }
    }
}

fn main() -> ExitCode {
    let args = match link::expanded(std::env::args().collect()) {
        Ok(args) => args,
        Err(failure) => return fail(&failure.to_string()),
    };
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(error) => return misunderstood(&error),
    };
    match cli.run() {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output closed the pipe: no failure.
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
