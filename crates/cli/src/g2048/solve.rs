//! `plyground solve`: the best play of 2048 on a small board.

use std::collections::BTreeMap;
use std::time::Instant;

use anyhow::Result;
use plyground_lab::g2048::small_boards::{Shape, solve, solve_position};
use serde::Serialize;

use crate::output;

#[derive(clap::Args)]
pub struct Args {
    /// Rows and columns of the board: 2x2, 2x3, 3x2, or 3x3, which takes about 22 seconds and 400 MB
    #[arg(value_name = "ROWSxCOLUMNS")]
    shape: Shape,
    /// A position: values row by row with commas between, 0 for an empty cell [default: the start of the game]
    position: Option<String>,
}

/// The best play.
#[derive(Serialize)]
struct SolveOutput {
    shape: String,
    /// The expected points still to come.
    value: f64,
    /// By the legal moves of the position.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    moves: BTreeMap<&'static str, f64>,
    positions: u64,
    seconds: f64,
}

pub fn run(args: &Args) -> Result<()> {
    let begin = Instant::now();
    let solution = match args.position.as_deref() {
        None | Some("start") => solve(args.shape),
        Some(text) => solve_position(args.shape, &args.shape.read(text)?),
    };
    let moves = solution.moves.iter().map(|&(mv, value)| (mv.name(), value));
    output::json(&SolveOutput {
        shape: args.shape.to_string(),
        value: solution.value,
        moves: moves.collect(),
        positions: solution.positions,
        seconds: begin.elapsed().as_secs_f64(),
    })
}
