//! `plyground tree`: the tree that a search walks through.

use std::io::{self, Write};

use anyhow::Result;
use plyground::players::Question;
use plyground::search::Clock;
use plyground_lab::tree_json;

use crate::game::GameArg;
use crate::output;
use crate::parameters::PlayerOptions;
use crate::weights_file::WeightsFile;

#[derive(clap::Args)]
pub struct Args {
    /// The game: 2048, pentago, loa or loa-mover, or 2048 with suffixes such as 2048-5x5-goal4096-evil
    game: GameArg,
    /// The position, or `start`
    position: String,
    /// Moves after the position
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
    /// The seed of the player's dice
    #[arg(long, default_value_t = 0, value_name = "S")]
    seed: u64,
    /// The form of the output: indented text, a graph for Graphviz, or JSON
    #[arg(long, value_enum, default_value_t = TreeFormat::Text)]
    format: TreeFormat,
    /// Show only this many plies below the root
    #[arg(long, value_name = "N")]
    plies: Option<usize>,
    /// Keep up to this many nodes: the deepest levels are dropped, and JSON counts them
    #[arg(long, default_value_t = 1_000_000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    most: u64,
    #[command(flatten)]
    player: PlayerOptions,
}

/// A form of the output.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum TreeFormat {
    Text,
    Dot,
    Json,
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    let game = &args.game;
    let contender = args.player.contender(game, game.players()[0], weights)?;
    let name = game.name();
    let question = Question::new(&args.position).moves(&args.moves);
    let most = args.most as usize;
    let mut recorded = game.record(&contender, args.seed, &question, most, Clock::system())?;
    if let Some(plies) = args.plies {
        recorded.tree = recorded.tree.cut(plies);
    }
    match args.format {
        TreeFormat::Text => write(&recorded.tree.text())?,
        TreeFormat::Dot => write(&recorded.tree.dot())?,
        TreeFormat::Json => output::line(tree_json(&recorded, &name, contender.info.id))?,
    }
    Ok(())
}

/// Text that ends its own lines.
fn write(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}
