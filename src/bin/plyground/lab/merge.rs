//! `plyground lab merge`: files of results put together.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use plyground::lab::Line;

use super::results;
use crate::failure::Failure;
use crate::output;

#[derive(clap::Args)]
pub struct Args {
    /// Files of results. A game that comes twice is kept once
    #[arg(required = true, value_name = "RESULTS")]
    files: Vec<PathBuf>,
    /// Where to write them [default: standard output]
    #[arg(long, value_name = "RESULTS")]
    out: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    // Sorted, so that the outcome is the same whatever the parts were.
    let mut games = BTreeMap::new();
    for path in &args.files {
        results::read(path, |line| {
            let (game, player, opponent, opening, seed, swapped) = line.key();
            let opponent = opponent.map(String::from);
            let players = (player.to_string(), opponent);
            let key = (game.to_string(), players, opening, seed, swapped);
            games.entry(key).or_insert(line);
        })?;
    }
    let mut lines = games.values().map(Line::to_json);
    let Some(path) = &args.out else {
        return Ok(lines.try_for_each(output::line)?);
    };
    let text: String = lines.map(|line| line + "\n").collect();
    // Beside it first: the old file stays whole until the new one is.
    let draft = path.with_added_extension("part");
    fs::write(&draft, text).map_err(Failure::file(&draft))?;
    fs::rename(&draft, path).map_err(Failure::file(path))
}
