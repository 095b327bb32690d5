//! The position that a player is asked about.

use serde::Serialize;

use crate::games::{AnyError, Excerpt, Playable, Table};

/// A position and the moves after it, so that a position that comes up again counts as it does in a game.
///
/// ```
/// use plyground::players::{Question, catalogue};
/// let table = catalogue::open("pentago")?.deal(1);
/// assert_eq!(table.question().moves.len(), 0);
/// let asked = Question::new("start").after("a11L").multi_pv(3);
/// assert_eq!((asked.moves, asked.multi_pv), (vec!["a11L".to_string()], 3));
/// # Ok::<(), plyground::players::GameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    /// The position, or `start` for the usual one; where chance decides that, it is the one of seed 0.
    pub position: String,
    /// Moves after it.
    pub moves: Vec<String>,
    /// The number of best moves that get exact values; at least one does.
    #[serde(skip)]
    pub multi_pv: u32,
}

impl Question {
    /// A position as people write it, or `start`.
    pub fn new(position: impl Into<String>) -> Self {
        Self {
            position: position.into(),
            moves: Vec::new(),
            multi_pv: 1,
        }
    }

    /// The position after these moves too.
    #[must_use]
    pub fn moves(mut self, moves: &[String]) -> Self {
        self.moves.extend_from_slice(moves);
        self
    }

    /// The position after one more move.
    #[must_use]
    pub fn after(mut self, mv: &str) -> Self {
        self.moves.push(mv.into());
        self
    }

    /// With exact values for this many of the best moves.
    #[must_use]
    pub fn multi_pv(self, multi_pv: u32) -> Self {
        Self { multi_pv, ..self }
    }

    /// Plays the moves on a table.
    ///
    /// # Errors
    /// The position can't be read, or a move is not legal.
    pub(super) fn table<G: Playable>(&self, rules: G::Rules) -> Result<Table<G>, AnyError> {
        let mut table = Table::begin(rules, &self.position, 0).map_err(AnyError::new)?;
        for (i, text) in self.moves.iter().enumerate() {
            table.play(text).map_err(|error| {
                let text = Excerpt::from(text);
                AnyError::new(format!("move {}: {text:?} {error}", i + 1))
            })?;
        }
        Ok(table)
    }
}
