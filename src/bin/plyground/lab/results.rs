//! Files of results: one game a line.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use plyground::lab::Line;

use crate::failure::Failure;

/// Hands each line of a file to `each`. A last line that was cut off while it was written does not count.
/// Answers how many bytes the good lines take up.
pub fn read(path: &Path, mut each: impl FnMut(Line)) -> Result<u64, Failure> {
    let bytes = fs::read(path).map_err(Failure::file(path))?;
    let text = String::from_utf8_lossy(&bytes);
    let mut good = 0;
    for (i, line) in text.split_inclusive('\n').enumerate() {
        match Line::from_json(line) {
            Ok(line) => each(line),
            _ if line.trim().is_empty() => {}
            Err(error) if error.is_eof() && !line.ends_with('\n') => break,
            Err(error) => {
                return Err(Failure::Result {
                    path: path.into(),
                    number: i + 1,
                    reason: error.to_string(),
                });
            }
        }
        good += line.len() as u64;
    }
    Ok(good)
}

/// A file that finished games are added to.
pub struct Results {
    path: PathBuf,
    file: File,
}

impl Results {
    /// Opens or makes the file; `each` gets the lines that it holds already.
    pub fn open(path: &Path, each: impl FnMut(Line)) -> Result<Self, Failure> {
        let error = Failure::file(path);
        let mut options = File::options();
        let file = options
            .create(true)
            .append(true)
            .read(true)
            .open(path)
            .map_err(&error)?;
        // Two runs at once would play the same games.
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(Failure::Busy(path.into())),
            // Some file systems know no locks; then nobody watches.
            Err(TryLockError::Error(_)) | Ok(()) => {}
        }
        let good = read(path, each)?;
        file.set_len(good).map_err(&error)?;
        let path = path.to_path_buf();
        let mut results = Self { path, file };
        if !results.ends_a_line(good)? {
            results.write(b"\n")?;
        }
        Ok(results)
    }

    fn ends_a_line(&self, length: u64) -> Result<bool, Failure> {
        let bytes = fs::read(&self.path).map_err(Failure::file(&self.path))?;
        Ok(length == 0 || bytes.last() == Some(&b'\n'))
    }

    /// Adds finished games, in one write.
    pub fn add(&mut self, lines: impl Iterator<Item = Line>) -> io::Result<()> {
        let text: String = lines.map(|line| line.to_json() + "\n").collect();
        self.file.write_all(text.as_bytes())
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.file
            .write_all(bytes)
            .map_err(Failure::file(&self.path))
    }
}
