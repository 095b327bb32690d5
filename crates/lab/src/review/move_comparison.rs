//! Reasons: the best move of a position against another one, feature by feature.

use plyground::eval::{Breakdown, FeatureValue};
use serde::Serialize;

use super::explained_move::ExplainedMove;

/// So large a part of two numbers may be rounding.
pub(super) const ROUNDING: f64 = 1e-5;
/// Names that stand for a whole value, in the place of features.
const WHOLE: [&str; 2] = [Breakdown::OVERRIDE, Breakdown::RESULT];

/// The best move and another one, by what the static evaluation sees in the positions after them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MoveComparison {
    /// The best move.
    pub best: String,
    /// The other move.
    pub other: String,
    /// Whether the other move is the one that was played; else it is the second best.
    #[serde(rename = "played")]
    pub is_played: bool,
    /// The value of the best move by the search.
    pub best_value: f32,
    /// The value of the other move by a search; `None` where only a bound is known.
    pub other_value: Option<f32>,
    /// The features that differ, the largest difference first. Each column adds up to [`MoveComparison::sum`].
    pub rows: Vec<ComparedFeature>,
    /// The sums of the rows.
    pub sum: FeatureSum,
    /// Whether the features say why the best move is better: they favour it, as the search does, and nothing is decided.
    pub explains: bool,
}

/// The share of a feature after two moves, for the side that makes them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ComparedFeature {
    /// Its name.
    pub name: &'static str,
    /// After the best move.
    pub best: f64,
    /// After the other move.
    pub other: f64,
    /// How much more it adds after the best move.
    pub difference: f64,
    /// The cells that it looks at, where they are not all.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<u8>,
}

impl ComparedFeature {
    /// Whether the moves differ in it, rounding apart.
    fn is_different(&self) -> bool {
        self.difference.abs() > ROUNDING * (self.best.abs() + self.other.abs())
    }
}

/// The sums of compared features.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct FeatureSum {
    /// After the best move.
    pub best: f64,
    /// After the other move.
    pub other: f64,
    /// The difference.
    pub difference: f64,
}

impl MoveComparison {
    /// Compares the best move with another one of this value. `position` has the features of the position, which know their
    /// cells. Of a decided game features say nothing.
    pub(super) fn new(
        best: &ExplainedMove,
        other: &ExplainedMove,
        other_value: Option<f32>,
        position: &[FeatureValue],
        is_decided: bool,
    ) -> Self {
        let mut rows: Vec<ComparedFeature> = names(&best.features, &other.features)
            .into_iter()
            .map(|name| compared(name, &best.features, &other.features, position))
            .filter(ComparedFeature::is_different)
            .collect();
        rows.sort_by(|one, next| next.difference.abs().total_cmp(&one.difference.abs()));
        let sum = rows
            .iter()
            .fold(FeatureSum::default(), |sum, row| FeatureSum {
                best: sum.best + row.best,
                other: sum.other + row.other,
                difference: sum.difference + row.difference,
            });
        let mut all = best.features.iter().chain(&other.features);
        let is_whole = all.any(|one| WHOLE.contains(&one.name));
        let best_value = best.value.value;
        Self {
            explains: !is_decided
                && sum.difference > 0.0
                && other_value.is_none_or(|value| value < best_value)
                && !is_whole,
            best: best.value.mv.clone(),
            other: other.value.mv.clone(),
            is_played: false,
            best_value,
            other_value,
            rows,
            sum,
        }
    }

    /// The feature that says why the best move is better: no other differs more, and it makes up half of the difference.
    pub fn reason(&self) -> Option<&ComparedFeature> {
        let largest = self.rows.first()?;
        let is_reason = self.explains && largest.difference >= self.sum.difference / 2.0;
        is_reason.then_some(largest)
    }
}

/// The names of features, each once.
fn names(best: &[FeatureValue], other: &[FeatureValue]) -> Vec<&'static str> {
    let mut names = Vec::new();
    for feature in best.iter().chain(other) {
        if !names.contains(&feature.name) {
            names.push(feature.name);
        }
    }
    names
}

fn compared(
    name: &'static str,
    best: &[FeatureValue],
    other: &[FeatureValue],
    position: &[FeatureValue],
) -> ComparedFeature {
    let of = |all: &[FeatureValue]| -> f64 {
        let own = all.iter().filter(|one| one.name == name);
        // The sum of nothing would be -0.
        own.fold(0.0, |sum, one| sum + one.value)
    };
    let cells = position.iter().find(|one| one.name == name);
    let (best, other) = (of(best), of(other));
    ComparedFeature {
        name,
        best,
        other,
        difference: best - other,
        cells: cells.map_or_else(Vec::new, |one| one.cells.clone()),
    }
}
