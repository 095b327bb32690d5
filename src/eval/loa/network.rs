//! A small neural network over the men of both sides.

use crate::eval::envelope::Envelope;
use crate::eval::{WeightsFileError, WeightsSource};
use crate::games::loa::{MEN, Men, SQUARES};

/// The envelope of its file.
pub const ENVELOPE: Envelope = Envelope {
    title: "plyground loa network 1\n",
    kind: "network of Lines of Action",
};
/// Bytes of the weights: one for each of an input, two for each of the output.
const SIZE: usize = 2 * INPUTS * HIDDEN + 2 * (HIDDEN + 1);

/// Numbers of the hidden layer.
pub const HIDDEN: usize = 32;

/// Inputs of a side: its men by their squares, and their number.
pub const INPUTS: usize = SQUARES + MEN as usize + 1;

/// The 1 of the hidden layer.
pub const ONE: i16 = 128;
/// Steps of 1 in the weights of the output.
pub const STEPS: f32 = 16.0;

/// The inputs that the men of a side switch on.
pub fn inputs(men: Men) -> impl Iterator<Item = usize> {
    let number = men.count().min(MEN) as usize;
    men.squares()
        .map(|square| square.index())
        .chain([SQUARES + number])
}

/// The network, in whole numbers. A hidden number is a sum of inputs, clipped to 0 and 1.
#[derive(Clone, Debug, PartialEq)]
pub struct MenNetwork {
    /// The addition of each input to the hidden layer, first of the side to move, then of the other.
    pub inputs: [Vec<[i16; HIDDEN]>; 2],
    /// The worth of each hidden number, in steps.
    pub output: [i16; HIDDEN],
    /// The value where the hidden layer is 0, in steps.
    pub offset: i16,
}

impl MenNetwork {
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
