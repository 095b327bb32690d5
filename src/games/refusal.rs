//! Why something is refused, in words.

use std::error::Error;
use std::fmt;

/// The error in a name, a position, a ply or a file: a text that names the place and the value.
///
/// Every game has errors of its own types; where the type of the game is not known they are this text. It
/// is not itself an [`Error`], so that every error becomes one with `?`.
///
/// ```
/// use plyground::games::Refusal;
/// fn parsed(text: &str) -> Result<u8, Refusal> {
///     Ok(text.parse()?) // any error becomes a refusal
/// }
/// assert_eq!(parsed("x").unwrap_err().to_string(), "invalid digit found in string");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal(String);

impl Refusal {
    /// A refusal in these words.
    pub fn new(words: impl Into<String>) -> Self {
        Self(words.into())
    }
}

impl<E: Error> From<E> for Refusal {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
