//! A value, broken down into what each feature adds to it.

use serde::Serialize;

use super::{Explain, StaticEval};
use crate::games::Adversarial;

/// Rounding may make so large a share of the sum of all absolute contributions.
const ROUNDING: f64 = 1e-5;

/// A static evaluation with the features that it is the sum of.
///
/// ```
/// use plyground::eval::Breakdown;
/// let value = Breakdown::new(3.0, vec![("two", 4.0), ("tempo", -1.0)]);
/// assert_eq!(value.features.iter().map(|feature| feature.value).sum::<f64>(), 3.0);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Breakdown {
    /// The static evaluation for whoever is to move, in the evaluation's unit.
    pub value: f32,
    /// Its features; their sum is the value.
    pub features: Vec<FeatureValue>,
}

/// A feature and what it adds to a value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FeatureValue {
    /// The name of its weight among a player's parameters, or a name of the evaluation's own.
    pub name: &'static str,
    /// Its contribution to the value.
    pub value: f64,
    /// The cells that it looks at, see [`Explain::cells`].
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<u8>,
}

impl Breakdown {
    /// The name of what an evaluation puts in the place of its features: a win that it sees, or a limit.
    pub const OVERRIDE: &'static str = "override";
    /// The name of the result of a finished game.
    pub const RESULT: &'static str = "result";
    /// The name of the points that a move scores.
    pub const POINTS: &'static str = "points";

    /// A value and contributions whose sum it is. What rounding left over goes to the largest of them, so that the sum
    /// is exact; what is more than that becomes a feature of its own, [`Breakdown::OVERRIDE`].
    pub fn new(value: f32, contributions: Vec<(&'static str, f32)>) -> Self {
        // Adding 0 takes the sign from a 0.
        let value = value + 0.0;
        let named = contributions.into_iter().map(|(name, value)| FeatureValue {
            name,
            value: f64::from(value) + 0.0,
            cells: Vec::new(),
        });
        let mut features: Vec<FeatureValue> = named.collect();
        let (mut sum, mut size) = (0.0, 0.0);
        for FeatureValue { value, .. } in &features {
            sum += value;
            size += value.abs();
        }
        let rest = f64::from(value) - sum;
        let mut largest: Option<&mut FeatureValue> = None;
        for feature in &mut features {
            if largest
                .as_ref()
                .is_none_or(|best| feature.value.abs() > best.value.abs())
            {
                largest = Some(feature);
            }
        }
        match largest {
            Some(feature) if rest.abs() <= ROUNDING * size => feature.value += rest,
            _ if rest != 0.0 => features.push(FeatureValue {
                name: Self::OVERRIDE,
                value: rest,
                cells: Vec::new(),
            }),
            _ => {}
        }
        Self { value, features }
    }

    /// A value that is one thing.
    pub fn whole(name: &'static str, value: f32) -> Self {
        Self::new(value, vec![(name, value)])
    }

    /// The same with the cells that each feature looks at.
    #[must_use]
    pub fn located(mut self, cells: impl Fn(&str) -> Vec<u8>) -> Self {
        for feature in &mut self.features {
            feature.cells = cells(feature.name);
        }
        self
    }

    /// The same in the eyes of the other side.
    #[must_use]
    pub fn negated(mut self) -> Self {
        self.value = 0.0 - self.value;
        for feature in &mut self.features {
            feature.value = 0.0 - feature.value;
        }
        self
    }

    /// The static evaluation of a position for the side to move, or of what a move of it leads to for the same side.
    pub fn of_two<G: Adversarial>(
        evaluation: &(impl StaticEval<G> + Explain<G>),
        position: &G,
        mv: Option<G::Move>,
    ) -> Self {
        let explained = |position: &G, ply| match position.outcome() {
            Some(outcome) => Self::whole(Self::RESULT, evaluation.finished(position, outcome, ply)),
            None => Self::new(
                evaluation.static_eval(position),
                evaluation.contributions(position),
            ),
        };
        match mv {
            Some(mv) => explained(&position.played(mv), 1).negated(),
            None => explained(position, 0).located(|name| evaluation.cells(position, name)),
        }
    }
}
