//! The words of all languages: modules from `www/words/LANGUAGE/ROOM.json`, and how translations stand.

use crate::shell::{Result, command, output, run};
use std::path::Path;

/// Where they are.
pub const FOLDER: &str = "www/words";

const SCRIPT: &str = "xtask/src/words/main.js";

/// Makes the modules that pages import. With `engine` the English of `www/catalogue.js` is written down for translators first.
pub fn build(engine: bool) -> Result {
    let mirror = engine.then_some("--mirror");
    output(command("node", SCRIPT).arg("build").args(mirror)).map(drop)
}

/// `cargo xtask words`: how the translations stand; with a language what it lacks, and notes what it was made from.
pub fn words(args: &[String]) -> Result {
    run(command("node", SCRIPT).arg("report").args(args))
}

/// Whether a file in `www/` is what modules are made of. No visitor needs it.
pub fn is_source(file: &Path) -> bool {
    file.starts_with(FOLDER) && file.extension().is_some_and(|kind| kind == "json")
}
