//! `cargo xtask trust`: the long forms of checks, in parts. A part that has passed is written to `docs/figures.md`, with the commit; a run that
//! was stopped goes on with the parts that have not passed on this commit.

mod browser;
mod figures;

use self::browser::Tests;
use self::figures::{Figures, Passed};
use crate::shell::{Result, cargo, command, output, run, target};
use crate::steps::choose;
use crate::{fuzz, pictures};
use std::fs;
use std::time::Instant;

/// Seconds for each target of the fuzzer.
const FUZZED: &str = "300";
/// OpenSpiel's Python package, and how many random positions of each game are compared with it.
const OPENSPIEL: &str = "open_spiel==2.0.2";
const COMPARED: &str = "1000000";
/// The only part of a check that is not cut.
const WHOLE: &str = "all";

/// A long check.
struct Check {
    name: &'static str,
    about: &'static str,
    cut: Cut,
}

/// How a check is cut into parts.
enum Cut {
    /// Tests in browsers, one by one.
    Browser(Tests),
    /// The targets of the fuzzer.
    Fuzz,
    /// A check in one part; returns its figures.
    Whole(fn() -> Result<String>),
}

const fn check(name: &'static str, about: &'static str, cut: Cut) -> Check {
    Check { name, about, cut }
}

const CHECKS: &[Check] = &[
    check(
        "fuzz",
        "Each target of the fuzzer for five minutes",
        Cut::Fuzz,
    ),
    check(
        "native",
        "Native tests in their long forms, with a million games of the lab, killed twenty times",
        Cut::Whole(native),
    ),
    check(
        "faults",
        "Each file of each page missing, damaged or late",
        Cut::Browser(Tests::both("faults", "does not come as it should")),
    ),
    check(
        "endurance",
        "An hour of autoplay at full speed",
        Cut::Browser(Tests::chromium("endurance", "")),
    ),
    check(
        "lab-course",
        "A tuning whose workers end a hundred times",
        Cut::Browser(Tests::chromium("lab-course", "however often its workers")),
    ),
    check(
        "load",
        "100,000 requests to a worker, and 50 boards on a page",
        Cut::Browser(Tests::chromium("load", "")),
    ),
    check(
        "monkey",
        "10,000 random events in each game and on each page",
        Cut::Browser(Tests::both("monkey", "")),
    ),
    check(
        "strange-messages",
        "Thousands of random messages to each worker and to frames",
        Cut::Browser(Tests::both("strange-messages", "")),
    ),
    check(
        "widths",
        "Pages in each language at each width",
        Cut::Browser(Tests::both("widths", "at any width")),
    ),
    check(
        "worker",
        "Autoplay whose workers end a hundred times",
        Cut::Browser(Tests::chromium("worker", "however often it ends")),
    ),
    check(
        "firefox",
        "Every test of boards and of newer builds, in Firefox",
        Cut::Browser(Tests::files(
            &["firefox"],
            "(board-[a-z]+|embed|offline|page)",
            "",
        )),
    ),
    check(
        "long",
        "What takes a browser more than ten seconds",
        Cut::Browser(Tests::files(&["chromium"], "[a-z-]+", "@long")),
    ),
    check(
        "pictures",
        "Every page as it looked",
        Cut::Whole(|| pictures::pictures(&[]).map(|()| passed())),
    ),
    check(
        "rules",
        "Moves compared with OpenSpiel's",
        Cut::Whole(rules),
    ),
];

impl Check {
    /// The names of its parts, as they are now.
    fn parts(&self) -> Result<Vec<String>> {
        match &self.cut {
            Cut::Browser(tests) => tests.parts(),
            Cut::Fuzz => fuzz::targets(),
            Cut::Whole(_) => Ok(vec![WHOLE.into()]),
        }
    }

    /// Runs a part, and returns its figures.
    fn run(&self, part: &str) -> Result<String> {
        match &self.cut {
            Cut::Browser(tests) => noted(|| tests.run(part)),
            Cut::Fuzz => {
                let mut figures = String::new();
                let args = [part, "--seconds", FUZZED].map(String::from);
                fuzz::fuzz(&args, |outcome| {
                    figures = outcome.to_string();
                    Ok(())
                })?;
                Ok(figures)
            }
            Cut::Whole(check) => check(),
        }
    }
}

/// `cargo xtask trust [CHECK...] [--again]`: each part that passes is kept, whatever comes of the others.
pub fn trust(args: &[String]) -> Result {
    let (options, names): (Vec<&String>, Vec<&String>) =
        args.iter().partition(|arg| arg.starts_with('-'));
    if let Some(wrong) = options
        .iter()
        .find(|arg| !["--list", "--again"].contains(&arg.as_str()))
    {
        return Err(format!("`trust` has no option `{wrong}`"));
    }
    let has = |option: &str| options.iter().any(|arg| *arg == option);
    let checks = choose("check", CHECKS, |check| check.name, &names)?;
    let commit = Commit::read()?;
    if has("--list") {
        return list(&checks, &commit);
    }
    let mut failed = Vec::new();
    for check in checks {
        failed.extend(run_check(check, &commit, has("--again"))?);
    }
    match failed[..] {
        [] => Ok(()),
        _ => Err(format!("failed: {}", failed.join("; "))),
    }
}

