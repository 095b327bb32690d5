//! The slope of what the network says, for its training.

use plyground::eval::pentago::openings::network::{
    Activations, BIAS, DENSE, FIRST, OUTPUT_BIAS, OUTPUTS, OpeningNetwork, SECOND, SECOND_BIAS,
    SHARE, THIRD, THIRD_BIAS, TO_OUTPUTS, TO_SECOND, TO_THIRD, add, add_scaled, rows,
};
use plyground::eval::pentago::openings::patterns;
use plyground::eval::pentago::openings::patterns::{QUADRANTS, VIEWS};

/// The sum of the slopes of many positions.
#[derive(Clone, Debug)]
pub struct OpeningGradient {
    rows: Vec<[f32; FIRST]>,
    dense: Vec<f32>,
}

impl Default for OpeningGradient {
    fn default() -> Self {
        Self {
            rows: vec![[0.0; FIRST]; patterns().len() * QUADRANTS],
            dense: vec![0.0; DENSE],
        }
    }
}

impl OpeningGradient {
    /// Adds the slope of a position: `slope` is that of its outputs, `seen` what the network made of it.
    pub fn add(
        &mut self,
        network: &OpeningNetwork,
        views: &[[u16; QUADRANTS]; VIEWS],
        marbles: usize,
        seen: &Activations,
        slope: [f32; OUTPUTS],
    ) {
        add(&mut self.row::<OUTPUTS>(OUTPUT_BIAS.start)[marbles], &slope);
        let third = self.back::<THIRD, OUTPUTS>(network, TO_OUTPUTS.start, &seen.third, &slope);
        add(&mut self.row::<THIRD>(THIRD_BIAS.start)[0], &third);
        let mean = self.back::<SECOND, THIRD>(network, TO_THIRD.start, &seen.mean, &third);
        for (view, patterns) in views.iter().enumerate() {
            let second = std::array::from_fn(|i| match seen.second[view][i] > 0.0 {
                true => SHARE * mean[i],
                false => 0.0,
            });
            add(&mut self.row::<SECOND>(SECOND_BIAS.start)[0], &second);
            let first = &seen.first[view];
            let first = self.back::<FIRST, SECOND>(network, TO_SECOND.start, first, &second);
            add(&mut self.row::<FIRST>(BIAS.start)[marbles], &first);
            for (quadrant, &pattern) in patterns.iter().enumerate() {
                add(
                    &mut self.rows[usize::from(pattern) * QUADRANTS + quadrant],
                    &first,
                );
            }
        }
    }

    fn row<const N: usize>(&mut self, start: usize) -> &mut [[f32; N]] {
        self.dense[start..].as_chunks_mut().0
    }

    /// From the slope of the sums of a layer to that of its inputs; an input of 0 has none, for it was rectified.
    #[inline]
    fn back<const INPUTS: usize, const N: usize>(
        &mut self,
        network: &OpeningNetwork,
        start: usize,
        inputs: &[f32; INPUTS],
        slope: &[f32; N],
    ) -> [f32; INPUTS] {
        let weights = rows::<N>(&network.dense, &(start..start + INPUTS * N));
        let gradient = self.row::<N>(start);
        std::array::from_fn(|i| {
            if inputs[i] <= 0.0 {
                return 0.0;
            }
            add_scaled(&mut gradient[i], slope, inputs[i]);
            dot(&weights[i], slope)
        })
    }

    /// Moves the mean slope of this many positions into `features` and `dense`, and starts anew.
    pub fn take(&mut self, positions: usize, features: &mut [f32], dense: &mut [f32]) {
        for &[with, without] in patterns().steps().iter().rev() {
            for quadrant in 0..QUADRANTS {
                let more = self.rows[with * QUADRANTS + quadrant];
                add(&mut self.rows[without * QUADRANTS + quadrant], &more);
            }
        }
        let share = 1.0 / positions as f32;
        let (blocks, _) = features.as_chunks_mut::<FIRST>();
        for (&pattern, block) in patterns()
            .features()
            .iter()
            .zip(blocks.chunks_mut(QUADRANTS))
        {
            let from = &self.rows[pattern * QUADRANTS..][..QUADRANTS];
            block
                .iter_mut()
                .zip(from)
                .for_each(|(to, row)| *to = row.map(|slope| share * slope));
        }
        dense
            .iter_mut()
            .zip(&self.dense)
            .for_each(|(to, slope)| *to = share * slope);
        self.rows.fill([0.0; FIRST]);
        self.dense.fill(0.0);
    }
}

/// In lanes, for the compiler to add several at a time.
#[inline]
fn dot<const N: usize>(left: &[f32; N], right: &[f32; N]) -> f32 {
    const LANES: usize = 8;
    let mut sums = [0.0; LANES];
    for i in 0..N {
        sums[i % LANES] += left[i] * right[i];
    }
    sums.iter().sum()
}
