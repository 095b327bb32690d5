//! The network as it is learned, and its file.

use plyground::eval::loa::network::{ENVELOPE, HIDDEN, MenNetwork, ONE, STEPS};

use crate::coding::sealed;

/// The weights of the network as they are learned.
#[derive(Clone, Debug, PartialEq)]
pub struct NetworkWeights {
    /// The addition of each input to the hidden layer, first of the side to move, then of the other.
    pub inputs: [Vec<[f32; HIDDEN]>; 2],
    /// The worth of each hidden number, in the unit of the evaluation.
    pub output: [f32; HIDDEN],
    /// The value where the hidden layer is 0.
    pub offset: f32,
}

/// The network with these weights, rounded to what a file keeps.
pub fn rounded(weights: &NetworkWeights) -> MenNetwork {
    let whole =
        |weight: f32, one: f32, most: f32| libm::roundf(weight * one).clamp(-most, most) as i16;
    let input = |weight| whole(weight, f32::from(ONE), f32::from(i8::MAX));
    let output = |weight| whole(weight, STEPS, f32::from(i16::MAX));
    MenNetwork {
        inputs: (weights.inputs.each_ref())
            .map(|side| side.iter().map(|row| row.map(input)).collect()),
        output: weights.output.map(output),
        offset: output(weights.offset),
    }
}

/// The file of a network, from which it comes back exactly.
pub fn file(network: &MenNetwork) -> Vec<u8> {
    let inputs = network.inputs.iter().flatten().flatten();
    let mut weights: Vec<u8> = inputs.map(|&weight| weight as u8).collect();
    for weight in network.output.iter().chain([&network.offset]) {
        weights.extend(weight.to_be_bytes());
    }
    sealed(&ENVELOPE, &weights)
}
