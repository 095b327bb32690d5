//! The imports and functions of scripts.

use super::files::Sources;
use super::found::{Found, Function, Type};
use serde::Deserialize;
use xtask::shell::{Result, command, output};

/// The output of `scripts.js` for a file.
#[derive(Deserialize)]
struct Script {
    file: String,
    imports: Vec<String>,
    pages: Vec<String>,
    functions: Vec<ScriptFunction>,
    classes: Vec<ScriptClass>,
}

#[derive(Deserialize)]
struct ScriptFunction {
    name: String,
    line: usize,
    lines: usize,
}

#[derive(Deserialize)]
struct ScriptClass {
    name: String,
    line: usize,
}

/// Imports count whether they happen at once or later; types in comments do not.
pub fn read(sources: &Sources) -> Result<Found> {
    let files = sources.all(&["www/"], &[".js"]).map(|(file, _)| file);
    let text = output(command("node", "xtask/checks/src/house/scripts.js").args(files))?;
    let scripts: Vec<Script> = serde_json::from_str(&text)
        .map_err(|e| format!("xtask/checks/src/house/scripts.js: {e}"))?;
    let mut found = Found::default();
    for script in scripts {
        let file = || script.file.clone();
        let functions = script.functions.into_iter();
        found.functions.extend(functions.map(|function| Function {
            name: function.name,
            file: file(),
            line: function.line,
            lines: function.lines,
        }));
        let classes = script.classes.into_iter();
        found.types.extend(classes.map(|class| Type {
            name: class.name,
            file: file(),
            line: class.line,
        }));
        found.pages.insert(script.file.clone(), script.pages);
        found.uses.insert(script.file, script.imports);
    }
    Ok(found)
}
