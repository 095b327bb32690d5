//! Lines of Action: forced wins, found by [proof-number search](crate::search::Attack).

mod prospects;
mod puzzles;

pub use prospects::{Connections, apart};
pub(super) use puzzles::ConnectPuzzles;
