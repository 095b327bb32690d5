//! The beginning of a text that is refused.

use std::fmt;

/// The beginning of a text, for an error that tells what was found: a message stays short however long the text is.
///
/// ```
/// use plyground::games::Excerpt;
/// assert_eq!(format!("{:?}", Excerpt::from("2047")), r#""2047""#);
/// assert_eq!(Excerpt::from("x".repeat(1000)).to_string(), format!("{}…", "x".repeat(Excerpt::MOST)));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Excerpt(String);

impl Excerpt {
    /// The most characters of the text.
    pub const MOST: usize = 60;
}

impl From<&str> for Excerpt {
    fn from(text: &str) -> Self {
        Self(beginning(text, Self::MOST))
    }
}

impl From<&String> for Excerpt {
    fn from(text: &String) -> Self {
        text.as_str().into()
    }
}

impl From<String> for Excerpt {
    fn from(text: String) -> Self {
        text.as_str().into()
    }
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

/// A text of at most so many characters, with a sign where it was longer.
///
/// ```
/// use plyground::games::beginning;
/// assert_eq!(beginning("abc", 3), "abc");
/// assert_eq!(beginning("abcd", 3), "abc…");
/// ```
pub fn beginning(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.into(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
