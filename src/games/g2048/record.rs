//! A whole game as data: variant, seed, start, moves and spawns; and as one line of text.
//!
//! The line reads `GAME.1.SEED.START.PLIES`: the variant's name, such as `2048`; the format's version 1;
//! the seed in hexadecimal; the start as one digit a cell, its exponent (0 to 9, then a to z, then - and
//! _); and two characters a ply: the move's initial (`u`, `r`, `d`, `l`; a capital when the spawn is a 4)
//! and the spawn's cell as a digit of base 36. Every character is safe in a URL.

use std::fmt;
use std::str::FromStr;

use super::{Board, Direction, Spawn, Tiles, Variant, VariantError, last_exponent};

/// A player's move and the spawn that answered it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub direction: Direction,
    /// The new tile.
    pub spawn: Spawn,
}

/// Everything that makes up a game. Whether each ply is legal is for [`super::Game`] to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<B = Board> {
    /// The rules it was played by.
    pub variant: Variant,
    /// Decides the spawns to come.
    pub seed: u64,
    /// The position before the first ply.
    pub start: B,
    /// What was played.
    pub plies: Vec<Ply>,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The line does not begin with a game and a 1, or has not five fields.
    #[error("record: expected GAME.1.SEED.START.PLIES, found {0:?}")]
    Format(String),
    /// The first field is no game.
    #[error("record, {0}")]
    Variant(#[from] VariantError),
    /// The game is not played on this board.
    #[error("record, game: {0} is not played on this board")]
    Board(Variant),
    /// The seed is no hexadecimal number of 64 bits.
    #[error("record, seed: {0:?} is no hexadecimal number of 64 bits")]
    Seed(String),
    /// The start is not a digit for every cell.
    #[error("record, start: {text:?} is not {cells} digits from 0 to {}", digit(*last))]
    Start {
        /// What stood there.
        text: String,
        /// Cells of the board.
        cells: usize,
        /// Exponent of its largest tile.
        last: u8,
    },
    /// A ply that can't be read.
    #[error("record, ply {ply}: {text:?} is not one of u r d l and a cell from 0 to {}", digit(*last))]
    Ply {
        /// Counted from 1.
        ply: usize,
        /// What stood there.
        text: String,
        /// Number of the last cell.
        last: u8,
    },
    /// A move that changes nothing.
    #[error("record, ply {ply}: {direction} is not legal")]
    Illegal {
        /// Counted from 1.
        ply: usize,
        /// The move.
        direction: Direction,
    },
    /// A spawn on a tile.
    #[error("record, ply {ply}: the spawn's cell {cell} is taken")]
    Taken {
        /// Counted from 1.
        ply: usize,
        /// The cell's name.
        cell: String,
    },
}

/// The digits of starts and cells; the first 36 are those of every language.
const DIGITS: &[u8; 38] = b"0123456789abcdefghijklmnopqrstuvwxyz-_";

fn digit(value: u8) -> char {
    DIGITS
        .get(usize::from(value))
        .copied()
        .unwrap_or(b'0')
        .into()
}

fn value_of(digit: char) -> Option<u8> {
    let digit = digit.to_ascii_lowercase();
    let place = DIGITS.iter().position(|&one| char::from(one) == digit);
    place.map(|place| place as u8)
}

impl<B: Tiles> fmt::Display for Record<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start: String = self.start.cell_exponents().map(digit).collect();
        write!(f, "{}.1.{:x}.{start}.", self.variant, self.seed)?;
        self.plies.iter().try_for_each(|ply| write!(f, "{ply}"))
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let initial = match self.direction {
            Direction::Up => 'u',
            Direction::Right => 'r',
            Direction::Down => 'd',
            Direction::Left => 'l',
        };
        let initial = if self.spawn.four {
            initial.to_ascii_uppercase()
        } else {
            initial
        };
        write!(f, "{initial}{}", digit(self.spawn.cell))
    }
}

/// The variant of a record, by which to choose the board that reads it.
///
/// # Errors
/// The line is no record, or of another game.
pub fn variant_of(line: &str) -> Result<Variant, RecordError> {
    Ok(fields(line)?.0)
}

/// Variant, seed, start and plies.
fn fields(line: &str) -> Result<(Variant, [&str; 3]), RecordError> {
    let fields: Vec<&str> = line.trim().split('.').collect();
    match fields[..] {
        [game, "1", seed, start, plies] => Ok((game.parse()?, [seed, start, plies])),
        _ => Err(RecordError::Format(line.chars().take(40).collect())),
    }
}

impl<B: Tiles> FromStr for Record<B> {
    type Err = RecordError;

    fn from_str(line: &str) -> Result<Self, RecordError> {
        let (variant, [seed, start, plies]) = fields(line)?;
        if !B::plays(&variant) {
            return Err(RecordError::Board(variant));
        }
        Ok(Self {
            variant,
            seed: seed_from(seed).ok_or_else(|| RecordError::Seed(seed.into()))?,
            start: start_from(start, &variant).ok_or_else(|| RecordError::Start {
                text: start.into(),
                cells: variant.cells(),
                last: last_exponent(variant.cells()),
            })?,
            plies: plies_from(plies, variant.cells() as u8 - 1)?,
        })
    }
}

fn seed_from(text: &str) -> Option<u64> {
    // Rust reads a plus sign as part of a number.
    let digits = text.bytes().all(|byte| byte.is_ascii_hexdigit());
    u64::from_str_radix(text, 16).ok().filter(|_| digits)
}

fn start_from<B: Tiles>(text: &str, variant: &Variant) -> Option<B> {
    let last = last_exponent(variant.cells());
    let exponent = |c| value_of(c).filter(|&exponent| exponent <= last);
    let exponents: Vec<u8> = text.chars().map(exponent).collect::<Option<_>>()?;
    (exponents.len() == variant.cells()).then(|| {
        let cells = (0..).zip(exponents);
        cells.fold(B::empty(variant), |board, (cell, exponent)| {
            board.with_tile(cell, exponent)
        })
    })
}

fn plies_from(text: &str, last: u8) -> Result<Vec<Ply>, RecordError> {
    let letters: Vec<char> = text.chars().collect();
    let pairs = letters.chunks(2).enumerate();
    pairs
        .map(|(i, pair)| {
            ply_from(pair, last).ok_or_else(|| RecordError::Ply {
                ply: i + 1,
                text: pair.iter().collect(),
                last,
            })
        })
        .collect()
}

fn ply_from(pair: &[char], last: u8) -> Option<Ply> {
    let &[initial, cell] = pair else { return None };
    let direction = match initial.to_ascii_lowercase() {
        'u' => Direction::Up,
        'r' => Direction::Right,
        'd' => Direction::Down,
        'l' => Direction::Left,
        _ => return None,
    };
    let spawn = Spawn {
        cell: value_of(cell).filter(|&cell| cell <= last)?,
        four: initial.is_ascii_uppercase(),
    };
    Some(Ply { direction, spawn })
}
