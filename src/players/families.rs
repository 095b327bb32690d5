//! The list of games. A game that stands here is in the command line, the lab, the WebAssembly modules
//! that name it and the page.

use super::{Family, g2048, loa, pentago};

/// Every game, the first of them where none is named.
pub const FAMILIES: &[&dyn Family] = &[&g2048::FAMILY, &pentago::FAMILY, &loa::FAMILY];
