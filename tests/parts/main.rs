//! Parts of the library that nothing outside it can name. They are compiled with these tests alone: for tests inside the
//! library all of it would be compiled a second time.
#![allow(
    dead_code,
    reason = "the rest of the library uses what these tests do not"
)]

#[path = "../../src/eval/checksum.rs"]
mod checksum;
#[path = "../../src/search/transposition_table.rs"]
mod transposition_table;
#[path = "../../src/search/transpositions.rs"]
mod transpositions;

mod checksum_test;
mod transpositions_test;

/// Tests in the library itself would never run.
#[test]
fn the_library_holds_no_tests() {
    let mut folders = vec![std::path::PathBuf::from("src")];
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(folder).expect("cargo runs tests in the repository");
        for path in entries.map(|entry| entry.expect("an entry").path()) {
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
    assert!(files > 100, "{files}");
}
