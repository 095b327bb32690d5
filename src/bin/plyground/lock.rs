//! Locks that keep two runs from writing to one file.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::failure::{AtPath, shown};

/// Locks an open file until it is closed; `path` is what a second run may not write to.
pub fn claim(file: &File, path: &Path) -> Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => bail!("{}: another run writes to it", shown(path)),
        // Some file systems know no locks; then nobody watches.
        Err(TryLockError::Error(_)) | Ok(()) => Ok(()),
    }
}

/// The file that stands for another one which is replaced, with .lock added to its name: by every link to it the same.
pub fn beside(path: &Path) -> PathBuf {
    let real = fs::canonicalize(path).unwrap_or_else(|_| path.into());
    real.with_added_extension("lock")
}

/// Locks a file that others take the place of, by a file beside it that stays there.
pub fn claim_beside(path: &Path) -> Result<File> {
    claim_at(&beside(path), path, true)
}

/// Opens a file, perhaps makes it, and locks it until it is closed; `path` is what a second run may not write to.
pub fn claim_at(place: &Path, path: &Path, makes: bool) -> Result<File> {
    let mut options = File::options();
    // Windows locks nothing that is open for appending alone.
    let opened = options.read(true).append(true).create(makes).open(place);
    let file = opened.at(place)?;
    claim(&file, path)?;
    Ok(file)
}
