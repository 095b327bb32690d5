//! What the tests share: slow and obvious versions of what the library does fast.
#![allow(dead_code, reason = "each test file uses its own part")]

pub mod boards;
pub mod clock;
pub mod contest;
pub mod exhaustive;
pub mod features;
pub mod lasting;
pub mod loa;
pub mod pentago;
pub mod pinned;
pub mod players;
pub mod random;
pub mod rules;
pub mod tiny;
pub mod tree;
pub mod wander;

use std::path::{Path, PathBuf};

/// A file of the repository. Cargo runs tests in the folder of their package.
pub fn repository(path: &str) -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = package.ancestors();
    let root = folders.find(|folder| folder.join("tests/support").is_dir());
    root.expect("the package lies in the repository").join(path)
}

/// The lines of a file of data that are no comments, as fields.
pub fn data(file: &str) -> Vec<Vec<String>> {
    let path = repository(&format!("tests/data/{file}"));
    let text = std::fs::read_to_string(path).expect("the data is there");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| line.split(' ').map(String::from).collect())
        .collect()
}

/// Panics where a file of a folder of tests is not named in its main.rs.
pub fn every_file_is_run(folder: &str, main: &str) {
    let files = std::fs::read_dir(repository(folder)).expect("a folder of tests");
    let missing: Vec<String> = files
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter_map(|name| Some(name.strip_suffix(".rs")?.to_string()))
        .filter(|name| name != "main" && !main.contains(&format!("\nmod {name};\n")))
        .collect();
    assert!(missing.is_empty(), "{folder}/main.rs lacks {missing:?}");
}
