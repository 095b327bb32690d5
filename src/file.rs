//! Files that are written whole or not at all.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The next content of a file, written beside it until it takes its place. Dropped before that, it is
/// removed and the file stays as it was.
#[derive(Debug)]
pub struct Draft {
    file: File,
    /// Where it stands until then; `None` where something that is no file is written to, such as a pipe.
    path: Option<PathBuf>,
    target: PathBuf,
}

impl Draft {
    /// A draft of `target` that no other has, with .part or a number and .part added to its name.
    ///
    /// # Errors
    /// No file can be made there.
    pub fn new(target: &Path) -> io::Result<Self> {
        Self::made(target, |_| false)
    }

    /// The same, but in place of a draft that was left there: for the only one who writes to `target`. A file that is
    /// not empty and does not begin with `title` is no such draft, and stays.
    ///
    /// # Errors
    /// The file can't be written.
    pub fn alone(target: &Path, title: &[u8]) -> io::Result<Self> {
        Self::made(target, |path| {
            let mut begin = Vec::new();
            let file = File::open(path).map(|file| file.take(title.len() as u64));
            let read = file.and_then(|mut file| file.read_to_end(&mut begin));
            read.is_ok() && title.starts_with(&begin)
        })
    }

    /// Where a draft of `target` stands, when no other is there.
    pub fn name(target: &Path) -> PathBuf {
        target.with_added_extension("part")
    }

    fn made(target: &Path, may_replace: impl Fn(&Path) -> bool) -> io::Result<Self> {
        // Not the link to a file but the file is written anew.
        let target = fs::canonicalize(target).unwrap_or_else(|_| target.into());
        let (file, path) = match fs::metadata(&target) {
            Ok(there) if !there.is_file() => (File::options().write(true).open(&target)?, None),
            _ => {
                let (file, path) = Self::beside(&target, may_replace)?;
                (file, Some(path))
            }
        };
        Ok(Self { file, path, target })
    }

    /// The first file beside it that is not there yet or may be replaced.
    fn beside(target: &Path, may_replace: impl Fn(&Path) -> bool) -> io::Result<(File, PathBuf)> {
        let mut number = 1;
        loop {
            let path = match number {
                1 => Self::name(target),
                _ => Self::name(&target.with_added_extension(number.to_string())),
            };
            match File::create_new(&path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                    if may_replace(&path) {
                        break Ok((File::create(&path)?, path));
                    }
                    number += 1;
                }
                made => break Ok((made?, path)),
            }
        }
    }

    /// Puts it in the place of the file, with the file's permissions.
    ///
    /// # Errors
    /// It can't be moved there, or not be written to the disk; the file is the old one then.
    pub fn take_place(mut self) -> io::Result<()> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        if let Ok(old) = fs::metadata(&self.target) {
            self.file.set_permissions(old.permissions())?;
        }
        self.file.sync_all()?;
        fs::rename(path, &self.target)?;
        self.path = None;
        // The name as well, where folders can be opened; too late to undo anything where not.
        let folder = self.target.parent().filter(|folder| folder.is_dir());
        let _ = File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all());
        Ok(())
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if let Some(path) = &self.path {
            // Nobody is left to tell when it can't be removed.
            let _ = fs::remove_file(path);
        }
    }
}
