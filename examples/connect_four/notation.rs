//! Positions and moves as text.

use std::fmt;
use std::str::FromStr;

use super::{CELLS, COLUMNS, Column, Discs, Position, ROWS};
use crate::games::{Adversarial, Excerpt, Side};

/// The faults of a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Not six rows.
    #[error("position: expected 6 rows from the top with / between, found {0}")]
    Rows(usize),
    /// A row of another length.
    #[error("position, row {row}: expected 7 of .xo, found {found} characters")]
    Length {
        /// Counted from the foot, from 1.
        row: usize,
        /// Its length.
        found: usize,
    },
    /// A character that says nothing.
    #[error("position, cell {cell}: {found:?} is none of .xo")]
    Disc {
        /// The cell's name.
        cell: String,
        /// The character that stood there.
        found: char,
    },
    /// A disc with nothing below it.
    #[error("position, cell {cell}: the disc has nothing below it")]
    Floating {
        /// The cell's name.
        cell: String,
    },
    /// Numbers of discs that no game leads to.
    #[error("position: {first} x and {second} o; x begins, and has as many as o or one more")]
    Count {
        /// Discs of x.
        first: u32,
        /// Discs of o.
        second: u32,
    },
    /// The game was over before the last disc.
    #[error("position: {0} has four in a row, and yet the other side has moved since")]
    Over(&'static str),
    /// A side to move that is none, or not the one whose turn it is.
    #[error("position, side to move: {found:?} is not {expected}, whose turn it is by the discs")]
    Side {
        /// The given side.
        found: Excerpt,
        /// The side to move.
        expected: &'static str,
    },
}

/// The fault of a move; follows the move in a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// No column.
    #[error("should be a column from a to g")]
    Column,
    /// There is no room.
    #[error("drops a disc into a column that is full")]
    Full,
    /// The game has ended.
    #[error("comes after the end of the game")]
    Over,
}

/// The name of a cell, counted row by row from the upper left: its column and its row from the foot, from 1.
pub(super) fn cell_name(cell: usize) -> String {
    let columns = usize::from(COLUMNS);
    let letter = char::from(b'a' + (cell % columns) as u8);
    format!("{letter}{}", usize::from(ROWS) - cell / columns)
}

impl fmt::Display for Position {
    /// The rows from the top, 7 of `.xo` each, with `/` between; a space, and the side to move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in 0..CELLS {
            if cell > 0 && cell.is_multiple_of(COLUMNS) {
                f.write_str("/")?;
            }
            f.write_str(self.at(cell).map_or(".", Side::name))?;
        }
        write!(f, " {}", self.side().name())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// The side to move may be left out, for it follows from the discs.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        let text = text.trim();
        let (board, side) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let [first, second] = read_board(board)?;
        let taken = first.or(second);
        if let Some(cell) = taken.cells().find(|&cell| is_floating(taken, cell)) {
            return Err(PositionError::Floating {
                cell: cell_name(cell.into()),
            });
        }
        let position = Self::new(first, second).ok_or(PositionError::Count {
            first: first.count(),
            second: second.count(),
        })?;
        let expected = position.side().name();
        if position.own().has_four() {
            return Err(PositionError::Over(expected));
        }
        match side.trim_start() {
            "" => Ok(position),
            side if side == expected => Ok(position),
            side => Err(PositionError::Side {
                found: side.into(),
                expected,
            }),
        }
    }
}

/// The discs of x and of o.
fn read_board(board: &str) -> Result<[Discs; 2], PositionError> {
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != usize::from(ROWS) {
        return Err(PositionError::Rows(rows.len()));
    }
    for (row, text) in (1..).zip(rows.iter().rev()) {
        let found = text.chars().count();
        if found != usize::from(COLUMNS) {
            return Err(PositionError::Length { row, found });
        }
    }
    let mut discs = [Discs::NONE; 2];
    for (cell, found) in (0..CELLS).zip(rows.iter().flat_map(|row| row.chars())) {
        let side = match found {
            'x' => 0,
            'o' => 1,
            '.' => continue,
            _ => {
                return Err(PositionError::Disc {
                    cell: cell_name(cell.into()),
                    found,
                });
            }
        };
        discs[side] = discs[side].or(Discs::cell(cell));
    }
    Ok(discs)
}

/// Whether a disc in that cell has nothing below it.
fn is_floating(taken: Discs, cell: u8) -> bool {
    let below = cell + COLUMNS;
    below < CELLS && !taken.meets(Discs::cell(below))
}

/// The legal move that a text stands for.
pub(super) fn read_move(position: &Position, text: &str) -> Result<Column, MoveError> {
    let column = Column::named(text).ok_or(MoveError::Column)?;
    if position.outcome().is_some() {
        return Err(MoveError::Over);
    }
    if position.landing(column) == Discs::NONE {
        return Err(MoveError::Full);
    }
    Ok(column)
}
