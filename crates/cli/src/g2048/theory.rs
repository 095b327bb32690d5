//! `plyground theory`: how many moves 2048 takes at least, and with luck.

use anyhow::Result;
use plyground_lab::g2048::theory::{MOST_GOAL, Moves, fewest_moves, random_moves};
use serde::Serialize;

use crate::output;

#[derive(clap::Args)]
pub struct Args {
    /// The tile to make, 8 to 32768
    #[arg(long, value_name = "TILE", default_value_t = 2048, value_parser = tile)]
    goal: u64,
    /// The percentage of new tiles that are a 4
    #[arg(long, value_name = "PERCENT", default_value_t = 10, value_parser = clap::value_parser!(u8).range(0..=100))]
    four: u8,
    /// How many games without geometry to play
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    runs: u64,
    /// The seed of the new tiles
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct TheoryOutput {
    goal: u64,
    /// When all new tiles are 4s, and when all are 2s.
    fewest: [u32; 2],
    four: u8,
    seed: u64,
    #[serde(flatten)]
    moves: Moves,
}

pub fn run(args: &Args) -> Result<()> {
    let goal = args.goal.ilog2() as u8;
    let answer = TheoryOutput {
        goal: args.goal,
        fewest: fewest_moves(goal),
        four: args.four,
        seed: args.seed,
        moves: random_moves(goal, args.four, args.runs, args.seed),
    };
    if args.json {
        return output::json(&answer);
    }
    let [fours, twos] = answer.fewest;
    let Moves {
        runs,
        mean,
        deviation,
        least,
        most,
    } = answer.moves;
    output::line(format_args!(
        "fewest moves to {}: {fours} when all new tiles are 4s, {twos} when all are 2s",
        answer.goal
    ))?;
    output::line(format_args!(
        "equal tiles always merge, {} % are 4s, {runs} runs: mean {mean:.1}, standard deviation {deviation:.1}, {least} to {most}",
        answer.four
    ))
}

fn tile(text: &str) -> Result<u64, String> {
    let wrong = || format!("{text:?} is no tile from 8 to {}", 1u64 << MOST_GOAL);
    let tile: u64 = text.parse().map_err(|_| wrong())?;
    let is_tile = tile.is_power_of_two() && (8..=1 << MOST_GOAL).contains(&tile);
    is_tile.then_some(tile).ok_or_else(wrong)
}
