//! Weights between two epochs.

use crate::eval::pentago::{DENSE, OpeningNetwork, OpeningWeights};
use crate::games::random::Dice;

/// The size of the first weights of features.
const FEATURE_SIZE: f32 = 0.1;

/// Weights as they are trained, not rounded.
#[derive(Clone, Debug, PartialEq)]
pub struct OpeningCheckpoint {
    /// Of features, and the others.
    pub(super) weights: [Vec<f32>; 2],
}

impl OpeningCheckpoint {
    /// First weights, as the dice decide.
    pub fn initial(dice: &mut Dice) -> Self {
        let mut draw = |size: f32| size * (2.0 * dice.unit() as f32 - 1.0);
        let features = (0..OpeningNetwork::feature_weights()).map(|_| draw(FEATURE_SIZE));
        let features = features.collect();
        Self {
            weights: [features, OpeningNetwork::initial(draw)],
        }
    }

    /// Reads a file: all weights, four bytes each. `None` where it has another size.
    ///
    /// ```
    /// use plyground::games::random::Dice;
    /// use plyground::learn::pentago::OpeningCheckpoint;
    /// let first = OpeningCheckpoint::initial(&mut Dice::new(1));
    /// let bytes = first.to_bytes();
    /// assert_eq!(OpeningCheckpoint::read(&bytes), Some(first));
    /// assert_eq!(OpeningCheckpoint::read(&bytes[1..]), None);
    /// ```
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let (numbers, rest) = bytes.as_chunks();
        let mut features: Vec<f32> = numbers
            .iter()
            .map(|&four| f32::from_le_bytes(four))
            .collect();
        let whole = rest.is_empty() && features.len() == OpeningNetwork::feature_weights() + DENSE;
        whole.then(|| {
            let dense = features.split_off(features.len() - DENSE);
            Self {
                weights: [features, dense],
            }
        })
    }

    /// The file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let all = self.weights.iter().flatten();
        all.flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// The weights, rounded to be kept.
    pub fn rounded(&self) -> OpeningWeights {
        OpeningWeights::rounded(&self.weights[0], &self.weights[1])
    }
}
