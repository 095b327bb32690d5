//! Training of the network, beside the nine features.

use super::SearchedPosition;
use super::network::NetworkWeights;
use crate::shuffle;
use plyground::eval::StaticEval;
use plyground::eval::loa::Winands;
use plyground::eval::loa::network::{HIDDEN, INPUTS, inputs};
use plyground::games::Side;
use plyground::games::loa::{Men, Position, Rules, SQUARES, Symmetry};
use plyground::games::random::Dice;

/// The value at which a side is e times as likely to win as to lose.
const ODDS: f32 = 80.0;
/// Values beyond this are no further teaching, in [`ODDS`].
const MOST: f32 = 10.0;
/// The share of the result in what a position of a game teaches; the rest is the value of the search.
const RESULT: f32 = 0.5;
/// One of so many positions, the last ones, is held out.
const HELD_OUT: usize = 20;
/// The size of the first weights.
const FIRST: [f32; 2] = [0.075, 0.2];
/// The first value of hidden numbers.
const BIAS: f32 = 0.3;
/// The rate at the end, as a share of the first.
const LAST_RATE: f32 = 0.02;
/// The rate of the scale of the features, as a share of the others.
const SCALE_RATE: f32 = 0.1;

/// The settings of a training.
#[derive(Clone, Copy, Debug)]
pub struct NetworkTraining {
    /// Times to go through all positions.
    pub epochs: u32,
    /// How far a weight moves in its first step.
    pub rate: f32,
    /// Decides the first weights and the order of the positions.
    pub seed: u64,
}

/// An epoch that is done.
#[derive(Clone, Copy, Debug)]
pub struct NetworkEpoch {
    /// Its number, from 1.
    pub epoch: u32,
    /// The mean cross-entropy on positions that were held out, in nats.
    pub log_loss: f64,
}

impl NetworkTraining {
    /// The weights of a network that corrects these features. `tell` hears of each epoch.
    pub fn run(
        &self,
        features: &Winands,
        positions: &[SearchedPosition],
        mut tell: impl FnMut(NetworkEpoch),
    ) -> NetworkWeights {
        let mut samples: Vec<NetworkSample> = (positions.iter())
            .filter_map(|position| NetworkSample::of(position, features))
            .collect();
        let held_out = samples.split_off(samples.len() - samples.len() / HELD_OUT);
        let mut dice = Dice::new(self.seed);
        let mut learner = NetworkLearner::new(&mut dice);
        let symmetries: Vec<Symmetry> = Symmetry::all().collect();
        let steps = (self.epochs as usize * samples.len()).max(1) as f32;
        let mut step = 0.0;
        for epoch in 1..=self.epochs {
            shuffle(&mut samples, &mut dice);
            for sample in &samples {
                let symmetry = symmetries[dice.below(symmetries.len() as u32) as usize];
                let rate = self.rate * (1.0 - step / steps).max(LAST_RATE);
                learner.learn(&sample.turned(symmetry), rate);
                step += 1.0;
            }
            let sum: f64 = held_out.iter().map(|sample| learner.log_loss(sample)).sum();
            tell(NetworkEpoch {
                epoch,
                log_loss: sum / held_out.len().max(1) as f64,
            });
        }
        learner.weights()
    }
}

/// A position with the logarithm of odds that the features give, and the chance to win that it teaches.
#[derive(Clone, Copy)]
struct NetworkSample {
    men: [Men; 2],
    features: f32,
    target: f32,
}

impl NetworkSample {
    fn of(taught: &SearchedPosition, features: &Winands) -> Option<Self> {
        let [own, other] = taught.men;
        let position = Position::new(own, other, Side::First, Rules::Olympiad)?;
        let found = chance((taught.value / ODDS).clamp(-MOST, MOST));
        Some(Self {
            men: taught.men,
            features: features.static_eval(&position) / ODDS,
            target: taught
                .points
                .map_or(found, |points| found + RESULT * (points - found)),
        })
    }

    fn turned(&self, symmetry: Symmetry) -> Self {
        Self {
            men: self.men.map(|men| symmetry.men(men)),
            ..*self
        }
    }
}

/// The chance to win by a logarithm of odds.
fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-odds))
}

