//! Every check and test of the project, the cheapest first. A quick step says whether something works; the others say the rest.

use crate::server::{self, Site};
use crate::setup;
use crate::shell::{Result, cargo, command, run};
use crate::steps::{self, Step, step};
use crate::{checks, serve, site, times, wasm};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Instant;

/// The tests of the quick answer in browsers: what a visitor does first, in Chromium, and whether the others run the engine.
const FIRST: &str = r"^(chromium .*@first|(firefox|webkit) smoke\.spec)";

const STEPS: &[Step] = &[
    step("fmt", "Rust is formatted", fmt),
    step("lint", "JavaScript, CSS and JSON: format and lints", lint),
    step(
        "words",
        "translations fit the English words; what they lack is no fault",
        words,
    )
    .quick(),
    step("clippy", "no warning in Rust, native and wasm", clippy),
    step("doc", "the documentation has no warning", doc),
    step(
        "house",
        "few files name a game, and no circles among files",
        |extra| no_tool(extra).and_then(|()| checks::house(&["--check".into()])),
    ),
    step(
        "deny",
        "licences and sources of dependencies are allowed",
        |extra| no_tool(extra).and_then(|()| checks::dependencies()),
    ),
    step("rust", "native tests", rust).quick().first(300),
    step("fuzz", "readers and games on a few random inputs", fuzz),
    step("build", "the whole site", build).quick().first(180),
    step("types", "JavaScript fits its types", types).quick(),
    step("wasm", "tests of the wasm face in Node.js", wasm_face).quick(),
    step("core", "what the page decides, in Node.js", core).quick(),
    step(
        "package",
        "the npm package, packed, installed and used",
        package,
    )
    .quick(),
    step(
        "first",
        "what a visitor does first, in Chromium; the engine in Firefox and WebKit",
        first,
    )
    .quick(),
    step(
        "browser",
        "all other tests in Chromium, Firefox and WebKit",
        browser,
    ),
    step(
        "example",
        "the game of docs/adding-a-game.md, natively and in Chromium",
        example,
    ),
];

/// `cargo xtask test`: the quick steps, or all. Stops at the first step that fails, unless told to keep going.
pub fn test(args: &[String]) -> Result {
    let (args, extra) = match args.iter().position(|arg| arg == "--") {
        Some(at) => (&args[..at], &args[at + 1..]),
        None => (args, &[][..]),
    };
    let (mut only, mut all, mut keep_going) = (Vec::new(), false, false);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--only" => only.push(args.next().ok_or("`--only` needs the name of a step")?),
            "--all" => all = true,
            "--keep-going" => keep_going = true,
            "--list" => {
                list();
                return Ok(());
            }
            _ => return Err(format!("`test` has no option `{arg}`")),
        }
    }
    if only.len() != 1 && !extra.is_empty() {
        return Err("arguments after `--` need exactly one `--only STEP` to go to".into());
    }
    let mut chosen = steps::choose("step", STEPS, |step| step.name, &only)?;
    chosen.retain(|step| all || step.is_quick || !only.is_empty());
    let (start, cold) = (Instant::now(), wasm::is_cold());
    steps::run("test", &chosen, keep_going, extra)?;
    if only.is_empty() {
        let name = if all { "test --all" } else { "test" };
        times::keep(name, start.elapsed(), cold);
    }
    Ok(())
}

/// Prints the names of the steps, the quick ones first.
fn list() {
    for (heading, is_quick) in [("cargo xtask test:", true), ("and with --all:", false)] {
        println!("{heading}");
        steps::list(STEPS.iter().filter(|step| step.is_quick == is_quick));
    }
}

/// Refuses arguments, in a step whose tool takes none.
fn no_tool(extra: &[String]) -> Result {
    match extra {
        [] => Ok(()),
        _ => Err(format!("there is no tool to take `{}`", extra.join(" "))),
    }
}

fn fmt(extra: &[String]) -> Result {
    run(cargo("fmt --all --check").args(extra))
}

fn lint(extra: &[String]) -> Result {
    setup::npm_packages()?;
    run(command(
        "node",
        "node_modules/@biomejs/biome/bin/biome ci --error-on-warnings",
    )
    .args(extra))
}

fn words(extra: &[String]) -> Result {
    run(command("node", "--test --test-reporter=spec")
        .args(extra)
        .args(files("tests/words", ".test.js")?))
}

fn clippy(extra: &[String]) -> Result {
    setup::wasm_target()?;
    run(
        cargo("clippy --workspace --all-targets --features connect-four")
            .args(extra)
            .args(["--", "-Dwarnings"]),
    )?;
    run(
        wasm::wasm_cargo("clippy --package plyground --package plyground-lab --package plyground-web --package web-*")
            .args(extra)
            .args(["--", "-Dwarnings"]),
    )
}

fn doc(extra: &[String]) -> Result {
    setup::wasm_target()?;
    run(cargo("doc --no-deps --package plyground --package plyground-lab --package plyground-cli --package plyground-workshop")
        .env("RUSTDOCFLAGS", "-Dwarnings")
        .args(extra))?;
    run(wasm::wasm_cargo("doc --no-deps --package plyground-web")
        .env("RUSTDOCFLAGS", "-Dwarnings")
        .args(extra))
}

