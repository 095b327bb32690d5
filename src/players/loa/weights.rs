//! The weights of the evaluation as parameters.

use crate::eval::loa::FEATURES;
use crate::players::{Param, Settings};

/// In the order of [`FEATURES`]. How the defaults were found: `docs/loa.md` and `docs/tuning.md`.
pub(super) const WEIGHTS: [Param; FEATURES.len()] = [
    weight(
        "concentration",
        "Concentration",
        "How near the men are to their centre of mass: 1 where they are as near as can be.",
        610.0,
    ),
    weight(
        "centralisation",
        "Centralisation",
        "Men in the centre of the board, none on the edge.",
        225.0,
    ),
    weight(
        "mass",
        "Centre of mass off the centre",
        "Squares between the centre of mass and that of the board: near the edge men are harder to scatter.",
        21.0,
    ),
    weight(
        "quads",
        "Quads",
        "Squares of 2x2 with three or four men near the centre of mass.",
        2.0,
    ),
    weight(
        "connectedness",
        "Connectedness",
        "Neighbours of a man, on average.",
        46.0,
    ),
    weight(
        "uniformity",
        "Uniformity",
        "How small the smallest rectangle around all men is, 1 for the whole board.",
        145.0,
    ),
    weight(
        "mobility",
        "Mobility",
        "Moves, a capture twice, to and along an edge half.",
        10.5,
    ),
    weight(
        "walls",
        "Walls",
        "Men of the opponent that are shut in at the edge.",
        29.0,
    ),
    weight("tempo", "Tempo", "To be the side to move.", 27.0),
];

const fn weight(
    name: &'static str,
    label: &'static str,
    help: &'static str,
    default: f64,
) -> Param {
    Param::number(name, label, "Evaluation", help)
        .range(-1000.0, 1000.0, 0.1)
        .at(default)
}

/// The weights in the settings of a player that has these parameters.
pub(super) fn weights(settings: &Settings) -> [f32; FEATURES.len()] {
    FEATURES.map(|name| settings.get(name) as f32)
}
