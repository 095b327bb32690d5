//! The files that people write.

use std::collections::BTreeMap;
use std::fs;
use xtask::shell::{Result, command, output};

/// A group of files: their places, as git takes them, and their endings.
pub struct Group {
    places: &'static [&'static str],
    endings: &'static [&'static str],
}

/// The code that is built. Documents and tests may name games as they like.
pub const CODE: Group = Group {
    places: &["src", "crates", "www", "xtask", ":(glob)*.html"],
    endings: &[".rs", ".js", ".html", ".css"],
};

/// All code with comments.
pub const COMMENTED: Group = Group {
    places: &[
        "src", "crates", "www", "xtask", "tests", "benches", "examples",
    ],
    endings: &[".rs", ".js", ".ts", ".css"],
};

/// The documents.
pub const DOCUMENTS: Group = Group {
    places: &["docs", ":(glob)*.md"],
    endings: &[".md"],
};

/// Texts by path from the repository's root.
pub struct Sources(BTreeMap<String, String>);

impl Sources {
    /// The files of a group that git keeps or would keep, so that nothing counts that was built.
    pub fn read(group: &Group) -> Result<Self> {
        let mut git = command("git", "ls-files --cached --others --exclude-standard --");
        let files = output(git.args(group.places))?;
        let kind = |file: &&str| group.endings.iter().any(|ending| file.ends_with(ending));
        let mut texts = BTreeMap::new();
        for file in files.lines().filter(kind) {
            // One that was removed may still be listed.
            if fs::exists(file).unwrap_or(true) {
                let text = fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
                texts.insert(file.into(), text);
            }
        }
        Ok(Self(texts))
    }

    /// The files in these places with these endings.
    pub fn all<'a>(
        &'a self,
        places: &'a [&str],
        endings: &'a [&str],
    ) -> impl Iterator<Item = (&'a String, &'a String)> {
        self.0.iter().filter(|(file, _)| {
            places.iter().any(|place| file.starts_with(place))
                && endings.iter().any(|ending| file.ends_with(ending))
        })
    }

    /// The text of a file, if it is there.
    pub fn get(&self, file: &str) -> Option<&String> {
        self.0.get(file)
    }

    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Self {
        let files = files
            .iter()
            .map(|(file, text)| (file.to_string(), text.to_string()));
        Self(files.collect())
    }
}
