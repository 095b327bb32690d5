//! Libraries of other people for the page, bundled into one file: browsers cannot load packages by name.

use crate::shell::{Result, esbuild, is_newer, run, target};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The parts that the page uses, and the bundle with everything that they need.
const PARTS: &str = "www/charts/library.js";
const BUNDLE: &str = "www/vendor/plot.js";
/// The licences of all packages in the bundle, which copies must carry.
const LICENCES: &str = "www/vendor/licences.txt";

/// Bundles the libraries if the bundle is missing or older than the packages. TypeScript does not check it.
pub fn build() -> Result {
    if is_newer(
        LICENCES,
        &[Path::new(PARTS), Path::new("package-lock.json")],
    ) {
        return Ok(());
    }
    let inputs = target().join("vendor.json");
    let mut bundler = esbuild("--bundle --minify --format=esm --charset=utf8 --log-level=warning");
    run(bundler
        .arg("--banner:js=/*! Observable Plot and D3; licences in www/vendor/licences.txt */\n// @ts-nocheck")
        .arg(format!("--metafile={}", inputs.display()))
        .arg(format!("--outfile={BUNDLE}"))
        .arg(PARTS))?;
    licences(&inputs)
}

/// Writes the licences of the packages that the bundler has read.
fn licences(inputs: &Path) -> Result {
    let cannot = |what: &str, e: &dyn std::fmt::Display| format!("{what}: {e}");
    let text = fs::read_to_string(inputs).map_err(|e| cannot("vendor.json", &e))?;
    let read: serde_json::Value =
        serde_json::from_str(&text).map_err(|e| cannot("vendor.json", &e))?;
    let files = read["inputs"].as_object().ok_or("vendor.json: no inputs")?;
    let packages: BTreeSet<&str> = files.keys().filter_map(|file| package(file)).collect();
    let mut all = String::new();
    for package in packages {
        let file = format!("{package}/LICENSE");
        let licence = fs::read_to_string(&file).map_err(|e| cannot(&file, &e))?;
        let name = package.trim_start_matches("node_modules/");
        all += &format!("{name}\n\n{}\n\n", licence.trim());
    }
    fs::write(LICENCES, all).map_err(|e| cannot(LICENCES, &e))
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
