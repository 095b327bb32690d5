//! Weights learned by self-play, as a file keeps them.

use super::format::{self, Content};
use super::{FormatError, Network};
use crate::eval::Features;

/// The weights of short tuples are kept this many times finer: they are few, and every board meets many.
pub(super) const FINE: i32 = 4;

/// The size of the largest weight of a long tuple: it has to fit a byte. Of those that boards of games
/// played meet, six in ten thousand would be larger at a step of 64 points.
const LARGEST: i16 = i8::MAX as i16;

/// Trained weights, rounded to be kept in a file. Their unit is points of the game; to play with
/// them see [`Learned`](super::Learned).
#[derive(Clone, Debug, PartialEq)]
pub struct Trained {
    /// What they are weights of.
    pub(super) network: Network,
    /// Points that a weight of 1 stands for.
    pub(super) step: f32,
    /// In the order of [`Features::collect`].
    pub(super) weights: Vec<i16>,
}

impl Trained {
    /// Weights as they were learned, rounded to multiples of `step` points. `weight` tells the
    /// weight in a place of [`Features::collect`], knowing whether its tuple is a short one.
    pub fn quantised(network: Network, step: f32, weight: impl Fn(usize, bool) -> f32) -> Self {
        let mut trained = Self {
            weights: vec![0; network.weights()],
            network,
            step,
        };
        for place in 0..trained.weights.len() {
            let tuple = trained.network.tuple_at(place);
            let short = trained.network.tuples()[tuple].is_short();
            let rounded = (weight(place, short) / trained.unit(tuple)).round() as i16;
            trained.weights[place] = if short {
                rounded
            } else {
                rounded.clamp(-LARGEST, LARGEST)
            };
        }
        trained
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    /// Says in what way the file is none, damaged or of another version.
    pub fn read(bytes: &[u8]) -> Result<Self, FormatError> {
        let content = Content::of(bytes)?;
        let mut weights = vec![0; content.network.weights()];
        content.decode(|stage, tuple, start, part| {
            let place = content.network.start(stage, tuple) + start;
            weights[place..place + part.len()].copy_from_slice(part);
        });
        Ok(Self {
            network: content.network,
            step: content.step,
            weights,
        })
    }

    /// The file of weights, from which they come back exactly.
    pub fn to_bytes(&self) -> Vec<u8> {
        format::write(self)
    }

    /// Points that a weight of 1 of a tuple stands for.
    fn unit(&self, tuple: usize) -> f32 {
        if self.network.tuples()[tuple].is_short() {
            self.step / FINE as f32
        } else {
            self.step
        }
    }

    /// The weight in a place of [`Features::collect`], in points.
    pub fn weight(&self, place: usize) -> f32 {
        f32::from(self.weights[place]) * self.unit(self.network.tuple_at(place))
    }

    /// What they are weights of.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Points that a weight of 1 stands for.
    pub fn step(&self) -> f32 {
        self.step
    }
}
