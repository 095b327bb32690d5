//! Coordinate search.

use super::axis::Axis;

/// A candidate is taken that is better by this many standard errors. One that is no better is taken once in six times;
/// a higher bar leaves most of what there is to gain.
const SURE: f64 = 1.0;
/// The least distance of a candidate, as a share of the value.
const LEAST: f64 = 0.15;
/// By this factor the distance shrinks where neither direction is better.
const SHRINK: f64 = 1.5;

/// One parameter after the other, up and down. A candidate that seems better becomes the centre, and the
/// search goes on in its direction; where neither does, the distance of that parameter shrinks.
#[derive(Clone, Debug)]
pub(super) struct CoordinateSearch {
    centre: Vec<f64>,
    distances: Vec<f64>,
    turn: usize,
    /// The sign of the direction.
    sign: f64,
    /// Directions of this parameter that have failed.
    failed: u32,
}

impl CoordinateSearch {
    /// A search that begins at a trial whose candidates differ.
    pub(super) fn new(axes: &[Axis], centre: Vec<f64>, reach: f64) -> Self {
        let mut search = Self {
            distances: vec![reach; centre.len()],
            centre,
            turn: 0,
            sign: 1.0,
            failed: 0,
        };
        search.skip_twins(axes);
        search
    }

    pub(super) fn candidates(&self, axes: &[Axis]) -> [Vec<f64>; 2] {
        let values = |(axis, &place): (&Axis, &f64)| axis.value(place);
        let centre: Vec<f64> = axes.iter().zip(&self.centre).map(values).collect();
        let mut candidate = centre.clone();
        candidate[self.turn] = self.tried(axes);
        [candidate, centre]
    }

    /// The value of the parameter in turn that is tried.
    fn tried(&self, axes: &[Axis]) -> f64 {
        let distance = self.sign * self.distances[self.turn];
        axes[self.turn].beside(self.centre[self.turn], distance)
    }

    /// Takes the candidate, or goes on to the next, by its mean result and the error of that.
    pub(super) fn learn(&mut self, axes: &[Axis], result: f64, error: f64) {
        if result > SURE * error {
            self.centre[self.turn] = axes[self.turn].place(self.tried(axes));
            // There is no need to look back where it came from.
            self.failed = 1;
        } else {
            self.fail();
        }
        self.skip_twins(axes);
    }

    fn fail(&mut self) {
        self.failed += 1;
        self.sign = -self.sign;
        if self.failed > 1 {
            let distance = &mut self.distances[self.turn];
            *distance = (*distance / SHRINK).max(LEAST);
            self.turn = (self.turn + 1) % self.centre.len();
            self.failed = 0;
        }
    }

    /// Goes on where a candidate would be the centre itself, at an end of its range. Every range has two ends.
    fn skip_twins(&mut self, axes: &[Axis]) {
        let is_twin = |search: &Self| {
            let [candidate, centre] = search.candidates(axes);
            candidate == centre
        };
        let mut tries = 2 * axes.len();
        while tries > 0 && is_twin(self) {
            self.fail();
            tries -= 1;
        }
    }

    pub(super) fn best(&self) -> Vec<f64> {
        self.centre.clone()
    }
}
