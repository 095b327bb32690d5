//! `docs/figures.md`: what each part of each long check last came to. It is all that a run remembers.

use crate::shell::Result;
use std::fmt::Write as _;
use std::fs;

pub const FILE: &str = "docs/figures.md";
const HEAD: &str = "\
# Figures of the long checks

`cargo xtask trust` writes this page. [reliability.md](reliability.md#the-long-checks) says how to run the checks and what they are for.
A `+` behind a commit means that some changes were not committed yet.
";
const TABLE: &str = "| part | figures | took | commit |\n|---|---|---|---|\n";
/// The figures of a part that has none.
const NEVER: &str = "never run";

/// A document.
#[derive(Debug, PartialEq)]
pub struct Figures {
    checks: Vec<Section>,
}

#[derive(Debug, PartialEq)]
struct Section {
    name: String,
    about: String,
    parts: Vec<Part>,
}

#[derive(Debug, PartialEq)]
struct Part {
    name: String,
    /// None before it has passed for the first time.
    passed: Option<Passed>,
}

/// How a part passed.
#[derive(Clone, Debug, PartialEq)]
pub struct Passed {
    pub figures: String,
    /// None for those of before times were kept.
    pub seconds: Option<u64>,
    pub commit: String,
}

impl Figures {
    pub fn read() -> Result<Self> {
        let text = fs::read_to_string(FILE).map_err(|error| format!("{FILE}: {error}"))?;
        Ok(Self::parse(&text))
    }

    /// In one step: a run that is killed leaves the earlier file or the later one.
    pub fn write(&self) -> Result {
        let new = format!("{FILE}.new");
        fs::write(&new, self.text())
            .and_then(|()| fs::rename(&new, FILE))
            .map_err(|error| format!("{FILE}: {error}"))
    }

    fn parse(text: &str) -> Self {
        let sections = text.split("\n## ").skip(1);
        let checks = sections.map(|section| {
            let mut lines = section.lines().filter(|line| !line.is_empty());
            let name = lines.next().unwrap_or_default().into();
            let about = lines.next().unwrap_or_default();
            let about = about.strip_suffix('.').unwrap_or(about).into();
            let parts = lines.skip(2).filter_map(Part::parse).collect();
            Section { name, about, parts }
        });
        Self {
            checks: checks.collect(),
        }
    }

    fn text(&self) -> String {
        let mut text = String::from(HEAD);
        for Section { name, about, parts } in &self.checks {
            // Writing to a string cannot fail.
            let _ = write!(text, "\n## {name}\n\n{about}.\n\n{TABLE}");
            parts.iter().for_each(|part| part.add_to(&mut text));
        }
        text
    }

    /// Gives a check these parts: what is known of them stays, others go.
    pub fn plan(&mut self, check: &str, about: &str, parts: &[String]) {
        let mut known = Vec::new();
        let place = match self.checks.iter().position(|one| one.name == check) {
            Some(place) => place,
            None => {
                self.checks.push(Section {
                    name: check.into(),
                    about: String::new(),
                    parts: Vec::new(),
                });
                self.checks.len() - 1
            }
        };
        let one = &mut self.checks[place];
        one.about = about.into();
        known.append(&mut one.parts);
        let passed = |name: &str| known.iter().find(|part| part.name == name)?.passed.clone();
        let parts = parts.iter().map(|name| Part {
            name: name.clone(),
            passed: passed(name),
        });
        one.parts = parts.collect();
    }

    /// The parts that have not passed on a commit; all where it is none.
    pub fn pending(&self, check: &str, commit: Option<&str>) -> Vec<String> {
        let pending = self
            .parts(check)
            .iter()
            .filter(|part| !part.has_passed(commit));
        pending.map(|part| part.name.clone()).collect()
    }

    /// Keeps how a part passed.
    pub fn keep(&mut self, check: &str, part: &str, passed: Passed) {
        let checks = self.checks.iter_mut().filter(|one| one.name == check);
        for one in checks.flat_map(|one| &mut one.parts) {
            if one.name == part {
                one.passed = Some(passed.clone());
            }
        }
    }

    /// How a check stands, in lines.
    pub fn summary(&self, check: &str, commit: Option<&str>) -> Vec<String> {
        let parts = self.parts(check);
        let of = parts.len();
        let never = parts.iter().filter(|part| part.passed.is_none()).count();
        if never == of {
            return vec![NEVER.into()];
        }
        let done = of - self.pending(check, commit).len();
        let runs = || parts.iter().filter_map(|part| part.passed.as_ref());
        let timed: Vec<u64> = runs().filter_map(|run| run.seconds).collect();
        let time = match timed.len() {
            0 => "time unknown".into(),
            some if some == of => took(timed.iter().sum()),
            some => format!("{} for {some} of them", took(timed.iter().sum())),
        };
        let last = runs()
            .next_back()
            .map(|run| format!("last: {} ({})", run.figures, run.commit));
        let mut lines = vec![format!(
            "parts: {of}, {time}; {done} passed on this commit, {never} {NEVER}"
        )];
        lines.extend(last);
        lines
    }

    fn parts(&self, check: &str) -> &[Part] {
        let found = self.checks.iter().find(|one| one.name == check);
        found.map_or(&[], |one| &one.parts)
    }
}

impl Part {
    fn parse(row: &str) -> Option<Self> {
        let cells = row.strip_prefix("| ")?.strip_suffix(" |")?;
        let [name, figures, took, commit] =
            cells.split(" | ").collect::<Vec<_>>().try_into().ok()?;
        let passed = (figures != NEVER).then(|| Passed {
            figures: figures.into(),
            seconds: seconds(took),
            commit: commit.into(),
        });
        let name = name.into();
        Some(Self { name, passed })
    }

    fn add_to(&self, text: &mut String) {
        let name = &self.name;
        // Writing to a string cannot fail.
        let _ = match &self.passed {
            None => writeln!(text, "| {name} | {NEVER} | - | - |"),
            Some(run) => {
                let time = run.seconds.map_or("-".into(), took);
                writeln!(
                    text,
                    "| {name} | {} | {time} | {} |",
                    run.figures, run.commit
                )
            }
        };
    }

    fn has_passed(&self, commit: Option<&str>) -> bool {
        let on = self.passed.as_ref().map(|run| &run.commit[..]);
        commit.is_some() && on == commit
    }
}

/// Seconds, as `3:02` minutes.
fn took(seconds: u64) -> String {
    format!("{}:{:02} min", seconds / 60, seconds % 60)
}

/// Reads a time that `took` wrote.
fn seconds(took: &str) -> Option<u64> {
    let (minutes, rest) = took.strip_suffix(" min")?.split_once(':')?;
    Some(60 * minutes.parse::<u64>().ok()? + rest.parse::<u64>().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passed(commit: &str) -> Passed {
        Passed {
            figures: "10 events".into(),
            seconds: Some(125),
            commit: commit.into(),
        }
    }

    /// A check of these parts, written and read again as by a run that was stopped.
    fn stopped(figures: &Figures) -> Figures {
        Figures::parse(&figures.text())
    }

    #[test]
    fn a_run_that_was_stopped_goes_on_with_what_has_not_passed() {
        let parts = ["one", "two", "three"].map(String::from);
        let mut figures = Figures::parse(HEAD);
        figures.plan("monkey", "Random events", &parts);
        assert_eq!(figures.pending("monkey", Some("abc")), parts);
        figures.keep("monkey", "two", passed("abc"));
        let mut again = stopped(&figures);
        assert_eq!(again, figures);
        again.plan("monkey", "Random events", &parts);
        assert_eq!(again.pending("monkey", Some("abc")), ["one", "three"]);
        // Another commit, or changes that are not committed, need all of them.
        assert_eq!(again.pending("monkey", Some("def")), parts);
        assert_eq!(again.pending("monkey", None), parts);
    }

    #[test]
    fn a_part_that_is_gone_goes_and_a_new_one_has_never_run() {
        let mut figures = Figures::parse(HEAD);
        figures.plan(
            "monkey",
            "Random events",
            &["inside", "lab"].map(String::from),
        );
        figures.keep("monkey", "inside", passed("abc"));
        figures.keep("monkey", "lab", passed("abc"));
        figures.plan(
            "monkey",
            "Random events",
            &["analyse", "lab"].map(String::from),
        );
        let lines = stopped(&figures).summary("monkey", Some("abc"));
        assert_eq!(
            lines,
            [
                "parts: 2, 2:05 min for 1 of them; 1 passed on this commit, 1 never run",
                "last: 10 events (abc)"
            ]
        );
        assert_eq!(figures.summary("fuzz", None), ["never run"]);
    }

    #[test]
    fn the_document_reads_back_as_it_was_written() {
        let text = fs::read_to_string(format!("../{FILE}")).unwrap();
        assert_eq!(Figures::parse(&text).text(), text);
    }
}
