//! A line that says how a game begins: a position, moves, or both.

use plyground::games::Excerpt;
use plyground::players::{AnyGame, Bout};

/// The longest line, in bytes.
const MAX_LINE: usize = 2000;

/// Why a line is no opening.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum OpeningError {
    /// It has too many letters.
    #[error("longer than {MAX_LINE} bytes")]
    Long,
    /// It begins neither with a position nor with a move.
    #[error("{text:?} is neither a position ({reason}) nor a move from the start")]
    Neither {
        /// The line or its first word.
        text: Excerpt,
        /// The fault of the line as a position.
        reason: String,
    },
    /// The position before `moves` is none.
    #[error("{text:?} is not a position: {reason}")]
    Position {
        /// The text.
        text: Excerpt,
        /// The fault of the line.
        reason: String,
    },
    /// A move that can't be played.
    #[error("move {number}: {text:?} {reason}")]
    Move {
        /// Its place, counted from 1.
        number: usize,
        /// The move.
        text: Excerpt,
        /// Follows the text in a message.
        reason: String,
    },
    /// Nothing is left to play.
    #[error("the game is over there")]
    Over,
}

/// An opening that can be played.
#[derive(Clone, Debug)]
pub struct OpeningLine {
    line: String,
    position: String,
    moves: Vec<String>,
}

impl OpeningLine {
    /// Reads a line.
    ///
    /// # Errors
    /// It is neither a position nor moves, or leaves nothing to play.
    pub fn read(game: &dyn AnyGame, line: &str) -> Result<Self, OpeningError> {
        if line.len() > MAX_LINE {
            return Err(OpeningError::Long);
        }
        let (position, moves) = parts(game, line)?;
        let set_up = game.set_up(&position, 0);
        let mut table = set_up.map_err(|error| OpeningError::Position {
            text: (&*position).into(),
            reason: error.to_string(),
        })?;
        for (number, text) in (1..).zip(&moves) {
            let played = table.play(text, None);
            played.map_err(|error| OpeningError::Move {
                number,
                text: text.into(),
                reason: error.to_string(),
            })?;
        }
        if table.outcome().is_some() {
            return Err(OpeningError::Over);
        }
        Ok(Self {
            line: line.into(),
            position,
            moves,
        })
    }

    /// The line that it was read from.
    pub fn line(&self) -> &str {
        &self.line
    }

    /// Begins a game with it; false where the game is another one.
    pub(super) fn begin(&self, bout: &mut dyn Bout) -> bool {
        bout.open(&self.position, &self.moves).is_ok()
    }
}

/// The position of a line and the moves from there.
fn parts(game: &dyn AnyGame, line: &str) -> Result<(String, Vec<String>), OpeningError> {
    let words = |text: &str| text.split_whitespace().map(String::from).collect();
    if let Some((position, moves)) = line.split_once(" moves ") {
        return Ok((position.trim().into(), words(moves)));
    }
    let Err(error) = game.set_up(line, 0) else {
        return Ok((line.into(), Vec::new()));
    };
    let moves: Vec<String> = words(line);
    let first = moves.first().map_or("", String::as_str);
    match game.deal(0).play(first, None) {
        Ok(()) => Ok(("start".into(), moves)),
        Err(_) => Err(OpeningError::Neither {
            text: line.into(),
            reason: error.to_string(),
        }),
    }
}
