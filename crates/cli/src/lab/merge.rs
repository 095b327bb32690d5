//! `plyground lab merge`: files of results put together.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::Result;
use plyground_lab::{ResultLine, Tally};

use super::{results, show};
use crate::failure::AtPath;
use crate::file::Draft;
use crate::files::{Files, lock_at};
use crate::output;

#[derive(clap::Args)]
pub struct Args {
    /// Files of results. A game that is in several counts once. If they disagree, the first wins
    #[arg(required = true, value_name = "RESULTS")]
    files: Vec<PathBuf>,
    /// The file to write [default: standard output]
    #[arg(long, value_name = "RESULTS")]
    out: Option<PathBuf>,
}

impl Args {
    pub fn files(&self) -> Files {
        let files = Files::default().reading("RESULTS", &self.files);
        match &self.out {
            Some(path) => files.replacing("--out", path, results::KIND),
            None => files,
        }
    }
}

pub fn run(args: &Args) -> Result<()> {
    // Sorted, so that the outcome is the same whatever the parts were.
    let (mut games, mut tally) = (BTreeMap::new(), Tally::default());
    for path in &args.files {
        results::read(path, |line| {
            tally.add(&line);
            let (game, player, opponent, opening, seed, swapped) = line.key();
            let opponent = opponent.map(String::from);
            let opening = (opening.0, opening.1.map(String::from));
            let players = (player.to_string(), opponent);
            let key = (game.to_string(), players, opening, seed, swapped);
            games.entry(key).or_insert(line);
        })?;
    }
    show::tell_contradicted(&tally);
    let mut lines = games.values().map(ResultLine::to_json);
    let Some(path) = &args.out else {
        return lines.try_for_each(output::line);
    };
    let text: String = lines.map(|line| line + "\n").collect();
    // A run that still writes there would write to a file without a name from then on.
    let _lock = match path.is_file() {
        true => Some(lock_at(path, path)?),
        false => None,
    };
    let draft = Draft::new(path).at(path)?;
    draft.finish(text.as_bytes()).at(path)
}
