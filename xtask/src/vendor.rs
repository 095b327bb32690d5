//! Libraries of other people for the page, bundled into one file: browsers cannot load packages by name.

use crate::shell::{Result, esbuild, is_newer, run, target};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A bundle with everything that it needs: the parts that the page uses, the file, and the names of the libraries.
struct Bundle {
    parts: &'static str,
    file: &'static str,
    names: &'static str,
}

const BUNDLES: [Bundle; 2] = [
    Bundle {
        parts: "www/charts/library.js",
        file: "www/vendor/plot.js",
        names: "Observable Plot and D3",
    },
    Bundle {
        parts: "www/match/qr-library.js",
        file: "www/vendor/qr.js",
        names: "qr",
    },
];
/// The licences of all packages in the bundles, which copies must carry.
const LICENCES: &str = "www/vendor/licences.txt";

/// Bundles the libraries if a bundle is missing or older than the packages. TypeScript does not check them.
pub fn build() -> Result {
    let lock = Path::new("package-lock.json");
    let mut sources: Vec<&Path> = BUNDLES
        .iter()
        .map(|bundle| Path::new(bundle.parts))
        .collect();
    sources.push(lock);
    if is_newer(LICENCES, &sources) {
        return Ok(());
    }
    let mut packages = BTreeSet::new();
    for bundle in &BUNDLES {
        packages.extend(bundle.build()?);
    }
    licences(&packages)
}

impl Bundle {
    /// Writes the file; answers the packages that the bundler has read.
    fn build(&self) -> Result<BTreeSet<String>> {
        let inputs = target().join("vendor.json");
        let mut bundler =
            esbuild("--bundle --minify --format=esm --charset=utf8 --log-level=warning");
        run(bundler
            .arg(format!(
                "--banner:js=/*! {}; licences in {LICENCES} */\n// @ts-nocheck",
                self.names
            ))
            .arg(format!("--metafile={}", inputs.display()))
            .arg(format!("--outfile={}", self.file))
            .arg(self.parts))?;
        let text = fs::read_to_string(&inputs).map_err(|e| cannot("vendor.json", &e))?;
        let read: serde_json::Value =
            serde_json::from_str(&text).map_err(|e| cannot("vendor.json", &e))?;
        let files = read["inputs"].as_object().ok_or("vendor.json: no inputs")?;
        Ok(files
            .keys()
            .filter_map(|file| package(file))
            .map(String::from)
            .collect())
    }
}

/// Writes the licences of packages.
fn licences(packages: &BTreeSet<String>) -> Result {
    let mut all = String::new();
    for package in packages {
        let file = format!("{package}/LICENSE");
        let licence = fs::read_to_string(&file).map_err(|e| cannot(&file, &e))?;
        let name = package.trim_start_matches("node_modules/");
        all += &format!("{name}\n\n{}\n\n", licence.trim());
    }
    fs::write(LICENCES, all).map_err(|e| cannot(LICENCES, &e))
}

fn cannot(what: &str, error: &dyn std::fmt::Display) -> String {
    format!("{what}: {error}")
}

/// The folder of the package that a file belongs to.
fn package(file: &str) -> Option<&str> {
    let rest = file.strip_prefix("node_modules/")?;
    let depth = if rest.starts_with('@') { 2 } else { 1 };
    let name: usize = rest.split('/').take(depth).map(|part| part.len() + 1).sum();
    file.get(..file.len() - rest.len() + name - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_may_have_a_scope() {
        assert_eq!(
            package("node_modules/d3-array/src/a.js"),
            Some("node_modules/d3-array")
        );
        assert_eq!(
            package("node_modules/@a/b/src/c.js"),
            Some("node_modules/@a/b")
        );
        assert_eq!(package("www/charts/library.js"), None);
    }
}
