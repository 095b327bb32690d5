//! Links of the page, as text. `docs/links.md` describes their grammar; the page's `www/core/link.js` reads and writes the same.

use std::fmt;

use form_urlencoded::{Serializer, parse};

use plyground::games::Excerpt;

/// The version of the grammar; it goes without saying.
const VERSION: &str = "1";

/// The words of a link: names with their values, in their order and without the version. Of a name that stands twice, the
/// last counts.
///
/// ```
/// use plyground_cli::link::Link;
///
/// let link = Link::read("index.html?game=2048-5x5#player=corner&budget=500")?;
/// assert_eq!(link.get("game"), Some("2048-5x5"));
/// assert_eq!(link.get("movetime"), Some("500"));
/// let record = "2048.1.0.0000012000000000.lc";
/// assert_eq!(Link::read(record)?.get("record"), Some(record));
/// # Ok::<(), plyground_cli::link::UnknownVersion>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    words: Vec<(String, String)>,
}

/// A link has a version that is not known here, probably a newer one.
#[derive(Clone, Debug, thiserror::Error, PartialEq, Eq)]
#[error("version {0} of links is not known here, only {VERSION}")]
pub struct UnknownVersion(Excerpt);

impl Link {
    /// Reads an address, the words after its `#`, or a bare record. After a `?` only the game counts.
    ///
    /// # Errors
    /// The version is not known.
    pub fn read(text: &str) -> Result<Self, UnknownVersion> {
        let (before, hash) = text.split_once('#').unwrap_or((text, ""));
        let (_, query) = before.split_once('?').unwrap_or((before, ""));
        let is_bare = !text.contains(['#', '?']);
        if is_bare && !text.is_empty() && !text.contains('=') {
            let words = vec![("record".into(), text.into())];
            return Ok(Self { words });
        }
        let mut words = read_words(query);
        words.retain(|(name, game)| name == "game" && !game.is_empty());
        words.extend(read_words(if is_bare { text } else { hash }));
        let mut link = Self { words };
        match link.get("v") {
            Some(version) if version != VERSION => Err(UnknownVersion(version.into())),
            _ => {
                link.words.retain(|(name, _)| name != "v");
                Ok(link)
            }
        }
    }

    /// All words, as they follow each other.
    pub fn words(&self) -> &[(String, String)] {
        &self.words
    }

    /// The value of a name.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.words.iter().rev().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }
}

/// The part of the link after `#`.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut written = Serializer::new(String::new());
        f.write_str(&written.extend_pairs(&self.words).finish())
    }
}

/// Names and values, decoded. The tag's `budget` is `movetime`.
fn read_words(text: &str) -> Vec<(String, String)> {
    let text = text.strip_prefix('?').unwrap_or(text);
    let pairs = parse(text.as_bytes()).map(|(name, value)| {
        let name = if name == "budget" {
            "movetime".into()
        } else {
            name
        };
        (name.into_owned(), value.into_owned())
    });
    pairs.collect()
}
