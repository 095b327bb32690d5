//! The file of exact values that the openings are learned from and checked with.

use std::path::Path;

use plyground::learn::pentago::OpeningTable;

use crate::failure::Failure;

pub fn read(path: &Path) -> Result<OpeningTable, Failure> {
    let bytes = std::fs::read(path).map_err(Failure::file(path))?;
    OpeningTable::read(&bytes).map_err(|error| Failure::Values {
        path: path.into(),
        error,
    })
}
