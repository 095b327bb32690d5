//! First weights of the openings, and their file.

use plyground::eval::pentago::openings::network::{
    BIAS, DENSE, FIRST, SECOND, THIRD, TO_OUTPUTS, TO_SECOND, TO_THIRD,
};
use plyground::eval::pentago::openings::patterns::QUADRANTS;
use plyground::eval::pentago::openings::{
    ENVELOPE, Exceptions, MOST, OpeningWeights, STEPS, number,
};

use crate::coding::{Encoder, sealed};

/// A weight of features as it is kept, for training with what will be kept.
pub fn rounded_feature(weight: f32) -> f32 {
    f32::from(round(weight, STEPS[0])) / STEPS[0]
}

fn round(weight: f32, steps: f32) -> i16 {
    libm::roundf(weight * steps) as i16
}

/// These weights, rounded; for their number see
/// [`OpeningNetwork::new`](plyground::eval::pentago::openings::OpeningNetwork::new).
pub fn rounded(features: &[f32], dense: &[f32]) -> OpeningWeights {
    let [features, dense] = [(features, STEPS[0]), (dense, STEPS[1])]
        .map(|(all, steps)| all.iter().map(|&weight| round(weight, steps)).collect());
    OpeningWeights {
        features,
        dense,
        exceptions: Exceptions::default(),
    }
}

/// These canonical patterns and their results for the side to move: 1, 0, -1. Of more than a file holds, some are
/// left out.
pub fn exceptions(all: impl IntoIterator<Item = ([u16; QUADRANTS], i8)>) -> Exceptions {
    let mark = |(patterns, result): (_, i8)| number(patterns) << 2 | (result + 1) as u64;
    let mut marks: Vec<u64> = all.into_iter().map(mark).collect();
    marks.sort_unstable();
    marks.dedup_by_key(|mark| *mark >> 2);
    marks.truncate(MOST);
    Exceptions { marks }
}

/// The file of weights, from which they come back exactly.
pub fn file(weights: &OpeningWeights) -> Vec<u8> {
    let mut encoder = Encoder::default();
    weights.clone().code(&mut encoder);
    sealed(&ENVELOPE, &encoder.finish())
}

/// First weights behind the features, from `draw`, which is given their size. Biases are small, layers are drawn so
/// that their outputs have the size of their inputs (He et al., "Delving deep into rectifiers", 2015).
pub fn initial_dense(mut draw: impl FnMut(f32) -> f32) -> Vec<f32> {
    let mut dense = vec![0.0; DENSE];
    dense[BIAS].fill(0.1);
    for (layer, inputs) in [(TO_SECOND, FIRST), (TO_THIRD, SECOND), (TO_OUTPUTS, THIRD)] {
        let size = libm::sqrtf(6.0 / inputs as f32);
        dense[layer]
            .iter_mut()
            .for_each(|weight| *weight = draw(size));
    }
    dense
}
