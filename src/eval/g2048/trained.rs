//! Weights learned by self-play, as a file keeps them.

use super::format::{self, Content};
use super::{FormatError, Network};
#[cfg(doc)]
use crate::eval::Features;
use crate::eval::WeightsSource;

/// A weight of a long tuple is kept as its square root, which fits a byte: most are small, and large ones
/// matter as much. With a unit of one point it reaches 16129. Cut off at 8128, as bytes in steps of 64
/// points are, play one move ahead made 125 thousand points instead of the 200 of these.
const LARGEST: f32 = i8::MAX as f32;

/// Steps of weights of short tuples are this many units of long ones.
pub(super) const STEP: i32 = 16;

/// A long tuple's weight of a file in memory; a sound file has none beyond a byte.
pub(super) fn root(weight: i16) -> i8 {
    weight.clamp(i8::MIN.into(), i8::MAX.into()) as i8
}

/// The value of a long tuple's weight in a file or in memory, in units.
#[inline]
pub(super) fn units(root: i8) -> i32 {
    i32::from(root) * i32::from(root).abs()
}

/// Trained weights, rounded to be kept in a file. Their unit is points of the game; to play with
/// them see [`LearnedNTuples`](super::LearnedNTuples).
#[derive(Clone, Debug, PartialEq)]
pub struct Trained {
    /// The network.
    pub(super) network: Network,
    /// The points of a short tuple's weight of 1.
    pub(super) step: f32,
    /// The weights; square roots of them for long tuples, in the order of [`Features::collect`].
    pub(super) weights: Vec<i16>,
}

impl Trained {
    /// Weights as they were learned, rounded; those of short tuples to multiples of `step` points, of long
    /// ones to squares times a sixteenth of that. `weight` tells the
    /// weight in a place of [`Features::collect`], knowing whether its tuple is a short one.
    pub fn quantised(network: Network, step: f32, weight: impl Fn(usize, bool) -> f32) -> Self {
        let mut trained = Self {
            weights: vec![0; network.weights()],
            network,
            step,
        };
        for place in 0..trained.weights.len() {
            let short = trained.is_short(place);
            let steps = weight(place, short) / step;
            trained.weights[place] = if short {
                steps.round() as i16
            } else {
                let root = libm::sqrtf(steps.abs() * STEP as f32).round();
                root.min(LARGEST).copysign(steps) as i16
            };
        }
        trained
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    /// The file is not a file of weights, is damaged, or has another version.
    pub fn read(file: impl WeightsSource) -> Result<Self, FormatError> {
        let content = Content::of(file)?;
        // The tables come in the order of the weights. A file does not get more room than its parts fill.
        let mut weights = Vec::new();
        content.decode(|_, _, _, part| weights.extend_from_slice(part))?;
        Ok(Self {
            network: content.network,
            step: content.step,
            weights,
        })
    }

    /// The file of weights, from which they come back exactly.
    pub fn to_bytes(&self) -> Vec<u8> {
        format::write(&self.network, self.step, &self.weights)
    }

    /// The weight in a place of [`Features::collect`], in points.
    pub fn weight(&self, place: usize) -> f32 {
        let weight = self.weights[place];
        if self.is_short(place) {
            f32::from(weight) * self.step
        } else {
            units(root(weight)) as f32 * (self.step / STEP as f32)
        }
    }

    /// Whether the weight in a place of [`Features::collect`] is as large as a file can keep, on its side of 0. What was
    /// learned may be larger.
    pub fn is_largest(&self, place: usize) -> bool {
        let weight = self.weights[place];
        if self.is_short(place) {
            [i16::MIN, i16::MAX].contains(&weight)
        } else {
            f32::from(weight).abs() >= LARGEST
        }
    }

    fn is_short(&self, place: usize) -> bool {
        self.network.tuples()[self.network.tuple_at(place)].is_short()
    }

    /// The network.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// The points of a short tuple's weight of 1.
    pub fn step(&self) -> f32 {
        self.step
    }
}
