//! The seventeen methods of S. Frolov's thesis (Tallinn 2016), as settings of one averaging search.

mod presets;

use super::explained::explained;
use crate::eval::g2048::{Frolov, Matrix, Merge, Merging, Term};
use crate::eval::{Breakdown, Evaluate, Explain};
use crate::games::g2048::{Direction, Tiles};
use crate::players::{Param, Player, PlayerInfo, Settings, Thinking, ValueScale};
use crate::search::{Averaging, Report, SearchControl};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "frolov",
    game: super::GAME,
    name: "Averaging",
    help: "Takes the mean over every line of play and scores the boards at the ends by merges, tiles and monotone lines: the seventeen methods of S. Frolov's thesis. Its matrix of corners and edges is lost, and chosen here.",
    params: &[
        Param::number(
            "depth",
            "Depth",
            "Search",
            "Moves looked ahead.",
        )
        .range(1.0, 6.0, 1.0)
        .at(3.0),
        Param::number(
            "directions",
            "Directions",
            "Search",
            "4 for all; 3 for left, right and up, and down only when nothing else is legal.",
        )
            .range(3.0, 4.0, 1.0)
            .at(3.0),
        Param::toggle(
            "exception-1",
            "Fill the first row",
            "Up at once when a tile can move into an empty cell of the first row other than its left one.",
            true,
        ),
        Param::toggle(
            "exception-2",
            "Fill the corner",
            "Left at once when the upper left cell is empty and a tile stands in its row.",
            true,
        ),
        Param::number(
            "matrix",
            "Matrix",
            "Weights",
            "0 falls by steps from 7 to 1; 1 is Yiyuan Lee's; 2 is made of the three numbers below.",
        )
        .range(0.0, 2.0, 1.0),
        Param::number(
            "corner-weight",
            "Corners",
            "Weights",
            "The weight of the corners in matrix 2.",
        )
        .range(0.0, 10.0, 0.1)
        .at(3.0),
        Param::number(
            "edge-weight",
            "Edges",
            "Weights",
            "The weight of the other cells at the edge in matrix 2.",
        )
        .range(0.0, 10.0, 0.1)
        .at(2.0),
        Param::number(
            "inner-weight",
            "Centre",
            "Weights",
            "The weight of the cells within in matrix 2.",
        )
        .range(0.0, 10.0, 0.1)
        .at(1.0),
        factor("merge", "Merges", "How much pairs that can merge count.", 1.0),
        switch("merge-value", "by tile", "Times the value of the tile.", 1.0),
        switch("merge-weight", "by weight", "Times the weight of its cell.", 1.0),
        Param::number(
            "merge-cells",
            "of the cell",
            "Field score",
            "0 the upper or left one of the pair; 1 the heavier one; 2 both added up.",
        )
        .range(0.0, 2.0, 1.0),
        switch("merge-free", "by empty cells", "Times the number of empty cells.", 1.0),
        switch(
            "merge-distance",
            "by distance",
            "Divided by the distance from the upper left corner.",
            1.0,
        ),
        factor("board", "Cells", "How much all cells count.", 1.0),
        switch("board-value", "by tile", "Times the value of the tile.", 1.0),
        switch("board-weight", "by weight", "Times the weight of the cell.", 1.0),
        switch("board-free", "by empty cells", "Times the number of empty cells.", 0.0),
        factor(
            "monotone",
            "Monotone lines",
            "How much the cells of monotone lines count; below 0, how much those of other lines count against.",
            -1.0,
        ),
        switch("monotone-value", "by tile", "Times the value of the tile.", 1.0),
        switch("monotone-weight", "by weight", "Times the weight of the cell.", 1.0),
        switch("monotone-free", "by empty cells", "Times the number of empty cells.", 0.0),
    ],
    presets: &presets::METHODS,
    value_scale: ValueScale::Unknown,
    takes_limits: true,
    weights: &[],
    optional_weights: None,
};

const fn factor(
    name: &'static str,
    label: &'static str,
    help: &'static str,
    default: f64,
) -> Param {
    Param::number(name, label, "Field score", help)
        .range(-2.0, 2.0, 0.1)
        .at(default)
}

const fn switch(
    name: &'static str,
    label: &'static str,
    help: &'static str,
    default: f64,
) -> Param {
    Param::toggle(name, label, help, default > 0.0).under("Field score")
}

pub(super) struct FrolovPlayer<E> {
    search: Averaging<E, Direction>,
    /// Whether exceptions 1 and 2 hold.
    exceptions: [bool; 2],
}

impl<E> FrolovPlayer<E> {
    pub(super) fn new(evaluation: E, settings: &Settings) -> Self {
        Self {
            search: Averaging {
                evaluation,
                allowed: if settings.get("directions") < 4.0 {
                    |direction| direction != Direction::Down
                } else {
                    |_| true
                },
                depth: settings.get("depth") as u32,
            },
            exceptions: ["exception-1", "exception-2"].map(|name| settings.get(name) > 0.0),
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
pub(super) fn score(settings: &Settings) -> Frolov {
    let get = |name| settings.get(name) as f32;
    let term = |[factor, value, weight, free]: [&str; 4]| Term {
        factor: settings.get(factor) as f32,
        value: settings.get(value) > 0.0,
        weight: settings.get(weight) > 0.0,
        free: settings.get(free) > 0.0,
    };
    Frolov {
        merge: Merge {
            term: term(["merge", "merge-value", "merge-weight", "merge-free"]),
            cells: match settings.get("merge-cells") as u8 {
                0 => Merging::Nearer,
                1 => Merging::Heavier,
                _ => Merging::Both,
            },
            distance: settings.get("merge-distance") > 0.0,
        },
        board: term(["board", "board-value", "board-weight", "board-free"]),
        monotone: term([
            "monotone",
            "monotone-value",
            "monotone-weight",
            "monotone-free",
        ]),
        either_way: settings.get("directions") >= 4.0,
        matrix: match settings.get("matrix") as u8 {
            0 => Matrix::Steps,
            1 => Matrix::Lee,
            _ => Matrix::Kinds {
                corner: get("corner-weight"),
                edge: get("edge-weight"),
                inner: get("inner-weight"),
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
