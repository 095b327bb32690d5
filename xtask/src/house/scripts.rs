//! What scripts import, and their functions.

use super::files::Sources;
use super::found::{Function, Uses};
use crate::setup;
use crate::shell::{Result, command, output};
use serde::Deserialize;

/// What `scripts.js` says of a file.
#[derive(Deserialize)]
struct Script {
    file: String,
    imports: Vec<String>,
    functions: Vec<Found>,
}

#[derive(Deserialize)]
struct Found {
    name: String,
    line: usize,
    lines: usize,
}

/// Imports count whether they happen at once or later; types in comments do not.
pub fn read(sources: &Sources) -> Result<(Uses, Vec<Function>)> {
    setup::npm_packages()?;
    let files = sources.all(&["www/"], &[".js"]).map(|(file, _)| file);
    let text = output(command("node", "xtask/src/house/scripts.js").args(files))?;
    let scripts: Vec<Script> =
        serde_json::from_str(&text).map_err(|e| format!("xtask/src/house/scripts.js: {e}"))?;
    let mut uses = Uses::new();
    let mut functions = Vec::new();
    for Script {
        file,
        imports,
        functions: found,
    } in scripts
    {
        functions.extend(
            found
                .into_iter()
                .map(|Found { name, line, lines }| Function {
                    name,
                    file: file.clone(),
                    line,
                    lines,
                }),
        );
        uses.insert(file, imports);
    }
    Ok((uses, functions))
}
