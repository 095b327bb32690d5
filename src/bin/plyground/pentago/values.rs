//! The file of exact values that the openings are learned from and checked with.

use std::path::Path;

use anyhow::Result;
use plyground::learn::pentago::OpeningTable;

use crate::failure::AtPath;

pub fn read(path: &Path) -> Result<OpeningTable> {
    let bytes = std::fs::read(path).at(path)?;
    OpeningTable::read(&bytes).at(path)
}
