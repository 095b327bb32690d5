//! Parts of the library that nothing outside it can name. They are compiled with these tests alone: for tests inside the
//! library all of it would be compiled a second time.
#![allow(
    dead_code,
    reason = "the rest of the library uses what these tests do not"
)]

#[path = "../../src/eval/checksum.rs"]
mod checksum;
#[path = "../../crates/lab/src/review/outlook.rs"]
mod outlook;
#[path = "../../crates/lab/src/review/plies.rs"]
mod plies;
#[path = "../../src/search/transposition_table.rs"]
mod transposition_table;
#[path = "../../src/search/transpositions.rs"]
mod transpositions;

mod checksum_test;
mod outlook_test;
mod transpositions_test;

use std::path::{Path, PathBuf};

/// Tests in a library itself would never run.
#[test]
fn the_libraries_hold_no_tests() {
    let packages = ["crates", "crates/web/modules"].map(entries).concat();
    let sources = packages.iter().map(|package| package.join("src"));
    let mut folders: Vec<_> = sources.filter(|folder| folder.is_dir()).collect();
    folders.push("src".into());
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for path in entries(&folder) {
            if path.is_dir() {
                folders.push(path);
            } else {
                // Weights stand beside the code.
                let text = std::fs::read_to_string(&path);
                let has_tests = text.is_ok_and(|text| text.contains("#[test]"));
                assert!(!has_tests, "{}", path.display());
                files += 1;
            }
        }
    }
    assert!(files > 300, "{files}");
}

fn entries(folder: impl AsRef<Path>) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("cargo runs tests in the repository");
    entries
        .map(|entry| entry.expect("an entry").path())
        .collect()
}
