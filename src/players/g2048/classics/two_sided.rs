//! Players that take the new tiles for an opponent's moves: minimax, alpha-beta, ovolve's.

use crate::eval::g2048::{Adverse, FeatureWeights};
use crate::eval::{Breakdown, Evaluate, Explain};
use crate::games::Side;
use crate::games::g2048::{Direction, HalfTurn, Tiles, TwoSided, Variant};
use crate::params::{joined, parameters};
use crate::players::g2048::monte_carlo::goal_from;
use crate::players::schema::presets;
use crate::players::{Param, Player, PlayerInfo, Settings, Thinking};
use crate::search::{AlphaBeta, Options, SearchControl};

parameters! {
    /// The weights of the features that ovolve and Vryniotis have.
    #[derive(Clone, Copy)]
    struct OvolveWeights("Evaluation", range(0.0, 10.0, 0.1)) {
        smoothness: f32 = 0.1, "Smoothness", "Neighbours of similar size.";
        axis_monotonicity: f32 = 1.0, "Monotonicity by axis", "All rows and columns ordered the same way.";
        log_empty: f32 = 2.7, "Empty cells (log)", "The first empty cells count most.";
        max_tile: f32 = 1.0, "Largest tile", "The largest tile as a power of two.";
        clustering: f32 = 0.0, "Clustering", "How much tiles differ from all eight neighbours.";
    }
}

parameters! {
    #[derive(Clone, Copy)]
    struct Looking("Search") {
        depth: u32 = 30, "Depth",
            "The most plies to look ahead. A move is one ply, a new tile another.",
            range(1.0, 30.0, 1.0);
    }
}

parameters! {
    #[derive(Clone, Copy)]
    struct Annoying("Search") {
        annoying: bool = true, "Most annoying tiles only",
            "Considers only new tiles that make the board least smooth and most scattered.";
    }
}

/// The switches of the search. Every move gets its value: here there are four at most.
const SWITCHES: [Param; Options::FULL_WIDTH.len()] =
    Param::tuned(Options::FULL_WIDTH, &[("open-root", 1.0)]);

pub const MINIMAX: PlayerInfo = PlayerInfo {
    id: "minimax",
    game: crate::players::g2048::GAME,
    name: "Minimax",
    help: "Treats new tiles as moves of an opponent. Searches everything, without pruning.",
    params: joined![Looking::PARAMS, OvolveWeights::PARAMS],
    ..PlayerInfo::PLAIN
};

pub const ALPHA_BETA: PlayerInfo = PlayerInfo {
    id: "alpha-beta",
    name: "Alpha-beta",
    help: "Minimax that skips what can't change the choice. Every optimisation has a switch.",
    params: joined![Looking::PARAMS, SWITCHES, OvolveWeights::PARAMS],
    presets: presets! {
        "default", "Four features", "The four features of ovolve's program, against every new tile.";
        "vryniotis", "With clustering", "Clustering, monotonicity, smoothness and empty cells (V. Vryniotis). The weights are ours.",
            "clustering" = 0.5, "max-tile" = 0;
    },
    ..MINIMAX
};

pub const OVOLVE: PlayerInfo = PlayerInfo {
    id: "ovolve",
    name: "Worst-case alpha-beta",
    help: "Alpha-beta against the most annoying new tiles, as in ovolve's program. Depth counts your moves.",
    params: joined![OvolveWeights::PARAMS, Annoying::PARAMS],
    ..MINIMAX
};

/// The players of this file.
pub const IDS: [&str; 3] = [OVOLVE.id, ALPHA_BETA.id, MINIMAX.id];

/// The weights of the features that stand in a table or are worked out board by board.
pub fn weights(settings: &Settings) -> FeatureWeights {
    let OvolveWeights {
        smoothness,
        axis_monotonicity,
        log_empty,
        max_tile,
        clustering: _,
    } = OvolveWeights::read(settings);
    FeatureWeights {
        smoothness,
        axis_monotonicity,
        log_empty,
        max_tile,
        ..FeatureWeights::NONE
    }
}

pub struct TwoSidedPlayer<E> {
    search: AlphaBeta<Adverse<E>>,
    /// Exponent of the tile that ends the search, 0 for none.
    goal: u8,
}

impl<E> TwoSidedPlayer<E> {
    pub fn new(evaluation: E, info: &PlayerInfo, settings: &Settings, variant: &Variant) -> Self {
        let (is_ovolve, is_minimax) = (info.id == OVOLVE.id, info.id == MINIMAX.id);
        let deepening = Options {
            deepening: true,
            ..Options::MINIMAX
        };
        let options = if is_ovolve {
            Options {
                pruning: true,
                open_root: true,
                counted: Some(Side::First),
                ..deepening
            }
        } else {
            Options {
                depth: Looking::read(settings).depth,
                ..if is_minimax {
                    deepening
                } else {
                    Options::read(settings)
                }
            }
        };
        let evaluation = Adverse {
            evaluation,
            clustering: OvolveWeights::read(settings).clustering,
            annoying: is_ovolve && Annoying::read(settings).annoying,
        };
        Self {
            search: AlphaBeta::new(evaluation, options),
            goal: if is_ovolve {
                variant.goal().ilog2() as u8
            } else {
                0
            },
        }
    }
}

impl<B: Tiles, E: Evaluate<B> + Explain<B>> Player<B> for TwoSidedPlayer<E> {
    fn think<'a>(
        &'a mut self,
        board: &'a B,
        control: &'a SearchControl<Direction>,
    ) -> Thinking<'a, Direction> {
        let position = TwoSided::new(*board, goal_from(board, self.goal));
        let search = &mut self.search;
        Box::pin(async move {
            let mut report = search
                .think_as(&position, control, HalfTurn::direction)
                .await;
            // New tiles are placed by chance: what an opponent could force is no proof.
            report.exact = None;
            report
        })
    }

    fn explain(&self, board: &B, mv: Option<Direction>) -> Option<Breakdown> {
        let position = TwoSided::new(*board, goal_from(board, self.goal));
        let slide = mv.map(HalfTurn::Slide);
        let mut all = Breakdown::of_two(self.search.evaluation(), &position, slide);
        // The evaluation has features that these players give no weight.
        all.features
            .retain(|feature| feature.value != 0.0 || OvolveWeights::NAMES.contains(&feature.name));
        Some(all)
    }
}
