//! The heuristic evaluation worked out cell by cell, for a board of any size.

use super::features::{FEATURES, Feature, FeatureWeights};
use super::gradient::Gradient;
use super::line::{LineFeatures, TileLine, columns, rows, tile_falls_and_rises};
use crate::eval::{Evaluate, Explain};
use crate::games::g2048::Tiles;

/// Features of every line; [`Feature::Edge`] is one of the outer lines alone.
pub(super) const LINE_FEATURES: [Feature; 5] = [
    Feature::Empty,
    Feature::Merges,
    Feature::Monotonicity,
    Feature::Sum,
    Feature::Smoothness,
];

const WHOLE_BOARD_FEATURES: [Feature; 3] = [
    Feature::LogEmpty,
    Feature::AxisMonotonicity,
    Feature::MaxTile,
];

/// The heuristic evaluation without tables: the same features and weights as
/// [`Heuristic`](super::Heuristic), on any board, ten times slower and ready at once.
#[derive(Clone, Debug)]
pub struct Direct {
    weights: FeatureWeights,
    line: LineFeatures,
    gradient: Option<Gradient>,
    /// The features with a weight, of lines and of the whole board.
    lines: Vec<(Feature, f32)>,
    whole: Vec<(Feature, f32)>,
}

impl Direct {
    /// For boards of that size.
    pub fn new(weights: FeatureWeights, rows: usize, columns: usize) -> Self {
        let weighing = |features: &[Feature]| -> Vec<(Feature, f32)> {
            let weighed = features.iter().map(|&feature| (feature, weights[feature]));
            weighed.filter(|&(_, weight)| weight != 0.0).collect()
        };
        Self {
            line: LineFeatures::new(&weights),
            gradient: Gradient::new(&weights, rows, columns),
            lines: weighing(&LINE_FEATURES),
            whole: weighing(&WHOLE_BOARD_FEATURES),
            weights,
        }
    }

    /// The value of a line, by all features or by those of every line.
    pub(super) fn line_value(&self, cells: &[u8], outer: bool) -> f64 {
        let edge = outer.then_some((Feature::Edge, self.weights.edge));
        let features = self.lines.iter().copied().chain(edge);
        features
            .map(|(feature, weight)| f64::from(weight) * self.line.value(feature, cells))
            .sum()
    }

    /// The value of a board, the lost game aside.
    pub fn board_value(&self, board: &impl Tiles) -> f32 {
        let lines = each_line(board).map(|(line, outer)| self.line_value(line.cells(), outer));
        let value = lines.sum::<f64>() as f32;
        if self.has_extras() {
            value + self.extras(board)
        } else {
            value
        }
    }

    /// The value of a lost board: the weight of a lost game below 0. Boards with large tiles may be worth less than that. So it
    /// is at least an eighth of the weight below the value that the board would have if the game went on.
    pub(super) fn lost_value(&self, board_value: f32) -> f32 {
        let lost = self.weights.lost;
        (-lost).min(board_value - lost / 8.0)
    }

    /// Whether [`Direct::extras`] are anything.
    pub(super) fn has_extras(&self) -> bool {
        self.gradient.is_some() || !self.whole.is_empty()
    }

    /// The features that are no sum over lines.
    #[cold]
    pub(super) fn extras(&self, board: &impl Tiles) -> f32 {
        let gradient = self.gradient.as_ref();
        let gradient = gradient.map_or(0.0, |gradient| gradient.value(board));
        self.whole.iter().fold(gradient, |sum, &(feature, weight)| {
            sum + weight * whole(feature, board)
        })
    }

    /// The contribution of each feature to the value of a board; their sum is the value. The lost-game penalty
    /// counts on a lost board alone (`over`), and then it alone counts.
    pub fn features(&self, board: &impl Tiles, over: bool) -> [(Feature, f32); FEATURES.len()] {
        let sum = |feature| -> f32 {
            let outer_only = feature == Feature::Edge;
            let value = each_line(board)
                .filter(|&(_, outer)| outer || !outer_only)
                .map(|(line, _)| self.line.value(feature, line.cells()));
            value.sum::<f64>() as f32
        };
        FEATURES.map(|feature| {
            let weight = self.weights[feature];
            let value = match feature {
                Feature::Lost if over => {
                    return (feature, self.lost_value(self.board_value(board)));
                }
                Feature::Lost => 0.0,
                _ if over || weight == 0.0 => 0.0,
                Feature::LogEmpty | Feature::AxisMonotonicity | Feature::MaxTile => {
                    whole(feature, board)
                }
                Feature::Corner | Feature::Snake => self
                    .gradient
                    .as_ref()
                    .map_or(0.0, |gradient| gradient.part(feature, board)),
                _ => sum(feature),
            };
            (feature, weight * value)
        })
    }
}

impl<G: Tiles> Evaluate<G> for Direct {
    fn value(&self, board: &G) -> f32 {
        self.board_value(board)
    }

    fn lost(&self, board: &G) -> f32 {
        self.lost_value(self.board_value(board))
    }

    fn gain(&self, _points: u64) -> f32 {
        0.0
    }
}

impl<G: Tiles> Explain<G> for Direct {
    fn contributions(&self, board: &G) -> Vec<(&'static str, f32)> {
        let over = board.legal().next().is_none();
        let all = self.features(board, over).into_iter();
        all.map(|(feature, value)| (feature.name(), value))
            .collect()
    }
}

/// Rows, then columns, and whether each is the first or the last of its kind.
fn each_line(board: &impl Tiles) -> impl Iterator<Item = (TileLine, bool)> {
    let outer = |count: usize| move |i: usize| i == 0 || i + 1 == count;
    let (is_outer_row, is_outer_column) = (outer(board.rows()), outer(board.columns()));
    let rows = rows(board).enumerate();
    let columns = columns(board).enumerate();
    rows.map(move |(i, line)| (line, is_outer_row(i)))
        .chain(columns.map(move |(i, line)| (line, is_outer_column(i))))
}

/// A feature of the whole board.
fn whole(feature: Feature, board: &impl Tiles) -> f32 {
    match feature {
        Feature::LogEmpty => {
            let empty = board
                .cell_exponents()
                .filter(|&exponent| exponent == 0)
                .count();
            // A full board counts as half an empty cell, for the logarithm of 0 is no number.
            libm::log((empty as f64).max(0.5)) as f32
        }
        Feature::MaxTile => f32::from(board.cell_exponents().max().unwrap_or(0)),
        Feature::AxisMonotonicity => -(smaller_way(rows(board)) + smaller_way(columns(board))),
        _ => 0.0,
    }
}

/// The smaller of all falls and all rises of an axis.
fn smaller_way(lines: impl Iterator<Item = TileLine>) -> f32 {
    let [falls, rises] = lines.fold([0.0, 0.0], |sum, line| {
        let one = tile_falls_and_rises(line.cells(), true);
        [sum[0] + one[0], sum[1] + one[1]]
    });
    falls.min(rises) as f32
}
