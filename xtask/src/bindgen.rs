//! The JavaScript of the engine's modules, made by the package `bindgen`.

use crate::shell::{Result, cargo, run};
use std::path::Path;
use std::process::Command;

/// Where the JavaScript runs.
#[derive(Clone, Copy)]
pub enum Host {
    Web,
    Node,
}

/// Compiles the package, so that it is there when the engine is. The engine's progress bar is shown, and no second one.
pub fn prepare() -> Result {
    run(tool("build").env("CARGO_TERM_PROGRESS_WHEN", "never"))
}

/// Makes the JavaScript of compiled modules in one go. Each goes to its folder.
pub fn generate<'a>(jobs: impl Iterator<Item = [&'a Path; 2]>, host: Host) -> Result {
    let files: Vec<&Path> = jobs.flatten().collect();
    if files.is_empty() {
        return Ok(());
    }
    let host = match host {
        Host::Web => "web",
        Host::Node => "node",
    };
    run(tool("run --quiet").arg("--").arg(host).args(files))
}

fn tool(subcommand: &str) -> Command {
    cargo(&format!("{subcommand} --package bindgen"))
}
