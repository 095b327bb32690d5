//! The files that a command reads and writes: no file may be both.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// Paths with the names of the arguments that they came by.
#[derive(Default)]
pub struct Files<'a> {
    pub reads: Vec<(&'static str, &'a Path)>,
    pub writes: Vec<(&'static str, PathBuf)>,
}

impl Files<'_> {
    /// Refuses to write to what is read, by whatever path.
    pub fn apart(&self) -> Result<(), Failure> {
        for &(input, read) in &self.reads {
            let mut writes = self.writes.iter();
            if let Some((output, written)) = writes.find(|(_, written)| same(read, written)) {
                return Err(Failure::SameFile {
                    input,
                    read: read.into(),
                    output,
                    written: written.clone(),
                });
            }
        }
        Ok(())
    }
}

/// Whether both are one file that is there.
fn same(one: &Path, other: &Path) -> bool {
    let is_file = |path: &Path| fs::metadata(path).is_ok_and(|data| data.is_file());
    if !(is_file(one) && is_file(other)) {
        return false;
    }
    let [real, other_real] = [one, other].map(fs::canonicalize);
    real.ok().is_some_and(|real| other_real.ok() == Some(real)) || linked(one, other)
}

/// Whether two names are hard links to one file.
#[cfg(unix)]
fn linked(one: &Path, other: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let id = |path: &Path| fs::metadata(path).map(|data| (data.dev(), data.ino())).ok();
    id(one).is_some_and(|found| id(other) == Some(found))
}

/// Elsewhere the library can't tell.
#[cfg(not(unix))]
fn linked(_: &Path, _: &Path) -> bool {
    false
}
