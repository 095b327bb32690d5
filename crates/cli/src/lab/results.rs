//! Files of results: one game a line.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Error, Result};
use plyground_lab::ResultLine;

use crate::failure::{AtPath, in_line, other_kind};
use crate::files::FileKind;
use crate::line_file::{LineFile, aside};

/// Their kind.
pub const KIND: FileKind = FileKind {
    name: "results of games",
    holds: |bytes| {
        let mut games = 0;
        each_line(Path::new(""), bytes, |_, _| games += 1).is_ok() && games > 0
    },
};

/// The file of results and the one beside it for what is left of a line.
pub fn files(path: &Path) -> [PathBuf; 2] {
    [path.into(), aside(path)]
}

/// Hands each line of a file to `each`. A last line that was cut off while it was written does not count.
pub fn read(path: &Path, mut each: impl FnMut(ResultLine)) -> Result<()> {
    read_numbered(path, |_, line| each(line))
}

/// The same with the number of each line, counted from 1.
fn read_numbered(path: &Path, each: impl FnMut(usize, ResultLine)) -> Result<()> {
    let bytes = fs::read(path).at(path)?;
    each_line(path, &bytes, each).map(|_| ())
}

/// The same with a file's bytes; answers how many of them the good lines take up.
fn each_line(path: &Path, bytes: &[u8], mut each: impl FnMut(usize, ResultLine)) -> Result<usize> {
    let mut good = 0;
    for (number, line) in (1..).zip(bytes.split_inclusive(|&byte| byte == b'\n')) {
        match ResultLine::from_bytes(line) {
            Ok(line) => each(number, line),
            _ if line.trim_ascii().is_empty() => {}
            Err(error) if error.is_cut_off && !line.ends_with(b"\n") => break,
            Err(error) => {
                return Err(in_line(path, number, error));
            }
        }
        good += line.len();
    }
    Ok(good)
}

/// A line in a file of results.
pub struct FiledLine<'a> {
    path: &'a Path,
    /// Counted from 1.
    number: usize,
    /// The result in the line.
    pub line: ResultLine,
}

impl FiledLine<'_> {
    /// The failure that the line is wrong.
    pub fn wrong(&self, reason: String) -> Error {
        in_line(self.path, self.number, reason)
    }
}

/// The lines of these files about one game.
pub fn of_game<'a>(paths: &'a [PathBuf], game: &str) -> Result<Vec<FiledLine<'a>>> {
    let mut lines = Vec::new();
    for path in paths {
        read_numbered(path, |number, line| {
            if line.game == game {
                lines.push(FiledLine { path, number, line });
            }
        })?;
    }
    Ok(lines)
}

/// A file that finished games are added to.
pub struct Results(LineFile);

impl Results {
    /// Opens or makes the file; `each` gets the lines that it holds already. A last line that was cut off
    /// moves to the file [`aside`].
    ///
    /// # Errors
    /// The file can't be read or written, another run writes to it, or it holds something else.
    pub fn open(path: &Path, mut each: impl FnMut(ResultLine)) -> Result<Self> {
        // Two runs at once would play the same games.
        let file = LineFile::open(path, |bytes| {
            let mut games = 0;
            let good = each_line(path, bytes, |_, line| {
                games += 1;
                each(line);
            })?;
            // A beginning of a line may be anything where no whole line stands before it.
            if good < bytes.len() && games == 0 {
                return Err(other_kind(path, KIND.name));
            }
            Ok(good)
        })?;
        Ok(Self(file))
    }

    /// Adds finished games, in one write.
    pub fn add(&mut self, lines: &[ResultLine]) -> io::Result<()> {
        let text: String = lines.iter().map(|line| line.to_json() + "\n").collect();
        self.0.add(&text)
    }
}
