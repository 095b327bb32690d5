//! `plyground perft`: a number that says whether the rules are right.

use anyhow::Result;

use crate::game::GameArg;
use crate::output;

#[derive(clap::Args)]
pub struct Args {
    /// The game: 2048, pentago, loa or loa-mover, or 2048 with suffixes such as 2048-5x5-goal4096-evil
    game: GameArg,
    /// The position, or `start`. A number alone is the length from there
    #[arg(default_value = "start")]
    position: String,
    /// The length in plies. Without it, the first lengths that are counted quickly, one on each line. In 2048 a ply is a move
    /// and its new tile: a 2 and a 4 on each empty cell count as different lines
    #[arg(value_parser = clap::value_parser!(u32).range(0..=i64::from(LONGEST)))]
    depth: Option<u32>,
}

/// The longest lines.
const LONGEST: u32 = 64;

/// The most lines of play that are counted unasked.
const MOST: f64 = 1e7;

impl Args {
    /// The position, and the length of the lines if one is asked for.
    fn asked(&self) -> (&str, Option<u32>) {
        let alone = self.position.parse().ok();
        match alone.filter(|&depth: &u32| self.depth.is_none() && depth <= LONGEST) {
            Some(depth) => ("start", Some(depth)),
            None => (&self.position, self.depth),
        }
    }
}

pub fn run(args: &Args) -> Result<()> {
    let (position, depth) = args.asked();
    let count = |depth| args.game.perft(position, depth);
    if let Some(depth) = depth {
        return output::line(count(depth)?);
    }
    let (mut depth, mut before, mut lines) = (1, 1, count(1)?);
    loop {
        output::line(format_args!("{depth} {lines}"))?;
        // The next length has about as many more as this one had.
        let next = (lines as f64).powi(2) / before as f64;
        if lines == 0 || next > MOST || depth == LONGEST {
            return Ok(());
        }
        (depth, before, lines) = (depth + 1, lines, count(depth + 1)?);
    }
}
