//! The evaluation of A. Georgara's project (Technical University of Crete, 2016).

use std::cell::Cell;

use super::features::{centre_of_mass, distance, quad};
use crate::eval::{Explain, StaticEval};
use crate::games::loa::{Men, Position, Square};
use crate::games::{Adversarial, Side};
use crate::params::parameters;

parameters! {
    /// The weights of the parts of the evaluation.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct GeorgaraWeights("Evaluation", range(0.0, 10.0, 0.1)) {
        concentration: f32 = 1.0, "Concentration",
            "How close the pieces are together, as 1 / extra distance.";
        centralisation: f32 = 1.0, "Centralisation",
            "Pieces near the centre, none in corners.";
        quads: f32 = 1.0, "Quads",
            "2x2 squares with three or four pieces near the group's centre.";
        opponent: f32 = 0.2, "Opponent",
            "How much of the opponent's value is subtracted.";
    }
}

/// Concentration, centralisation and quads of a side, less a fifth of those of the opponent.
///
/// So the two sides do not see a position alike: what it is worth depends on whose player looks at it,
/// which [`Georgara::look_as`] says.
#[derive(Debug)]
pub struct Georgara {
    weights: GeorgaraWeights,
    viewer: Cell<Side>,
}

impl Georgara {
    /// The evaluation with these weights, in the eyes of the side that moves first.
    pub fn new(weights: GeorgaraWeights) -> Self {
        Self {
            weights,
            viewer: Cell::new(Side::First),
        }
    }

    /// In the eyes of that side.
    pub fn look_as(&self, side: Side) {
        self.viewer.set(side);
    }

    /// The value of a side's men, part by part.
    fn parts(&self, men: Men) -> [f32; 3] {
        let centre = centre_of_mass(men);
        let GeorgaraWeights {
            concentration,
            centralisation,
            quads,
            ..
        } = self.weights;
        [
            concentration * self::concentration(men, centre),
            centralisation * self::centralisation(men),
            quads * self::quads(men, centre),
        ]
    }
}

/// 1 / (the sum of distances to the centre of mass less the least that so many men can have); a surplus of
/// 0 counts as 1.
fn concentration(men: Men, centre: Square) -> f32 {
    let distances = men.squares().map(|man| u32::from(distance(man, centre)));
    // Three cases: on the edge and in the corner there is less room beside the centre of mass.
    let beside = Men::one(centre).neighbours().count();
    let others = men.count().saturating_sub(1);
    let least = 2 * others - others.min(beside);
    let surplus = distances.sum::<u32>().saturating_sub(least);
    1.0 / surplus.max(1) as f32
}

/// The value of a man by its distance to the centre of the board, which is 1 for the four central squares. Less than 3
/// counts 3.5, 3 counts 1.5, more counts 0.5. The edge costs 0.5, a corner 2.
fn centralisation(men: Men) -> f32 {
    let man_value = |man: Square| {
        let off = |at: u8| at.abs_diff(7 - at).div_ceil(2);
        let [file, rank] = [off(man.file()), off(man.rank())];
        match (file.max(rank), file.min(rank)) {
            (..3, _) => 3.5,
            (3, _) => 1.5,
            (_, 4) => 0.5 - 2.0,
            // The edge takes what the distance gives.
            _ => 0.0,
        }
    };
    men.squares().map(man_value).sum()
}

/// Of the four quads that hold the centre of mass, how many have three or four men, less the Euler number of
/// the four: vertices - edges / 2 + filled squares / 4. How the two are joined was not published.
fn quads(men: Men, centre: Square) -> f32 {
    let [file, rank] = [centre.file(), centre.rank()].map(|at| at as i8);
    let around = [(-1, -1), (0, -1), (-1, 0), (0, 0)];
    let quad_value = |(right, up)| match quad(men, file + right, rank + up) {
        (1, _) => -0.25,
        (2, true) => 0.5,
        (3, _) => 1.25,
        (4, _) => 1.0,
        _ => 0.0,
    };
    around.into_iter().map(quad_value).sum()
}

impl StaticEval<Position> for Georgara {
    fn static_eval(&self, position: &Position) -> f32 {
        let viewer = self.viewer.get();
        let [own, other] =
            [viewer, viewer.other()].map(|side| self.parts(position.men(side)).iter().sum::<f32>());
        let value = own - self.weights.opponent * other;
        if position.side() == viewer {
            value
        } else {
            -value
        }
    }
}

impl Explain<Position> for Georgara {
    fn contributions(&self, position: &Position) -> Vec<(&'static str, f32)> {
        let viewer = self.viewer.get();
        let [own, other] = [viewer, viewer.other()].map(|side| self.parts(position.men(side)));
        let sign = if position.side() == viewer { 1.0 } else { -1.0 };
        let values = (0..3).map(|i| sign * (own[i] - self.weights.opponent * other[i]));
        GeorgaraWeights::NAMES.into_iter().zip(values).collect()
    }
}
