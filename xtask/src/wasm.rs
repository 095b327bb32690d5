//! The engine as WebAssembly, with the JavaScript that loads it.

use crate::modules::{self, Module};
use crate::setup::{self, WASM};
use crate::shell::{Result, cargo, command, is_newer, output, run, target};
use crate::vendor;
use crate::words;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// Asks the modules what the page is to know without loading them.
const TELL: &str = include_str!("tell.js");

/// WebAssembly features that every supported browser has.
const FEATURES: &str = "--enable-bulk-memory --enable-multivalue --enable-mutable-globals \
    --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext --enable-simd";

/// How packages for browsers are made.
#[derive(Clone, Copy)]
pub struct Make {
    /// Cargo's profile.
    profile: &'static str,
    /// The site's folder that they go to.
    pub site: &'static str,
    /// Whether they are made smaller and faster.
    optimise: bool,
    /// Whether the game of README's "Add a game" is one of them.
    with_example: bool,
}

/// For visitors.
pub const RELEASE: Make = Make {
    profile: "release",
    site: ".",
    optimise: true,
    with_example: false,
};

/// For changes of the engine that shall be seen at once.
pub const DEVELOPMENT: Make = Make {
    profile: "wasm-dev",
    site: SERVED,
    optimise: false,
    with_example: false,
};

/// The same with the game of README's "Add a game".
pub const EXAMPLE: Make = Make {
    site: "target/serve-example",
    with_example: true,
    ..DEVELOPMENT
};

/// Where the packages are that are served while somebody develops.
pub const SERVED: &str = "target/serve";

/// Whether nothing was ever compiled here for visitors.
pub fn is_cold() -> bool {
    !target().join(WASM).join(RELEASE.profile).exists()
}

/// Builds what pages load and the repository does not keep: packages, the catalogue, libraries, words.
pub fn web(make: Make) -> Result {
    setup::npm_packages()?;
    vendor::build()?;
    let modules = compile(make)?;
    all(&modules, |module| web_package(module, make))?;
    tell(&modules, make)?;
    words::build(make.site == RELEASE.site)
}

/// Builds the packages for Node.js, in `target/`.
pub fn node() -> Result {
    all(&compile(RELEASE)?, node_package)
}

/// Does the same for every module, all at once: the optimisers use one core each.
fn all(modules: &[Module], work: impl Fn(&Module) -> Result + Copy + Send) -> Result {
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
fn compile(make: Make) -> Result<Vec<Module>> {
    setup::wasm_target()?;
    let modules = modules::all(make.with_example)?;
    let mut cargo = wasm_cargo(&format!("build --profile {}", make.profile));
    for module in &modules {
        cargo.args(["--package", &module.name]);
    }
    run(&mut cargo)?;
    Ok(modules)
}

/// The file that cargo made of a module.
fn compiled(module: &Module, profile: &str) -> PathBuf {
    let file = format!("{}.wasm", module.name.replace('-', "_"));
    target().join(WASM).join(profile).join(file)
}

/// Writes down what the modules tell of themselves.
fn tell(modules: &[Module], make: Make) -> Result {
    let packages = modules.iter().map(|module| match &module.page {
        Some(page) => format!("{}={page}", module.package),
        None => module.package.clone(),
    });
    let mut node = command("node", "--input-type=module --eval");
    // Not shown: the script is long.
    output(node.arg(TELL).arg(make.site).args(packages)).map(drop)
}

fn web_package(module: &Module, make: Make) -> Result {
    let input = compiled(module, make.profile);
    let package = Path::new(make.site).join(&module.package);
    let raw = target().join("wasm-web").join(make.site).join(&module.name);
    let made = Made {
        from: raw.join("compiled.wasm"),
        output: package.join("plyground_bg.wasm"),
    };
    if made.is_current(&input) {
        return Ok(());
    }
    let cannot = |e| format!("cannot write {}: {e}", package.display());
    bindgen(&input, &raw, false)?;
    fs::create_dir_all(&package).map_err(cannot)?;
    for file in ["plyground.js", "plyground.d.ts", "plyground_bg.wasm.d.ts"] {
        fs::copy(raw.join(file), package.join(file)).map_err(cannot)?;
    }
    optimise(&raw.join("plyground_bg.wasm"), &made.output, make)?;
    fs::copy(&input, &made.from).map(drop).map_err(cannot)
}

/// Binaryen makes modules smaller and faster. The output is written beside its place: what a build that is killed leaves
/// there would pass for up to date.
fn optimise(module: &Path, output: &Path, make: Make) -> Result {
    let part = output.with_extension("part");
    let cannot = |e| format!("cannot write {}: {e}", output.display());
    if make.optimise {
        let mut optimiser = command("node", "node_modules/binaryen/bin/wasm-opt -O3");
        optimiser.args(FEATURES.split_whitespace());
        run(optimiser.arg(module).arg("-o").arg(&part))?;
    } else {
        fs::copy(module, &part).map_err(cannot)?;
    }
    fs::rename(&part, output).map_err(cannot)
}

fn node_package(module: &Module) -> Result {
    let input = compiled(module, RELEASE.profile);
    let folder = Path::new(&module.node);
    let made = Made {
        from: folder.join("compiled.wasm"),
        output: folder.join("plyground_bg.wasm"),
    };
    if made.is_current(&input) {
        return Ok(());
    }
    bindgen(&input, folder, true)?;
    fs::copy(&input, &made.from)
        .map(drop)
        .map_err(|e| format!("cannot write {}: {e}", folder.display()))
}

/// Cargo for the wasm side: with 128-bit SIMD, and no path of this machine in panic messages.
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
    let mut cargo = cargo(&format!("{subcommand} --target {WASM}"));
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

/// A package and what it was made from.
struct Made {
    /// A copy of what cargo had compiled. Cargo links all modules anew whatever changes; most come out the same.
    from: PathBuf,
    output: PathBuf,
}

impl Made {
    /// Whether it was made from this `input`, by this very program.
    fn is_current(&self, input: &Path) -> bool {
        let same = || Some(fs::read(input).ok()? == fs::read(&self.from).ok()?);
        std::env::current_exe().is_ok_and(|exe| is_newer(&self.output, &[&exe]))
            && same() == Some(true)
    }
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
    generate().map_err(|e| format!("wasm-bindgen failed: {e:#}"))?;
    check_texts(&folder.join("plyground.js"))
}

/// Lets JavaScript refuse what is no text where the module takes one. wasm-bindgen does so in its debug mode alone; without it a
/// number in the place of a text damages the memory of the module.
fn check_texts(script: &Path) -> Result {
    let cannot = |e| format!("{}: {e}", script.display());
    let text = fs::read_to_string(script).map_err(cannot)?;
    let name = "function passStringToWasm0";
    let head = format!("{name}(arg, malloc, realloc) {{\n");
    if text.contains(name) && !text.contains(&head) {
        return Err(format!("{}: {name} has other parameters", script.display()));
    }
    let check = "    if (typeof arg !== 'string') throw new TypeError(`should be a text, not of type ${typeof arg}`);\n";
    fs::write(script, text.replace(&head, &format!("{head}{check}"))).map_err(cannot)
}
