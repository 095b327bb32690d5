//! The network of Lines of Action that is part of the program.

use crate::game::EmbeddedWeights;

pub const EMBEDDED: EmbeddedWeights = EmbeddedWeights {
    game: "loa",
    player: "strong",
    bytes: include_bytes!("../../../../www/weights/loa-network.weights"),
};
