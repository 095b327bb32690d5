//! The learned evaluation: open lines in all rotations.

use std::sync::LazyLock;

use super::factor_weights::{FactorWeights, RANK};
use super::parts::{Fillings, PARTS_OF, PLACES, open_parts};
use crate::games::pentago::Position;

/// The weights that `plyground induce` found.
const WEIGHTS: &[u8] = include_bytes!("learned.weights");

/// The evaluation of [these weights](FactorWeights), as tables.
#[derive(Debug)]
pub struct LearnedLines {
    fillings: Fillings,
    /// For the side to move and for the other, by filling and part: the factors that it adds to the products.
    factors: [Box<[[[f32; RANK]; PLACES]]>; 2],
    /// By marbles on the board.
    bias: Box<[f32]>,
}

impl LearnedLines {
    /// The tables of these weights.
    pub fn new(weights: &FactorWeights) -> Self {
        let factors = [0, 1].map(|side| {
            let parts = open_parts().map(|parts| {
                let mut factors = [[1.0; RANK]; PLACES];
                for (part, rotations) in parts.iter().enumerate() {
                    factors[part] = weights.factor(side, part, rotations);
                }
                factors
            });
            parts.collect()
        });
        Self {
            fillings: Fillings::new(),
            factors,
            bias: weights.bias().into(),
        }
    }

    /// The one whose weights come with the library.
    pub fn standard() -> &'static Self {
        static STANDARD: LazyLock<LearnedLines> = LazyLock::new(|| {
            let (_, weights) = WEIGHTS.split_at(1);
            LearnedLines::new(&FactorWeights::of(weights))
        });
        &STANDARD
    }

    /// The logarithm of the odds of the side to move.
    #[inline]
    pub fn value(&self, position: &Position) -> f32 {
        let sides = [position.own(), position.other()];
        let none = [[0.0; RANK]; PLACES];
        let mut sum = [0.0; RANK];
        for side in 0..2 {
            let fillings = self.fillings.of(sides[side], sides[1 - side]);
            let factors = fillings.map(|filling| self.factors[side].get(filling).unwrap_or(&none));
            for parts in &PARTS_OF {
                let [a, b, c] = parts
                    .map(|(quadrant, part)| &factors[usize::from(quadrant & 3)][usize::from(part)]);
                (0..RANK).for_each(|i| sum[i] += a[i] * b[i] * c[i]);
            }
        }
        let bias = self.bias.get(position.stones() as usize).unwrap_or(&0.0);
        sum.iter().sum::<f32>() + bias
    }
}
