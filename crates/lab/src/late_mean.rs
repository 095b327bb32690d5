//! The mean over the last steps of a search.

/// The share of the last steps over which the result is the mean (Polyak and Juditsky 1992): noise evens out.
const AVERAGED: f64 = 0.5;

/// The mean of the centres in the second half of so many steps.
#[derive(Clone, Debug)]
pub(super) struct LateMean {
    steps: u64,
    step: u64,
    sum: Vec<f64>,
    summed: u64,
}

impl LateMean {
    pub(super) fn new(steps: u64, size: usize) -> Self {
        Self {
            steps,
            step: 0,
            sum: vec![0.0; size],
            summed: 0,
        }
    }

    /// Takes the centre after a step.
    pub(super) fn add(&mut self, centre: &[f64]) {
        self.step += 1;
        if self.step as f64 > (1.0 - AVERAGED) * self.steps as f64 {
            self.summed += 1;
            for (sum, place) in self.sum.iter_mut().zip(centre) {
                *sum += place;
            }
        }
    }

    /// The mean, or the present centre before the second half.
    pub(super) fn or(&self, centre: &[f64]) -> Vec<f64> {
        match self.summed {
            0 => centre.to_vec(),
            summed => self.sum.iter().map(|sum| sum / summed as f64).collect(),
        }
    }
}