fn rust(extra: &[String]) -> Result {
    setup::parallel()?;
    run(cargo_test("--workspace --exclude fuzz").args(extra))
}

/// The corpora, tested with the library that is built for the other tests, and a few inputs more.
fn fuzz(extra: &[String]) -> Result {
    no_tool(extra)?;
    run(&mut cargo_test(
        "--package plyground --package fuzz --test corpus",
    ))?;
    crate::fuzz::few()
}

/// `cargo test` with the same random cases in every run, so that only the change decides. `cargo test` by hand draws
/// new cases each time.
fn cargo_test(arguments: &str) -> Command {
    let mut test = cargo(&format!("test {arguments}"));
    // With BLESS the pinned results would be written anew instead of compared.
    test.env_remove("BLESS").env("PROPTEST_RNG_SEED", "1");
    test
}

fn build(extra: &[String]) -> Result {
    no_tool(extra)?;
    site::build(None)?;
    run(command("node", "--test --test-reporter=spec").args(files("tests/site", ".test.js")?))
}

fn types(extra: &[String]) -> Result {
    setup::npm_packages()?;
    wasm::web(wasm::RELEASE)?;
    wasm::node()?;
    run(command("node", "node_modules/typescript/bin/tsc --noEmit").args(extra))
}

fn wasm_face(extra: &[String]) -> Result {
    let tests = files("tests/wasm", ".test.js")?;
    wasm::node()?;
    run(command("node", "--test --test-reporter=spec")
        .args(extra)
        .args(tests))
}

fn core(extra: &[String]) -> Result {
    wasm::web(wasm::RELEASE)?;
    run(command("node", "--test --test-reporter=spec")
        .args(extra)
        .args(files("tests/core", ".test.js")?))
}

fn package(extra: &[String]) -> Result {
    setup::npm_packages()?;
    wasm::web(wasm::RELEASE)?;
    run(command("node", "--test --test-reporter=spec")
        .args(extra)
        .args(files("tests/package", ".test.js")?))
}

fn first(extra: &[String]) -> Result {
    browser_for("", &[&["--grep".into(), FIRST.into()], extra].concat())
}

/// The tests that `first` leaves; with arguments those that they choose among all.
fn browser(extra: &[String]) -> Result {
    match extra {
        [] => browser_for("", &["--grep-invert", FIRST].map(String::from)),
        _ => browser_for("", extra),
    }
}

/// The browser tests; the long forms for "1".
fn browser_for(long: &str, extra: &[String]) -> Result {
    Browsers::ready()?.run(long, extra)
}

/// The browsers, and the built site under two addresses.
#[derive(Clone)]
pub struct Browsers {
    root: String,
    subfolder: String,
}

impl Browsers {
    /// Installs and builds what is missing, and serves the site until this program ends.
    pub fn ready() -> Result<Self> {
        files("tests/browser", ".spec.js")?;
        setup::npm_packages()?;
        setup::browsers()?;
        site::build(None)?;
        let dist = Arc::new(Site::dist()?);
        let serve = |prefix| server::start(Arc::clone(&dist), Some(0), prefix);
        Ok(Self {
            root: serve("/")?,
            subfolder: serve("/some/sub/folder")?,
        })
    }

    /// Playwright; for the long forms of tests where `long` is "1".
    pub fn command(&self, long: &str) -> Command {
        let mut playwright = command("node", "node_modules/@playwright/test/cli.js test");
        playwright
            .env("PLYGROUND_URL", &self.root)
            .env("PLYGROUND_SUBFOLDER_URL", &self.subfolder)
            .env("PLYGROUND_LONG", long);
        playwright
    }

    pub fn run(&self, long: &str, extra: &[String]) -> Result {
        run(self.command(long).args(extra))
    }
}

/// The game is in no site that visitors see: it is served as it lies in the repository, with modules that are quick to
/// build.
fn example(extra: &[String]) -> Result {
    run(&mut cargo_test(
        "--test connect_four --features connect-four",
    ))?;
    setup::npm_packages()?;
    setup::browsers()?;
    wasm::web(wasm::EXAMPLE)?;
    let site = Arc::new(serve::repository(wasm::EXAMPLE.site)?);
    let url = server::start(site, Some(0), "/")?;
    run(command("node", "node_modules/@playwright/test/cli.js test")
        .args(["--config", "examples/connect_four/playwright.config.js"])
        .env("PLYGROUND_URL", url)
        .args(extra))
}

/// The tests in a folder; none there is an error, for a step must not pass without them.
fn files(folder: &str, ending: &str) -> Result<Vec<PathBuf>> {
    let mut files = site::list(Path::new(folder)).map_err(|error| format!("{folder}: {error}"))?;
    files.retain(|file| file.to_string_lossy().ends_with(ending));
    if files.is_empty() {
        return Err(format!("no {folder}/*{ending}"));
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_need_a_tool_to_go_to() {
        let step = ["--only", "build", "--", "x"].map(String::from);
        assert_eq!(test(&step), Err("step `build` failed".into()));
    }
}
