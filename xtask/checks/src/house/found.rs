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
    pub face: Face,
}

/// The items in the documentation of the library.
#[derive(Default)]
pub struct Face {
    /// Names of the types that code of others can name, by floor.
    pub types: BTreeMap<String, Vec<String>>,
    /// How many of these are traits.
    pub public_traits: usize,
    /// Traits of the whole library.
    pub traits: usize,
    /// Items that are public and that the documentation hides.
    pub hidden: usize,
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
