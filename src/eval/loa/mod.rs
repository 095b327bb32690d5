//! Evaluations of Lines of Action.

mod features;
mod georgara;
mod mobility;
mod winands;

pub use features::{CENTRALISATION, ManFeatures, walls};
pub use georgara::{Georgara, GeorgaraWeights};
pub use mobility::Mobility;
pub use winands::{FEATURES, Winands};
