//! Commands of Lines of Action alone.

pub mod learn_network;
pub mod network;
