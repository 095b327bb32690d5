//! The modules of the engine, as crates/web/Cargo.toml names them.

use crate::shell::{Result, cargo, output};
use serde::Deserialize;

/// A module of the engine: a crate of its own, which lists the games that it offers.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Module {
    /// Cargo's name for its package.
    pub name: String,
    /// Where the page imports the package from.
    pub package: String,
    /// Where the tests of the wasm face import it from, in Node.js.
    pub node: String,
    /// Where the parts of its game for the page are, unless in `www/games/`.
    pub page: Option<String>,
    /// Whether it is in no site that visitors see.
    #[serde(default)]
    pub example: bool,
}

/// All of the site, in their order there; perhaps with the game of docs/adding-a-game.md.
pub fn all(with_example: bool) -> Result<Vec<Module>> {
    let text = output(&mut cargo("metadata --no-deps --format-version 1"))?;
    let mut modules = read(&text)
        .map_err(|e| format!("crates/web/Cargo.toml: package.metadata.plyground.modules: {e}"))?;
    modules.retain(|module| with_example || !module.example);
    Ok(modules)
}

fn read(metadata: &str) -> serde_json::Result<Vec<Module>> {
    let Metadata { packages } = serde_json::from_str(metadata)?;
    let lists = packages
        .into_iter()
        .filter_map(|package| package.metadata)
        .filter_map(|Extra { plyground }| plyground);
    Ok(lists.flat_map(|list| list.modules).collect())
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    metadata: Option<Extra>,
}

/// The part of `Cargo.toml` that cargo leaves to other programs.
#[derive(Deserialize)]
struct Extra {
    plyground: Option<Plyground>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Plyground {
    modules: Vec<Module>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_read_and_a_misspelt_folder_is_an_error() {
        let metadata = |module| {
            read(&format!(
                r#"{{"packages": [{{"metadata": null}}, {{"metadata": {{"docs": 1, "plyground": {{"modules": [{module}]}}}}}}]}}"#
            ))
        };
        let go = Module {
            name: "go".into(),
            package: "www/pkg-go".into(),
            node: "target/node".into(),
            page: None,
            example: true,
        };
        let right = metadata(
            r#"{"name": "go", "package": "www/pkg-go", "node": "target/node", "example": true}"#,
        );
        assert_eq!(right.unwrap(), [go]);
        let wrong = metadata(r#"{"name": "go", "package": "www/pkg-go", "nodes": "target/node"}"#);
        assert!(wrong.unwrap_err().to_string().contains("nodes"));
    }
}
