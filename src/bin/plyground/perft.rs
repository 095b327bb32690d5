//! `plyground perft`: a number that says whether the rules are right.

use crate::failure::Failure;
use crate::game::GameArg;
use crate::output;

#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: GameArg,
    /// Where to begin
    position: String,
    /// Length of the lines in plies. In a game with chance a ply is a move and the answer of chance: in 2048 a 2 and a
    /// 4 on each empty cell count as separate lines
    #[arg(value_parser = clap::value_parser!(u32).range(0..=64))]
    depth: u32,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let count = args.game.perft(&args.position, args.depth);
    Ok(output::line(count.map_err(Failure::Position)?)?)
}
