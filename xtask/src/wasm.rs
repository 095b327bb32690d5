//! The engine as WebAssembly, with the JavaScript that loads it.

use crate::bindgen::{self, Host};
use crate::modules::{self, Module};
use crate::setup::{self, WASM};
use crate::shell::{Result, cargo, command, is_newer, output, run, target};
use crate::vendor;
use crate::words;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::{self, ScopedJoinHandle};

/// Asks the modules what the page is to know without loading them.
const TELL: &str = include_str!("tell.js");

/// WebAssembly features that every supported browser has.
const FEATURES: &str = "--enable-bulk-memory --enable-multivalue --enable-mutable-globals \
    --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext --enable-simd";

/// The file of a package that holds the module.
const WASM_FILE: &str = "plyground_bg.wasm";

/// Whatever changes a package although the module is the same: versions of tools, and how they are used.
const TOOLS: [&str; 3] = [
    "Cargo.lock",
    "xtask/bindgen/src/main.rs",
    "xtask/src/wasm.rs",
];

/// How packages for browsers are made.
#[derive(Clone, Copy)]
pub struct Make {
    /// Cargo's profile.
    profile: &'static str,
    /// The site's folder that they go to.
    pub site: &'static str,
    /// Whether they are made smaller and faster.
    optimise: bool,
    /// Whether the game of docs/adding-a-game.md is one of them.
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

/// The same with the game of docs/adding-a-game.md.
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
    let modules = compile_all(make)?;
    write(&modules, make)
}

/// Compiles everything, and writes no part of the engine that a page loads. Tasks that do not wait for each other run at the same time: a
/// new copy compiles for a minute and more.
pub fn compile_all(make: Make) -> Result<Vec<Module>> {
    let (libraries, tool, modules) = thread::scope(|scope| {
        let libraries = scope.spawn(|| setup::npm_packages().and_then(|()| vendor::build()));
        let tool = scope.spawn(bindgen::prepare);
        let modules = compile(make);
        (ended(libraries), ended(tool), modules)
    });
    libraries.and(tool).and(modules)
}

/// Writes what pages load, from what is compiled.
pub fn write(modules: &[Module], make: Make) -> Result {
    web_packages(modules, make)?;
    tell(modules, make)?;
    words::build(make.site == RELEASE.site)
}

/// Builds the packages for Node.js, in `target/`.
pub fn node() -> Result {
    let made: Vec<Made> = compile(RELEASE)?.iter().map(for_node).collect();
    let generated = generate(&made, Host::Node)?;
    generated.into_iter().try_for_each(Made::remember)
}

/// What a thread came to.
fn ended(thread: ScopedJoinHandle<Result>) -> Result {
    let panicked = |_| Err("a part of the build panicked".into());
    thread.join().unwrap_or_else(panicked)
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

/// Makes the packages that a browser loads. The optimisers use one core each.
fn web_packages(modules: &[Module], make: Make) -> Result {
    let made: Vec<Made> = modules.iter().map(|module| for_web(module, make)).collect();
    let generated = generate(&made, Host::Web)?;
    thread::scope(|scope| {
        let finish = |made| scope.spawn(move || finish(made, make));
        let running: Vec<_> = generated.into_iter().map(finish).collect();
        running.into_iter().try_for_each(ended)
    })
}

/// Makes the JavaScript of those packages that are not current, and returns them.
fn generate(made: &[Made], host: Host) -> Result<Vec<&Made>> {
    let stale: Vec<&Made> = made.iter().filter(|made| !made.is_current()).collect();
    bindgen::generate(stale.iter().map(|made| [&*made.input, &*made.raw]), host)?;
    Ok(stale)
}

/// Puts what wasm-bindgen made into its package.
fn finish(made: &Made, make: Make) -> Result {
    let cannot = |e| format!("cannot write {}: {e}", made.folder.display());
    fs::create_dir_all(&made.folder).map_err(cannot)?;
    for file in ["plyground.js", "plyground.d.ts", "plyground_bg.wasm.d.ts"] {
        fs::copy(made.raw.join(file), made.folder.join(file)).map_err(cannot)?;
    }
    optimise(&made.raw.join(WASM_FILE), &made.output(), make)?;
    made.remember()
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

/// The package for browsers.
fn for_web(module: &Module, make: Make) -> Made {
    Made {
        input: compiled(module, make.profile),
        folder: Path::new(make.site).join(&module.package),
        raw: target().join("wasm-web").join(make.site).join(&module.name),
    }
}

/// The package for Node.js.
fn for_node(module: &Module) -> Made {
    let folder = PathBuf::from(&module.node);
    Made {
        input: compiled(module, RELEASE.profile),
        raw: folder.clone(),
        folder,
    }
}

/// A package and what it is made from.
struct Made {
    input: PathBuf,
    folder: PathBuf,
    /// Where wasm-bindgen writes, and a copy of the input is kept. Cargo links all modules anew whatever changes; most come out the same.
    raw: PathBuf,
}

impl Made {
    fn output(&self) -> PathBuf {
        self.folder.join(WASM_FILE)
    }

    fn copy(&self) -> PathBuf {
        self.raw.join("compiled.wasm")
    }

    /// Whether it was made from this very input, by the tools as they are now.
    fn is_current(&self) -> bool {
        let same = || Some(fs::read(&self.input).ok()? == fs::read(self.copy()).ok()?);
        is_newer(self.output(), &TOOLS.map(Path::new)) && same() == Some(true)
    }

    fn remember(&self) -> Result {
        let copied = fs::copy(&self.input, self.copy()).map(drop);
        copied.map_err(|e| format!("cannot write {}: {e}", self.copy().display()))
    }
}
