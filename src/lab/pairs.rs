//! Pairs of games, summed up as they come: the sample of a sequential test.

use std::collections::HashMap;

use super::likelihood::{normal, pentanomial};
use super::matches::{Elo, half_points};
use super::statistics::student;
use super::{GameResult, MatchResult};

/// A difference with its 95 % interval; `None` where it has no bounds.
pub(super) type Estimate = [Option<f64>; 3];

/// Pairs of games between two players, with the same opening and sides swapped.
#[derive(Clone, Debug, Default)]
pub(super) struct MatchPairs {
    /// Half points of the game that the first player began and of the other, by seed and opening.
    open: HashMap<(u64, Option<u32>), [Option<usize>; 2]>,
    /// Complete pairs by their half points.
    counts: [usize; 5],
}

impl MatchPairs {
    pub(super) fn add(&mut self, game: &MatchResult) {
        let pair = self.open.entry((game.seed, game.opening)).or_default();
        let place = &mut pair[usize::from(!game.first)];
        if place.replace(half_points(game.result)).is_some() {
            return; // counted before
        }
        if let [Some(first), Some(second)] = *pair {
            self.counts[first + second] += 1;
        }
    }

    pub(super) fn count(&self) -> usize {
        self.counts.iter().sum()
    }

    /// The difference in Elo.
    pub(super) fn estimate(&self) -> Estimate {
        let elo = Elo::of_pairs(&self.counts);
        [elo.difference, elo.low, elo.high]
    }

    /// The log-likelihood ratio of two differences in Elo.
    pub(super) fn ratio(&self, elo: [f64; 2]) -> f64 {
        pentanomial(&self.counts, elo)
    }
}

/// Pairs of games by one player each, on the same seed. Sums are whole numbers: the order of games does not matter.
#[derive(Clone, Debug, Default)]
pub(super) struct ScorePairs {
    /// The scores of both players by seed.
    open: HashMap<u64, [Option<u64>; 2]>,
    count: usize,
    /// The sum of the second player's scores.
    base: u128,
    /// The sum of the first player's score less the second's.
    difference: i128,
    /// The sum of its squares, the largest number where it is larger than that.
    square: u128,
}

impl ScorePairs {
    pub(super) fn add(&mut self, place: usize, game: &GameResult) {
        let pair = self.open.entry(game.seed).or_default();
        if pair[place].replace(game.score).is_some() {
            return; // counted before
        }
        if let [Some(own), Some(other)] = *pair {
            let difference = i128::from(own) - i128::from(other);
            self.count += 1;
            self.base += u128::from(other);
            self.difference += difference;
            let size = difference.unsigned_abs();
            self.square = self.square.saturating_add(size * size);
        }
    }

    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// The difference in per cent of the second player's mean score.
    pub(super) fn estimate(&self) -> Estimate {
        if self.count < 2 {
            return [None; 3];
        }
        let [mean, variance] = self.moments();
        let error = student(self.count - 1) * (variance / self.count as f64).sqrt();
        [mean, mean - error, mean + error].map(|end| Some(end).filter(|end| end.is_finite()))
    }

    /// The log-likelihood ratio of two differences in per cent.
    pub(super) fn ratio(&self, means: [f64; 2]) -> f64 {
        let [mean, variance] = self.moments();
        normal(means, mean, variance, self.count)
    }

    /// The mean and the variance of the differences, in per cent of the second player's mean score. Scores that all
    /// differ by the same have a variance just above zero, so that ratios are finite. Squares too large to be summed up say
    /// nothing: their variance has no bounds.
    fn moments(&self) -> [f64; 2] {
        let count = self.count.max(2) as f64;
        let base = (self.base as f64 / count).max(1.0);
        let mean = self.difference as f64 / count;
        let square = match self.square {
            u128::MAX => f64::INFINITY,
            square => square as f64,
        };
        let variance = (square - count * mean * mean) / (count - 1.0);
        let percent = 100.0 / base;
        [percent * mean, (percent * percent * variance).max(1e-6)]
    }
}
