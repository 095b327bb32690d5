//! What is found in the sources of either language.

use std::collections::BTreeMap;

/// A function, its file and line, and how many lines it has.
pub struct Function {
    pub name: String,
    pub file: String,
    pub line: usize,
    pub lines: usize,
}

/// Which files a file uses, by the names of both.
pub type Uses = BTreeMap<String, Vec<String>>;
