//! Weights between two epochs.

use std::ops::Range;
use std::path::Path;

use plyground::eval::pentago::openings::{DENSE, OpeningNetwork, OpeningWeights};
use plyground::games::random::Dice;

use super::file;
use crate::{Checkpoint, CheckpointError, CheckpointFault};

/// The task of a [`Checkpoint`] with these weights. It has no errors of them, for the training keeps none.
const TASK: &str = "pentago openings";

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
            weights: [features, file::initial_dense(draw)],
        }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// It can't be read, is no whole checkpoint of this training, or a weight is no finite number.
    pub fn load(path: &Path) -> Result<Self, CheckpointError> {
        let kept = Checkpoint::resume(path, TASK)?.weights;
        let features = OpeningNetwork::feature_weights();
        if kept.len() != features + DENSE {
            return Err(CheckpointFault::Broken.of(path));
        }
        let weights = |places: Range<usize>| places.map(|place| kept.weight(place)).collect();
        Ok(Self {
            weights: [weights(0..features), weights(features..kept.len())],
        })
    }

    /// Writes the file anew, as [`Checkpoint::save`] does.
    ///
    /// # Errors
    /// It can't be written, or a weight is no finite number; the file is the old one then.
    pub fn save(&self, path: &Path) -> Result<(), CheckpointError> {
        let all = self.weights.iter().flatten();
        let kept = Checkpoint::new(TASK.into(), all.clone().count());
        all.enumerate()
            .for_each(|(place, weight)| kept.weights.set_weight(place, *weight));
        kept.save(path)
    }

    /// The weights, rounded to be kept.
    pub fn rounded(&self) -> OpeningWeights {
        file::rounded(&self.weights[0], &self.weights[1])
    }
}
