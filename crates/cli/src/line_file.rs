//! Files that grow by whole lines.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::failure::AtPath;
use crate::files::{is_special, lock};

/// A file that lines are added to, by one run at a time.
pub struct LineFile(File);

impl LineFile {
    /// Opens or makes the file. `keep` says how many of its bytes stay; the others move to the end of [`aside`].
    /// A pipe or a device is only written to: reading it may never end.
    ///
    /// # Errors
    /// A file can't be read or written, another run writes to it, or `keep` refuses it.
    pub fn open(path: &Path, keep: impl FnOnce(&[u8]) -> Result<usize>) -> Result<Self> {
        if is_special(path) {
            return Ok(Self(appended().open(path).at(path)?));
        }
        let mut file = appended().read(true).open(path).at(path)?;
        lock(&file, path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).at(path)?;
        let (kept, rest) = bytes.split_at(keep(&bytes)?);
        if !rest.is_empty() {
            let aside = aside(path);
            let written = appended().open(&aside);
            let written = written.and_then(|mut file| file.write_all(&[rest, b"\n"].concat()));
            written.at(&aside)?;
            file.set_len(kept.len() as u64).at(path)?;
        }
        let mut lines = Self(file);
        if kept.last().is_some_and(|&byte| byte != b'\n') {
            lines.add("\n").at(path)?;
        }
        Ok(lines)
    }

    /// Adds lines with their ends, in one write.
    pub fn add(&mut self, lines: &str) -> io::Result<()> {
        self.0.write_all(lines.as_bytes())
    }
}

/// The file beside one for what does not stay in it, such as half a line: with .torn added to its name.
pub fn aside(path: &Path) -> PathBuf {
    path.with_added_extension("torn")
}

fn appended() -> OpenOptions {
    let mut options = File::options();
    options.create(true).append(true);
    options
}
