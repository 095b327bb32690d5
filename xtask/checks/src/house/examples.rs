//! Examples in the documentation of the libraries.

use super::files::Sources;

/// At least this many examples.
pub const LEAST: usize = 80;

/// Marks of blocks that are no Rust or that do not run.
const NOT_RUN: [&str; 8] = [
    "ignore", "no_run", "text", "toml", "sh", "json", "console", "js",
];

/// The documents that doc comments include.
const INCLUDED: [&str; 2] = ["docs/library.md", "crates/lab/README.md"];

/// The number of examples that `cargo test --doc` runs, in the sources of the libraries and in the documents that its
/// doc comments include.
pub fn count(code: &Sources, documents: &Sources) -> usize {
    let in_code = code
        .all(&["src/", "crates/"], &[".rs"])
        .map(|(_, text)| examples(text.lines().filter_map(doc_comment)));
    let included = INCLUDED.iter().filter_map(|file| documents.get(file));
    let in_documents = included.map(|text| examples(text.lines()));
    in_code.chain(in_documents).sum()
}

fn doc_comment(line: &str) -> Option<&str> {
    let line = line.trim();
    line.strip_prefix("///")
        .or_else(|| line.strip_prefix("//!"))
        .map(str::trim)
}

fn examples<'a>(lines: impl Iterator<Item = &'a str>) -> usize {
    let fences = lines.filter_map(|line| line.strip_prefix("```"));
    let opening = fences.step_by(2);
    let is_run = |marks: &&str| !marks.split(',').any(|mark| NOT_RUN.contains(&mark.trim()));
    opening.filter(is_run).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_examples_that_run_count() {
        let text = "/// ```\n/// run()\n/// ```\n/// ```text\n/// ```\n/// ```no_run\n/// ```\n//! ```rust\n//! ```";
        let code = Sources::of(&[("src/a.rs", text), ("xtask/c.rs", text)]);
        let documents = Sources::of(&[("docs/library.md", "```rust\n```\n```toml\n```")]);
        assert_eq!(count(&code, &documents), 3);
    }
}
