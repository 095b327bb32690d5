//! Links are read the same here and in the page. `tests/links.txt` holds how; a meant change is written down with
//! `BLESS=1 cargo test --test cli links`.

use std::{fs, str};

use plyground_cli::link::Link;
use serde_json::json;

use crate::support::{pinned, repository};

#[test]
fn links_are_read_as_the_page_reads_them() {
    let folder = fs::read_dir(repository("fuzz/corpus/links")).expect("the corpus");
    let mut texts: Vec<_> = folder
        .map(|file| fs::read(file.expect("a file").path()).expect("a file"))
        .collect();
    texts.sort();
    let texts = texts.iter().filter_map(|text| str::from_utf8(text).ok());
    let lines: Vec<_> = texts.map(line).collect();
    pinned::check("tests/links.txt", &lines);
}

/// `[LINK,WORDS]` or `[LINK,"WHAT IS WRONG"]` as JSON.
fn line(text: &str) -> String {
    match Link::read(text) {
        Ok(link) => json!([text, link.words()]).to_string(),
        Err(error) => json!([text, error.to_string()]).to_string(),
    }
}
