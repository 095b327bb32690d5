//! Depth-first proof-number search: does a side force a win?

mod attack;
mod numbers;
mod table;

pub use attack::{Attack, Finding, Prospects};
pub use numbers::Numbers;
use table::ProofTable;
