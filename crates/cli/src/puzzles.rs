//! `plyground puzzles`: positions with one right move, from played games, proven and graded.

use std::fs;
use std::path::PathBuf;

use anyhow::Result;
use plyground_lab::puzzles::{Grader, Maker, Puzzle, PuzzleError, effort, is_proven};
use plyground_lab::puzzles::{PuzzleGame, puzzle_game};

use crate::failure::{AtPath, in_line};
use crate::files::Files;
use crate::output;
use crate::progress::Progress;

/// Prints a puzzle a line, the easiest first.
#[derive(clap::Args)]
pub struct Args {
    /// The game: 2048, pentago or loa
    game: String,
    /// About how many puzzles to make, equally many of each task and length
    #[arg(long, default_value_t = 300, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// Play up to this many games
    #[arg(long, default_value_t = 2000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the first game
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// Give a position up after visiting this many others
    #[arg(long, default_value_t = 500_000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Prove and grade the puzzles of a file again, and make none
    #[arg(long, value_name = "FILE", conflicts_with_all = ["count", "games", "seed", "nodes"])]
    from: Option<PathBuf>,
    /// Print a JSON object for each puzzle
    #[arg(long)]
    json: bool,
}

impl Args {
    pub fn files(&self) -> Files {
        Files::default().reading("--from", &self.from)
    }
}

pub fn run(args: &Args) -> Result<()> {
    let game = puzzle_game(&args.game)?;
    let puzzles = match &args.from {
        Some(path) => read(game, path)?,
        None => make(args, game)?,
    };
    for puzzle in graded(game, puzzles)? {
        match args.json {
            true => output::json(&puzzle)?,
            false => output::line(&puzzle)?,
        }
    }
    Ok(())
}

/// The puzzles of a file; those that are not proven are an error.
fn read(game: &dyn PuzzleGame, path: &PathBuf) -> Result<Vec<Puzzle>> {
    let text = fs::read_to_string(path).at(path)?;
    let mut puzzles = Vec::new();
    let lines = (1..).zip(text.lines());
    for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        let puzzle: Puzzle = line
            .parse()
            .map_err(|error: PuzzleError| in_line(path, number, error))?;
        let proven = is_proven(game, &puzzle, u64::MAX);
        if proven.map_err(|refusal| in_line(path, number, refusal))? != Some(true) {
            let wrong = format!("{} is not the only right move", puzzle.solution);
            return Err(in_line(path, number, wrong));
        }
        puzzles.push(puzzle);
    }
    Ok(puzzles)
}

fn make(args: &Args, game: &'static dyn PuzzleGame) -> Result<Vec<Puzzle>> {
    let mut maker = Maker::new(game, args.count as usize, args.nodes)?;
    let progress = Progress::new(args.games, 0);
    let mut puzzles = Vec::new();
    for seed in (0..args.games).map(|i| args.seed.wrapping_add(i)) {
        if maker.is_done() {
            break;
        }
        puzzles.extend(maker.play(seed)?);
        progress.finished(1);
    }
    progress.finish();
    Ok(puzzles)
}

/// The puzzles with their grades, the easiest first; among equals those that take the fewest positions to prove.
fn graded(game: &dyn PuzzleGame, puzzles: Vec<Puzzle>) -> Result<Vec<Puzzle>> {
    let grader = Grader::new(game.game())?;
    let mut graded = Vec::new();
    for puzzle in puzzles {
        let solvers = grader.solvers(&puzzle)?;
        let effort = effort(game, &puzzle)?;
        graded.push((effort, Puzzle { solvers, ..puzzle }));
    }
    graded.sort_by(|(one_effort, one), (other_effort, other)| {
        let by_solvers = other.solvers.cmp(&one.solvers);
        let by_effort = by_solvers.then(one_effort.cmp(other_effort));
        by_effort.then_with(|| one.position.cmp(&other.position))
    });
    Ok(graded.into_iter().map(|(_, puzzle)| puzzle).collect())
}
