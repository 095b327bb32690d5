//! The commands of a person, by a key or by a word.

use console::Key;
use plyground::games::State;

/// A command of the person who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableCommand {
    /// A move, as the game writes it, or a key of [`arrow`].
    Move(String),
    Hint,
    Undo,
    Redo,
    Autoplay,
    Quit,
    /// A key that means nothing.
    Unknown(String),
}

/// Keys of moves that have a direction, and the move.
const ARROWS: [(&[&str], &str); 4] = [
    (&["w", "k"], "up"),
    (&["d", "l"], "right"),
    (&["s", "j"], "down"),
    (&["a", "h"], "left"),
];

/// The words of the other commands: a key each, and a word for input by lines.
const WORDS: [(&[&str], TableCommand); 5] = [
    (&["?", "i", "hint"], TableCommand::Hint),
    (&["u", "undo"], TableCommand::Undo),
    (&["r", "redo"], TableCommand::Redo),
    (&["p", "auto"], TableCommand::Autoplay),
    (&["q", "quit"], TableCommand::Quit),
];

/// Whether the arrow keys are moves of this game.
pub fn has_arrows(state: &State) -> bool {
    let is_arrow = |mv: &String| ARROWS.iter().any(|(_, arrow)| arrow == mv);
    state.legal.iter().any(is_arrow)
}

/// The direction that a word means, in any case, in a game with such moves.
pub fn arrow(word: &str) -> Option<&'static str> {
    let lower = word.to_lowercase();
    let found = ARROWS
        .iter()
        .find(|(words, arrow)| words.contains(&lower.as_str()) || *arrow == lower);
    found.map(|(_, arrow)| *arrow)
}

impl TableCommand {
    /// The meaning of a word, in any case: a command, or else a move.
    pub fn from_word(word: &str) -> Self {
        let lower = word.to_lowercase();
        let found = WORDS
            .into_iter()
            .find(|(words, _)| words.contains(&lower.as_str()));
        found.map_or_else(|| Self::Move(word.into()), |(_, command)| command)
    }

    /// The meaning of a key; `None` for a key without one, such as part of a paste.
    pub fn from_key(key: &Key) -> Option<Self> {
        let arrow = |name: &str| Self::Move(name.into());
        Some(match key {
            Key::ArrowUp => arrow("up"),
            Key::ArrowRight => arrow("right"),
            Key::ArrowDown => arrow("down"),
            Key::ArrowLeft => arrow("left"),
            Key::Backspace => Self::Undo,
            Key::Escape | Key::CtrlC => Self::Quit,
            Key::Char(' ') => Self::Autoplay,
            Key::Char(letter) => Self::from_word(&letter.to_string()),
            Key::Unknown | Key::UnknownEscSeq(_) => return None,
            other => Self::Unknown(format!("{other:?}")),
        })
    }
}
