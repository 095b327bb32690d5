//! The learned openings of Pentago that are part of the program.

use crate::game::EmbeddedWeights;

pub const EMBEDDED: EmbeddedWeights = EmbeddedWeights {
    game: "pentago",
    player: "strong",
    bytes: include_bytes!("../../../../www/weights/pentago-openings.weights"),
};
