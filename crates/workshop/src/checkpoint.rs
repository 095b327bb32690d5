//! A training on disk: it goes on after it was killed.
//!
//! The file begins with [`MAGIC`]. Then come, each in 64 bits: the length of the task in bytes, the number of
//! weights, the games and the moves. The seconds as `f64` and the length of the notes in bytes follow. Next are the
//! task and the notes, then a `f32` for each weight and two for its errors. The CRC-32 of all that comes last. Numbers
//! are little-endian.
//!
//! Files of earlier versions are still read. Those with [`NOTELESS`] have no notes. Those with [`UNSUMMED`] do not
//! either, and repeat it in place of the checksum.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::Path;

use crc32fast::Hasher;
use plyground::games::Excerpt;
use plyground_cli::file::Draft;

use super::Coherence;

const MAGIC: &[u8; 21] = b"plyground training 3\n";
const NOTELESS: &[u8; 21] = b"plyground training 2\n";
const UNSUMMED: &[u8; 21] = b"plyground training 1\n";

/// Bytes read or written at a time.
const CHUNK: usize = 1 << 20;

/// The state of a training.
#[derive(Debug)]
pub struct Checkpoint {
    /// The task that is learned, as a text. A training only goes on with the same one.
    pub task: String,
    /// Games finished.
    pub games: u64,
    /// Moves played.
    pub moves: u64,
    /// Seconds it took.
    pub seconds: f64,
    /// A text that its program keeps with it, and alone can read.
    pub notes: String,
    /// The weights with their errors.
    pub weights: Coherence,
}

/// A checkpoint that can't be used.
#[derive(Debug, thiserror::Error)]
#[error("checkpoint {path}: {fault}")]
pub struct CheckpointError {
    /// The file.
    pub path: String,
    /// The error in it.
    pub fault: CheckpointFault,
}

/// The error in a checkpoint.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointFault {
    /// The file can't be read or written.
    #[error(transparent)]
    Io(io::Error),
    /// Not a checkpoint, or cut off.
    #[error("not a whole checkpoint of this version")]
    Broken,
    /// A value in it is damaged.
    #[error("damaged, its checksum does not fit")]
    Damaged,
    /// A number that nothing can be learned from.
    #[error("{field}: {value} is not a finite number")]
    NotFinite {
        /// The place: `weights[5]` is the sixth weight.
        field: String,
        /// The value.
        value: f64,
    },
    /// Another training.
    #[error("it learns {found:?}, not {wanted:?}")]
    Other {
        /// The task in the file.
        found: Excerpt,
        /// The task that was asked for.
        wanted: Excerpt,
    },
}

impl From<io::Error> for CheckpointFault {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::UnexpectedEof => Self::Broken,
            _ => Self::Io(error),
        }
    }
}

impl CheckpointFault {
    /// The error in the checkpoint of that file.
    pub(super) fn of(self, path: &Path) -> CheckpointError {
        let path = path.display().to_string();
        CheckpointError { path, fault: self }
    }
}

impl Checkpoint {
    /// A training that has not begun.
    pub fn new(task: String, weights: usize) -> Self {
        Self {
            task,
            games: 0,
            moves: 0,
            seconds: 0.0,
            notes: String::new(),
            weights: Coherence::zeros(weights),
        }
    }

    /// Writes the file anew, so that at every moment the old or the new one is whole.
    ///
    /// # Errors
    /// The file can't be written, or a number is not finite; the file is the old one then.
    pub fn save(&self, path: &Path) -> Result<(), CheckpointError> {
        self.finite()
            .and_then(|()| Ok(self.write(Draft::new(path)?)?))
            .map_err(|fault| fault.of(path))
    }

    fn write(&self, mut draft: Draft) -> io::Result<()> {
        let mut out = BufWriter::with_capacity(CHUNK, Summed::new(&mut draft));
        out.write_all(MAGIC)?;
        let count = self.weights.len() as u64;
        for number in [self.task.len() as u64, count, self.games, self.moves] {
            out.write_all(&number.to_le_bytes())?;
        }
        out.write_all(&self.seconds.to_le_bytes())?;
        out.write_all(&(self.notes.len() as u64).to_le_bytes())?;
        out.write_all(self.task.as_bytes())?;
        out.write_all(self.notes.as_bytes())?;
        for place in 0..self.weights.len() {
            out.write_all(&self.weights.weight(place).to_le_bytes())?;
        }
        for place in 0..self.weights.len() {
            for error in self.weights.errors(place) {
                out.write_all(&error.to_le_bytes())?;
            }
        }
        let sum = out.into_inner()?.sum.finalize();
        draft.write_all(&sum.to_le_bytes())?;
        draft.take_place()
    }

