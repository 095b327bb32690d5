//! `plyground replay`: where given moves lead.

use std::io;

use anyhow::{Error, Result};
use plyground::games::Outcome;
use plyground::players::AnyTable;
use serde::Serialize;
use serde_json::Value;

use crate::failure::wrong_move;
use crate::game::GameArg;
use crate::output;

#[derive(clap::Args)]
pub struct Args {
    /// The game: 2048, pentago, loa or loa-mover, or 2048 with suffixes such as 2048-5x5-goal4096-evil. Not needed with a record
    #[arg(required_unless_present = "record")]
    game: Option<GameArg>,
    /// Start from this position
    #[arg(long, value_name = "POSITION")]
    start: Option<String>,
    /// Decides the first position and every new tile that no move names
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Start with the moves of this game, as `replay`, `play` and the page write it. With - it reads it from standard input
    #[arg(long, value_name = "LINE", conflicts_with_all = ["start", "seed"])]
    record: Option<String>,
    /// Take the position of the game after this many plies [default: the last]
    #[arg(long, value_name = "N", requires = "record", conflicts_with_all = ["start", "seed"])]
    ply: Option<usize>,
    /// Print a line before the first move and after each
    #[arg(long)]
    every_ply: bool,
    /// A move. 2048: left, or left+b3=2 with the new tile. Pentago: e34L, the hole, the quadrant and its turn. Lines of Action:
    /// b1-b3, or pass
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

/// The outcome of the moves.
#[derive(Serialize)]
struct Replayed {
    position: String,
    /// The points of a game of one side; else how it ended, null while it goes on.
    result: Value,
    legal: Vec<String>,
    plies: usize,
    record: String,
}

pub fn run(args: &Args) -> Result<()> {
    let mut table = begin(args)?;
    if args.every_ply {
        let last = table.ply();
        for ply in 0..last {
            table.seek(ply);
            tell(&*table)?;
        }
        table.seek(last);
    }
    for (i, text) in args.moves.iter().enumerate() {
        if args.every_ply {
            tell(&*table)?;
        }
        let played = table.play(text, None);
        played.map_err(|error| wrong_move(i + 1, text, error))?;
    }
    tell(&*table)
}

/// Prints the position at hand and how the game stands.
fn tell(table: &dyn AnyTable) -> Result<()> {
    let state = table.state();
    output::json(&Replayed {
        result: match state.points {
            Some(points) => points.score.into(),
            None => table.outcome().map(Outcome::name).into(),
        },
        position: state.position,
        legal: state.legal,
        plies: state.ply,
        record: table.record(),
    })
}

fn begin(args: &Args) -> Result<Box<dyn AnyTable>> {
    let game = args.game.as_ref();
    let record = match (args.record.as_deref(), game) {
        (None, Some(game)) => {
            return match &args.start {
                Some(start) => game.set_up(start, args.seed).map_err(Error::msg),
                None => Ok(game.deal(args.seed)),
            };
        }
        (Some(line), _) if line != "-" => line.into(),
        _ => io::read_to_string(io::stdin())?,
    };
    GameArg::of_record(game, &record)?.at_ply(&record, args.ply)
}
