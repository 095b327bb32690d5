//! The gradient of the value by the [`FactorWeights`], for learning.

use plyground::eval::pentago::factor_weights::{FactorWeights, PART_WEIGHTS, RANK, place};
use plyground::eval::pentago::parts::{Fillings, PARTS, PARTS_OF, PLACES, open_parts};
use plyground::games::pentago::Position;

/// Tables for the gradient: the parts of every filling of a quadrant.
pub struct FactorGradient {
    fillings: Fillings,
    parts: Vec<[[Option<u8>; 4]; PARTS]>,
}

impl Default for FactorGradient {
    fn default() -> Self {
        Self {
            fillings: Fillings::default(),
            parts: open_parts().collect(),
        }
    }
}

impl FactorGradient {
    /// The value of a position and its gradient.
    ///
    /// Returns the logarithm of the odds of the side to move. Adds to `slope` the derivative of the value by each
    /// weight, times `share` of the value.
    pub fn value(
        &self,
        weights: &FactorWeights,
        position: &Position,
        slope: &mut [f32],
        share: impl FnOnce(f32) -> f32,
    ) -> f32 {
        let sides = [position.own(), position.other()];
        let fillings = [0, 1].map(|side| self.fillings.of(sides[side], sides[1 - side]));
        let bias = PART_WEIGHTS + position.stones() as usize;
        let mut value = weights.0[bias];
        // By side, quadrant and part: the factor, and the derivative of the value by it.
        let mut factors = [[[[1.0; RANK]; PLACES]; 4]; 2];
        let mut counts = [[[[0.0; RANK]; PLACES]; 4]; 2];
        for side in 0..2 {
            for (factors, filling) in factors[side].iter_mut().zip(fillings[side]) {
                for (part, factor) in factors.iter_mut().take(PARTS).enumerate() {
                    *factor = weights.factor(side, part, &self.parts[filling][part]);
                }
            }
            for parts in &PARTS_OF {
                let places = parts.map(|(quadrant, part)| [quadrant, part].map(usize::from));
                let [a, b, c] = places.map(|[quadrant, part]| factors[side][quadrant][part]);
                value += (0..RANK).map(|i| a[i] * b[i] * c[i]).sum::<f32>();
                for ([quadrant, part], [x, y]) in places.into_iter().zip([[b, c], [a, c], [a, b]]) {
                    let count = &mut counts[side][quadrant][part];
                    (0..RANK).for_each(|i| count[i] += x[i] * y[i]);
                }
            }
        }
        let share = share(value);
        slope[bias] += share;
        for side in 0..2 {
            for (counts, filling) in counts[side].iter().zip(fillings[side]) {
                for (part, count) in counts.iter().take(PARTS).enumerate() {
                    for (rotation, marbles) in self.parts[filling][part].iter().enumerate() {
                        let Some(marbles) = *marbles else { continue };
                        let first = place(side, part, marbles, rotation);
                        let slope = &mut slope[first..first + RANK];
                        (0..RANK).for_each(|i| slope[i] += 0.25 * share * count[i]);
                    }
                }
            }
        }
        value
    }
}
