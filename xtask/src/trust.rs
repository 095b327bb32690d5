//! `cargo xtask trust`: the long forms of checks. Their figures are written into `docs/reliability.md`.

use std::fmt::Write as _;
use std::fs;

use crate::shell::{Result, cargo, command, output, run, target};
use crate::{fuzz, pictures, test};

/// The file with the table.
const DOCS: &str = "docs/reliability.md";
/// Where the table begins and ends in it.
const MARKS: [&str; 2] = [
    "<!-- From here on `cargo xtask trust` writes. -->\n",
    "<!-- Up to here. -->\n",
];
/// The browser tests that have a long form.
const LASTING: [&str; 6] = [
    "endurance",
    "lab-course",
    "load",
    "monkey",
    "storage-faults",
    "worker",
];
/// Seconds for each target of the fuzzer.
const FUZZED: &str = "300";
/// OpenSpiel's Python package, and how many random positions of each game are compared with it.
const OPENSPIEL: &str = "open_spiel==2.0.2";
const COMPARED: &str = "100000";

/// A figure that a check has noted.
#[derive(serde::Deserialize)]
struct Figure {
    check: String,
    figures: String,
}

/// Runs all checks, some hours long, and writes their figures.
pub fn trust() -> Result {
    let noted = target().join("trust/figures.jsonl");
    // Figures of an earlier run do not count.
    let _ = fs::remove_file(&noted);
    fuzz::fuzz(&["--seconds".into(), FUZZED.into()])?;
    run(&mut cargo("test --workspace -- --ignored"))?;
    let chosen: Vec<String> = ["--project=chromium"]
        .into_iter()
        .chain(LASTING)
        .map(Into::into)
        .collect();
    test::browser_for("1", &chosen)?;
    pictures::pictures(&[])?;
    let text =
        fs::read_to_string(&noted).map_err(|error| format!("{}: {error}", noted.display()))?;
    let mut figures = read(&text)?;
    figures.extend(independent()?);
    write(&figures)
}

fn read(text: &str) -> Result<Vec<Figure>> {
    let lines = text.lines().map(serde_json::from_str);
    lines
        .collect::<std::result::Result<_, _>>()
        .map_err(|error| format!("figures.jsonl: {error}"))
}

/// The rules beside those of OpenSpiel, in a Python environment of its own.
fn independent() -> Result<Vec<Figure>> {
    let folder = target().join("trust/python");
    let python = folder.join("bin/python");
    if !python.exists() {
        run(command("python3", "-m venv").arg(&folder))?;
    }
    let pip = python.to_string_lossy().into_owned();
    run(&mut command(
        &pip,
        &format!("-m pip install --quiet {OPENSPIEL}"),
    ))?;
    run(&mut cargo("build --release --bin plyground"))?;
    let mut compare = command(&pip, "tests/independent/openspiel.py");
    let printed = output(
        compare
            .arg(target().join("release/plyground"))
            .arg(COMPARED),
    )?;
    let figure = |line: &str| {
        let (game, figures) = line.split_once(": ").unwrap_or((line, ""));
        Figure {
            check: format!("rules of {game} beside OpenSpiel"),
            figures: figures.into(),
        }
    };
    Ok(printed.lines().map(figure).collect())
}

/// Writes the table into the document.
fn write(figures: &[Figure]) -> Result {
    let text = fs::read_to_string(DOCS).map_err(|error| format!("{DOCS}: {error}"))?;
    let missing = |mark: &str| format!("{DOCS}: there is no line {mark:?}");
    let (before, rest) = text.split_once(MARKS[0]).ok_or_else(|| missing(MARKS[0]))?;
    let (_, after) = rest.split_once(MARKS[1]).ok_or_else(|| missing(MARKS[1]))?;
    let mut table = String::from("\n| check | last figures |\n|---|---|\n");
    for Figure { check, figures } in figures {
        // Writing to a string cannot fail.
        let _ = writeln!(table, "| {check} | {figures} |");
    }
    let [begin, end] = MARKS;
    fs::write(DOCS, format!("{before}{begin}{table}\n{end}{after}"))
        .map_err(|error| format!("{DOCS}: {error}"))
}
