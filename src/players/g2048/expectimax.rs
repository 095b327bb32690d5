//! Expectimax with the heuristic evaluation.

use super::explained::explained;
use crate::eval::g2048::FeatureWeights;
use crate::eval::{Breakdown, Evaluate, Explain};
use crate::games::g2048::{Direction, Tiles};
use crate::params::{joined, parameters};
use crate::players::schema::presets;
use crate::players::{Choice, Player, PlayerInfo, Settings, Thinking, ValueScale};
use crate::search::{Expectimax, Horizon, Limits, SearchControl, best_at_once};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "expectimax",
    game: super::GAME,
    name: "Expectimax",
    help: "Looks ahead through moves and new tiles, then judges each board by its features.",
    params: joined![FeatureWeights::PARAMS, Probable::PARAMS],
    presets: presets! {
        "default", "Standard", "Tuned by Plyground.";
        "nneonneo", "Classic weights", "Weights, cut-off and features of nneonneo's well-known expectimax program.",
            "lost" = 1.6e6, "empty" = 270, "merges" = 700, "monotonicity" = 47, "monotonicity-power" = 4, "sum" = 11,
            "sum-power" = 3.5, "edge" = 0, "cutoff" = 4, "cutoff-step" = 0;
        "ovolve", "Four features", "The four features of ovolve's program, the first well-known 2048 AI.",
            "lost" = 1e4, "empty" = 0, "merges" = 0, "monotonicity" = 0, "sum" = 0, "edge" = 0, "smoothness" = 0.1,
            "log-empty" = 2.7, "axis-monotonicity" = 1, "max-tile" = 1;
    },
    main: &["empty", "merges", "monotonicity", "edge", "lost"],
    value_scale: ValueScale::Fixed(8e5),
    ..PlayerInfo::PLAIN
};

parameters! {
    /// How probable the lines are that the search follows, and what it remembers of them.
    #[derive(Clone, Copy)]
    pub(super) struct Probable("Search") {
        cutoff: f64 = 1.5, "Cut-off",
            "Skips lines rarer than 1 in 10^n. 9 skips none.", range(0.0, 9.0, 0.1);
        cutoff_step: f32 = 0.2, "Cut-off per iteration",
            "Added to the cut-off at each deeper iteration.", range(0.0, 2.0, 0.05);
        table: u32 = 18, "Table size",
            "Memory for positions: 2^n entries of 16 bytes.", range(10.0, 22.0, 1.0), memory();
    }
}

pub(super) struct ExpectimaxPlayer<E>(Expectimax<E>);

impl<E> ExpectimaxPlayer<E> {
    pub(super) fn new(evaluation: E, settings: &Settings) -> Self {
        let Probable {
            cutoff,
            cutoff_step,
            table,
        } = Probable::read(settings);
        let horizon = Horizon {
            digits: if cutoff == 9.0 {
                f32::INFINITY
            } else {
                cutoff as f32
            },
            digits_per_iteration: cutoff_step,
        };
        Self(Expectimax::new(evaluation, horizon, table))
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
