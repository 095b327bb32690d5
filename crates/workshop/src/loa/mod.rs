//! Learns the network of Lines of Action from games that a search plays against itself.

pub mod network;
mod self_play;
mod training;

pub use self_play::{SearchedPosition, SelfPlay};
pub use training::{NetworkEpoch, NetworkTraining};
