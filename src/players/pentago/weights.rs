//! The weights of the evaluation as parameters.

use crate::eval::pentago::{LINE_FEATURES, LineWeights, ReachWeights};
use crate::players::{Param, Settings};

const LINES: &str = "Open lines count those of five holes with marbles of one side alone.";
const TURNED: &str = "The same, summed over the eight boards that one turn makes.";

/// In the order of [`LINE_FEATURES`], then the tempo and what makes up the reach.
pub(super) const WEIGHTS: [Param; LINE_FEATURES.len() + 4] = [
    weight("one", "Open one", LINES, 0.0),
    weight("two", "Open two", LINES, 0.0),
    weight("three", "Open three", LINES, 0.0),
    weight("four", "Open four", LINES, 0.0),
    weight("turned-one", "Open one after a turn", TURNED, 0.0),
    weight("turned-two", "Open two after a turn", TURNED, 0.0),
    weight("turned-three", "Open three after a turn", TURNED, 0.0),
    weight("turned-four", "Open four after a turn", TURNED, 0.0),
    weight(
        "middle",
        "Middles of quadrants",
        "A marble in the middle of a quadrant, where no turn moves it.",
        0.0,
    ),
    weight(
        "reach",
        "Reach",
        "Open lines in all 256 rotations of the quadrants, the nearer the more.",
        1.0,
    ),
    weight(
        "learned",
        "Learned",
        "Open lines in all 256 rotations, worth what was learned backwards from solved positions.",
        0.0,
    ),
    weight("tempo", "Tempo", "To be the side to move.", 10.0),
    Param::number(
        "growth",
        "Growth of the reach",
        "Evaluation",
        "How many times more a line is worth with each marble on it.",
    )
    .range(1.0, 20.0, 0.5)
    .at(10.0),
    Param::number(
        "quarter",
        "Reach after one turn",
        "Evaluation",
        "What is left of a line's worth when a quadrant must be turned once.",
    )
    .at(0.75),
    Param::number(
        "half",
        "Reach after two turns",
        "Evaluation",
        "What is left of a line's worth when a quadrant must be turned twice.",
    )
    .at(0.56),
];

/// The same where all is left to what was learned.
pub(super) const LEARNED: [Param; WEIGHTS.len()] =
    Param::tuned(WEIGHTS, &[("reach", 0.0), ("learned", 1.0), ("tempo", 0.0)]);

const fn weight(
    name: &'static str,
    label: &'static str,
    help: &'static str,
    default: f64,
) -> Param {
    Param::number(name, label, "Evaluation", help)
        .range(-100.0, 100.0, 0.1)
        .at(default)
}

/// The weights in the settings of a player that has these parameters.
pub(super) fn weights(settings: &Settings) -> LineWeights {
    LineWeights {
        features: LINE_FEATURES.map(|name| settings.get(name) as f32),
        tempo: settings.get("tempo") as f32,
        reach: ReachWeights {
            growth: settings.get("growth") as f32,
            quarter: settings.get("quarter") as f32,
            half: settings.get("half") as f32,
        },
    }
}
