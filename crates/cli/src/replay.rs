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
    /// The game; a record names its own
    #[arg(required_unless_present = "record")]
    game: Option<GameArg>,
    /// Begin here, and not where the seed says
    #[arg(long, value_name = "POSITION")]
    start: Option<String>,
    /// Decides the start and all of chance that no move names
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Begin with a whole game, as `replay`, `play` and the page write it; - reads it from standard input
    #[arg(long, value_name = "LINE", conflicts_with_all = ["start", "seed"])]
    record: Option<String>,
    /// Take the position of that game after this many plies [default: the last]
    #[arg(long, value_name = "N", requires = "record", conflicts_with_all = ["start", "seed"])]
    ply: Option<usize>,
    /// Say the same before the first move and after each, a line for each position
    #[arg(long)]
    every_ply: bool,
    /// In 2048 up, right, down or left; or with the new tile, as in left+b3=2. In Pentago the hole and
    /// the turn, as in e34L. In Lines of Action two squares, as in b1-b3
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