/// A weight and the sum of the squares of its slopes (Duchi, Hazan and Singer, "AdaGrad", 2011).
#[derive(Clone, Copy)]
struct LearnedWeight {
    value: f32,
    slopes: f32,
}

impl LearnedWeight {
    fn new(value: f32) -> Self {
        Self {
            value,
            slopes: 1e-3,
        }
    }

    #[inline]
    fn step(&mut self, slope: f32, rate: f32) {
        self.slopes += slope * slope;
        self.value -= rate * slope / self.slopes.sqrt();
    }
}

/// The network while it learns, in logarithms of odds.
struct NetworkLearner {
    inputs: [Vec<[LearnedWeight; HIDDEN]>; 2],
    output: [LearnedWeight; HIDDEN],
    offset: LearnedWeight,
    /// Of the nine features.
    scale: LearnedWeight,
}

impl NetworkLearner {
    fn new(dice: &mut Dice) -> Self {
        let mut about = |middle: f32, size: f32| {
            LearnedWeight::new(middle + size * (2.0 * dice.unit() as f32 - 1.0))
        };
        let mut side = |bias: f32| -> Vec<[LearnedWeight; HIDDEN]> {
            let row = |i| if i < SQUARES { 0.0 } else { bias };
            (0..INPUTS)
                .map(|i| std::array::from_fn(|_| about(row(i), FIRST[0])))
                .collect()
        };
        Self {
            inputs: [side(BIAS), side(0.0)],
            output: std::array::from_fn(|_| about(0.0, FIRST[1])),
            offset: LearnedWeight::new(0.0),
            scale: LearnedWeight::new(1.0),
        }
    }

    /// The hidden layer before it is clipped.
    fn hidden(&self, men: [Men; 2]) -> [f32; HIDDEN] {
        let mut sum = [0.0; HIDDEN];
        for (rows, men) in self.inputs.iter().zip(men) {
            for input in inputs(men) {
                for (sum, weight) in sum.iter_mut().zip(&rows[input]) {
                    *sum += weight.value;
                }
            }
        }
        sum
    }

    fn odds(&self, sample: &NetworkSample, hidden: &[f32; HIDDEN]) -> f32 {
        let parts = hidden.iter().zip(&self.output);
        let network: f32 = parts
            .map(|(sum, output)| sum.clamp(0.0, 1.0) * output.value)
            .sum();
        self.scale.value * sample.features + self.offset.value + network
    }

    fn learn(&mut self, sample: &NetworkSample, rate: f32) {
        let hidden = self.hidden(sample.men);
        let error = chance(self.odds(sample, &hidden)) - sample.target;
        let mut slopes = [0.0; HIDDEN];
        for ((slope, sum), output) in slopes.iter_mut().zip(hidden).zip(&mut self.output) {
            if 0.0 < sum && sum < 1.0 {
                *slope = error * output.value;
            }
            output.step(error * sum.clamp(0.0, 1.0), rate);
        }
        self.offset.step(error, rate);
        self.scale.step(error * sample.features, SCALE_RATE * rate);
        for (rows, men) in self.inputs.iter_mut().zip(sample.men) {
            for input in inputs(men) {
                for (weight, slope) in rows[input].iter_mut().zip(slopes) {
                    weight.step(slope, rate);
                    weight.value = weight.value.clamp(-1.0, 1.0);
                }
            }
        }
    }

    /// The cross-entropy of a sample.
    fn log_loss(&self, sample: &NetworkSample) -> f64 {
        let odds = f64::from(self.odds(sample, &self.hidden(sample.men)));
        let lost = odds.max(0.0) + (-odds.abs()).exp().ln_1p();
        lost - f64::from(sample.target) * odds
    }

    /// The weights in the unit of the features, which keep their size.
    fn weights(&self) -> NetworkWeights {
        let unit = ODDS / self.scale.value;
        NetworkWeights {
            inputs: (self.inputs.each_ref()).map(|side| {
                side.iter()
                    .map(|row| row.map(|weight| weight.value))
                    .collect()
            }),
            output: self.output.map(|weight| unit * weight.value),
            offset: unit * self.offset.value,
        }
    }
}
