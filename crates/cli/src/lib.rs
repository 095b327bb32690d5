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

/// Play, analyse and compare players of 2048, Pentago and Lines of Action
///
/// Write a position as `start`, or as `plyground replay` prints it. Errors are one line on standard error, with exit code 2.
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
    /// Play games: join in, watch, or run many and sum them up
    ///
    /// A line of `--json` has `seed`, `moves` and `ms`, in 2048 also `score` and `max`. For two sides it has the `result` (x, o
    /// or draw), the `record`, and the figures of both as `x`, who moved first, and `o`. The last line sums up: `mean`,
    /// `median`, `best`, speed and the `tiles` reached in 2048, for two sides what `lab show --json` prints.
    ///
    /// At the board, arrows, `wasd` or `hjkl` move in 2048. In the other games type a move and Enter. `?` gives a hint, `u`
    /// takes a move back, `r` plays it again, `p` or Space plays for you until a key is pressed, and `q` quits.
    ///
    /// If the input is not a terminal, it is read as words: moves, `hint`, `undo`, `redo`, `auto` and `quit`.
    Play(play::Args),
    /// Find the best move of a position
    ///
    /// Prints an object with the `move` (null if the game is over), its `value`, `depth`, `nodes` and `ms`. `exact` is 1, 0 or
    /// -1, or null if nothing is proven. `moves` has the value of each move, and `pv` is the expected line.
    ///
    /// With `--explain`, the numbers in `features` add up to the static value of the position. `cells` are the places on the
    /// board that a feature looks at. `comparison` sets the best move against the move that was `played`, or the second best.
    /// Its `rows` are the features that differ, and `explains` says whether they favour the best move.
    Think(think::Args),
    /// Play given moves and say where they lead
    ///
    /// Prints the `position`, the `legal` moves and the number of `plies`. `result` is x, o, draw or null, in 2048 the score.
    /// `record` is the whole game on one line: GAME.1.START.PLIES, or GAME.1.SEED.START.PLIES in 2048.
    Replay(replay::Args),
    /// Judge every move of a game: what it cost, and what was better
    ///
    /// A row has the move, its value, the best move, its value, the cost and the grade. The cost is the share of the expected
    /// result that the move gave away: from 5 % on it is an inaccuracy, from 10 % a mistake, from 15 % a blunder. Players
    /// without a scale for their values give no costs.
    Review(review::Args),
    /// Show the tree of a search
    ///
    /// It is the tree of the last iteration. A line is a node: the move or the new tile, then the value for the side to move.
    /// The probability or the visits follow, the depth left, the window, and why the search went no further. A move that
    /// appears twice was searched again. Players that do not search, `frolov` and `monte-carlo` have no tree.
    Tree(tree::Args),
    /// Count the lines of play of a given length, to check the rules
    Perft(perft::Args),
    /// Compare players: run experiments, test, tune and rate players, sum up results
    Lab(lab::Args),
    /// Make puzzles from played games, prove and grade them
    ///
    /// A line is TASK MOVES SOLVERS SOLUTION POSITION, the easiest puzzle first. The same seed makes the same puzzles.
    Puzzles(puzzles::Args),
    /// Play for another program, by the engine protocol
    Engine(engine::Args),
    /// List the players with their settings, presets and files of weights
    ///
    /// In JSON a player has `params` (with range, step and default) and `presets`. `weights` is its file of learned weights.
    /// If that is `optional`, it also plays without the file. `main` names the most important settings. `outlook` says what
    /// its values mean: `"share"` of the points, or `"points"` still to come. `{"odds": N}` is a share of
    /// 1 / (1 + e^(-value / N)). `{"fixed": N}` is a difference that stands for all.
    Players(players::Args),
    /// Compute the perfect score of 2048 on a small board
    ///
    /// `value` is the expected score of perfect play. With a position it is the points still to come, and `moves` has the
    /// value of each move. `positions` counts boards, mirrored and turned ones once.
    Solve(g2048::solve::Args),
    /// Compute the fewest moves that a tile of 2048 takes
    ///
    /// It leaves out geometry: all equal tiles merge in every move. No real game is faster with the same new tiles.
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

/// The arguments of `plyground`, for the page that is made from them.
pub fn command() -> clap::Command {
    Cli::command()
}

/// Runs `plyground` with the arguments that it was called with.
pub fn main() -> ExitCode {
    program::run(Cli::run)
}
