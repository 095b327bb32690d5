//! Positions and moves as text.

use std::fmt;
use std::str::FromStr;

use super::{HOLES, Hole, Marbles, Move, Position, Quadrant, SIDE, Spin, Turn};
use crate::games::{Adversarial, Excerpt, Side};

/// Errors in the text of a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Not a character for every hole.
    #[error("position: expected 36 of .XO, row by row, found {0} characters")]
    Length(usize),
    /// A character that says nothing.
    #[error("position, hole {hole}: {found:?} is none of .XO")]
    Marble {
        /// The hole's name.
        hole: String,
        /// The text there.
        found: char,
    },
    /// Numbers of marbles that no game leads to.
    #[error("position: {first} X and {second} O; X begins, and has as many as O or one more")]
    Count {
        /// Marbles of X.
        first: u32,
        /// Marbles of O.
        second: u32,
    },
    /// A side to move that is none, or not the one whose turn it is.
    #[error("position, side to move: {found:?} is not {expected}, whose turn it is by the marbles")]
    Side {
        /// The value that was given.
        found: Excerpt,
        /// The side to move.
        expected: char,
    },
}

crate::games::into_any_error!(PositionError);

/// Errors in the text of a move. A message begins with the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// No hole.
    #[error("should begin with a hole from a1 to f6")]
    Hole,
    /// A marble lies there.
    #[error("puts a marble into a hole that is taken")]
    Taken,
    /// No valid turn after a placement that does not win.
    #[error("should say the turn after the hole: the quadrant 1 to 4, then L or R")]
    Turn,
    /// The game has ended.
    #[error("comes after the end of the game")]
    Over,
}

const fn letter(side: Side) -> char {
    match side {
        Side::First => 'X',
        Side::Second => 'O',
    }
}

impl fmt::Display for Position {
    /// 36 of `.XO`, row by row, a space, and the side to move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board: String = Hole::all()
            .map(|hole| self.at(hole).map_or('.', letter))
            .collect();
        write!(f, "{board} {}", letter(self.side()))
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// The side to move may be left out, for it follows from the marbles.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        let text = text.trim();
        let (board, side) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let length = board.chars().count();
        if length != usize::from(HOLES) {
            return Err(PositionError::Length(length));
        }
        let [mut first, mut second] = [Marbles::NONE; 2];
        for (hole, found) in Hole::all().zip(board.chars()) {
            match found {
                'X' => first = first.with(hole),
                'O' => second = second.with(hole),
                '.' => {}
                _ => {
                    return Err(PositionError::Marble {
                        hole: hole.to_string(),
                        found,
                    });
                }
            }
        }
        let position = Self::new(first, second).ok_or(PositionError::Count {
            first: first.count(),
            second: second.count(),
        })?;
        let expected = letter(position.side());
        match side.trim_start() {
            "" => Ok(position),
            side if side.chars().eq([expected]) => Ok(position),
            side => Err(PositionError::Side {
                found: side.into(),
                expected,
            }),
        }
    }
}

/// Reads a legal move. A placement that wins ends the game, so a turn after it says nothing; it may be written.
pub(super) fn read_move(position: &Position, text: &str) -> Result<Move, MoveError> {
    let (hole, turn) = match text.as_bytes() {
        [column, row, turn @ ..] => (hole_from(*column, *row), turn),
        _ => (None, &[][..]),
    };
    let hole = hole.ok_or(MoveError::Hole)?;
    let written = turn_from(turn);
    if written.is_none() && !turn.is_empty() {
        return Err(MoveError::Turn);
    }
    if position.outcome().is_some() {
        return Err(MoveError::Over);
    }
    if !position.empty().has(hole) {
        return Err(MoveError::Taken);
    }
    let turn = if position.own().with(hole).has_five() {
        None
    } else {
        Some(written.ok_or(MoveError::Turn)?)
    };
    Ok(Move { hole, turn })
}

fn hole_from(column: u8, row: u8) -> Option<Hole> {
    let below = |c: u8, first: u8| c.checked_sub(first).filter(|&n| n < SIDE);
    Hole::at(below(row, b'1')?, below(column, b'a')?)
}

fn turn_from(text: &[u8]) -> Option<Turn> {
    let &[quadrant, spin] = text else { return None };
    let quadrant = *Quadrant::ALL.get(usize::from(quadrant.checked_sub(b'1')?))?;
    let spin = match spin {
        b'L' => Spin::Left,
        b'R' => Spin::Right,
        _ => return None,
    };
    Some(Turn { quadrant, spin })
}
