//! The network: two layers for each view of the board, two for their mean.
//!
//! The first layer adds up numbers looked up by the pattern of each quadrant. So does an efficiently updatable network
//! (Nasu, "Efficiently updatable neural-network-based evaluation functions for computer shogi", 2018). That all views
//! share their weights makes it equivariant (Cohen and Welling, "Group equivariant convolutional networks", 2016).

use std::ops::Range;

use super::patterns;
use super::patterns::{MOST_MARBLES, QUADRANTS, VIEWS};

/// Numbers in the layers.
pub const FIRST: usize = 64;
pub const SECOND: usize = 32;
pub const THIRD: usize = 16;
/// The logarithms of the odds that the side to move does not win, and that it loses.
pub const OUTPUTS: usize = 2;
/// Numbers of marbles, each with a bias of its own.
const COUNTS: usize = MOST_MARBLES as usize + 1;

/// Where the weights of a layer stand: a row for each of its inputs, a number for each of its outputs.
pub const BIAS: Range<usize> = 0..COUNTS * FIRST;
pub const TO_SECOND: Range<usize> = after(&BIAS, FIRST * SECOND);
pub const SECOND_BIAS: Range<usize> = after(&TO_SECOND, SECOND);
pub const TO_THIRD: Range<usize> = after(&SECOND_BIAS, SECOND * THIRD);
pub const THIRD_BIAS: Range<usize> = after(&TO_THIRD, THIRD);
pub const TO_OUTPUTS: Range<usize> = after(&THIRD_BIAS, THIRD * OUTPUTS);
pub const OUTPUT_BIAS: Range<usize> = after(&TO_OUTPUTS, COUNTS * OUTPUTS);

/// The number of weights behind the features.
pub const DENSE: usize = OUTPUT_BIAS.end;

/// The share of a view in their mean.
pub const SHARE: f32 = 1.0 / VIEWS as f32;

const fn after(before: &Range<usize>, length: usize) -> Range<usize> {
    before.end..before.end + length
}

/// The weights, ready to be asked.
#[derive(Clone, Debug)]
pub struct OpeningNetwork {
    /// By pattern and quadrant.
    rows: Vec<[f32; FIRST]>,
    pub dense: Vec<f32>,
}

/// The outputs of the layers for a position.
#[derive(Clone, Debug)]
pub struct Activations {
    pub first: [[f32; FIRST]; VIEWS],
    pub second: [[f32; SECOND]; VIEWS],
    pub mean: [f32; SECOND],
    pub third: [f32; THIRD],
    /// The logarithms of the odds that the side to move does not win, and that it loses.
    pub outputs: [f32; OUTPUTS],
}

impl Default for Activations {
    fn default() -> Self {
        Self {
            first: [[0.0; FIRST]; VIEWS],
            second: [[0.0; SECOND]; VIEWS],
            mean: [0.0; SECOND],
            third: [0.0; THIRD],
            outputs: [0.0; OUTPUTS],
        }
    }
}

impl OpeningNetwork {
    /// The number of weights of features: [`Patterns::features`](super::Patterns::features) times quadrants times the
    /// numbers of the first layer.
    pub fn feature_weights() -> usize {
        patterns().features().len() * QUADRANTS * FIRST
    }

    /// A network of these weights: of features, and the [others](DENSE).
    pub fn new(features: &[f32], dense: &[f32]) -> Self {
        let mut network = Self {
            rows: vec![[0.0; FIRST]; patterns().len() * QUADRANTS],
            dense: dense.to_vec(),
        };
        network.set(features, dense);
        network
    }

    /// Takes other weights.
    pub fn set(&mut self, features: &[f32], dense: &[f32]) {
        self.dense.copy_from_slice(dense);
        self.rows.fill([0.0; FIRST]);
        let (blocks, _) = features.as_chunks::<FIRST>();
        for (&pattern, block) in patterns().features().iter().zip(blocks.chunks(QUADRANTS)) {
            self.rows[pattern * QUADRANTS..][..QUADRANTS].copy_from_slice(block);
        }
        for &[with, without] in patterns().steps() {
            for quadrant in 0..QUADRANTS {
                let less = self.rows[without * QUADRANTS + quadrant];
                add(&mut self.rows[with * QUADRANTS + quadrant], &less);
            }
        }
    }

    /// The outputs of the first layer for a view.
    // Eight copies of it would be kilobytes of code in a page.
    #[inline(never)]
    fn first(&self, bias: &[f32; FIRST], patterns: [u16; QUADRANTS]) -> [f32; FIRST] {
        let mut sums = *bias;
        for (quadrant, pattern) in patterns.into_iter().enumerate() {
            let row = usize::from(pattern) * QUADRANTS + quadrant;
            add(&mut sums, &self.rows[row]);
        }
        sums.map(rectified)
    }

    /// Values a position with this many marbles, seen from all sides.
    pub fn run(
        &self,
        views: &[[u16; QUADRANTS]; VIEWS],
        marbles: usize,
        activations: &mut Activations,
    ) {
        let bias = &rows::<FIRST>(&self.dense, &BIAS)[marbles];
        let second_bias = &rows::<SECOND>(&self.dense, &SECOND_BIAS)[0];
        let to_second = rows::<SECOND>(&self.dense, &TO_SECOND);
        activations.mean = [0.0; SECOND];
        for (view, patterns) in views.iter().enumerate() {
            activations.first[view] = self.first(bias, *patterns);
            let second = layer(second_bias, to_second, &activations.first[view]);
            activations.second[view] = second;
            add_scaled(&mut activations.mean, &second, SHARE);
        }
        let third_bias = &rows::<THIRD>(&self.dense, &THIRD_BIAS)[0];
        let to_third = rows::<THIRD>(&self.dense, &TO_THIRD);
        activations.third = layer(third_bias, to_third, &activations.mean);
        let mut outputs = rows::<OUTPUTS>(&self.dense, &OUTPUT_BIAS)[marbles];
        let to_outputs = rows::<OUTPUTS>(&self.dense, &TO_OUTPUTS);
        for (input, row) in activations.third.iter().zip(to_outputs) {
            add_scaled(&mut outputs, row, *input);
        }
        activations.outputs = outputs;
    }
}

/// The weights of a layer as rows.
pub fn rows<'a, const N: usize>(dense: &'a [f32], layer: &Range<usize>) -> &'a [[f32; N]] {
    dense[layer.clone()].as_chunks().0
}

fn rectified(sum: f32) -> f32 {
    sum.max(0.0)
}

/// The outputs of a layer. Inputs of 0, about half of them, cost nothing.
#[inline]
fn layer<const N: usize>(bias: &[f32; N], weights: &[[f32; N]], inputs: &[f32]) -> [f32; N] {
    let mut sums = *bias;
    for (input, row) in inputs.iter().zip(weights) {
        if *input > 0.0 {
            add_scaled(&mut sums, row, *input);
        }
    }
    sums.map(rectified)
}

#[inline]
pub fn add<const N: usize>(to: &mut [f32; N], more: &[f32; N]) {
    to.iter_mut().zip(more).for_each(|(to, more)| *to += more);
}

#[inline]
pub fn add_scaled<const N: usize>(to: &mut [f32; N], more: &[f32; N], by: f32) {
    to.iter_mut()
        .zip(more)
        .for_each(|(to, more)| *to += by * more);
}
