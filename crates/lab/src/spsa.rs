//! Simultaneous perturbation stochastic approximation.

use super::axis::Axis;
use super::late_mean::LateMean;
use plyground::games::random::Dice;

/// The exponents of the distance of candidates and of the gain, and the share of steps by which the gain starts
/// later (Spall, "Implementation of the simultaneous perturbation algorithm", 1998).
const DISTANCE: f64 = 0.101;
const GAIN: f64 = 0.602;
const DELAY: f64 = 0.1;
/// Steps after which the first gain is smaller the more steps there are: noise adds up.
const FEW_STEPS: f64 = 100.0;

/// Two candidates on opposite sides of the centre, in a random direction, play each other. The centre moves
/// towards the winner.
#[derive(Clone, Debug)]
pub(super) struct Spsa {
    seed: u64,
    reach: f64,
    steps: u64,
    step: u64,
    centre: Vec<f64>,
    mean: LateMean,
}

impl Spsa {
    pub(super) fn new(centre: Vec<f64>, seed: u64, reach: f64, steps: u64) -> Self {
        Self {
            seed,
            reach,
            steps,
            step: 0,
            mean: LateMean::new(steps, centre.len()),
            centre,
        }
    }

    /// Up or down for each parameter.
    fn direction(&self) -> Vec<f64> {
        let mut dice = Dice::stream(self.seed, self.step);
        let sign = |_: &f64| if dice.below(2) == 0 { 1.0 } else { -1.0 };
        self.centre.iter().map(sign).collect()
    }

    pub(super) fn candidates(&self, axes: &[Axis]) -> [Vec<f64>; 2] {
        let distance = self.reach * libm::pow(self.step as f64 + 1.0, -DISTANCE);
        let direction = self.direction();
        [distance, -distance].map(|distance| {
            let places = axes.iter().zip(&self.centre).zip(&direction);
            places
                .map(|((axis, &place), sign)| axis.beside(place, sign * distance))
                .collect()
        })
    }

    /// Moves towards the first candidate, by its mean result from -1 to 1.
    pub(super) fn learn(&mut self, axes: &[Axis], result: f64) {
        let delay = DELAY * self.steps as f64 + 1.0;
        let fade = libm::pow(1.0 + self.step as f64 / delay, -GAIN);
        let first = self.reach * (FEW_STEPS / self.steps as f64).sqrt().min(1.0);
        let gain = 2.0 * first * fade * result;
        let direction = self.direction();
        for ((axis, place), sign) in axes.iter().zip(&mut self.centre).zip(direction) {
            *place = axis.within(*place + gain * sign);
        }
        self.step += 1;
        self.mean.add(&self.centre);
    }

    /// The mean of the last steps, or the centre before them.
    pub(super) fn best(&self) -> Vec<f64> {
        self.mean.or(&self.centre)
    }
}
