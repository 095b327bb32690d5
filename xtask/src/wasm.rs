//! The engine as WebAssembly, with the JavaScript that loads it.

use crate::modules::{self, Module};
use crate::setup::{self, WASM};
use crate::shell::{self, Result, cargo, command, is_newer, run, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// The games and players that the page offers, which the lab's module knows.
const CATALOGUE: &str = "www/catalogue.js";
/// The module that knows every game and player.
const LAB: &str = "lab";

/// WebAssembly features that every supported browser has.
const FEATURES: &str = "--enable-bulk-memory --enable-multivalue --enable-mutable-globals \
    --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext --enable-simd";

/// Builds the packages for browsers, optimised, in `www/`, and the catalogue.
pub fn web() -> Result {
    setup::npm_packages()?;
    let modules = compile()?;
    all(&modules, web_package)?;
    catalogue(&modules)
}

/// Builds the packages for Node.js, in `target/`.
pub fn node() -> Result {
    all(&compile()?, node_package)
}

/// Does the same for every module, all at once: the optimisers use one core each.
fn all(modules: &[Module], work: fn(&Module) -> Result) -> Result {
    std::thread::scope(|scope| {
        let running: Vec<_> = modules
            .iter()
            .map(|module| scope.spawn(move || work(module)))
            .collect();
        running.into_iter().try_for_each(|thread| {
            let panicked = |_| Err("a build of a module panicked".into());
            thread.join().unwrap_or_else(panicked)
        })
    })
}

/// Compiles all modules in one go, so that what they share is compiled once.
fn compile() -> Result<Vec<Module>> {
    setup::wasm_target()?;
    let modules = modules::all()?;
    let mut cargo = wasm_cargo("build --release");
    for module in &modules {
        cargo.args(["--example", &module.name]);
    }
    run(&mut cargo)?;
    Ok(modules)
}

/// What cargo made of a module.
fn compiled(module: &Module) -> PathBuf {
    let examples = target().join(WASM).join("release/examples");
    examples.join(format!("{}.wasm", module.name))
}

/// Writes the catalogue as a script, so that no module of the page need hold the words of all players.
fn catalogue(modules: &[Module]) -> Result {
    let lab = modules.iter().find(|module| module.name == LAB);
    let lab = lab.ok_or_else(|| format!("Cargo.toml names no module `{LAB}`"))?;
    let output = Path::new(CATALOGUE);
    if is_current(output, &compiled(lab)) {
        return Ok(());
    }
    node_package(lab)?;
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

fn web_package(module: &Module) -> Result {
    let input = compiled(module);
    let package = Path::new(&module.package);
    let output = package.join("plyground_bg.wasm");
    if is_current(&output, &input) {
        return Ok(());
    }
    let raw = target().join("wasm-web").join(&module.name);
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

fn node_package(module: &Module) -> Result {
    let input = compiled(module);
    let folder = Path::new(&module.node);
    if is_current(&folder.join("plyground_bg.wasm"), &input) {
        return Ok(());
    }
    bindgen(&input, folder, true)
}

/// Cargo for the wasm side: without the command line, with 128-bit SIMD, and no path of this machine in panic messages.
pub fn wasm_cargo(subcommand: &str) -> Command {
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
        "{subcommand} --target {WASM} --no-default-features"
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
            .out_name("plyground")
            .typescript(true)
            .omit_default_module_path(false);
        bindgen
            .remove_name_section(true)
            .remove_producers_section(true);
        bindgen.web(!node)?.nodejs_module(node)?.generate(folder)
    };
    generate().map_err(|e| format!("wasm-bindgen failed: {e:#}"))
}