    /// Reads a file back to go on with.
    ///
    /// # Errors
    /// As of [`Checkpoint::load`], or it holds another training than `task`.
    pub fn resume(path: &Path, task: &str) -> Result<Self, CheckpointError> {
        let checkpoint = Self::load(path)?;
        if checkpoint.task != task {
            let (found, wanted) = (checkpoint.task.into(), task.into());
            return Err(CheckpointFault::Other { found, wanted }.of(path));
        }
        Ok(checkpoint)
    }

    /// Reads a file back.
    ///
    /// # Errors
    /// The file can't be read, is not whole or not as it was written, or a number is not finite.
    pub fn load(path: &Path) -> Result<Self, CheckpointError> {
        Self::read(path).map_err(|fault| fault.of(path))
    }

    fn read(path: &Path) -> Result<Self, CheckpointFault> {
        let mut file = File::open(path)?;
        let size = file.metadata()?.len();
        let mut magic = [0; MAGIC.len()];
        file.read_exact(&mut magic)?;
        let mut end = match &magic {
            MAGIC | NOTELESS => vec![0; 4],
            UNSUMMED => vec![0; UNSUMMED.len()],
            _ => return Err(CheckpointFault::Broken),
        };
        let size = size.checked_sub((magic.len() + end.len()) as u64);
        let size = size.ok_or(CheckpointFault::Broken)?;
        let mut summed = Summed::new((&mut file).take(size));
        summed.sum.update(&magic);
        let mut input = BufReader::with_capacity(CHUNK, summed);
        let checkpoint = Self::content(&mut input, size, &magic == MAGIC)?;
        let sum = input.into_inner().sum.finalize();
        file.read_exact(&mut end)?;
        match &magic {
            MAGIC | NOTELESS if end != sum.to_le_bytes() => return Err(CheckpointFault::Damaged),
            UNSUMMED if end != UNSUMMED => return Err(CheckpointFault::Broken),
            _ => {}
        }
        checkpoint.finite()?;
        Ok(checkpoint)
    }

    /// The bytes between the magic and the end, and their number; whether notes are among them.
    fn content(
        input: &mut impl BufRead,
        size: u64,
        has_notes: bool,
    ) -> Result<Self, CheckpointFault> {
        let mut number = || -> io::Result<u64> {
            let mut bytes = [0; 8];
            input.read_exact(&mut bytes)?;
            Ok(u64::from_le_bytes(bytes))
        };
        let [length, count, games, moves] = [number()?, number()?, number()?, number()?];
        let seconds = f64::from_bits(number()?);
        let (numbers, noted) = if has_notes { (6, number()?) } else { (5, 0) };
        let texts = length.checked_add(noted);
        let values = count.checked_mul(12);
        let whole = texts.zip(values).and_then(|(texts, values)| {
            let head = texts.checked_add(numbers * 8)?;
            head.checked_add(values)
        });
        if whole != Some(size) {
            return Err(CheckpointFault::Broken);
        }
        let [task, notes] = [text(input, length)?, text(input, noted)?];
        let mut value = || -> io::Result<f32> {
            let mut bytes = [0; 4];
            input.read_exact(&mut bytes)?;
            Ok(f32::from_le_bytes(bytes))
        };
        let weights = Coherence::zeros(count as usize);
        for place in 0..weights.len() {
            weights.set_weight(place, value()?);
        }
        for place in 0..weights.len() {
            weights.set_errors(place, [value()?, value()?]);
        }
        Ok(Self {
            task,
            games,
            moves,
            seconds,
            notes,
            weights,
        })
    }

    /// That every number is one.
    fn finite(&self) -> Result<(), CheckpointFault> {
        let check = |value: f64, field: &dyn Fn() -> String| match value.is_finite() {
            true => Ok(()),
            false => Err(CheckpointFault::NotFinite {
                field: field(),
                value,
            }),
        };
        check(self.seconds, &|| "seconds".into())?;
        for place in 0..self.weights.len() {
            let weight = self.weights.weight(place);
            check(weight.into(), &|| format!("weights[{place}]"))?;
            for (number, error) in (2 * place..).zip(self.weights.errors(place)) {
                check(error.into(), &|| format!("errors[{number}]"))?;
            }
        }
        Ok(())
    }
}

/// A text of so many bytes.
fn text(input: &mut impl BufRead, length: u64) -> Result<String, CheckpointFault> {
    let mut bytes = vec![0; length as usize];
    input.read_exact(&mut bytes)?;
    String::from_utf8(bytes).map_err(|_| CheckpointFault::Broken)
}

/// Bytes on their way, with their checksum.
struct Summed<T> {
    inner: T,
    sum: Hasher,
}

impl<T> Summed<T> {
    fn new(inner: T) -> Self {
        let sum = Hasher::new();
        Self { inner, sum }
    }
}

impl<T: Read> Read for Summed<T> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(bytes)?;
        self.sum.update(&bytes[..count]);
        Ok(count)
    }
}

impl<T: Write> Write for Summed<T> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = self.inner.write(bytes)?;
        self.sum.update(&bytes[..count]);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}
