//! The modules of the engine, as Cargo.toml names them.

use crate::shell::{Result, cargo, output};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A module of the engine: a crate of its own, which lists the games that it offers.
#[derive(Debug, PartialEq)]
pub struct Module {
    /// Cargo's name for it.
    pub name: String,
    /// Where the page imports the package from.
    pub package: String,
    /// Where the tests of the wasm face import it from, in Node.js.
    pub node: String,
}

/// All of them, in the order of their names.
pub fn all() -> Result<Vec<Module>> {
    let text = output(&mut cargo("metadata --no-deps --format-version 1"))?;
    read(&text).map_err(|e| format!("Cargo.toml: package.metadata.plyground.modules: {e}"))
}

fn read(metadata: &str) -> serde_json::Result<Vec<Module>> {
    let Metadata { packages } = serde_json::from_str(metadata)?;
    let lists = packages
        .into_iter()
        .filter_map(|package| package.metadata)
        .filter_map(|Extra { plyground }| plyground);
    let modules = lists.flat_map(|list| list.modules);
    Ok(modules
        .map(|(name, Folders { package, node })| Module {
            name,
            package,
            node,
        })
        .collect())
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    metadata: Option<Extra>,
}

/// What cargo leaves to other programs.
#[derive(Deserialize)]
struct Extra {
    plyground: Option<Plyground>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Plyground {
    modules: BTreeMap<String, Folders>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Folders {
    package: String,
    node: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_read_and_a_misspelt_folder_is_an_error() {
        let metadata = |folders| {
            read(&format!(
                r#"{{"packages": [{{"metadata": null}}, {{"metadata": {{"docs": 1, "plyground": {{"modules": {{"loa": {folders}}}}}}}}}]}}"#
            ))
        };
        let loa = Module {
            name: "loa".into(),
            package: "www/pkg-loa".into(),
            node: "target/node".into(),
        };
        let right = metadata(r#"{"package": "www/pkg-loa", "node": "target/node"}"#);
        assert_eq!(right.unwrap(), [loa]);
        let wrong = metadata(r#"{"package": "www/pkg-loa", "nodes": "target/node"}"#);
        assert!(wrong.unwrap_err().to_string().contains("nodes"));
    }
}
