//! Plyground on the command line: the program `plyground`.
//!
//! The modules that are public serve the program that trains players, in `crates/workshop`. Nothing here is promised to others:
//! programs use the library `plyground`, and scripts the command line.

mod engine;
pub mod failure;
mod faults;
pub mod file;
pub mod files;
mod g2048;
pub mod game;
mod interrupt;
mod lab;
pub mod limits;
pub mod line_file;
mod lines;
pub mod output;
mod parallel;
pub mod parameters;
mod perft;
mod play;
mod players;
mod process;
pub mod program;
mod progress;
mod puzzles;
mod replay;
mod review;
mod table;
pub mod text;
mod think;
mod tree;
pub mod weights_file;

pub use lab::results;

use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};

use files::Files;
use weights_file::WeightsFile;

/// Thinking board games in the terminal.
#[derive(Parser)]
#[command(name = "plyground", version)]
struct Cli {
    #[command(flatten)]
    weights: WeightsFile,
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
    /// The best play of 2048 on a small board
    Solve(g2048::solve::Args),
    /// How many moves 2048 takes at least
    Theory(g2048::theory::Args),
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
            _ => Files::default(),
        })
    }

    /// Whether a player thinks in it, who may take weights.
    fn has_player(&self) -> bool {
        match self {
            Self::Lab(args) => args.has_player(),
            Self::Play(_) | Self::Think(_) | Self::Review(_) | Self::Tree(_) | Self::Engine(_) => {
                true
            }
            Self::Replay(_)
            | Self::Perft(_)
            | Self::Puzzles(_)
            | Self::Players(_)
            | Self::Solve(_)
            | Self::Theory(_) => false,
        }
    }
}

impl Cli {
    fn run(self) -> Result<()> {
        let weights = &self.weights;
        weights.checked(self.command.files()?, self.command.has_player())?;
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
            Command::Solve(args) => g2048::solve::run(args),
            Command::Theory(args) => g2048::theory::run(args),
        }
    }
}

/// What `plyground` takes, for the page that is made from it.
pub fn command() -> clap::Command {
    Cli::command()
}

/// Runs `plyground` with the arguments that it was called with.
pub fn main() -> ExitCode {
    program::run(Cli::run)
}
