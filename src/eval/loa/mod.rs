//! Evaluations of Lines of Action.

mod corrected;
mod features;
mod georgara;
mod mobility;
mod network;
mod network_file;
mod winands;

pub use corrected::{Corrected, NETWORK};
pub use features::{CENTRALISATION, ManFeatures, walls};
pub use georgara::{Georgara, GeorgaraWeights};
pub use mobility::Mobility;
pub use network::{HIDDEN, INPUTS, Layer, MenNetwork, NetworkWeights, inputs};
pub use winands::{FEATURES, Winands};
