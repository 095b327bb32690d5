//! The players of the documents that 2048 was built after.

pub mod frolov;
pub mod greedy;
pub mod lee;
pub mod two_sided;
