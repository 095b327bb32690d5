//! The file of learned openings.

use std::sync::OnceLock;

use super::network::FIRST;
use super::number::NumberCoder;
use super::patterns::QUADRANTS;
use super::{DENSE, Exceptions, OpeningNetwork, Openings};
use crate::eval::coder::{Coder, Decoder};
use crate::eval::envelope::Envelope;
use crate::eval::{WeightsFileError, WeightsSource};

/// The envelope of a file.
pub const ENVELOPE: Envelope = Envelope {
    title: "plyground pentago openings 2\n",
    kind: "file of openings",
};
/// Steps of 1 in the weights of features, and in the others. Powers of two: sums of features are then exact.
pub const STEPS: [f32; 2] = [32.0, 512.0];

/// The weights of the openings, rounded to be kept in a file.
#[derive(Clone, Debug, PartialEq)]
pub struct OpeningWeights {
    /// Of features.
    pub features: Vec<i16>,
    /// The others.
    pub dense: Vec<i16>,
    /// Positions valued otherwise than by the network.
    pub exceptions: Exceptions,
}

impl OpeningWeights {
    /// The network of the weights.
    pub fn network(&self) -> OpeningNetwork {
        let [features, dense] =
            [(&self.features, STEPS[0]), (&self.dense, STEPS[1])].map(|(all, steps)| {
                all.iter()
                    .map(|&weight| f32::from(weight) / steps)
                    .collect::<Vec<f32>>()
            });
        OpeningNetwork::new(&features, &dense)
    }

    /// Puts all weights through a coder, those of features for each quadrant by itself.
    pub fn code(&mut self, coder: &mut impl Coder) {
        let mut numbers = vec![NumberCoder::default(); QUADRANTS];
        for (i, block) in self.features.chunks_mut(FIRST).enumerate() {
            code_all(block, &mut numbers[i % QUADRANTS], coder);
        }
        code_all(&mut self.dense, &mut NumberCoder::default(), coder);
        self.exceptions.code(coder);
    }
}

/// A file of openings, decoded when it is first asked: most commands and pages never do.
#[derive(Debug)]
pub struct OpeningFile {
    coded: Box<[u8]>,
    openings: OnceLock<Openings>,
}

impl OpeningFile {
    /// Takes a file and checks that it is whole.
    ///
    /// # Errors
    /// It is none, of another version, or damaged.
    pub fn read(file: &dyn WeightsSource) -> Result<Self, WeightsFileError> {
        Ok(Self {
            coded: ENVELOPE.open(file)?,
            openings: OnceLock::new(),
        })
    }

    /// The weights in it.
    pub fn weights(&self) -> OpeningWeights {
        let mut weights = OpeningWeights {
            features: vec![0; OpeningNetwork::feature_weights()],
            dense: vec![0; DENSE],
            exceptions: Exceptions::default(),
        };
        weights.code(&mut Decoder::new(&self.coded));
        weights
    }

    /// The evaluation by these weights, decoded once.
    pub fn openings(&self) -> &Openings {
        self.openings.get_or_init(|| Openings::new(&self.weights()))
    }
}

fn code_all(weights: &mut [i16], numbers: &mut NumberCoder, coder: &mut impl Coder) {
    for weight in weights {
        *weight = numbers.code_signed((*weight).into(), coder) as i16;
    }
}
