//! Lines of Action: forced wins, found by [proof-number search](crate::search::Attack).

mod prospects;

pub use prospects::{Connections, apart};
