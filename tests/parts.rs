//! Parts of the library that nothing outside it can name. Their tests are compiled with these files alone: for tests inside the library all
//! of it would be compiled a second time.
#![allow(
    dead_code,
    reason = "the rest of the library uses what these tests do not"
)]

use plyground::games;

#[path = "../src/eval/checksum.rs"]
mod checksum;
#[path = "../src/search/transposition_table.rs"]
mod transposition_table;
#[path = "../src/search/transpositions.rs"]
mod transpositions;

/// A part with tests that is not named above would never run them.
#[test]
fn every_part_with_tests_is_here() {
    let mut folders = vec![std::path::PathBuf::from("src")];
    let mut with_tests = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(folder).expect("cargo runs tests in the repository");
        for path in entries.map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if std::fs::read_to_string(&path).is_ok_and(|text| text.contains("#[test]")) {
                with_tests.push(path.display().to_string().replace('\\', "/"));
            }
        }
    }
    assert!(with_tests.len() > 4, "{with_tests:?}");
    with_tests.retain(|path| !include_str!("parts.rs").contains(&format!("\"../{path}\"")));
    assert!(with_tests.is_empty(), "parts.rs lacks {with_tests:?}");
}
