//! The envelope of small files of weights. A title in the first line names the content and its version. The checksum of the
//! content follows, its highest byte first, then the content.

use super::WeightsSource;
use super::checksum::checksum;

/// The reason why a file of weights can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsFileError {
    /// The file is of another kind or version. Holds the kind that was wanted.
    #[error("weights: not a {0} of this version")]
    Foreign(&'static str),
    /// The file is cut off or was changed. Holds its kind.
    #[error("weights: the {0} is damaged or cut off")]
    Damaged(&'static str),
}

/// The envelope of a kind of file.
#[derive(Debug)]
pub struct Envelope {
    /// The first line, with its end.
    pub title: &'static str,
    /// Its name for people.
    pub kind: &'static str,
}

impl Envelope {
    /// The content of a file.
    ///
    /// # Errors
    /// It is of another kind or version, or damaged.
    pub fn open(&self, file: &dyn WeightsSource) -> Result<Box<[u8]>, WeightsFileError> {
        let bytes = file.part(0..file.size());
        let rest = bytes.strip_prefix(self.title.as_bytes());
        let rest = rest.ok_or(WeightsFileError::Foreign(self.kind))?;
        let (check, content) = rest.split_first_chunk().ok_or(self.damaged())?;
        match checksum(content) == u32::from_be_bytes(*check) {
            true => Ok(content.into()),
            false => Err(self.damaged()),
        }
    }

    /// The error in a file whose content makes no sense.
    pub fn damaged(&self) -> WeightsFileError {
        WeightsFileError::Damaged(self.kind)
    }
}
