//! Locks that keep two runs from writing to one file.

use std::fs::{self, File, TryLockError};
use std::path::Path;

use crate::failure::Failure;

/// Locks an open file until it is closed; `path` is what a second run may not write to.
pub fn claim(file: &File, path: &Path) -> Result<(), Failure> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(Failure::Busy(path.into())),
        // Some file systems know no locks; then nobody watches.
        Err(TryLockError::Error(_)) | Ok(()) => Ok(()),
    }
}

/// Locks a file that others take the place of: the lock is on a file beside it, which stays there, with
/// .lock added to its name.
pub fn claim_beside(path: &Path) -> Result<File, Failure> {
    // By every link to it the same lock.
    let real = fs::canonicalize(path).unwrap_or_else(|_| path.into());
    let beside = real.with_added_extension("lock");
    let mut options = File::options();
    // Windows locks nothing that is open for appending alone.
    let opened = options.read(true).append(true).create(true).open(&beside);
    let file = opened.map_err(Failure::file(&beside))?;
    claim(&file, path)?;
    Ok(file)
}
