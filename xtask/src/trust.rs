//! `cargo xtask trust`: the long forms of checks. Their figures go to a table of `docs/reliability.md`.

use std::fmt::Write as _;
use std::fs;

use crate::shell::{Result, cargo, command, output, run, target};
use crate::steps::{self, Step, step};
use crate::{fuzz, pictures, test};

/// The file with the table.
const DOCS: &str = "docs/reliability.md";
/// Where the table begins and ends in it.
const MARKS: [&str; 2] = [
    "<!-- From here on `cargo xtask trust` writes. -->\n",
    "<!-- Up to here. -->\n",
];
/// The head of the table.
const HEAD: &str = "\n| check | last figures | commit |\n|---|---|---|\n";
/// Seconds for each target of the fuzzer.
const FUZZED: &str = "300";
/// OpenSpiel's Python package, and how many random positions of each game are compared with it.
const OPENSPIEL: &str = "open_spiel==2.0.2";
const COMPARED: &str = "1000000";
/// The browsers of tests that need no more than the page shows.
const BOTH: [&str; 2] = ["chromium", "firefox"];

/// The long checks. Those in a browser are the tests of that name.
const STEPS: &[Step] = &[
    step("fuzz", "each target of the fuzzer for five minutes", |_| {
        fuzz::fuzz(&["--seconds".into(), FUZZED.into()], |outcome| {
            let check = format!("inputs to `{}`, made in {FUZZED} s", outcome.target);
            keep(vec![Figure::new(check, outcome.to_string())])
        })
    }),
    step(
        "native",
        "native tests in their long forms, among them a million games of the lab, killed twenty times",
        |_| {
            noted(|| {
                let mut test = cargo("test --workspace -- --include-ignored");
                run(test.env("PLYGROUND_LONG", "1"))
            })
        },
    ),
    step("faults", "each fault of each file of each page", |_| {
        in_browsers(&BOTH, "faults")
    }),
    step("endurance", "an hour of autoplay at full speed", |_| {
        in_chromium("endurance")
    }),
    step(
        "lab-course",
        "a tuning whose workers end a hundred times",
        |_| in_chromium("lab-course"),
    ),
    step(
        "load",
        "100 000 requests to a worker, 50 boards on a page",
        |_| in_chromium("load"),
    ),
    step("monkey", "10 000 random events a game", |_| {
        in_browsers(&BOTH, "monkey")
    }),
    step(
        "strange-messages",
        "thousands of random messages to each worker, and to frames",
        |_| in_browsers(&BOTH, "strange-messages"),
    ),
    step("widths", "pages in each language at each width", |_| {
        in_browsers(&BOTH, "widths")
    }),
    step(
        "firefox",
        "every test of boards and of newer builds, in Firefox",
        |_| long_form(&["firefox"], "(board-[a-z]+|embed|offline|page)"),
    ),
    step(
        "worker",
        "autoplay whose workers end a hundred times",
        |_| in_chromium("worker"),
    ),
    step("long", "what takes a browser more than ten seconds", |_| {
        test::browser_for("1", &["--project=chromium".into(), "--grep=@long".into()])
    }),
    step("pictures", "every page as it looked", |_| {
        pictures::pictures(&[])
    }),
    step("rules", "moves beside those of OpenSpiel", |_| {
        keep(independent()?)
    }),
];

/// A figure that a check has noted.
#[derive(serde::Deserialize)]
struct Figure {
    check: String,
    figures: String,
    /// What it was measured on; none before it is kept.
    #[serde(default)]
    commit: String,
}

impl Figure {
    /// One that is not kept yet.
    fn new(check: String, figures: String) -> Self {
        let commit = String::new();
        Self {
            check,
            figures,
            commit,
        }
    }
}

/// `cargo xtask trust [STEP...]`: each step writes its figures, whatever comes of the others.
pub fn trust(args: &[String]) -> Result {
    if let [option] = args
        && option == "--list"
    {
        steps::list(STEPS);
        return Ok(());
    }
    steps::run("trust", &steps::choose(STEPS, args)?, true, &[])
}

/// The long form of a browser test in Chromium, whose driver can do the most.
fn in_chromium(spec: &str) -> Result {
    in_browsers(&["chromium"], spec)
}

/// The long form of a browser test that notes figures.
fn in_browsers(browsers: &[&str], spec: &str) -> Result {
    noted(|| long_form(browsers, spec))
}

/// The long form of a browser test.
fn long_form(browsers: &[&str], spec: &str) -> Result {
    let mut extra = vec![format!("/{spec}.spec")];
    extra.extend(browsers.iter().map(|name| format!("--project={name}")));
    test::browser_for("1", &extra)
}

/// Runs a check, and keeps the figures that it notes. A test notes them where it has passed, whatever comes of the others.
fn noted(check: impl FnOnce() -> Result) -> Result {
    let path = target().join("trust/figures.jsonl");
    // Figures of an earlier run do not count.
    let _ = fs::remove_file(&path);
    let checked = check();
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()));
    let kept = text.and_then(|text| keep(read(&text)?));
    checked.and(kept)
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
        Figure::new(format!("rules of {game} beside OpenSpiel"), figures.into())
    };
    Ok(printed.lines().map(figure).collect())
}

/// Writes figures into the table of the document, in the place of earlier ones of the same checks.
fn keep(figures: Vec<Figure>) -> Result {
    let text = fs::read_to_string(DOCS).map_err(|error| format!("{DOCS}: {error}"))?;
    let missing = |mark: &str| format!("{DOCS}: there is no line {mark:?}");
    let (before, rest) = text.split_once(MARKS[0]).ok_or_else(|| missing(MARKS[0]))?;
    let (table, after) = rest.split_once(MARKS[1]).ok_or_else(|| missing(MARKS[1]))?;
    let mut rows: Vec<Figure> = table.lines().filter_map(row).collect();
    let commit = output(&mut command("git", "rev-parse --short HEAD"))?;
    for figure in figures {
        let commit = commit.clone();
        let figure = Figure { commit, ..figure };
        match rows.iter_mut().find(|row| row.check == figure.check) {
            Some(row) => *row = figure,
            None => rows.push(figure),
        }
    }
    let mut table = String::from(HEAD);
    for Figure {
        check,
        figures,
        commit,
    } in &rows
    {
        // Writing to a string cannot fail.
        let _ = writeln!(table, "| {check} | {figures} | {commit} |");
    }
    let [begin, end] = MARKS;
    fs::write(DOCS, format!("{before}{begin}{table}\n{end}{after}"))
        .map_err(|error| format!("{DOCS}: {error}"))
}

/// The figure in a line of the table; none in its head.
fn row(line: &str) -> Option<Figure> {
    if HEAD.contains(line) {
        return None;
    }
    let cells = line.strip_prefix("| ")?.strip_suffix(" |")?;
    let [check, figures, commit] = cells.split(" | ").collect::<Vec<_>>().try_into().ok()?;
    Some(Figure {
        check: check.into(),
        figures: figures.into(),
        commit: commit.into(),
    })
}
