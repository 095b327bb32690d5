//! `cargo xtask serve`: the site on this computer, always of the newest sources.

use crate::server::{self, Site};
use crate::shell::Result;
use crate::site;
use crate::wasm::{self, DEVELOPMENT, SERVED};
use crate::words;
use notify::{Event, RecursiveMode, Watcher};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, PoisonError, RwLock};
use std::thread;
use std::time::{Duration, Instant};

/// The sources of the built part of the site: the engine, which parts games have, and the words. Everything else is served as it lies
/// in the repository.
const SOURCES: [&str; 5] = [
    "src",
    "crates/lab",
    "crates/web",
    "www/games",
    words::FOLDER,
];
/// An editor writes a file in several steps; after the last of them there is quiet.
const QUIET: Duration = Duration::from_millis(100);

/// Which site is served.
#[derive(PartialEq)]
enum Kind {
    /// The repository's own files, with modules that are quick to build, built anew after each change.
    Development,
    /// `dist/`, built first.
    Release,
    /// `dist/` as it is.
    Built,
}

/// Runs until it is interrupted.
pub fn serve(args: &[String]) -> Result {
    let (mut port, mut prefix, mut kind) = (None, String::new(), Kind::Development);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or(format!("`{arg}` needs a value"));
        match arg.as_str() {
            "--port" => {
                port = Some(
                    value()?
                        .parse()
                        .map_err(|_| "`--port` needs a number up to 65535")?,
                )
            }
            "--prefix" => prefix = value()?.clone(),
            "--release" | "--no-build" if kind != Kind::Development => {
                return Err("`serve` takes one of `--release` and `--no-build`".into());
            }
            "--release" => kind = Kind::Release,
            "--no-build" => kind = Kind::Built,
            _ => return Err(format!("`serve` has no option `{arg}`")),
        }
    }
    if kind == Kind::Development {
        return develop(port, &prefix);
    }
    if kind == Kind::Release {
        site::build(None)?;
    }
    let url = server::start(Arc::new(Site::dist()?), port, &prefix)?;
    println!("\nServing {} at {url} (Ctrl+C stops it)", site::DIST);
    loop {
        thread::park();
    }
}

fn develop(port: Option<u16>, prefix: &str) -> Result {
    // Watching begins first: a change while the first build runs is not missed.
    let (_watcher, changes) = watch()?;
    println!("Building the site for this computer: {}.", usual());
    wasm::web(DEVELOPMENT)?;
    let site = Arc::new(repository(SERVED)?);
    let url = server::start(Arc::clone(&site), port, prefix)?;
    println!(
        "\nServing the repository at {url} (Ctrl+C stops it). Reload to see a change; after one of the Rust, wait for `ready`."
    );
    while settled(&changes) {
        let start = Instant::now();
        let result = wasm::compile_all(DEVELOPMENT).and_then(|modules| {
            // Requests wait, so that no page gets files of two builds.
            let _changing = site
                .changing
                .write()
                .unwrap_or_else(PoisonError::into_inner);
            wasm::write(&modules, DEVELOPMENT)
        });
        match result {
            Ok(()) => println!("ready after {:.1} s", start.elapsed().as_secs_f32()),
            Err(error) => println!("error: {error}; what was there before is still served"),
        }
    }
    Err("the system stopped telling of changes".into())
}

/// How long the first build takes, and what it does.
fn usual() -> &'static str {
    match Path::new(SERVED).exists() {
        true => "some seconds, longer after changes of the Rust",
        false => {
            "the first time it installs tools from npm and compiles the engine, some two minutes on two cores"
        }
    }
}

/// The repository's own files, but for what is built and lies in a folder of its own.
pub fn repository(built: &str) -> Result<Site> {
    let folder =
        |path: &str| fs::canonicalize(path).map_err(|e| format!("cannot read {path}: {e}"));
    Ok(Site {
        folders: vec![folder(built)?, folder(".")?],
        holds: |path| {
            let scripts = ["www/", "examples/"];
            path.is_empty()
                || scripts.iter().any(|folder| path.starts_with(folder))
                || site::PAGES.contains(&path)
        },
        changing: RwLock::new(()),
    })
}

/// Watches the sources for as long as the watcher lives.
fn watch() -> Result<(impl Watcher, Receiver<()>)> {
    let (tell, changes) = channel();
    let heard = move |event: notify::Result<Event>| {
        // An error may have hidden a change.
        if event.map_or(true, |event| is_change(&event)) {
            // Nobody listens any more when the program ends.
            let _ = tell.send(());
        }
    };
    let cannot = |e| format!("cannot watch the sources: {e}");
    let mut watcher = notify::recommended_watcher(heard).map_err(cannot)?;
    let folders = SOURCES.map(Path::new);
    for folder in folders.into_iter().filter(|folder| folder.exists()) {
        watcher
            .watch(folder, RecursiveMode::Recursive)
            .map_err(cannot)?;
    }
    Ok((watcher, changes))
}

/// Whether a source changed. Reading a file is no change, nor is what the build itself writes beside the words.
fn is_change(event: &Event) -> bool {
    let is_made = |file: &PathBuf| {
        let name = file.to_string_lossy().replace('\\', "/");
        name.contains(words::FOLDER) && name.ends_with(".js")
    };
    let is_own = !event.paths.is_empty() && event.paths.iter().all(is_made);
    !event.kind.is_access() && !is_own
}

/// Waits for a change, and then until there is quiet; false when none can come any more.
fn settled(changes: &Receiver<()>) -> bool {
    let heard = changes.recv().is_ok();
    while changes.recv_timeout(QUIET).is_ok() {}
    heard
}

#[cfg(test)]
mod tests {
    use super::*;
    use notify::EventKind;

    #[test]
    fn what_the_build_writes_is_no_change() {
        let changed = |file: &str| is_change(&Event::new(EventKind::Any).add_path(file.into()));
        assert!(changed("/home/me/words/www/games/go/face.rs"));
        assert!(changed("/home/me/www/words/en/page.json"));
        assert!(!changed("/home/me/www/words/en/page.js"));
        assert!(is_change(&Event::new(EventKind::Any)));
    }

    #[test]
    fn a_site_is_built_or_not() {
        let both = ["--release", "--no-build"].map(String::from);
        let refused = serve(&both);
        assert!(refused.is_err_and(|error| error.contains("`--no-build`")));
    }
}
