//! Failures that end a command early. Each message names the field and its value, of long ones an excerpt.

use std::fmt::Display;
use std::io;
use std::path::Path;

use anyhow::{Context, Error, Result, anyhow};
use plyground::games::Excerpt;

/// The most characters of a path in a message.
const MOST_PATH: usize = 200;

/// A path for people; of one that is too long, the end.
pub fn shown(path: &Path) -> String {
    let text = path.display().to_string();
    // The character before the last ones.
    match text.char_indices().nth_back(MOST_PATH) {
        None => text,
        Some((start, before)) => format!("…{}", &text[start + before.len_utf8()..]),
    }
}

/// Says which file an error is about.
pub trait AtPath<T> {
    /// The same with the file in front of the error.
    fn at(self, path: &Path) -> Result<T>;
}

impl<T, E> AtPath<T> for Result<T, E>
where
    Self: Context<T, E>,
{
    fn at(self, path: &Path) -> Result<T> {
        self.with_context(|| shown(path))
    }
}

/// An error in a line of a file, counted from 1.
pub fn in_line(path: &Path, number: usize, reason: impl Display) -> Error {
    anyhow!("{}, line {number}: {reason}", shown(path))
}

/// A file that holds something else than this kind of content.
pub(crate) fn other_kind(path: &Path, kind: &str) -> Error {
    anyhow!(
        "{}: holds no {kind}, and stays as it is; name another file, or remove this one",
        shown(path)
    )
}

/// A move that can't be played, its place counted from 1.
pub fn wrong_move(number: usize, text: &str, error: impl Display) -> Error {
    anyhow!("move {number}: {:?} {error}", Excerpt::from(text))
}

/// Games that programs of one's own ended by a fault, a line for each kind.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct FaultyGames(pub String);

/// A run that was told to end before all its games were played.
#[derive(Debug, thiserror::Error)]
#[error("Stopped after {games} of {most} games. Go on with: {command}")]
pub(crate) struct StoppedRun {
    pub games: String,
    pub most: String,
    /// The command as it was typed.
    pub command: String,
}

/// A command that has said all there is to say, and ends with a code of its own.
#[derive(Debug, thiserror::Error)]
#[error("exit code {0}")]
pub(crate) struct ExitWith(pub u8);

/// The exit code of the program.
pub(crate) fn exit_code(error: &Error) -> u8 {
    match error.downcast_ref() {
        Some(ExitWith(code)) => *code,
        None if error.is::<FaultyGames>() => 3,
        None if error.is::<StoppedRun>() => 130, // as shells give it for Ctrl-C
        None => 2,
    }
}

/// Whether the reader of our output went away.
pub(crate) fn is_closed_pipe(error: &Error) -> bool {
    let mut errors = error.chain().filter_map(|error| error.downcast_ref());
    errors.any(|error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe)
}
