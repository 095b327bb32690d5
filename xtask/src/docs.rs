//! Pages and files that are made from the source.

use crate::setup;
use crate::shell::{Result, cargo, command, run};
use std::fs;

/// What is made from the source.
const MADE: [&str; 4] = [
    "docs/command-line-reference.md",
    "docs/embedding-reference.md",
    "docs/javascript-reference.md",
    "www/custom-elements.json",
];

/// The scripts that make what is said about the element.
const SCRIPTS: [&str; 2] = ["xtask/src/page/manifest.js", "xtask/src/page/reference.js"];

/// `cargo xtask docs`: makes these files; with `--check` a file that would change is an error, and stays as it is.
pub fn docs(args: &[String]) -> Result {
    match args {
        [] => make(),
        [only] if only == "--check" => check(),
        _ => Err(format!("`docs` has no option `{}`", args.join(" "))),
    }
}

fn make() -> Result {
    setup::npm_packages()?;
    // Built as the native tests are, so that nothing is compiled twice.
    run(cargo("test --quiet --workspace --exclude fuzz --test cli reference::").env("BLESS", "1"))?;
    let mut scripts = SCRIPTS.iter();
    scripts.try_for_each(|script| run(&mut command("node", script)))
}

fn check() -> Result {
    let read = || MADE.map(|file| fs::read(file).ok());
    let before = read();
    let made = make();
    let after = read();
    let mut changed = Vec::new();
    for ((file, before), after) in MADE.iter().zip(before).zip(after) {
        if before == after {
            continue;
        }
        changed.push(*file);
        let restored = match before {
            Some(text) => fs::write(file, text),
            None => fs::remove_file(file),
        };
        restored.map_err(|error| format!("{file}: {error}"))?;
    }
    made?;
    match changed[..] {
        [] => Ok(()),
        _ => Err(format!(
            "out of date: {}; run `cargo xtask docs`",
            changed.join(", ")
        )),
    }
}
