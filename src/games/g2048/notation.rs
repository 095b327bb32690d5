//! Positions as text: tile values, row by row, commas between, 0 for an empty cell.

use crate::games::Excerpt;

/// Errors in the text of a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Not a value for every cell.
    #[error("position: expected {expected} tile values with commas between, found {found}")]
    Length {
        /// Cells of the board.
        expected: usize,
        /// Values that were given.
        found: usize,
    },
    /// A value that is no number.
    #[error("position, cell {cell}: {text:?} is no number")]
    Number {
        /// The cell's name.
        cell: String,
        /// The text there.
        text: Excerpt,
    },
    /// A value that is neither 0 nor a power of two up to the board's last tile.
    #[error("position, cell {cell}: {value} is no tile (0, or a power of two from 2 to {last})")]
    Value {
        /// The cell's name.
        cell: String,
        /// The value.
        value: u64,
        /// The largest tile of this board.
        last: u64,
    },
    /// An exponent beyond the last tile.
    #[error("position, cell {cell}: exponent {exponent} is above {last} ({})", tile_value(*last))]
    Exponent {
        /// The cell's name.
        cell: String,
        /// The exponent.
        exponent: u8,
        /// The exponent of the largest tile of this board.
        last: u8,
    },
}

crate::games::into_any_error!(PositionError);

/// Column letter and row number of a cell: `a1` is the upper left, and with four columns `d4` the lower
/// right of four rows.
///
/// ```
/// use plyground::games::g2048::cell_name;
/// assert_eq!(cell_name(0, 4), "a1");
/// ```
pub fn cell_name(cell: u8, columns: usize) -> String {
    let (row, column) = (cell / columns as u8, cell % columns as u8);
    format!("{}{}", char::from(b'a' + column), row + 1)
}

/// Reads a position of a board of that size.
pub(super) fn exponents_from(
    text: &str,
    rows: usize,
    columns: usize,
) -> Result<Vec<u8>, PositionError> {
    let (expected, found) = (rows * columns, text.split(',').count());
    if found != expected {
        return Err(PositionError::Length { expected, found });
    }
    let last = last_exponent(expected);
    let read = |(cell, word): (u8, &str)| {
        let (word, cell) = (word.trim(), || cell_name(cell, columns));
        let digits = word.bytes().all(|byte| byte.is_ascii_digit());
        let value: u64 = word.parse().ok().filter(|_| digits).ok_or_else(|| {
            let text = word.into();
            PositionError::Number { cell: cell(), text }
        })?;
        match value {
            0 => Ok(0),
            _ if value.is_power_of_two() && (1..=last.into()).contains(&value.ilog2()) => {
                Ok(value.ilog2() as u8)
            }
            _ => Err(PositionError::Value {
                cell: cell(),
                value,
                last: tile_value(last),
            }),
        }
    };
    (0..).zip(text.split(',')).map(read).collect()
}

/// Exponent of the largest tile that a board of so many cells knows: two of them do not merge. No play
/// reaches two, for it could not build the second on the cells that are left.
pub const fn last_exponent(cells: usize) -> u8 {
    cells as u8 + 1
}

/// The value of a tile: 0 for an empty cell, else a power of two.
pub(super) const fn tile_value(exponent: u8) -> u64 {
    if exponent == 0 { 0 } else { 1 << exponent }
}
