//! The files that a command reads and writes: none is both, none is written twice, by two runs at once neither, and none of
//! another kind is replaced.

use std::fs::{self, File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf, absolute};

use anyhow::{Result, bail};

use crate::failure::{AtPath, other_kind, shown};

/// Paths with the names of the arguments that they came by.
#[derive(Default)]
pub struct Files {
    reads: Vec<(&'static str, PathBuf)>,
    writes: Vec<(&'static str, PathBuf)>,
    /// Of those that are written, the ones that take the place of what stands there.
    replaces: Vec<(PathBuf, FileKind)>,
}

/// A kind of content that a command writes to a file.
#[derive(Clone, Copy)]
pub struct FileKind {
    /// Its name for people, in the plural.
    pub name: &'static str,
    /// Whether the content of a file is of this kind, if perhaps damaged.
    pub holds: fn(&[u8]) -> bool,
}

impl Files {
    /// The same, with files that are read.
    pub fn reading<P: Into<PathBuf>>(
        mut self,
        argument: &'static str,
        paths: impl IntoIterator<Item = P>,
    ) -> Self {
        self.reads.extend(named(argument, paths));
        self
    }

    /// The same, with files that the command goes on with: it looks at what stands there when it opens them.
    pub fn going_on<P: Into<PathBuf>>(
        mut self,
        argument: &'static str,
        paths: impl IntoIterator<Item = P>,
    ) -> Self {
        self.writes.extend(named(argument, paths));
        self
    }

    /// The same, with a file of this kind that is written anew.
    pub fn replacing(self, argument: &'static str, path: &Path, kind: FileKind) -> Self {
        let mut files = self.going_on(argument, [path]);
        files.replaces.push((path.into(), kind));
        files
    }

    /// Refuses to write to what is read, to one file twice, and in place of a file of another kind.
    pub fn checked(&self) -> Result<()> {
        for (i, output) in self.writes.iter().enumerate() {
            let mut others = self.reads.iter().chain(&self.writes[..i]);
            if let Some(other) = others.find(|other| same(&other.1, &output.1)) {
                let [one, other] =
                    [other, output].map(|(argument, path)| format!("{argument} {}", shown(path)));
                bail!("{one} and {other} are the same file");
            }
        }
        for (path, kind) in &self.replaces {
            if is_special(path) {
                bail!("{}: is no file, and stays as it is", shown(path));
            }
            let content = match fs::read(path) {
                Err(error) if error.kind() == ErrorKind::NotFound => continue,
                read => read.at(path)?,
            };
            if !content.is_empty() && !(kind.holds)(&content) {
                return Err(other_kind(path, kind.name));
            }
        }
        Ok(())
    }
}

/// Paths with the name of their argument.
fn named<P: Into<PathBuf>>(
    argument: &'static str,
    paths: impl IntoIterator<Item = P>,
) -> impl Iterator<Item = (&'static str, PathBuf)> {
    paths.into_iter().map(move |path| (argument, path.into()))
}

/// Whether something is there that is no file, such as a pipe.
pub fn is_special(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|data| !data.is_file())
}

/// Whether both are one file, or will be. A pipe may be named twice.
fn same(one: &Path, other: &Path) -> bool {
    let [place, other_place] = [one, other].map(place);
    place.is_some() && place == other_place && !is_special(one)
}

/// The path of a file by no link; of one that is not there yet, that of its folder.
fn place(path: &Path) -> Option<PathBuf> {
    let path = absolute(path).ok()?;
    fs::canonicalize(&path).ok().or_else(|| {
        let folder = fs::canonicalize(path.parent()?).ok()?;
        Some(folder.join(path.file_name()?))
    })
}

/// Locks an open file until it is closed; `path` is what a second run may not write to.
pub fn lock(file: &File, path: &Path) -> Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => bail!("{}: another run writes to it", shown(path)),
        // Some file systems know no locks; then nobody watches.
        Err(TryLockError::Error(_)) | Ok(()) => Ok(()),
    }
}

/// Locks a file that others take the place of, by a file beside it that stays there: by every link to it the same.
pub fn lock_beside(path: &Path) -> Result<File> {
    let real = fs::canonicalize(path).unwrap_or_else(|_| path.into());
    lock_at(&real.with_added_extension("lock"), path)
}

/// Opens a file, perhaps makes it, and locks it until it is closed; `path` is what a second run may not write to.
pub fn lock_at(place: &Path, path: &Path) -> Result<File> {
    let mut options = File::options();
    // Windows locks nothing that is open for appending alone.
    let opened = options.read(true).append(true).create(true).open(place);
    let file = opened.at(place)?;
    lock(&file, path)?;
    Ok(file)
}
