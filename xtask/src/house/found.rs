//! The findings in the code of either language.

use std::collections::BTreeMap;

/// Everything that is found in one language.
#[derive(Default)]
pub struct Found {
    pub uses: Uses,
    /// What a script uses of a page.
    pub pages: Uses,
    pub functions: Vec<Function>,
    pub types: Vec<Type>,
}

/// A function, its file and line, and its length in lines.
pub struct Function {
    pub name: String,
    pub file: String,
    pub line: usize,
    pub lines: usize,
}

/// The definition of a type or a class.
pub struct Type {
    pub name: String,
    pub file: String,
    pub line: usize,
}

/// The files that a file uses, by the names of both.
pub type Uses = BTreeMap<String, Vec<String>>;