/// Runs the parts of a check that have not passed on this commit; returns what failed.
fn run_check(check: &Check, commit: &Commit, again: bool) -> Result<Vec<String>> {
    println!("\n== {}: {}", check.name, check.about);
    let parts = check.parts()?;
    let mut figures = Figures::read()?;
    figures.plan(check.name, check.about, &parts);
    figures.write()?;
    let done = if again { None } else { commit.clean() };
    let pending = figures.pending(check.name, done);
    if pending.len() < parts.len() {
        let passed = parts.len() - pending.len();
        println!(
            "{passed} of {} parts have passed on {}",
            parts.len(),
            commit.name
        );
    }
    let mut failed = Vec::new();
    for part in pending {
        println!("\n-- {}: {part}", check.name);
        let start = Instant::now();
        match check.run(&part) {
            Ok(text) => {
                // Another run may have written meanwhile.
                let mut figures = Figures::read()?;
                let passed = Passed {
                    figures: text,
                    seconds: Some(start.elapsed().as_secs()),
                    commit: commit.name.clone(),
                };
                figures.keep(check.name, &part, passed);
                figures.write()?;
            }
            Err(error) => {
                println!("{part}: {error}");
                failed.push(format!("{}, {part}", check.name));
            }
        }
    }
    Ok(failed)
}

/// Prints how checks stand.
fn list(checks: &[&Check], commit: &Commit) -> Result {
    let figures = Figures::read()?;
    for check in checks {
        println!("{:<17} {}", check.name, check.about);
        for line in figures.summary(check.name, commit.clean()) {
            println!("{:<17} {line}", "");
        }
    }
    Ok(())
}

/// What is checked.
struct Commit {
    /// Its short hash, with a `+` where changes are not committed.
    name: String,
}

impl Commit {
    /// The last one that changed more than the figures: these may be committed between two parts.
    fn read() -> Result<Self> {
        let others = format!("-- . :(exclude){}", figures::FILE);
        let hash = output(&mut command("git", &format!("log -1 --format=%h {others}")))?;
        let changes = output(&mut command("git", &format!("status --porcelain {others}")))?;
        let mark = if changes.is_empty() { "" } else { "+" };
        Ok(Self {
            name: format!("{hash}{mark}"),
        })
    }

    /// Its name, where what passed on it need not run again.
    fn clean(&self) -> Option<&str> {
        Some(&self.name[..]).filter(|name| !name.ends_with('+'))
    }
}

/// The figures of what has none.
fn passed() -> String {
    "passed".into()
}

/// What a test has noted.
#[derive(serde::Deserialize)]
struct Note {
    figures: String,
}

/// Runs a check, and returns the figures that it notes.
fn noted(check: impl FnOnce() -> Result) -> Result<String> {
    let path = target().join("trust/figures.jsonl");
    // Figures of an earlier run do not count.
    let _ = fs::remove_file(&path);
    check()?;
    let Ok(text) = fs::read_to_string(&path) else {
        return Ok(passed());
    };
    let notes = text.lines().map(|line| {
        let note: Note =
            serde_json::from_str(line).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(note.figures)
    });
    Ok(notes.collect::<Result<Vec<_>>>()?.join("; "))
}

/// All native tests, with larger numbers.
fn native() -> Result<String> {
    noted(|| {
        let mut test = cargo("test --workspace -- --include-ignored");
        run(test.env("PLYGROUND_LONG", "1"))
    })
}

/// The rules beside those of OpenSpiel, in a Python environment of its own.
fn rules() -> Result<String> {
    let folder = target().join("trust/python");
    let python = folder.join("bin/python");
    if !python.exists() {
        run(command("python3", "-m venv").arg(&folder))?;
    }
    let python = python.to_string_lossy().into_owned();
    let install = format!("-m pip install --quiet {OPENSPIEL}");
    run(&mut command(&python, &install))?;
    run(&mut cargo("build --release --bin plyground"))?;
    let mut compare = command(&python, "tests/independent/openspiel.py");
    compare
        .arg(target().join("release/plyground"))
        .arg(COMPARED);
    let lines = output(&mut compare)?;
    Ok(lines.lines().collect::<Vec<_>>().join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    #[test]
    fn the_promises_name_files_and_checks_that_are_there() {
        let text = fs::read_to_string("../docs/reliability.md").unwrap();
        let rows = text.lines().filter(|line| line.starts_with("| "));
        let mut named = BTreeSet::new();
        for row in rows {
            let cells: Vec<&str> = row.split(" | ").collect();
            let quoted = |cell: &str| {
                cell.split('`')
                    .skip(1)
                    .step_by(2)
                    .map(String::from)
                    .collect::<Vec<_>>()
            };
            for file in quoted(cells[1]) {
                assert!(Path::new("..").join(&file).exists(), "{file}");
            }
            named.extend(quoted(cells[2]));
        }
        let checks: BTreeSet<String> = CHECKS.iter().map(|check| check.name.into()).collect();
        assert_eq!(named.difference(&checks).next(), None);
        // One is about browsers, not about a promise.
        assert_eq!(checks.difference(&named).collect::<Vec<_>>(), ["firefox"]);
    }
}
