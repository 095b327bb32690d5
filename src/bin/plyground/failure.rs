//! The failures that end a command early.

use std::io;
use std::path::{Path, PathBuf};

use plyground::games::{AnyError, Excerpt};
use plyground::lab::ExperimentError;
use plyground::learn::CheckpointError;
use plyground::learn::pentago::OpeningTableError;
use plyground::link::UnknownVersion;
use plyground::players::{GameError, SettingsError};
use plyground::search::LimitsError;
use plyground::solve::g2048::SmallBoardError;

/// The most characters of a path in a message.
const MOST_PATH: usize = 200;

/// A path for people; of one that is too long, the end.
fn shown(path: &Path) -> String {
    let text = path.display().to_string();
    // The character before the last ones.
    match text.char_indices().nth_back(MOST_PATH) {
        None => text,
        Some((start, before)) => format!("…{}", &text[start + before.len_utf8()..]),
    }
}

/// Each message names the field and its value, of long ones an excerpt.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    #[error(transparent)]
    Settings(#[from] SettingsError),
    #[error(transparent)]
    Limits(#[from] LimitsError),
    #[error(transparent)]
    Game(#[from] GameError),
    #[error(transparent)]
    SmallBoard(#[from] SmallBoardError),
    #[error("{0}")]
    Position(AnyError),
    #[error("{0}")]
    Record(AnyError),
    #[error("--record: a game of {found}, not of {wanted}")]
    OtherGame { found: String, wanted: String },
    #[error("--ply: {ply} is more than the {plies} plies of the game")]
    Ply { ply: usize, plies: usize },
    #[error("--link, v: {0}")]
    LinkVersion(#[from] UnknownVersion),
    #[error("--link, {word}: {value:?} is none")]
    LinkWord { word: &'static str, value: Excerpt },
    #[error("--players: {game} is for {wanted}, not {count} ({given})")]
    Seats {
        game: String,
        wanted: &'static str,
        count: usize,
        given: Excerpt,
    },
    #[error("{flag}: {reason}")]
    Flag {
        flag: &'static str,
        reason: &'static str,
    },
    #[error("move {number}: {text:?} {error}")]
    Move {
        /// Counted from 1.
        number: usize,
        text: Excerpt,
        error: AnyError,
    },
    #[error("line {number}: {failure}")]
    Line {
        /// Counted from 1.
        number: usize,
        failure: Box<Failure>,
    },
    #[error(transparent)]
    Experiment(#[from] ExperimentError),
    #[error("{}: {error}", shown(path))]
    InFile {
        path: PathBuf,
        error: ExperimentError,
    },
    #[error("experiment: {0:?} is neither a file nor one of {1}")]
    NoExperiment(Excerpt, String),
    #[error("{}: {error}", shown(path))]
    File { path: PathBuf, error: io::Error },
    #[error("{}, line {number}: {reason}", shown(path))]
    Result {
        path: PathBuf,
        /// Counted from 1.
        number: usize,
        reason: String,
    },
    #[error("{} {} and {} {} are the same file", one.0, shown(&one.1), other.0, shown(&other.1))]
    SameFile {
        /// The argument that it came by, and its path.
        one: (&'static str, PathBuf),
        other: (&'static str, PathBuf),
    },
    #[error(
        "{}: holds no {kind}, and stays as it is; name another file, or remove this one",
        shown(path)
    )]
    OtherKind { path: PathBuf, kind: &'static str },
    #[error("{}: another run writes to it", shown(.0))]
    Busy(PathBuf),
    #[error("--out: {}: with --shard its name must contain {}", shown(.0), .1)]
    ShardName(PathBuf, String),
    #[error("{0}")]
    Puzzle(AnyError),
    #[error("{0}")]
    Weights(AnyError),
    #[error("{}: {error}", shown(path))]
    Values {
        path: PathBuf,
        error: OpeningTableError,
    },
    #[error("{}: weights of {found}, not of {wanted}", shown(path))]
    Network {
        path: PathBuf,
        found: String,
        wanted: String,
    },
    #[error("{0}: has no weights that are fitted here, or is none")]
    Unfit(Excerpt),
    #[error("game: searches of {0} keep no trees")]
    NoTree(String),
    #[error("results: no game of {0} to fit weights to")]
    NoGames(String),
    #[error(
        "results: no position of {0} to fit weights to; games of a seed divisible by {1} have no part in the fit"
    )]
    NoPositions(String, u64),
    #[error(
        "--only: the defaults of {0} add up to 0 everywhere, so nothing says how large a weight is"
    )]
    NoScale(String),
    #[error("checkpoint: it learns {found:?}, not {wanted}")]
    OtherTask {
        found: Excerpt,
        wanted: &'static str,
    },
    #[error("{name}: {number} is not the number of a stage, {least} to {most}")]
    Stage {
        name: &'static str,
        number: usize,
        least: usize,
        most: usize,
    },
    #[error(transparent)]
    Checkpoint(#[from] CheckpointError),
    /// Games that programs of one's own ended by a fault, a line for each kind.
    #[error("{0}")]
    Faults(String),
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Failure {
    /// Learning that has led to no numbers.
    pub const DIVERGED: Self = Self::Flag {
        flag: "--rate",
        reason: "too large, the weights have grown beyond all numbers",
    };

    /// A move that can't be played, its place counted from 1.
    pub fn mv(number: usize, text: &str, error: AnyError) -> Self {
        Self::Move {
            number,
            text: text.into(),
            error,
        }
    }

    /// An error about a file.
    pub fn file(path: &Path) -> impl Fn(io::Error) -> Self {
        move |error| {
            let path = path.to_path_buf();
            Self::File { path, error }
        }
    }

    /// The same, with the line of standard input that it is about.
    pub fn at_line(self, number: usize) -> Self {
        if self.is_closed_pipe() {
            return self;
        }
        let failure = Box::new(self);
        Self::Line { number, failure }
    }

    /// The exit code of the program.
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::Faults(_) => 3,
            _ => 2,
        }
    }

    /// Whether the reader of our output went away.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Io(error) | Self::File { error, .. } if error.kind() == io::ErrorKind::BrokenPipe)
    }
}
