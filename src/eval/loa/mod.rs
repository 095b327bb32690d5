//! Evaluations of Lines of Action.

mod corrected;
mod features;
mod georgara;
mod mobility;
#[doc(hidden)]
pub mod network;
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
pub(crate) use network::MenNetwork;
pub use winands::{Winands, WinandsWeights};
