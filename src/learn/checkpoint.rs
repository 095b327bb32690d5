//! A training on disk: it survives being killed and goes on from there.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;

use super::{Coherence, Values};

const MAGIC: &[u8; 21] = b"plyground training 1\n";

/// What a training has come to.
#[derive(Debug)]
pub struct Checkpoint {
    /// What is learned, as the trainer describes it; a training only goes on as the same one.
    pub course: String,
    /// Games finished.
    pub games: u64,
    /// Moves played.
    pub moves: u64,
    /// Seconds it took.
    pub seconds: f64,
    /// The weights with their errors.
    pub weights: Coherence,
}

/// A checkpoint that can't be used.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// The file can't be read or written.
    #[error("checkpoint {path}: {error}")]
    Io {
        /// The file.
        path: String,
        /// What went wrong.
        error: io::Error,
    },
    /// Not a checkpoint, or cut off.
    #[error("checkpoint {0}: not a whole checkpoint of this version")]
    Broken(String),
    /// Another training.
    #[error("checkpoint {path}: it learns {found}, not {wanted}")]
    Other {
        /// The file.
        path: String,
        /// What it learns.
        found: String,
        /// What was asked for.
        wanted: String,
    },
}

impl Checkpoint {
    /// A training that has not begun.
    pub fn new(course: String, weights: usize) -> Self {
        Self {
            course,
            games: 0,
            moves: 0,
            seconds: 0.0,
            weights: Coherence::zeros(weights),
        }
    }

    /// Writes the file anew, so that at every moment the old or the new one is whole.
    ///
    /// # Errors
    /// The file can't be written.
    pub fn save(&self, path: &Path) -> Result<(), CheckpointError> {
        let fail = |error| CheckpointError::Io {
            path: path.display().to_string(),
            error,
        };
        let fresh = path.with_added_extension("new");
        self.write(&fresh).map_err(fail)?;
        fs::rename(&fresh, path).map_err(fail)
    }

    fn write(&self, path: &Path) -> io::Result<()> {
        let mut out = BufWriter::with_capacity(1 << 20, File::create(path)?);
        out.write_all(MAGIC)?;
        let count = self.weights.weights.len() as u64;
        for number in [self.course.len() as u64, count, self.games, self.moves] {
            out.write_all(&number.to_le_bytes())?;
        }
        out.write_all(&self.seconds.to_le_bytes())?;
        out.write_all(self.course.as_bytes())?;
        for values in [&self.weights.weights, &self.weights.errors] {
            for place in 0..values.len() {
                out.write_all(&values.get(place).to_le_bytes())?;
            }
        }
        out.write_all(MAGIC)?;
        out.into_inner()?.sync_all()
    }

    /// Reads a file back to go on with.
    ///
    /// # Errors
    /// The file can't be read, is not whole, or holds another training than `course`.
    pub fn resume(path: &Path, course: &str) -> Result<Self, CheckpointError> {
        let checkpoint = Self::load(path)?;
        if checkpoint.course != course {
            return Err(CheckpointError::Other {
                path: path.display().to_string(),
                found: checkpoint.course,
                wanted: course.into(),
            });
        }
        Ok(checkpoint)
    }

    /// Reads a file back.
    ///
    /// # Errors
    /// The file can't be read or is not whole.
    pub fn load(path: &Path) -> Result<Self, CheckpointError> {
        let name = || path.display().to_string();
        Self::read(path).map_err(|error| match error.kind() {
            io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof => {
                CheckpointError::Broken(name())
            }
            _ => CheckpointError::Io {
                path: name(),
                error,
            },
        })
    }

    fn read(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        let size = file.metadata()?.len();
        let mut input = BufReader::with_capacity(1 << 20, file);
        let broken = || io::Error::from(io::ErrorKind::InvalidData);
        let mut magic = [0; MAGIC.len()];
        input.read_exact(&mut magic)?;
        let mut number = || -> io::Result<u64> {
            let mut bytes = [0; 8];
            input.read_exact(&mut bytes)?;
            Ok(u64::from_le_bytes(bytes))
        };
        let [length, count, games, moves] = [number()?, number()?, number()?, number()?];
        let seconds = f64::from_bits(number()?);
        let whole = (2 * MAGIC.len() as u64 + 5 * 8)
            .checked_add(length)
            .and_then(|size| size.checked_add(count.checked_mul(12)?));
        if &magic != MAGIC || whole != Some(size) {
            return Err(broken());
        }
        let mut course = vec![0; length as usize];
        input.read_exact(&mut course)?;
        let mut values = |count: usize| -> io::Result<Values> {
            let values = Values::zeros(count);
            let mut bytes = [0; 4];
            for place in 0..count {
                input.read_exact(&mut bytes)?;
                values.set(place, f32::from_le_bytes(bytes));
            }
            Ok(values)
        };
        let weights = values(count as usize)?;
        let errors = values(2 * count as usize)?;
        input.read_exact(&mut magic)?;
        if &magic != MAGIC {
            return Err(broken());
        }
        Ok(Self {
            course: String::from_utf8(course).map_err(|_| broken())?,
            games,
            moves,
            seconds,
            weights: Coherence::of(weights, errors),
        })
    }
}
