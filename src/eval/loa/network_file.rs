//! The file of a [`MenNetwork`].

use super::network::{HIDDEN, INPUTS, MenNetwork, NetworkWeights, ONE, STEPS};
use crate::eval::envelope::Envelope;
use crate::eval::{WeightsFileError, WeightsSource};

const ENVELOPE: Envelope = Envelope {
    title: "plyground loa network 1\n",
    kind: "network of Lines of Action",
};
/// Bytes of the weights: one for each of an input, two for each of the output.
const SIZE: usize = 2 * INPUTS * HIDDEN + 2 * (HIDDEN + 1);

impl MenNetwork {
    /// The network with these weights, rounded to what a file keeps.
    pub fn rounded(weights: &NetworkWeights) -> Self {
        let whole =
            |weight: f32, one: f32, most: f32| libm::roundf(weight * one).clamp(-most, most) as i16;
        let input = |weight| whole(weight, f32::from(ONE), f32::from(i8::MAX));
        let output = |weight| whole(weight, STEPS, f32::from(i16::MAX));
        Self {
            inputs: (weights.inputs.each_ref())
                .map(|side| side.iter().map(|row| row.map(input)).collect()),
            output: weights.output.map(output),
            offset: output(weights.offset),
        }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// It is none, of another version, or damaged.
    pub fn read(file: &dyn WeightsSource) -> Result<Self, WeightsFileError> {
        let weights = ENVELOPE.open(file)?;
        if weights.len() != SIZE {
            return Err(ENVELOPE.damaged());
        }
        let (inputs, output) = weights.split_at(2 * INPUTS * HIDDEN);
        let row = |bytes: &[u8]| std::array::from_fn(|i| i16::from(bytes[i] as i8));
        let rows: Vec<[i16; HIDDEN]> = inputs.chunks_exact(HIDDEN).map(row).collect();
        let (own, other) = rows.split_at(INPUTS);
        let pair = |i: usize| i16::from_be_bytes([output[2 * i], output[2 * i + 1]]);
        Ok(Self {
            inputs: [own.to_vec(), other.to_vec()],
            output: std::array::from_fn(pair),
            offset: pair(HIDDEN),
        })
    }

    /// The file, from which it comes back exactly.
    pub fn to_bytes(&self) -> Vec<u8> {
        let inputs = self.inputs.iter().flatten().flatten();
        let mut weights: Vec<u8> = inputs.map(|&weight| weight as u8).collect();
        for weight in self.output.iter().chain([&self.offset]) {
            weights.extend(weight.to_be_bytes());
        }
        ENVELOPE.seal(&weights)
    }
}
