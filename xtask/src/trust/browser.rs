//! Browser tests as parts of a check: one by one, or a file at a time.

use crate::shell::{Result, output};
use crate::test::{self, Browsers};
use std::sync::OnceLock;

/// Tests of files whose name fits `spec` (a regular expression), and whose title fits `title`.
pub struct Tests {
    browsers: &'static [&'static str],
    spec: &'static str,
    title: &'static str,
    by_file: bool,
}

impl Tests {
    /// In Chromium, whose driver can do the most.
    pub const fn chromium(spec: &'static str, title: &'static str) -> Self {
        Self {
            by_file: false,
            ..Self::files(&["chromium"], spec, title)
        }
    }

    /// Of what needs no more than the page shows.
    pub const fn both(spec: &'static str, title: &'static str) -> Self {
        Self {
            browsers: &["chromium", "firefox"],
            ..Self::chromium(spec, title)
        }
    }

    /// Short ones, a file at a time.
    pub const fn files(
        browsers: &'static [&'static str],
        spec: &'static str,
        title: &'static str,
    ) -> Self {
        Self {
            browsers,
            spec,
            title,
            by_file: true,
        }
    }

    /// `chromium: TITLE` for each test, or `chromium: FILE`.
    pub fn parts(&self) -> Result<Vec<String>> {
        let mut list = browsers()?.command("1");
        list.args(["--list", &format!("/{}.spec", self.spec)]);
        list.args(self.browsers.iter().map(|name| format!("--project={name}")));
        list.args(
            ["--grep", self.title]
                .iter()
                .filter(|_| !self.title.is_empty()),
        );
        let listed = output(&mut list)?;
        let mut parts: Vec<String> = listed
            .lines()
            .filter_map(|line| part(line, self.by_file))
            .collect();
        parts.dedup();
        if parts.is_empty() {
            return Err(format!("no test fits {} and {}", self.spec, self.title));
        }
        Ok(parts)
    }

    /// Runs the long form of a part.
    pub fn run(&self, part: &str) -> Result {
        let (browser, rest) = part.split_once(": ").unwrap_or(("", part));
        let (spec, title) = if self.by_file {
            (escaped(rest), self.title.into())
        } else {
            let title = escaped(rest);
            (format!("{}.spec", self.spec), format!(r"{title}( @\w+)*$"))
        };
        let mut args = vec![format!("/{spec}"), format!("--project={browser}")];
        if !title.is_empty() {
            args.extend(["--grep".into(), title]);
        }
        browsers()?.run("1", &args)
    }
}

/// The site and its servers, once for all parts.
fn browsers() -> Result<&'static Browsers> {
    static READY: OnceLock<Result<Browsers>> = OnceLock::new();
    READY
        .get_or_init(test::Browsers::ready)
        .as_ref()
        .map_err(String::clone)
}

/// The part in a line of Playwright's list: `  [chromium] › monkey.spec.js:93:3 › TITLE`.
fn part(line: &str, by_file: bool) -> Option<String> {
    let (browser, rest) = line.trim().strip_prefix('[')?.split_once("] › ")?;
    let (place, title) = rest.split_once(" › ")?;
    let file = place.split(':').next()?;
    let title = title.split(" @").next()?.replace(" › ", " ");
    let name = if by_file { file } else { &title };
    Some(format!("{browser}: {name}"))
}

/// A text as a regular expression.
fn escaped(text: &str) -> String {
    let mut expression = String::new();
    for letter in text.chars() {
        if r"\^$.|?*+()[]{}/".contains(letter) {
            expression.push('\\');
        }
        expression.push(letter);
    }
    expression
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listed_test_is_a_part_by_its_title_or_its_file() {
        let line = "  [firefox] › worker.spec.js:50:1 › a group › Escape stops (too) @long";
        let part = |by_file| super::part(line, by_file).unwrap();
        assert_eq!(part(false), "firefox: a group Escape stops (too)");
        assert_eq!(part(true), "firefox: worker.spec.js");
        assert_eq!(super::part("Total: 3 tests in 1 file", true), None);
        assert_eq!(escaped("a (b)."), r"a \(b\)\.");
    }
}
