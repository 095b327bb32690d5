//! Evaluations of Lines of Action.

mod corrected;
mod features;
mod georgara;
mod mobility;
mod network;
mod network_file;
mod winands;

#[doc(hidden)]
pub use corrected::Corrected;
pub use corrected::NETWORK;
#[doc(hidden)]
pub use features::ManFeatures;
pub use features::{CENTRALISATION, walls};
#[doc(hidden)]
pub use georgara::{Georgara, GeorgaraWeights};
#[doc(hidden)]
pub use mobility::Mobility;
#[doc(hidden)]
pub use network::NetworkWeights;
pub use network::{HIDDEN, INPUTS, MenNetwork, inputs};
pub use winands::{Winands, WinandsWeights};
