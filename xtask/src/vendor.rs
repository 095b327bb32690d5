//! Libraries of other people for the page, each put into one file: browsers cannot load packages by name.

use crate::shell::{Result, is_newer, run};
use crate::site::esbuild;
use std::path::Path;

/// The parts that the page uses, and the file that they are put into with all that they need.
const CHARTS: [&str; 2] = ["www/charts/library.js", "www/vendor/plot.js"];

/// Builds the files that are missing or older than the packages. TypeScript does not check them.
pub fn build() -> Result {
    let [parts, file] = CHARTS;
    if is_newer(file, &[Path::new(parts), Path::new("package-lock.json")]) {
        return Ok(());
    }
    let mut bundler = esbuild("--bundle --minify --format=esm --charset=utf8 --log-level=warning");
    run(bundler
        .arg("--banner:js=// @ts-nocheck")
        .arg(format!("--outfile={file}"))
        .arg(parts))
}
