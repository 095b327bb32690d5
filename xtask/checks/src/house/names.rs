//! Which files name a game.
//!
//! The games are the folders in `src/games/`. Two names stand for a game: that of its folder, without a `g` before a
//! digit, and the one in its first line, `//! Some Game: ...`. Case and joining do not matter: `SomeGame` and
//! `SOME_GAME` are the same.
//!
//! Only code counts, because it must change when games change. Comments and tests inside a file may name any game.

use super::files::Sources;
use std::collections::BTreeSet;

/// Where no file counts: a module lists its games, a training is of one game, and translations have words for every game.
const LEFT_OUT: [&str; 3] = ["crates/web/modules/", "crates/workshop/", "www/words/"];

/// Where comments begin and end in scripts, styles and pages.
const BLOCKS: [[&str; 2]; 2] = [["/*", "*/"], ["<!--", "-->"]];

/// A game.
#[derive(Debug, PartialEq)]
struct Game {
    /// As its folders are called.
    folder: String,
    /// As commands call it.
    id: String,
    /// As people call it, in words.
    title: Vec<String>,
}

/// The lines of a file that name a game.
pub struct Named {
    /// The game, as commands call it.
    pub game: String,
    /// Counted from 1.
    pub lines: Vec<usize>,
}

/// The files that name a game outside its own folders, each with the games.
pub fn naming(sources: &Sources) -> Vec<(&String, Vec<Named>)> {
    let games = games(sources);
    let files = sources.all(&[""], &[""]);
    let counted = files.filter(|(file, _)| !LEFT_OUT.iter().any(|left| file.starts_with(left)));
    let named = counted.map(|(file, text)| {
        let words = words(&code(file, text));
        let foreign = games.iter().filter(|game| !game.owns(file));
        let named = foreign.map(|game| Named {
            game: game.id.clone(),
            lines: game.lines(&words),
        });
        (
            file,
            named.filter(|named| !named.lines.is_empty()).collect(),
        )
    });
    named
        .filter(|(_, named): &(_, Vec<_>)| !named.is_empty())
        .collect()
}

fn games(sources: &Sources) -> Vec<Game> {
    let folder = |file: &String| file.split('/').nth(2).map(str::to_owned);
    let in_folders = sources
        .all(&["src/games/"], &[".rs"])
        .filter(|(file, _)| file.split('/').count() > 3);
    let folders: BTreeSet<String> = in_folders.filter_map(|(file, _)| folder(file)).collect();
    folders
        .into_iter()
        .map(|folder| {
            let text = sources.get(&format!("src/games/{folder}/mod.rs"));
            let line = text.and_then(|text| text.lines().next());
            let title = line.and_then(|line| line.strip_prefix("//! ")?.split(':').next());
            Game {
                id: id(&folder).into(),
                title: words(title.unwrap_or_default())
                    .into_iter()
                    .map(|(word, _)| word)
                    .collect(),
                folder,
            }
        })
        .collect()
}

/// The game's name, without what only Rust needs of it.
fn id(folder: &str) -> &str {
    let number = folder.strip_prefix('g');
    number
        .filter(|number| number.starts_with(|c: char| c.is_ascii_digit()))
        .unwrap_or(folder)
}

impl Game {
    /// Whether a part of the path is the game's own.
    fn owns(&self, file: &str) -> bool {
        let own = [&self.id, &self.folder];
        file.split('/')
            .any(|part| own.iter().any(|name| part.starts_with(name.as_str())))
    }

    /// The lines that name it.
    fn lines(&self, words: &[(String, usize)]) -> Vec<usize> {
        let id = std::slice::from_ref(&self.id);
        let names = [id, &self.title];
        let named = names
            .into_iter()
            .filter(|name| !name.is_empty())
            .flat_map(|name| {
                let places = words.windows(name.len());
                let same =
                    move |place: &&[(String, usize)]| place.iter().map(|(word, _)| word).eq(name);
                places.filter(same).map(|place| place[0].1)
            });
        let lines: BTreeSet<usize> = named.collect();
        lines.into_iter().collect()
    }
}

/// A text without comments and tests, line by line as it was.
fn code(file: &str, text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or(text);
    // In Rust, no comment here is written that way, and texts may hold such marks.
    let blocks = if file.ends_with(".rs") {
        &[][..]
    } else {
        &BLOCKS
    };
    let text = blocks.iter().fold(text.to_owned(), |text, [start, end]| {
        without(&text, start, end)
    });
    let lines = text.lines().map(before_comment);
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// A text without what stands between these marks, its ends of lines kept.
fn without(text: &str, start: &str, end: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(start) {
        let (inside, after) = after.split_once(end).unwrap_or((after, ""));
        kept.push_str(before);
        kept.extend(inside.chars().filter(|c| *c == '\n'));
        rest = after;
    }
    kept + rest
}

/// A line up to its comment. Two slashes begin one where a blank stands before them; in an address, none does.
fn before_comment(line: &str) -> &str {
    let slashes = line.match_indices("//").map(|(at, _)| at);
    let mut comments = slashes.filter(|at| {
        let before = line[..*at].chars().next_back();
        before.is_none_or(char::is_whitespace)
    });
    &line[..comments.next().unwrap_or(line.len())]
}

/// The words of a text in small letters, with their lines; names made of several are several.
fn words(text: &str) -> Vec<(String, usize)> {
    let mut words = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let mut word = String::new();
        let mut before = ' ';
        for c in text.chars().chain([' ']) {
            let joined = c.is_alphanumeric()
                && before.is_numeric() == c.is_numeric()
                && !(before.is_lowercase() && c.is_uppercase());
            if !joined && !word.is_empty() {
                words.push((std::mem::take(&mut word), line));
            }
            if c.is_alphanumeric() {
                word.extend(c.to_lowercase());
            }
            before = c;
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_under_each_of_its_names_and_not_in_its_own_folders() {
        let sources = Sources::of(&[
            ("src/games/mod.rs", "//! Rules."),
            ("src/games/g2048/mod.rs", "//! The 2048 family: tiles."),
            ("src/games/loa/mod.rs", "//! Lines of Action: men."),
            ("src/players/loa/mod.rs", "const LOA: u8 = 1;"),
            ("src/web/loa.rs", "use crate::games::loa::Position;"),
            (
                "src/a.rs",
                "use crate::{Position as LinesOfAction};\nsettle_loa(LOA);",
            ),
            (
                "src/b.rs",
                "fn load() {} // Lines of Action\nconst X: u32 = 12048;",
            ),
            (
                "src/c.rs",
                "#[cfg(test)]\nmod tests { const G2048: u8 = 1; }",
            ),
            ("www/words/de/a.js", "const loa = 1;"),
            ("www/x.js", "/* loa\n */ G2048 /* loa */ 'http://loa'"),
        ]);
        let found = naming(&sources);
        let named: Vec<_> = found
            .iter()
            .flat_map(|(file, named)| named.iter().map(|named| (file.as_str(), named)))
            .map(|(file, Named { game, lines })| (file, game.as_str(), lines.as_slice()))
            .collect();
        let expected: [(&str, &str, &[usize]); 3] = [
            ("src/a.rs", "loa", &[1, 2]),
            ("www/x.js", "2048", &[2]),
            ("www/x.js", "loa", &[2]),
        ];
        assert_eq!(named, expected);
    }
}
