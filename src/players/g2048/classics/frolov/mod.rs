//! The seventeen methods of S. Frolov's thesis (Tallinn 2016), as settings of one averaging search.

mod presets;

use crate::eval::g2048::{Frolov, Matrix, Merge, Merging, Term};
use crate::eval::{Breakdown, Evaluate, Explain};
use crate::games::g2048::{Direction, Tiles};
use crate::params::{joined, parameters};
use crate::players::g2048::explained::explained;
use crate::players::{Player, PlayerInfo, Settings, Thinking};
use crate::search::{Averaging, Report, SearchControl};

pub const INFO: PlayerInfo = PlayerInfo {
    id: "frolov",
    game: crate::players::g2048::GAME,
    name: "Averaging",
    help: "Averages over all lines of play. The seventeen methods of S. Frolov's thesis. The original weights are lost. These are ours.",
    params: joined![Averaged::PARAMS, CellWeights::PARAMS, Terms::PARAMS],
    presets: presets::METHODS,
    keeps_tree: false,
    ..PlayerInfo::PLAIN
};

parameters! {
    #[derive(Clone, Copy)]
    struct Averaged("Search") {
        depth: u32 = 3, "Depth", "Moves to look ahead.", range(1.0, 6.0, 1.0);
        directions: f64 = 3.0, "Directions",
            "4 = all. 3 = left, right and up, with down as a last resort.", range(3.0, 4.0, 1.0);
        exception_1: bool = true, "Fill the first row",
            "Plays up when that fills a gap in the first row, except the corner.";
        exception_2: bool = true, "Fill the corner",
            "Plays left when the upper left corner is empty and its row is not.";
    }
}

parameters! {
    #[derive(Clone, Copy)]
    struct CellWeights("Weights", range(0.0, 10.0, 0.1)) {
        matrix: u8 = 0, "Matrix",
            "0 = steps from 7 to 1. 1 = Yiyuan Lee's. 2 = the three weights below.",
            range(0.0, 2.0, 1.0);
        corner_weight: f32 = 3.0, "Corners", "Weight of the corners in matrix 2.";
        edge_weight: f32 = 2.0, "Edges", "Weight of the other edge cells in matrix 2.";
        inner_weight: f32 = 1.0, "Centre", "Weight of the inner cells in matrix 2.";
    }
}

parameters! {
    #[derive(Clone, Copy)]
    struct Terms("Field score", range(-2.0, 2.0, 0.1)) {
        merge: f32 = 1.0, "Merges", "How much possible merges count.";
        merge_value: bool = true, "by tile", "Multiplied by the tile's value.";
        merge_weight: bool = true, "by weight", "Multiplied by the weight of its cell.";
        merge_cells: u8 = 0, "which cell",
            "0 = upper or left cell. 1 = heavier cell. 2 = sum of both.", range(0.0, 2.0, 1.0);
        merge_free: bool = true, "by empty cells", "Multiplied by the number of empty cells.";
        merge_distance: bool = true, "by distance", "Divided by the distance from the upper left corner.";
        board: f32 = 1.0, "Cells", "How much all cells count.";
        board_value: bool = true, "by tile", "Multiplied by the tile's value.";
        board_weight: bool = true, "by weight", "Multiplied by the weight of the cell.";
        board_free: bool = false, "by empty cells", "Multiplied by the number of empty cells.";
        monotone: f32 = -1.0, "Monotone lines",
            "Bonus for cells in monotone lines. Below 0: penalty for cells in other lines.";
        monotone_value: bool = true, "by tile", "Multiplied by the tile's value.";
        monotone_weight: bool = true, "by weight", "Multiplied by the weight of the cell.";
        monotone_free: bool = false, "by empty cells", "Multiplied by the number of empty cells.";
    }
}

pub struct FrolovPlayer<E> {
    search: Averaging<E, Direction>,
    /// Whether exceptions 1 and 2 hold.
    exceptions: [bool; 2],
}

impl<E> FrolovPlayer<E> {
    pub fn new(evaluation: E, settings: &Settings) -> Self {
        let averaged = Averaged::read(settings);
        Self {
            search: Averaging {
                evaluation,
                allowed: if averaged.directions < 4.0 {
                    |direction| direction != Direction::Down
                } else {
                    |_| true
                },
                depth: averaged.depth,
            },
            exceptions: [averaged.exception_1, averaged.exception_2],
        }
    }

    /// The move that is made without a search.
    fn exception(&self, board: &impl Tiles) -> Option<Direction> {
        let is_tile = |row, column| board.exponent_at(row, column) > 0;
        let fills = |column: usize| {
            !is_tile(0, column) && (1..board.rows()).any(|row| is_tile(row, column))
        };
        let in_first_row = (1..board.columns()).any(|column| is_tile(0, column));
        let [first, second] = self.exceptions;
        if first && (1..board.columns()).any(fills) {
            Some(Direction::Up)
        } else if second && !is_tile(0, 0) && in_first_row {
            Some(Direction::Left)
        } else {
            None
        }
    }
}

/// The field score that the settings describe.
pub fn score(settings: &Settings) -> Frolov {
    let terms = Terms::read(settings);
    let weights = CellWeights::read(settings);
    let term = |factor, value, weight, free| Term {
        factor,
        value,
        weight,
        free,
    };
    Frolov {
        merge: Merge {
            term: term(
                terms.merge,
                terms.merge_value,
                terms.merge_weight,
                terms.merge_free,
            ),
            cells: match terms.merge_cells {
                0 => Merging::Nearer,
                1 => Merging::Heavier,
                _ => Merging::Both,
            },
            distance: terms.merge_distance,
        },
        board: term(
            terms.board,
            terms.board_value,
            terms.board_weight,
            terms.board_free,
        ),
        monotone: term(
            terms.monotone,
            terms.monotone_value,
            terms.monotone_weight,
            terms.monotone_free,
        ),
        either_way: Averaged::read(settings).directions >= 4.0,
        matrix: match weights.matrix {
            0 => Matrix::Steps,
            1 => Matrix::Lee,
            _ => Matrix::Kinds {
                corner: weights.corner_weight,
                edge: weights.edge_weight,
                inner: weights.inner_weight,
            },
        },
    }
}

impl<B: Tiles, E: Evaluate<B> + Explain<B>> Player<B> for FrolovPlayer<E> {
    fn explain(&self, board: &B, mv: Option<Direction>) -> Option<Breakdown> {
        explained(&self.search.evaluation, board, mv)
    }

    fn think<'a>(
        &'a mut self,
        board: &'a B,
        control: &'a SearchControl<Direction>,
    ) -> Thinking<'a, Direction> {
        let exception = self.exception(board);
        Box::pin(async move {
            if exception.is_none() {
                return self.search.think(board, control).await;
            }
            Report::instant(exception, Vec::new(), control)
        })
    }
}
