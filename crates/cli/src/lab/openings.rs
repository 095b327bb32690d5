//! Openings in files: what `--openings` and experiments name.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use plyground::players::{AnyGame, catalogue};
use plyground_lab::{Experiment, MAX_OPENINGS, OpeningBook, OpeningLine, OpeningOrder};

use crate::failure::{AtPath, in_line, shown};
use crate::output;

/// The largest file, in bytes.
const MOST: u64 = 16 << 20;

#[derive(clap::Args)]
pub struct OpeningOptions {
    /// A file of openings for two players: on each line a position, moves from the start, or a position, `moves` and moves. Each pair of games has the next one
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// The order of the openings [default: sequential]
    #[arg(long)]
    order: Option<Order>,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Order {
    /// As in the file
    Sequential,
    /// Shuffled by the seed
    Random,
}

impl OpeningOptions {
    /// The file that they name.
    pub fn named(&self) -> Option<&Path> {
        self.openings.as_deref()
    }

    /// The same, or else the one that an experiment names.
    pub fn file<'a>(&'a self, experiment: &'a Experiment) -> Option<&'a Path> {
        let written = experiment.openings.as_ref();
        let file = written.and_then(|openings| openings.file.as_deref());
        self.named().or(file.map(Path::new))
    }

    /// Writes the openings into an experiment, their lines in the place of a file. The options count for more than what
    /// it says.
    pub fn set(&self, experiment: &mut Experiment) -> Result<()> {
        if self.openings.is_some() {
            experiment.opening = None; // random moves that it may have
            experiment.openings = Some(OpeningBook::default());
        }
        let path = self.file(experiment).map(Path::to_owned);
        let Some(openings) = &mut experiment.openings else {
            return match self.order {
                Some(_) => bail!("--order: the experiment has no list of openings"),
                None => Ok(()),
            };
        };
        openings.order = match self.order {
            Some(Order::Sequential) => OpeningOrder::Sequential,
            Some(Order::Random) => OpeningOrder::Random,
            None => openings.order,
        };
        if let Some(path) = path {
            if !openings.lines.is_empty() {
                bail!("openings: either a file or lines, not both");
            }
            openings.lines = read(&*catalogue::open(&experiment.game)?, &path)?;
            openings.file = None;
        }
        Ok(())
    }
}

/// Says that the openings of an experiment don't suffice for its pairs of games.
pub fn tell_repeated(experiment: &Experiment) {
    let count = experiment.openings.as_ref().map(|list| list.lines.len());
    let pairs = (experiment.games / 2.0).ceil();
    if let Some(count) = count.filter(|&count| (count as f64) < pairs) {
        let plural = if count == 1 { "" } else { "s" };
        output::note(format_args!(
            "plyground: {count} opening{plural} for {pairs} pairs of games: they begin again, and equal games count once"
        ));
    }
}

/// The openings in a file. A line that is none is named by its number.
fn read(game: &dyn AnyGame, path: &Path) -> Result<Vec<String>> {
    let mut text = String::new();
    let file = File::open(path).at(path)?;
    file.take(MOST + 1).read_to_string(&mut text).at(path)?;
    if text.len() as u64 > MOST {
        bail!("{}: more than {} MB of openings", shown(path), MOST >> 20);
    }
    let mut all = Vec::new();
    for (number, line) in OpeningBook::lines_of(&text) {
        if all.len() == MAX_OPENINGS {
            let reason = format!("more than {MAX_OPENINGS} openings");
            return Err(in_line(path, number, reason));
        }
        let opening = OpeningLine::read(game, line);
        all.push(opening.map_err(|error| in_line(path, number, error))?);
    }
    if all.is_empty() {
        bail!("{}: no openings in it", shown(path));
    }
    Ok(all.iter().map(|opening| opening.line().into()).collect())
}
