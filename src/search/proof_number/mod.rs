//! Depth-first proof-number search: does a side force a win?

mod attack;
mod table;

pub use attack::{Attack, Finding, Prospects};
pub use table::Numbers;
