//! The JavaScript of the engine's modules, made by the package `bindgen`.

use crate::shell::{Result, cargo, run};
use std::path::PathBuf;
use std::process::Command;

/// A compiled module, and the folder that its JavaScript goes to.
pub struct Job {
    pub input: PathBuf,
    pub folder: PathBuf,
}

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

/// Makes the JavaScript of modules, all in one go.
pub fn generate(jobs: &[Job], host: Host) -> Result {
    if jobs.is_empty() {
        return Ok(());
    }
    let host = match host {
        Host::Web => "web",
        Host::Node => "node",
    };
    let files = jobs.iter().flat_map(|job| [&job.input, &job.folder]);
    run(tool("run --quiet").arg("--").arg(host).args(files))
}

fn tool(subcommand: &str) -> Command {
    cargo(&format!("{subcommand} --package bindgen"))
}
