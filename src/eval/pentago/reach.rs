//! Open lines in all rotations of the quadrants, the nearer the more.

use super::parts::{FILLINGS, Fillings, PARTS_OF, PLACES, sides, turned_parts};
use crate::games::pentago::Marbles;
use crate::params::parameters;

parameters! {
    /// The weights of lines by the marbles on them and by the turns that they are away.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct ReachWeights("Evaluation") {
        growth: f32 = 10.0, "Growth per marble",
            "Each marble on a line multiplies its value by this.", range(1.0, 20.0, 0.5);
        quarter: f32 = 0.75, "Reach after one twist",
            "Share of a line's value if it needs one twist.";
        half: f32 = 0.56, "Reach after two twists",
            "Share of a line's value if it needs two twists.";
    }
}

/// The sum of the values of all lines of five over all 256 rotations of the quadrants. A line with a marble of the
/// other side has no value.
///
/// The value of a line is a product over its quadrants, and so is its mean over the rotations. So one table holds the
/// mean factor of every part of a line.
#[derive(Debug)]
pub struct Reach {
    values: Box<[[f32; PLACES]]>,
    fillings: Fillings,
}

impl Reach {
    /// The table for these weights.
    pub fn new(weights: ReachWeights) -> Self {
        let nearness = [1.0, weights.quarter, weights.half, weights.quarter];
        let whole: f32 = nearness.iter().sum();
        let nearness = nearness.map(|near| near / whole);
        let growth = [0, 1, 2, 3].map(|marbles| weights.growth.powi(marbles));
        let parts = turned_parts();
        let entry = |filling: usize| {
            let [own, other] = sides(filling);
            let mut values = [1.0; PLACES];
            for (value, turned) in values.iter_mut().zip(&parts) {
                let open = (0..4).filter(|&i| turned[i] & other == 0);
                let marbles = |i: usize| (turned[i] & own).count_ones() as usize;
                *value = open.map(|i| nearness[i] * growth[marbles(i)]).sum();
            }
            values
        };
        Self {
            values: (0..FILLINGS).map(entry).collect(),
            fillings: Fillings::default(),
        }
    }

    /// The value of the open lines of `own` less that of `other`.
    #[inline]
    pub fn value(&self, own: Marbles, other: Marbles) -> f32 {
        self.side(own, other) - self.side(other, own)
    }

    #[inline]
    fn side(&self, own: Marbles, other: Marbles) -> f32 {
        let none = [0.0; PLACES];
        let fillings = self.fillings.of(own, other);
        let values = fillings.map(|filling| self.values.get(filling).unwrap_or(&none));
        let products = PARTS_OF.iter().map(|parts| {
            let [a, b, c] =
                parts.map(|(quadrant, part)| values[usize::from(quadrant & 3)][usize::from(part)]);
            a * b * c
        });
        products.sum()
    }
}
