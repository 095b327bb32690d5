//! An evaluation learned by self-play: the points still to come.

use std::sync::Arc;

use super::format;
use super::network::{one_step_smaller, reaches, tile_sum};
use super::{FormatError, Network, Tuple};
use crate::eval::{Evaluate, Features};
use crate::games::g2048::{Board, symmetries};

/// A learned evaluation, ready to play. Its unit is points of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Learned {
    /// What it looks at.
    pub(super) network: Network,
    /// Points that a weight of 1 stands for.
    pub(super) step: f32,
    /// In units of `step`, in the order of [`Features::collect`].
    pub(super) weights: Arc<Vec<i16>>,
    /// The tuples that are looked up, with where their weights begin in a stage.
    looked_up: Vec<(usize, Tuple)>,
    /// The sum of tiles from which on a board is late.
    late: u32,
}

impl Learned {
    /// Weights as they were learned, rounded to multiples of `step` points. `weight` tells the
    /// weight in a place of [`Features::collect`], knowing whether its tuple is one of the longest.
    pub fn quantised(network: Network, step: f32, weight: impl Fn(usize, bool) -> f32) -> Self {
        let mut weights = vec![0; network.weights()];
        for stage in 0..=network.stages().len() {
            for (number, tuple) in network.tuples().iter().enumerate() {
                let longest = !network.tuples().iter().any(|other| other.holds(tuple));
                let start = network.start(stage, number);
                for place in start..start + tuple.weights() {
                    weights[place] = (weight(place, longest) / step).round() as i16;
                }
            }
        }
        Self::new(network, step, weights)
    }

    pub(super) fn new(network: Network, step: f32, weights: Vec<i16>) -> Self {
        let starts = (0..network.tuples().len()).map(|number| network.start(0, number));
        let looked_up = starts.zip(network.tuples().iter().cloned()).collect();
        Self {
            network,
            step,
            weights: Arc::new(weights),
            looked_up,
            late: u32::MAX,
        }
    }

    /// Reads a file of weights as it was written. Play with it [folded](Self::folded): it is faster.
    ///
    /// # Errors
    /// Says in what way the file is none, damaged or of another version.
    pub fn read(bytes: &[u8]) -> Result<Self, FormatError> {
        format::read(bytes)
    }

    /// The weight in a place of [`Features::collect`], in points.
    pub fn weight(&self, place: usize) -> f32 {
        f32::from(self.weights[place]) * self.step
    }

    /// The file of weights, from which they come back exactly.
    pub fn to_bytes(&self) -> Vec<u8> {
        format::write(self)
    }

    /// What it looks at.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Points that a weight of 1 stands for.
    pub fn step(&self) -> f32 {
        self.step
    }

    /// Memory it takes, in bytes.
    pub fn memory(&self) -> usize {
        2 * self.weights.len()
    }

    /// The same evaluation with fewer look-ups: the weights of a tuple whose cells all lie in a
    /// longer one are added to that one's.
    pub fn folded(mut self) -> Self {
        let tuples = self.network.tuples();
        let mut weights = Arc::unwrap_or_clone(self.weights);
        self.looked_up.clear();
        for (number, tuple) in tuples.iter().enumerate() {
            let Some(holder) = tuples.iter().position(|other| other.holds(tuple)) else {
                let start = self.network.start(0, number);
                self.looked_up.push((start, tuple.clone()));
                continue;
            };
            let part = tuples[holder].part(tuple);
            for stage in 0..=self.network.stages().len() {
                let from = self.network.start(stage, number);
                let to = self.network.start(stage, holder);
                for index in 0..tuples[holder].weights() {
                    let added = weights[from + part.index(index as u64)];
                    let weight = &mut weights[to + index];
                    *weight = weight.saturating_add(added);
                }
            }
        }
        self.weights = Arc::new(weights);
        self
    }

    /// The same evaluation, looking at big tiles in another way (see [`Network::new`]).
    pub fn downgrading(mut self, from: u8) -> Self {
        self.network.set_downgrade(from);
        self
    }
}

impl Learned {
    /// The same evaluation, reading boards with a 16384 and at least this sum of tiles as if their
    /// chain of tiles were one step smaller, tuple by tuple. Just before the first 32768 greedy play
    /// never survives, so training has nothing good to say of such boards; it knows well how the
    /// first 16384 is made. The sum grows by what chance adds alone, so no move can avoid the change.
    pub fn late_from(mut self, sum: u32) -> Self {
        self.late = sum;
        self
    }

    #[inline]
    fn is_late(&self, view: u64) -> bool {
        reaches(view, 14) && !reaches(view, 15) && tile_sum(view) >= self.late
    }

    /// The sum of the weights that a board meets, with where in its tuple each is looked up.
    #[inline]
    fn sum(&self, view: u64, place: impl Fn(usize) -> usize) -> i32 {
        let stage = self.network.start(self.network.stage(view), 0);
        let boards = symmetries(view);
        let mut sum = 0;
        for (start, tuple) in &self.looked_up {
            for board in boards {
                sum += i32::from(self.weights[stage + start + place(tuple.index(board))]);
            }
        }
        sum
    }
}

/// Knows nothing: every board is worth 0.
impl Default for Learned {
    fn default() -> Self {
        let network = Network::default();
        let weights = vec![0; network.weights()];
        Self::new(network, 1.0, weights)
    }
}

impl Evaluate<Board> for Learned {
    #[inline]
    fn value(&self, after: &Board) -> f32 {
        let view = self.network.view(after);
        let sum = if self.is_late(view) {
            self.sum(view, one_step_smaller)
        } else {
            self.sum(view, |place| place)
        };
        sum as f32 * self.step
    }

    /// No points come after the end.
    fn lost(&self) -> f32 {
        0.0
    }

    #[inline]
    fn gain(&self, points: u64) -> f32 {
        points as f32
    }
}
