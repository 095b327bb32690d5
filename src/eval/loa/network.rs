//! A small neural network over the men of both sides.

use crate::games::loa::{MEN, Men, SQUARES};

/// Numbers of the hidden layer.
pub const HIDDEN: usize = 32;

/// Inputs of a side: its men by their squares, and their number.
pub const INPUTS: usize = SQUARES + MEN as usize + 1;

/// The 1 of the hidden layer.
pub(super) const ONE: i16 = 128;
/// Steps of 1 in the weights of the output.
pub(super) const STEPS: f32 = 16.0;

/// The inputs that the men of a side switch on.
pub fn inputs(men: Men) -> impl Iterator<Item = usize> {
    let number = men.count().min(MEN) as usize;
    men.squares()
        .map(|square| square.index())
        .chain([SQUARES + number])
}

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

/// The network, in whole numbers. A hidden number is a sum of inputs, clipped to 0 and 1.
#[derive(Clone, Debug, PartialEq)]
pub struct MenNetwork {
    pub(super) inputs: [Vec<[i16; HIDDEN]>; 2],
    pub(super) output: [i16; HIDDEN],
    pub(super) offset: i16,
}

impl MenNetwork {
    /// The addition of the men of the side to move (0), or of the other side (1), to the hidden layer.
    pub fn half(&self, side: usize, men: Men) -> [i16; HIDDEN] {
        let mut sum = [0; HIDDEN];
        for input in inputs(men) {
            add(&mut sum, &self.inputs[side][input]);
        }
        sum
    }

    /// The value for the side to move, from what the men of both sides add.
    #[inline]
    pub fn value(&self, own: &[i16; HIDDEN], other: &[i16; HIDDEN]) -> f32 {
        let mut sum = i32::from(self.offset) * i32::from(ONE);
        for ((own, other), output) in own.iter().zip(other).zip(&self.output) {
            sum += i32::from((own + other).clamp(0, ONE)) * i32::from(*output);
        }
        sum as f32 / (f32::from(ONE) * STEPS)
    }
}

#[inline]
fn add(sum: &mut [i16; HIDDEN], row: &[i16; HIDDEN]) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += weight;
    }
}
