//! The parts of a record of 2048.
//!
//! The start has one digit a cell, its exponent: 0 to 9, then a to z, then - and _. A ply has two characters: the
//! move's initial (`u`, `r`, `d`, `l`; a capital when the new tile is a 4) and the new tile's cell as a digit.

use super::{Direction, Ply, Spawn, Tiles, Variant, last_exponent};
use crate::games::Excerpt;

/// Errors in the start or a ply of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordPartError {
    /// The start is not a digit for every cell.
    #[error("{text:?} is not {cells} digits from 0 to {}", digit(*last))]
    Start {
        /// The text there.
        text: Excerpt,
        /// Cells of the board.
        cells: usize,
        /// Exponent of its largest tile.
        last: u8,
    },
    /// A ply that can't be read.
    #[error("{text:?} is not one of u r d l and a cell from 0 to {}", digit(*last))]
    Ply {
        /// The text there.
        text: Excerpt,
        /// Number of the last cell.
        last: u8,
    },
    /// A move that changes nothing.
    #[error("{0} is not legal")]
    Illegal(Direction),
    /// A new tile on a tile.
    #[error("the spawn's cell {0} is taken")]
    Taken(String),
}

crate::games::into_any_error!(RecordPartError);

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

pub(super) fn write_start(board: &impl Tiles) -> String {
    board.cell_exponents().map(digit).collect()
}

pub(super) fn read_start<B: Tiles>(text: &str, variant: &Variant) -> Result<B, RecordPartError> {
    let last = last_exponent(variant.cells());
    let exponent = |c| value_of(c).filter(|&exponent| exponent <= last);
    let exponents: Option<Vec<u8>> = text.chars().map(exponent).collect();
    let exponents = exponents.filter(|exponents| exponents.len() == variant.cells());
    let cells = (0..).zip(exponents.ok_or_else(|| RecordPartError::Start {
        text: text.into(),
        cells: variant.cells(),
        last,
    })?);
    Ok(cells.fold(B::empty(variant), |board, (cell, exponent)| {
        board.with_tile(cell, exponent)
    }))
}

pub(super) fn write_plies(plies: &[Ply]) -> String {
    let mut text = String::with_capacity(2 * plies.len());
    for ply in plies {
        let initial = match ply.direction {
            Direction::Up => 'u',
            Direction::Right => 'r',
            Direction::Down => 'd',
            Direction::Left => 'l',
        };
        text.push(if ply.spawn.four {
            initial.to_ascii_uppercase()
        } else {
            initial
        });
        text.push(digit(ply.spawn.cell));
    }
    text
}

/// Two characters each; the last may have one.
pub(super) fn split_plies(text: &str) -> Vec<&str> {
    let starts: Vec<usize> = text.char_indices().step_by(2).map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let pairs = starts.iter().zip(ends);
    pairs.map(|(&start, end)| &text[start..end]).collect()
}

pub(super) fn read_ply(text: &str, board: &impl Tiles) -> Result<Ply, RecordPartError> {
    let last = board.cell_count() as u8 - 1;
    let mut characters = text.chars();
    let pair = (characters.next(), characters.next());
    let ply = match pair {
        (Some(initial), Some(cell)) => ply_from(initial, cell, last),
        _ => None,
    };
    ply.ok_or_else(|| RecordPartError::Ply {
        text: text.into(),
        last,
    })
}

fn ply_from(initial: char, cell: char, last: u8) -> Option<Ply> {
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
