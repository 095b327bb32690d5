//! Libraries of other people for the page.

use crate::shell::{Result, command, is_newer, run};
use std::path::Path;

/// What bundles them, and writes their licences at last.
const SCRIPT: &str = "xtask/src/page/vendor.js";
const LICENCES: &str = "www/vendor/licences.txt";

/// Bundles the libraries if they are missing or older than what they are made of.
pub fn build() -> Result {
    let sources = [
        SCRIPT,
        "package-lock.json",
        "www/kit/charts/library.js",
        "www/match/qr-library.js",
    ];
    if is_newer(LICENCES, &sources.map(Path::new)) {
        return Ok(());
    }
    run(&mut command("node", SCRIPT))
}
