//! The text of a move and of a ply.

use std::str::FromStr;

use super::{Direction, Spawn, Tiles, cell_name};

/// Errors in the text of a ply. A message begins with the ply.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlyError {
    /// No move.
    #[error("is not one of up, right, down, left")]
    Direction,
    /// No new tile.
    #[error("should say the new tile after + as a cell from a1 to {last}, = and 2 or 4, like b3=2")]
    Spawn {
        /// The name of the last cell.
        last: String,
    },
    /// Nothing moves that way.
    #[error("is not legal: it changes nothing")]
    Illegal,
    /// A new tile on a tile.
    #[error("puts the new tile on a cell that is taken")]
    Taken,
}

crate::games::into_any_error!(PlyError);

impl FromStr for Direction {
    type Err = PlyError;

    fn from_str(text: &str) -> Result<Self, PlyError> {
        let found = Self::ALL.into_iter().find(|one| one.name() == text);
        found.ok_or(PlyError::Direction)
    }
}

/// A move, and the new tile where the text says it: `left`, or `left+b3=2`.
pub(super) fn read(text: &str, board: &impl Tiles) -> Result<(Direction, Option<Spawn>), PlyError> {
    let (direction, spawn) = match text.split_once('+') {
        Some((direction, spawn)) => (direction, Some(spawn)),
        None => (text, None),
    };
    let direction = direction.parse()?;
    let spawn = spawn.map(|spawn| {
        spawn_from(spawn, board).ok_or_else(|| PlyError::Spawn {
            last: cell_name(board.cell_count() as u8 - 1, board.columns()),
        })
    });
    Ok((direction, spawn.transpose()?))
}

fn spawn_from(text: &str, board: &impl Tiles) -> Option<Spawn> {
    let (&[column, row], value) = text.split_once('=').map(|(cell, v)| (cell.as_bytes(), v))?
    else {
        return None;
    };
    let (rows, columns) = (board.rows() as u8, board.columns() as u8);
    let column = column
        .checked_sub(b'a')
        .filter(|&column| column < columns)?;
    let row = row.checked_sub(b'1').filter(|&row| row < rows)?;
    let four = match value {
        "2" => false,
        "4" => true,
        _ => return None,
    };
    Some(Spawn {
        cell: row * columns + column,
        four,
    })
}
