//! Files of results: one game a line.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
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
        each_line(Path::new(""), 1, bytes, |_, _| games += 1).is_ok() && games > 0
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
    each_line(path, 1, &bytes, each).map(|_| ())
}

/// The same with a file's bytes from the line `first` on; answers how many of them the good lines take up.
fn each_line(
    path: &Path,
    first: usize,
    bytes: &[u8],
    mut each: impl FnMut(usize, ResultLine),
) -> Result<usize> {
    let mut good = 0;
    for (number, line) in (first..).zip(bytes.split_inclusive(|&byte| byte == b'\n')) {
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
    /// What it says.
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
            let good = each_line(path, 1, bytes, |_, line| {
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

/// A file that another run adds games to, read as it grows.
pub struct GrowingFile {
    path: PathBuf,
    /// The bytes that were read: whole lines.
    read: u64,
    /// Their number.
    lines: usize,
}

impl GrowingFile {
    /// From its first line on.
    pub fn new(path: PathBuf) -> Self {
        let (read, lines) = (0, 0);
        Self { path, read, lines }
    }

    /// Hands the lines to `each` that are new and whole; none where the file is not there yet.
    pub fn read(&mut self, mut each: impl FnMut(ResultLine)) -> Result<()> {
        let mut file = match File::open(&self.path) {
            Err(missing) if missing.kind() == io::ErrorKind::NotFound => return Ok(()),
            opened => opened.at(&self.path)?,
        };
        file.seek(SeekFrom::Start(self.read)).at(&self.path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).at(&self.path)?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n');
        let bytes = &bytes[..whole.map_or(0, |end| end + 1)];
        each_line(&self.path, self.lines + 1, bytes, |_, line| each(line))?;
        self.read += bytes.len() as u64;
        self.lines += bytes.iter().filter(|&&byte| byte == b'\n').count();
        Ok(())
    }
}
