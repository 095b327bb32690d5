//! The list of games. A game that stands here is in the command line, the lab, the WebAssembly modules
//! that name it and the page.

use super::{Family, g2048, loa, pentago};

/// Every game, the first of them where none is named.
pub const FAMILIES: &[&dyn Family] = &[
    g2048::FAMILY,
    pentago::FAMILY,
    loa::FAMILY,
    #[cfg(feature = "connect-four")]
    connect_four::FAMILY,
];

// A game whose whole code is in one folder, outside `src`.
#[cfg(feature = "connect-four")]
#[path = "../../examples/connect_four/mod.rs"]
pub mod connect_four;
