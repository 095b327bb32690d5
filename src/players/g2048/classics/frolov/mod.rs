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
    help: "Takes the mean over every line of play and scores the boards at the ends by merges, tiles and monotone lines: the seventeen methods of S. Frolov's thesis. Its matrix of corners and edges is lost, and chosen here.",
    params: joined![Averaged::PARAMS, CellWeights::PARAMS, Terms::PARAMS],
    presets: presets::METHODS,
    keeps_tree: false,
    ..PlayerInfo::PLAIN
};

parameters! {
    #[derive(Clone, Copy)]
    struct Averaged("Search") {
        depth: u32 = 3, "Depth", "Moves looked ahead.", range(1.0, 6.0, 1.0);
        directions: f64 = 3.0, "Directions",
            "4 for all; 3 for left, right and up, and down only when nothing else is legal.", range(3.0, 4.0, 1.0);
        exception_1: bool = true, "Fill the first row",
            "Up at once when a tile can move into an empty cell of the first row other than its left one.";
        exception_2: bool = true, "Fill the corner",
            "Left at once when the upper left cell is empty and a tile stands in its row.";
    }
}

parameters! {
    #[derive(Clone, Copy)]
    struct CellWeights("Weights", range(0.0, 10.0, 0.1)) {
        matrix: u8 = 0, "Matrix",
            "0 falls by steps from 7 to 1; 1 is Yiyuan Lee's; 2 is made of the three numbers below.",
            range(0.0, 2.0, 1.0);
        corner_weight: f32 = 3.0, "Corners", "The weight of the corners in matrix 2.";
        edge_weight: f32 = 2.0, "Edges", "The weight of the other cells at the edge in matrix 2.";
        inner_weight: f32 = 1.0, "Centre", "The weight of the cells within in matrix 2.";
    }
}

parameters! {
    #[derive(Clone, Copy)]
    struct Terms("Field score", range(-2.0, 2.0, 0.1)) {
        merge: f32 = 1.0, "Merges", "How much pairs that can merge count.";
        merge_value: bool = true, "by tile", "Times the value of the tile.";
        merge_weight: bool = true, "by weight", "Times the weight of its cell.";
        merge_cells: u8 = 0, "of the cell",
            "0 the upper or left one of the pair; 1 the heavier one; 2 both added up.", range(0.0, 2.0, 1.0);
        merge_free: bool = true, "by empty cells", "Times the number of empty cells.";
        merge_distance: bool = true, "by distance", "Divided by the distance from the upper left corner.";
        board: f32 = 1.0, "Cells", "How much all cells count.";
        board_value: bool = true, "by tile", "Times the value of the tile.";
        board_weight: bool = true, "by weight", "Times the weight of the cell.";
        board_free: bool = false, "by empty cells", "Times the number of empty cells.";
        monotone: f32 = -1.0, "Monotone lines",
            "How much the cells of monotone lines count; below 0, how much those of other lines count against.";
        monotone_value: bool = true, "by tile", "Times the value of the tile.";
        monotone_weight: bool = true, "by weight", "Times the weight of the cell.";
        monotone_free: bool = false, "by empty cells", "Times the number of empty cells.";
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
