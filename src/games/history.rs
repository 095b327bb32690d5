//! A game without chance in progress: its moves, and a cursor that undo and redo move.
//!
//! As one line of text it reads `GAME.1.START.MOVES`: the game's name; the format's version 1; the position it
//! began in, `_` for a blank, nothing where it is the usual one; and the moves with `_` between.

use super::{Adversarial, Notation, Outcome};

/// A game with its whole history.
///
/// ```
/// use plyground::games::{History, pentago::Position};
/// let mut game: History<Position> = History::read("pentago", "pentago.1..c34L_d42R").unwrap();
/// assert_eq!((game.ply(), game.plies()), (2, 2));
/// assert!(game.undo() && game.play("d41L").is_ok());
/// assert_eq!(game.write("pentago"), "pentago.1..c34L_d41L");
/// assert!(game.play("d41L").is_err());
/// ```
#[derive(Clone, Debug)]
pub struct History<G: Notation> {
    /// Before each move, and after the last.
    positions: Vec<G>,
    moves: Vec<G::Move>,
    cursor: usize,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HistoryError {
    /// The line does not begin with the game and a 1, or has not four fields.
    #[error("record: expected {game}.1.START.MOVES, found {found:?}")]
    Format {
        /// The game's name.
        game: &'static str,
        /// The beginning of the line.
        found: String,
    },
    /// The start is no position.
    #[error("record, start: {0}")]
    Start(String),
    /// A move that can't be read, or is not legal.
    #[error("record, ply {ply}: {text:?} {problem}")]
    Move {
        /// Counted from 1.
        ply: usize,
        /// What stood there.
        text: String,
        /// What is wrong with it.
        problem: String,
    },
}

impl<G: Notation> Default for History<G> {
    fn default() -> Self {
        Self::begin(G::default())
    }
}

impl<G: Notation> History<G> {
    /// A game that begins in any position.
    pub fn begin(start: G) -> Self {
        Self {
            positions: vec![start],
            moves: Vec::new(),
            cursor: 0,
        }
    }

    /// The position on the board.
    pub fn position(&self) -> &G {
        &self.positions[self.cursor]
    }

    /// Moves played before this position.
    pub fn ply(&self) -> usize {
        self.cursor
    }

    /// Moves of the whole game, undone ones included.
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The move that led to this position; `None` at the start.
    pub fn last(&self) -> Option<G::Move> {
        self.cursor.checked_sub(1).map(|last| self.moves[last])
    }

    /// One move back; false at the start.
    pub fn undo(&mut self) -> bool {
        let back = self.cursor > 0;
        self.cursor -= usize::from(back);
        back
    }

    /// The undone move again; `None` at the end.
    pub fn redo(&mut self) -> Option<G::Move> {
        let again = self.moves.get(self.cursor).copied();
        self.cursor += usize::from(again.is_some());
        again
    }

    /// To any ply, at most to the end.
    pub fn seek(&mut self, ply: usize) {
        self.cursor = ply.min(self.plies());
    }
}

impl<G: Notation + Adversarial> History<G> {
    /// Plays a move, cutting off undone ones.
    ///
    /// # Errors
    /// The text is no move, or not a legal one, or the game is over; nothing has changed then.
    pub fn play(&mut self, text: &str) -> Result<G::Move, G::MoveError> {
        let mv = self.position().read_move(text)?;
        if self.outcome().is_some() {
            return Err(G::REPEATED);
        }
        self.push(mv);
        Ok(mv)
    }

    /// Plays a legal move, cutting off undone ones.
    pub fn push(&mut self, mv: G::Move) {
        let position = self.position().played(mv);
        self.moves.truncate(self.cursor);
        self.positions.truncate(self.cursor + 1);
        self.moves.push(mv);
        self.positions.push(position);
        self.cursor += 1;
    }

    /// The positions before this one, in their order; none in a game where repetition means nothing.
    pub fn before(&self) -> &[G] {
        match G::REPETITIONS {
            None => &[],
            Some(_) => &self.positions[..self.cursor],
        }
    }

    /// Their keys.
    pub fn earlier(&self) -> Vec<u128> {
        self.before().iter().map(G::key).collect()
    }

    /// How the game ended, by its position or because that came up too often; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome().or_else(|| {
            let most = G::REPETITIONS?;
            let now = self.position().key();
            let positions = self.positions[..=self.cursor].iter();
            let times = positions.filter(|position| position.key() == now).count();
            (times >= most).then_some(Outcome::Draw)
        })
    }

    /// The legal moves; none when the game is over.
    pub fn legal(&self) -> impl Iterator<Item = G::Move> {
        let over = self.outcome().is_some();
        self.position().legal().filter(move |_| !over)
    }

    /// The whole game as a line of text.
    pub fn write(&self, game: &str) -> String {
        let start = self.positions[0].to_string();
        let start = if start == G::default().to_string() {
            String::new()
        } else {
            start.replace(' ', "_")
        };
        let moves: Vec<String> = self.moves.iter().map(G::Move::to_string).collect();
        format!("{game}.1.{start}.{}", moves.join("_"))
    }

    /// Reads what [`History::write`] wrote.
    ///
    /// # Errors
    /// Names the field or the ply that is wrong.
    pub fn read(game: &'static str, line: &str) -> Result<Self, HistoryError> {
        let line = line.trim();
        let fields = || {
            let rest = line.strip_prefix(game)?.strip_prefix(".1.")?;
            // The start may hold points itself.
            rest.rsplit_once('.')
        };
        let (start, moves) = fields().ok_or_else(|| HistoryError::Format {
            game,
            found: line.chars().take(40).collect(),
        })?;
        let mut history = match start {
            "" => Self::begin(G::default().by_rules(game)),
            start => Self::begin(
                start
                    .replace('_', " ")
                    .parse::<G>()
                    .map_err(|error| HistoryError::Start(error.to_string()))?
                    .by_rules(game),
            ),
        };
        for text in moves.split('_').filter(|_| !moves.is_empty()) {
            history.play(text).map_err(|error| HistoryError::Move {
                ply: history.plies() + 1,
                text: text.chars().take(20).collect(),
                problem: error.to_string(),
            })?;
        }
        Ok(history)
    }
}
