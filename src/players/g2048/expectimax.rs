//! Expectimax with the heuristic evaluation.

use super::explained::explained;
use crate::eval::g2048::{FEATURES, FeatureWeights};
use crate::eval::{Breakdown, Evaluate, Explain};
use crate::games::g2048::{Direction, Tiles};
use crate::players::{
    Choice, Param, ParamRole, Player, PlayerInfo, Preset, RecordedPlayer, Settings, Thinking,
    ValueScale,
};
use crate::search::{Expectimax, Horizon, Limits, Recorder, SearchControl, best_at_once};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "expectimax",
    game: super::GAME,
    name: "Expectimax",
    help: "Looks ahead through every move and every new tile, deeper and deeper while time lasts, and weighs the boards it reaches by their features.",
    params: &[
        weight(
            "lost",
            "Lost game",
            "How bad it is to lose, beside the other features.",
            4e6,
            1e4,
            1.6e6,
        ),
        weight(
            "empty",
            "Empty cells",
            "Room to move, counted in rows and in columns.",
            2000.0,
            10.0,
            270.0,
        ),
        weight(
            "merges",
            "Merges",
            "Equal tiles that touch and can merge.",
            4000.0,
            10.0,
            700.0,
        ),
        weight(
            "monotonicity",
            "Monotonicity",
            "Rows and columns that only rise or only fall.",
            400.0,
            1.0,
            47.0,
        ),
        Param {
            min: 1.0,
            ..weight(
                "monotonicity-power",
                "Monotonicity power",
                "How much more it counts among big tiles.",
                6.0,
                0.1,
                4.0,
            )
        },
        weight(
            "sum",
            "Few big tiles",
            "One big tile rather than many of half its size.",
            100.0,
            0.5,
            11.0,
        ),
        Param {
            min: 1.0,
            ..weight(
                "sum-power",
                "Few big tiles power",
                "How much more it counts among big tiles.",
                6.0,
                0.1,
                3.5,
            )
        },
        weight(
            "smoothness",
            "Smoothness",
            "Neighbours of nearly equal size.",
            2000.0,
            0.1,
            0.0,
        ),
        weight(
            "edge",
            "Edges",
            "Big tiles at the edge and, twice, in a corner.",
            500.0,
            1.0,
            0.0,
        ),
        weight(
            "corner",
            "Corner",
            "Tiles by their nearness to one corner.",
            10.0,
            0.01,
            0.0,
        ),
        weight(
            "snake",
            "Snake",
            "Tiles falling along a winding path from one corner.",
            10.0,
            0.01,
            0.0,
        ),
        weight(
            "log-empty",
            "Empty cells, logarithm",
            "The first empty cells count most (ovolve).",
            10000.0,
            0.1,
            0.0,
        ),
        weight(
            "axis-monotonicity",
            "Monotonicity by axis",
            "All rows, and all columns, falling the same way (ovolve).",
            2000.0,
            0.1,
            0.0,
        ),
        weight(
            "max-tile",
            "Largest tile",
            "The exponent of the largest tile (ovolve).",
            10000.0,
            0.1,
            0.0,
        ),
        CUTOFF,
        CUTOFF_STEP,
        TABLE,
    ],
    presets: &[
        Preset {
            name: "default",
            label: "Plyground",
            help: "The project's own, tuned.",
            values: &[],
        },
        Preset {
            name: "nneonneo",
            label: "nneonneo",
            help: "The weights, the cut-off and the features of the best-known expectimax program.",
            values: &[
                ("lost", 1.6e6),
                ("empty", 270.0),
                ("merges", 700.0),
                ("monotonicity", 47.0),
                ("monotonicity-power", 4.0),
                ("sum", 11.0),
                ("sum-power", 3.5),
                ("edge", 0.0),
                ("cutoff", 4.0),
                ("cutoff-step", 0.0),
            ],
        },
        Preset {
            name: "ovolve",
            label: "ovolve",
            help: "The four features of the first well-known 2048 program.",
            values: &[
                ("lost", 1e4),
                ("empty", 0.0),
                ("merges", 0.0),
                ("monotonicity", 0.0),
                ("sum", 0.0),
                ("edge", 0.0),
                ("smoothness", 0.1),
                ("log-empty", 2.7),
                ("axis-monotonicity", 1.0),
                ("max-tile", 1.0),
            ],
        },
    ],
    value_scale: ValueScale::Fixed(8e5),
    takes_limits: true,
    weights: &[],
    optional_weights: None,
};

pub(super) const CUTOFF: Param = Param::number(
    "cutoff",
    "Cut-off",
    "Search",
    "Lines less probable than 1 in 10 to this power are not followed; 9 follows all.",
)
.range(0.0, 9.0, 0.1)
.at(1.5);

pub(super) const CUTOFF_STEP: Param = Param::number(
    "cutoff-step",
    "Cut-off per iteration",
    "Search",
    "What each deeper iteration adds to the power above.",
)
.range(0.0, 2.0, 0.05)
.at(0.2);

pub(super) const TABLE: Param = Param::number(
    "table",
    "Table size",
    "Search",
    "Remembers 2 to this power boards, of 16 bytes each.",
)
.range(10.0, 22.0, 1.0)
.at(18.0)
.with(ParamRole::Memory);

const fn weight(
    name: &'static str,
    label: &'static str,
    help: &'static str,
    max: f64,
    step: f64,
    default: f64,
) -> Param {
    Param::number(name, label, "Evaluation", help)
        .range(0.0, max, step)
        .at(default)
}

/// The weights of the evaluation in the player's settings.
pub(super) fn weights(settings: &Settings) -> FeatureWeights {
    FeatureWeights {
        features: FEATURES.map(|feature| settings.get(feature.name()) as f32),
        monotonicity_power: settings.get("monotonicity-power") as f32,
        sum_power: settings.get("sum-power") as f32,
    }
}

pub(super) struct ExpectimaxPlayer<E>(Expectimax<E>);

impl<E> ExpectimaxPlayer<E> {
    pub(super) fn new(evaluation: E, settings: &Settings) -> Self {
        let digits = match settings.get("cutoff") {
            9.0 => f64::INFINITY,
            digits => digits,
        };
        let horizon = Horizon {
            digits: digits as f32,
            digits_per_iteration: settings.get("cutoff-step") as f32,
        };
        let table_bits = settings.get("table") as u32;
        Self(Expectimax::new(evaluation, horizon, table_bits))
    }
}

impl<B: Tiles, E: Evaluate<B> + Explain<B>> Player<B> for ExpectimaxPlayer<E> {
    fn think<'a>(
        &'a mut self,
        board: &'a B,
        control: &'a SearchControl<Direction>,
    ) -> Thinking<'a, Direction> {
        Box::pin(self.0.think(board, control))
    }

    /// One ply ahead there is no search.
    fn instant_move(&mut self, board: &B, limits: Limits) -> Option<Choice<Direction>> {
        (limits.depth == Some(1)).then(|| {
            let (best, nodes) = best_at_once(self.0.evaluation(), board);
            Choice { best, nodes }
        })
    }

    fn explain(&self, board: &B, mv: Option<Direction>) -> Option<Breakdown> {
        explained(self.0.evaluation(), board, mv)
    }
}

impl<B: Tiles, E: Evaluate<B> + Explain<B>> RecordedPlayer<B> for ExpectimaxPlayer<E> {
    fn think_recorded<'a>(
        &'a mut self,
        board: &'a B,
        control: &'a SearchControl<Direction, Recorder>,
    ) -> Thinking<'a, Direction> {
        Box::pin(self.0.think(board, control))
    }
}
