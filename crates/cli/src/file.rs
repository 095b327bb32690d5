//! Files that are written whole or not at all.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

/// The next content of a file, written beside it until it takes its place. Dropped before that, it is
/// removed and the file stays as it was.
#[derive(Debug)]
pub struct Draft {
    content: DraftFile,
    target: PathBuf,
}

/// Where the content is written.
#[derive(Debug)]
enum DraftFile {
    Beside(NamedTempFile),
    /// Something that is no file is written to, such as a pipe.
    Special(File),
}

/// Letters of chance in the name of a draft that may stand beside others.
const LETTERS: usize = 6;

impl Draft {
    /// A draft of `target` that no other has, with letters and .part added to its name.
    ///
    /// # Errors
    /// No file can be made there.
    pub fn new(target: &Path) -> io::Result<Self> {
        Self::made(target, LETTERS)
    }

    /// The same, with .part alone, in place of a draft that was left there: for the only one who writes to `target`. A file
    /// that is not empty and does not begin with `title` is no such draft, and stays.
    ///
    /// # Errors
    /// The file can't be written.
    pub fn alone(target: &Path, title: &[u8]) -> io::Result<Self> {
        let left = Self::name(&real(target));
        let begin = File::open(&left).and_then(|file| {
            let mut begin = Vec::new();
            file.take(title.len() as u64).read_to_end(&mut begin)?;
            Ok(begin)
        });
        match begin {
            Ok(begin) if title.starts_with(&begin) => fs::remove_file(&left)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            _ => return Self::new(target),
        }
        Self::made(target, 0)
    }

    /// Where a draft of `target` stands, when its writer is the only one.
    pub fn name(target: &Path) -> PathBuf {
        target.with_added_extension("part")
    }

    fn made(target: &Path, letters: usize) -> io::Result<Self> {
        let target = real(target);
        let content = match fs::metadata(&target) {
            Ok(there) if !there.is_file() => {
                DraftFile::Special(File::options().write(true).open(&target)?)
            }
            _ => DraftFile::Beside(beside(&target, letters)?),
        };
        Ok(Self { content, target })
    }

    /// Writes this content and puts it in the place of the file.
    ///
    /// # Errors
    /// As [`Draft::take_place`].
    pub fn finish(mut self, content: &[u8]) -> io::Result<()> {
        self.write_all(content)?;
        self.take_place()
    }

    /// Puts it in the place of the file, with the file's permissions.
    ///
    /// # Errors
    /// It can't be moved there, or not be written to the disk; the file is the old one then.
    pub fn take_place(self) -> io::Result<()> {
        let DraftFile::Beside(draft) = self.content else {
            return Ok(());
        };
        if let Ok(old) = fs::metadata(&self.target) {
            draft.as_file().set_permissions(old.permissions())?;
        }
        draft.as_file().sync_all()?;
        draft.persist(&self.target)?;
        // The name as well, where folders can be opened; too late to undo anything where not.
        let _ = File::open(folder(&self.target)).and_then(|folder| folder.sync_all());
        Ok(())
    }
}

/// Not a link to a file but the file is written anew.
fn real(target: &Path) -> PathBuf {
    fs::canonicalize(target).unwrap_or_else(|_| target.into())
}

fn folder(target: &Path) -> &Path {
    let folder = target.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or(Path::new("."))
}

/// A new file beside the target, which others may read as they may every new file. Its errors leave out its name: the
/// caller asked for the target.
fn beside(target: &Path, letters: usize) -> io::Result<NamedTempFile> {
    let mut name = target.file_name().unwrap_or_default().to_os_string();
    name.push(".");
    let suffix = if letters > 0 { ".part" } else { "part" };
    let mut builder = Builder::new();
    builder.prefix(&name).suffix(suffix).rand_bytes(letters);
    builder.make_in(folder(target), |path| File::create_new(path))
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.content {
            DraftFile::Beside(draft) => draft.as_file_mut().write(bytes),
            DraftFile::Special(file) => file.write(bytes),
        }
    }

    /// Files have no buffer.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
