//! A difference in Elo, with its interval from pairs of games.

use serde::Serialize;

use super::Interval;
use super::statistics::{LEAST_GAMES, ratio, student};

/// The results of a pair of games, from two losses to two wins, as shares of its points.
pub(super) const RESULTS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// A difference in Elo: 400 more are ten times the odds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    /// The difference; `None` if one side has all points, because then it is infinite.
    pub difference: Option<f64>,
    /// Lower end of its 95 % interval; `None` where that is without bounds, and below five games.
    pub low: Option<f64>,
    /// Upper end, likewise.
    pub high: Option<f64>,
}

/// The 95 % interval of a score, by Student's t over pairs of games (pentanomial). `None` below five games.
pub(super) fn pair_interval(score: f64, pairs: &[usize; 5]) -> Option<Interval> {
    let count: usize = pairs.iter().sum();
    let error = pair_error(pairs)? * student(count - 1);
    Some(Interval {
        low: (score - error).max(0.0),
        high: (score + error).min(1.0),
    })
}

/// The standard error of a score over pairs of games; `None` below five games. The two games of a pair depend on each
/// other, because their opening may favour a side. One more pair, spread evenly over the five results, counts in the
/// variance. So a few pairs with equal results do not look certain.
pub(super) fn pair_error(pairs: &[usize; 5]) -> Option<f64> {
    let count: usize = pairs.iter().sum();
    if 2 * count < LEAST_GAMES {
        return None;
    }
    let weights = pairs.map(|pairs| pairs as f64 + 0.2);
    let (n, total) = (count as f64, count as f64 + 1.0);
    let weighed = |of: &dyn Fn(f64) -> f64| -> f64 {
        let parts = weights.iter().zip(RESULTS);
        parts.map(|(weight, result)| weight * of(result)).sum()
    };
    let mean = weighed(&|result| result) / total;
    let variance = weighed(&|result| (result - mean) * (result - mean)) / (total - 1.0);
    Some((variance / n).sqrt())
}

/// The half points of pairs, given how many have each number of them.
pub(super) fn half_points(pairs: &[usize; 5]) -> usize {
    let parts = pairs.iter().enumerate();
    parts.map(|(half, pairs)| half * pairs).sum()
}

impl Elo {
    /// The difference by complete pairs of games.
    pub(super) fn of_pairs(pairs: &[usize; 5]) -> Self {
        let count: usize = pairs.iter().sum();
        let score = ratio(half_points(pairs) as f64, 4.0 * count as f64);
        Self::of(score, pair_interval(score, pairs))
    }

    /// The difference at which a score is expected.
    pub(super) fn of(score: f64, interval: Option<Interval>) -> Self {
        Self {
            difference: elo(score),
            low: interval.and_then(|interval| elo(interval.low)),
            high: interval.and_then(|interval| elo(interval.high)),
        }
    }
}

/// The difference in Elo at which this score is expected; `None` if it is infinite.
fn elo(score: f64) -> Option<f64> {
    let inside = score > 0.0 && score < 1.0;
    inside.then(|| 400.0 * libm::log10(score / (1.0 - score)))
}
