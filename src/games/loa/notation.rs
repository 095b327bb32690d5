//! Positions and moves as text.

use std::fmt;
use std::str::FromStr;

use super::{Men, Move, Position, Rules, SIDE, Square};
use crate::games::{Adversarial, Excerpt, Game, Side};

/// Errors in the text of a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Not eight ranks.
    #[error("position: expected 8 ranks with / between them, the eighth first, found {0}")]
    Ranks(usize),
    /// A rank that has not eight squares.
    #[error("position, rank {rank}: expected 8 of .xo, found {found} characters")]
    Length {
        /// The rank, 1 to 8.
        rank: u8,
        /// Its characters.
        found: usize,
    },
    /// A character that says nothing.
    #[error("position, square {square}: {found:?} is none of .xo")]
    Man {
        /// The square's name.
        square: String,
        /// The text there.
        found: char,
    },
    /// A side without men, or with more than it began with.
    #[error("position: {first} x and {second} o; each side has 1 to 12 men")]
    Count {
        /// Men of x.
        first: u32,
        /// Men of o.
        second: u32,
    },
    /// No side to move.
    #[error("position, side to move: expected x or o after the board, found {0:?}")]
    Side(Excerpt),
}

crate::games::into_any_error!(PositionError);

/// Errors in the text of a move. A message begins with the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// No two squares.
    #[error("should name two squares from a1 to h8, like b1-b3 or b1xb3, or be pass")]
    Squares,
    /// No man of the mover there.
    #[error("begins on a square without a man of the side to move")]
    Man,
    /// The man can't go there.
    #[error("is not legal: a man goes as far as there are men on its line, not over opponents")]
    Target,
    /// A capture on an empty square, or a move without the sign on an occupied one.
    #[error("should have x between the squares of a capture, - between those of others")]
    Sign,
    /// A pass where there are legal moves.
    #[error("is not legal: a side passes only where it has no other move")]
    Pass,
    /// The game has ended.
    #[error("comes after the end of the game")]
    Over,
}

const fn letter(side: Side) -> char {
    match side {
        Side::First => 'x',
        Side::Second => 'o',
    }
}

impl fmt::Display for Position {
    /// The ranks from the eighth to the first, `/` between them, each eight of `.xo`; a space, and the
    /// side to move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rank = |rank| -> String {
            let squares = (0..SIDE).filter_map(|file| Square::at(file, rank));
            squares
                .map(|square| self.at(square).map_or('.', letter))
                .collect()
        };
        let ranks: Vec<String> = (0..SIDE).rev().map(rank).collect();
        write!(f, "{} {}", ranks.join("/"), letter(self.side()))
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let text = text.trim();
        let (board, side) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let ranks: Vec<&str> = board.split('/').collect();
        if ranks.len() != usize::from(SIDE) {
            return Err(PositionError::Ranks(ranks.len()));
        }
        let [mut first, mut second] = [Men::NONE; 2];
        for (rank, text) in (0..SIDE).rev().zip(ranks) {
            let found = text.chars().count();
            if found != usize::from(SIDE) {
                let rank = rank + 1;
                return Err(PositionError::Length { rank, found });
            }
            let squares = (0..SIDE).filter_map(|file| Square::at(file, rank));
            for (square, found) in squares.zip(text.chars()) {
                match found {
                    'x' => first = first.or(Men::one(square)),
                    'o' => second = second.or(Men::one(square)),
                    '.' => {}
                    _ => {
                        let square = square.to_string();
                        return Err(PositionError::Man { square, found });
                    }
                }
            }
        }
        let side = match side.trim_start() {
            "x" => Side::First,
            "o" => Side::Second,
            side => return Err(PositionError::Side(side.into())),
        };
        let (x, o) = (first.count(), second.count());
        Self::new(first, second, side, Rules::default()).ok_or(PositionError::Count {
            first: x,
            second: o,
        })
    }
}

/// Reads a legal move. The sign between the squares may be left out.
pub(super) fn read_move(position: &Position, text: &str) -> Result<Move, MoveError> {
    let over = || position.outcome().map_or(Ok(()), |_| Err(MoveError::Over));
    if text == "pass" {
        over()?;
        let may = position.legal().any(Move::is_pass);
        return may.then_some(Move::PASS).ok_or(MoveError::Pass);
    }
    let (from, sign, to) = match *text.as_bytes() {
        [a, b, c, d] => (Square::named(a, b), None, Square::named(c, d)),
        [a, b, sign @ (b'-' | b'x'), c, d] => {
            (Square::named(a, b), Some(sign), Square::named(c, d))
        }
        _ => return Err(MoveError::Squares),
    };
    let (Some(from), Some(to)) = (from, to) else {
        return Err(MoveError::Squares);
    };
    over()?;
    if !position.own().has(from) {
        return Err(MoveError::Man);
    }
    let mut legal = position.legal().filter(|mv| !mv.is_pass());
    let mv = legal
        .find(|mv| mv.from == from && mv.to == to)
        .ok_or(MoveError::Target)?;
    let fits = sign.is_none_or(|sign| (sign == b'x') == mv.captures);
    fits.then_some(mv).ok_or(MoveError::Sign)
}
