//! Files that are written whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

/// The next content of a file, written beside it until it takes its place. Dropped before that, it is
/// removed and the file stays as it was.
#[derive(Debug)]
pub struct Draft {
    content: NamedTempFile,
    target: PathBuf,
}

impl Draft {
    /// A draft of `target` that no other has, with letters and .part added to its name. Others may read it as they may every
    /// new file. Not a link to a file but the file is written anew.
    ///
    /// # Errors
    /// No file can be made there. Errors leave out its name: the caller asked for the target.
    pub fn new(target: &Path) -> io::Result<Self> {
        let target = fs::canonicalize(target).unwrap_or_else(|_| target.into());
        let mut name = target.file_name().unwrap_or_default().to_os_string();
        name.push(".");
        let mut builder = Builder::new();
        builder.prefix(&name).suffix(".part");
        let content = builder.make_in(folder(&target), |path| File::create_new(path))?;
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
        if let Ok(old) = fs::metadata(&self.target) {
            self.content.as_file().set_permissions(old.permissions())?;
        }
        self.content.as_file().sync_all()?;
        self.content.persist(&self.target)?;
        // The name as well, where folders can be opened; too late to undo anything where not.
        let _ = File::open(folder(&self.target)).and_then(|folder| folder.sync_all());
        Ok(())
    }
}

fn folder(target: &Path) -> &Path {
    let folder = target.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or(Path::new("."))
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.content.as_file_mut().write(bytes)
    }

    /// Files have no buffer.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
