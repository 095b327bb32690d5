//! The engine as WebAssembly, with the JavaScript that loads it.

use crate::setup::{self, WASM};
use crate::shell::{self, Result, cargo, command, is_newer, run, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// A module of the engine.
#[derive(Clone, Copy)]
struct Module {
    /// Cargo's feature for it.
    feature: &'static str,
    /// Where cargo works, under its usual folder: cargo would give all modules the same file.
    work: &'static str,
    /// Where the page imports the package from.
    package: &'static str,
    /// Where the tests of the wasm face import it from, in Node.js.
    node: &'static str,
}

/// The engine that the page loads first, that with all of 2048, that of the lab, and one for each other game.
const MODULES: [Module; 5] = [
    Module {
        feature: "web-2048",
        work: "",
        package: "www/pkg",
        node: "target/wasm-node",
    },
    Module {
        feature: "web-players",
        work: "web-players",
        package: "www/pkg-players",
        node: "target/wasm-node-players",
    },
    Module {
        feature: "web-lab",
        work: "web-lab",
        package: "www/lab/pkg",
        node: "target/wasm-node-lab",
    },
    Module {
        feature: "web-pentago",
        work: "web-pentago",
        package: "www/pkg-pentago",
        node: "target/wasm-node-pentago",
    },
    Module {
        feature: "web-loa",
        work: "web-loa",
        package: "www/pkg-loa",
        node: "target/wasm-node-loa",
    },
];

/// The games and players that the page offers, which the lab's module knows.
const CATALOGUE: &str = "www/catalogue.js";

/// WebAssembly features that every supported browser has.
const FEATURES: &str = "--enable-bulk-memory --enable-multivalue --enable-mutable-globals \
    --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext --enable-simd";

/// Builds the packages for browsers, optimised, in `www/`, and the catalogue.
pub fn web() -> Result {
    setup::npm_packages()?;
    all(web_module)?;
    catalogue()
}

/// Does the same for every module, all at once: the optimisers use one core each.
fn all(work: fn(Module) -> Result) -> Result {
    setup::wasm_target()?;
    std::thread::scope(|scope| {
        let running = MODULES.map(|module| scope.spawn(move || work(module)));
        running.into_iter().try_for_each(|thread| {
            let panicked = |_| Err("a build of a module panicked".into());
            thread.join().unwrap_or_else(panicked)
        })
    })
}

/// Writes the catalogue as a script, so that no module of the page need hold the words of all players.
fn catalogue() -> Result {
    let lab = MODULES
        .into_iter()
        .find(|module| module.feature == "web-lab");
    let lab = lab.ok_or("the lab has no module")?;
    let input = compile(lab)?;
    let output = Path::new(CATALOGUE);
    if is_current(output, &input) {
        return Ok(());
    }
    node_module(lab)?;
    let script = format!(
        "const {{ catalogue }} = require('./{}/plyground.js'); console.log(JSON.stringify(catalogue(), null, 1))",
        lab.node
    );
    let json = shell::output(command("node", "-e").arg(script))?;
    let words = format!(
        "// Made by the build from the engine: every game and player.\n\n\
         /** @type {{import(\"./types.d.ts\").Catalogue}} */\nexport const catalogue = {json};\n"
    );
    fs::write(output, words).map_err(|e| format!("cannot write {CATALOGUE}: {e}"))
}

fn web_module(module: Module) -> Result {
    let input = compile(module)?;
    let package = Path::new(module.package);
    let output = package.join("plyground_bg.wasm");
    if is_current(&output, &input) {
        return Ok(());
    }
    let raw = target().join(module.work).join("wasm-web");
    bindgen(&input, &raw, false)?;
    let create = |e| format!("cannot write {}: {e}", package.display());
    fs::create_dir_all(package).map_err(create)?;
    for file in ["plyground.js", "plyground.d.ts", "plyground_bg.wasm.d.ts"] {
        fs::copy(raw.join(file), package.join(file)).map_err(create)?;
    }
    let mut optimise = command("node", "node_modules/binaryen/bin/wasm-opt -O3");
    optimise.args(FEATURES.split_whitespace());
    run(optimise
        .arg(raw.join("plyground_bg.wasm"))
        .arg("-o")
        .arg(output))
}

/// Builds the packages for Node.js, in `target/`.
pub fn node() -> Result {
    all(node_module)
}

fn node_module(module: Module) -> Result {
    let input = compile(module)?;
    let folder = Path::new(module.node);
    if is_current(&folder.join("plyground_bg.wasm"), &input) {
        return Ok(());
    }
    bindgen(&input, folder, true)
}

/// Cargo for the wasm side: only the library, with 128-bit SIMD, and no path of this machine in panic messages.
pub fn wasm_cargo(subcommand: &str) -> Command {
    cargo_for(subcommand, &MODULES.map(|module| module.feature).join(","))
}

fn cargo_for(subcommand: &str, features: &str) -> Command {
    let mut flags: Vec<String> = match (
        std::env::var("CARGO_ENCODED_RUSTFLAGS"),
        std::env::var("RUSTFLAGS"),
    ) {
        (Ok(flags), _) if !flags.is_empty() => flags.split('\x1f').map(Into::into).collect(),
        (_, Ok(flags)) => flags.split_whitespace().map(Into::into).collect(),
        _ => Vec::new(),
    };
    flags.push("-Ctarget-feature=+simd128".into());
    if let Some(home) = cargo_home() {
        flags.push(format!("--remap-path-prefix={}=cargo", home.display()));
    }
    let mut cargo = cargo(&format!(
        "{subcommand} --lib --target {WASM} --no-default-features --features {features}"
    ));
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
    cargo
}

/// Where cargo keeps the sources of dependencies.
fn cargo_home() -> Option<PathBuf> {
    let user = if cfg!(windows) { "USERPROFILE" } else { "HOME" };
    let default = || std::env::var_os(user).map(|home| Path::new(&home).join(".cargo"));
    std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(default)
}

fn compile(module: Module) -> Result<PathBuf> {
    let work = target().join(module.work);
    run(cargo_for("build --release", module.feature)
        .arg("--target-dir")
        .arg(&work))?;
    Ok(work.join(WASM).join("release/plyground.wasm"))
}

/// Whether `output` was made from this `input` by this very program.
fn is_current(output: &Path, input: &Path) -> bool {
    std::env::current_exe().is_ok_and(|exe| is_newer(output, &[input, &exe]))
}

/// Writes the JavaScript and its types beside the module: for Node.js, or for browsers.
fn bindgen(input: &Path, folder: &Path, node: bool) -> Result {
    println!("$ wasm-bindgen {} -> {}", input.display(), folder.display());
    let generate = || {
        let mut bindgen = Bindgen::new();
        bindgen
            .input_path(input)
            .typescript(true)
            .omit_default_module_path(false);
        bindgen
            .remove_name_section(true)
            .remove_producers_section(true);
        bindgen.web(!node)?.nodejs_module(node)?.generate(folder)
    };
    generate().map_err(|e| format!("wasm-bindgen failed: {e:#}"))
}
