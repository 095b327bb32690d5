//! A move of 2048 as the command line writes it: `left`, or `left+b3=2` with the tile that follows.

use plyground::games::g2048::{Direction, Spawn, Variant, cell_name};

/// A move, and the new tile where it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenPly {
    pub direction: Direction,
    pub spawn: Option<Spawn>,
}

/// What is wrong with a written move; follows the move in a message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlyError {
    #[error("is not one of up, right, down, left")]
    Direction,
    #[error("should say the new tile after + as a cell from a1 to {last}, = and 2 or 4, like b3=2")]
    Spawn { last: String },
    #[error("is not legal: it changes nothing")]
    Illegal,
    #[error("puts the new tile on a cell that is taken")]
    Taken,
}

impl WrittenPly {
    /// Reads a ply of a game of that variant.
    pub fn read(text: &str, variant: &Variant) -> Result<Self, PlyError> {
        let (direction, spawn) = match text.split_once('+') {
            Some((direction, spawn)) => (direction, Some(spawn)),
            None => (text, None),
        };
        let direction = direction.parse().map_err(|_| PlyError::Direction)?;
        let spawn = spawn
            .map(|spawn| {
                spawn_from(spawn, variant).ok_or_else(|| PlyError::Spawn {
                    last: cell_name(variant.cells() as u8 - 1, variant.columns()),
                })
            })
            .transpose()?;
        Ok(Self { direction, spawn })
    }
}

fn spawn_from(text: &str, variant: &Variant) -> Option<Spawn> {
    let (&[column, row], value) = text.split_once('=').map(|(cell, v)| (cell.as_bytes(), v))?
    else {
        return None;
    };
    let (rows, columns) = (variant.rows() as u8, variant.columns() as u8);
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
