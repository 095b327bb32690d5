//! `plyground perft`: a number that says whether the rules are right.

use plyground::games::g2048::{Board, Tiles, Variant, VariantBoard};
use plyground::games::{loa, pentago};
use plyground::games::{perft, perft_of_two};
use plyground::players::Duel;

use crate::failure::Failure;
use crate::{GameName, output};

#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: GameName,
    /// Where to begin
    position: String,
    /// Length of the lines in plies. In 2048 a ply is a move and the new tile after it: a 2 and a 4
    /// on each empty cell count as lines of their own
    #[arg(value_parser = clap::value_parser!(u32).range(0..=64), allow_negative_numbers = true)]
    depth: u32,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let count = match args.game {
        GameName::G2048(variant) if Board::plays(&variant) => count_2048::<Board>(args, &variant)?,
        GameName::G2048(variant) => count_2048::<VariantBoard>(args, &variant)?,
        GameName::Pentago => count::<pentago::Position>(args, pentago::Position::ID)?,
        GameName::Loa(rules) => count::<loa::Position>(args, rules.game())?,
    };
    Ok(output::line(count)?)
}

fn count_2048<B: Tiles>(args: &Args, variant: &Variant) -> Result<u64, Failure> {
    Ok(perft(&B::read(variant, &args.position)?, args.depth))
}

fn count<G: Duel>(args: &Args, game: &str) -> Result<u64, Failure> {
    let position: G = args.position.parse().map_err(Failure::position)?;
    Ok(perft_of_two(&position.by_rules(game), args.depth))
}
