//! Weights of 2048 learned by self-play, as a file keeps them.

#[cfg(doc)]
use plyground::eval::Features;
use plyground::eval::WeightsSource;
use plyground::eval::g2048::FormatError;
use plyground::eval::g2048::format::{
    CONTEXTS, Content, STEP, TITLE, VERSION, WeightCoder, code, tables, units,
};
use plyground::eval::g2048::network::Network;

use crate::coding::{self, CodedNumber, Encoder};

/// A weight of a long tuple is kept as its square root, which fits a byte: most are small, and large ones
/// matter as much. With a unit of one point it reaches 16129. Cut off at 8128, as bytes in steps of 64
/// points are, play one move ahead made 125 thousand points instead of the 200 of these.
const LARGEST: f32 = i8::MAX as f32;

/// Trained weights, rounded to be kept in a file. Their unit is points of the game; to play with
/// them see [`LearnedNTuples`](plyground::eval::g2048::LearnedNTuples).
#[derive(Clone, Debug, PartialEq)]
pub struct Trained {
    /// The network.
    network: Network,
    /// The points of a short tuple's weight of 1.
    step: f32,
    /// The weights; square roots of them for long tuples, in the order of [`Features::collect`].
    weights: Vec<i16>,
}

impl Trained {
    /// Weights as they were learned, rounded; those of short tuples to multiples of `step` points, of long
    /// ones to squares times a sixteenth of that. `weight` tells the
    /// weight in a place of [`Features::collect`], knowing whether its tuple is a short one.
    pub fn quantised(network: Network, step: f32, weight: impl Fn(usize, bool) -> f32) -> Self {
        let mut trained = Self {
            weights: vec![0; network.weights()],
            network,
            step,
        };
        for place in 0..trained.weights.len() {
            let short = trained.is_short(place);
            let steps = weight(place, short) / step;
            trained.weights[place] = if short {
                steps.round() as i16
            } else {
                let root = libm::sqrtf(steps.abs() * STEP as f32).round();
                root.min(LARGEST).copysign(steps) as i16
            };
        }
        trained
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    /// The file is not a file of weights, is damaged, or has another version.
    pub fn read(file: impl WeightsSource) -> Result<Self, FormatError> {
        let content = Content::of(file)?;
        // The tables come in the order of the weights. A file does not get more room than its parts fill.
        let mut weights = Vec::new();
        content.decode(|_, _, _, part| weights.extend_from_slice(part))?;
        Ok(Self {
            network: content.network,
            step: content.step,
            weights,
        })
    }

    /// The file of weights, from which they come back exactly.
    pub fn to_bytes(&self) -> Vec<u8> {
        let head = format!(
            "{TITLE}{VERSION}\nnetwork {}\nstep {}\n\n",
            self.network, self.step
        );
        let mut bytes = head.into_bytes();
        for (stage, tuple) in tables(&self.network) {
            for part in self.table(stage, tuple) {
                bytes.extend((part.len() as u32).to_le_bytes());
                bytes.extend(part);
            }
        }
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    /// The three parts of a table in the file.
    fn table(&self, stage: usize, tuple: usize) -> [Vec<u8>; 3] {
        let weights = &self.weights[self.network.start(stage, tuple)..];
        let fill = |start: usize, part: &mut [i16]| {
            part.copy_from_slice(&weights[start..start + part.len()]);
        };
        let (mut flags, mut numbers) = (Encoder::default(), WeightTokens::default());
        let tuple = &self.network.tuples()[tuple];
        code(tuple, &mut flags, &mut numbers, fill, |_, _| {});
        let mut head = Encoder::default();
        let mut frequencies = coding::frequencies(&numbers.0, CONTEXTS);
        frequencies.code(&mut head);
        let numbers = coding::write(&numbers.0, &frequencies);
        [head.finish(), flags.finish(), numbers]
    }

    /// The weight in a place of [`Features::collect`], in points.
    pub fn weight(&self, place: usize) -> f32 {
        let weight = self.weights[place];
        if self.is_short(place) {
            f32::from(weight) * self.step
        } else {
            units(weight.clamp(i8::MIN.into(), i8::MAX.into()) as i8) as f32
                * (self.step / STEP as f32)
        }
    }

    /// Whether the weight in a place of [`Features::collect`] is as large as a file can keep, on its side of 0. What was
    /// learned may be larger.
    pub fn is_largest(&self, place: usize) -> bool {
        let weight = self.weights[place];
        if self.is_short(place) {
            [i16::MIN, i16::MAX].contains(&weight)
        } else {
            f32::from(weight).abs() >= LARGEST
        }
    }

    fn is_short(&self, place: usize) -> bool {
        self.network.tuples()[self.network.tuple_at(place)].is_short()
    }

    /// The network.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// The points of a short tuple's weight of 1.
    pub fn step(&self) -> f32 {
        self.step
    }
}

/// Weights as tokens for writing. 0 is token 0. Sizes have two tokens for each range, one for either sign. The
/// ranges are 1, 2, 3, 4 to 5, 6 to 7, 8 to 11 and so on, two for each number of bits.
#[derive(Default)]
struct WeightTokens(Vec<CodedNumber>);

impl WeightCoder for WeightTokens {
    fn weight(&mut self, weight: i16, context: usize) -> i16 {
        let size = u32::from(weight.unsigned_abs());
        let bits = size.checked_ilog2().unwrap_or(0).saturating_sub(1);
        let token = match size {
            0 => 0,
            1 => 1,
            _ => 2 * (2 * bits + (size >> bits) - 1) + 1,
        };
        self.0.push(CodedNumber {
            context: context as u16,
            token: token as u8 + u8::from(weight < 0),
            bits: bits as u8,
            rest: (size & ((1 << bits) - 1)) as u16,
        });
        weight
    }
}
