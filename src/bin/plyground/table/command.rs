//! What a person can ask for, by a key or by a word.

use console::Key;
use plyground::games::g2048::Direction::{self, Down, Left, Right, Up};

/// A wish of the person at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Move(Direction),
    Hint,
    Undo,
    Redo,
    Autoplay,
    Quit,
    /// A key or word that means nothing.
    Unknown(String),
}

/// The words of a command: a key each, and a word for input by lines.
const WORDS: [(&[&str], Command); 9] = [
    (&["w", "k", "up"], Command::Move(Up)),
    (&["d", "l", "right"], Command::Move(Right)),
    (&["s", "j", "down"], Command::Move(Down)),
    (&["a", "h", "left"], Command::Move(Left)),
    (&["?", "i", "hint"], Command::Hint),
    (&["u", "undo"], Command::Undo),
    (&["r", "redo"], Command::Redo),
    (&["p", "auto"], Command::Autoplay),
    (&["q", "quit"], Command::Quit),
];

impl Command {
    /// What a word means, in any case.
    pub fn from_word(word: &str) -> Self {
        let lower = word.to_lowercase();
        WORDS
            .into_iter()
            .find(|(words, _)| words.contains(&lower.as_str()))
            .map_or_else(|| Self::Unknown(word.into()), |(_, command)| command)
    }

    /// What a key means; `None` for one that is no key of its own, such as part of a paste.
    pub fn from_key(key: &Key) -> Option<Self> {
        Some(match key {
            Key::ArrowUp => Self::Move(Up),
            Key::ArrowRight => Self::Move(Right),
            Key::ArrowDown => Self::Move(Down),
            Key::ArrowLeft => Self::Move(Left),
            Key::Backspace => Self::Undo,
            Key::Escape | Key::CtrlC => Self::Quit,
            Key::Char(' ') => Self::Autoplay,
            Key::Char(letter) => Self::from_word(&letter.to_string()),
            Key::Unknown | Key::UnknownEscSeq(_) => return None,
            other => Self::Unknown(format!("{other:?}")),
        })
    }
}
