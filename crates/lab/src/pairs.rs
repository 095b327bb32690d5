//! Pairs of games, summed up as they come: the sample of a sequential test.

use std::collections::HashMap;

use super::elo::half_points;
use super::likelihood::{normal, pentanomial};
use super::repeats::{Observations, PlayedAlone, PlayedMatch};
use super::statistics::{LEAST_GAMES, student};
use super::superiority;
use super::{Elo, GameResult, MatchResult};

/// A difference with its 95 % interval; `None` where it has no bounds.
pub(super) type Estimate = [Option<f64>; 3];

/// The fate of a game that was added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Added {
    /// It counts.
    New,
    /// It was there.
    Known,
    /// It was there with another ending or number of moves, which counts.
    Contradicted,
}

/// The seed, the random moves and the line of an opening.
type PairKey = (u64, Option<u32>, Option<String>);

/// Pairs of games between two players, with the same opening and sides swapped. Equal games, and pairs of equal games,
/// count once.
#[derive(Clone, Debug, Default)]
pub(super) struct MatchPairs {
    /// By seed and opening: the game that the first player began, and the other.
    open: HashMap<PairKey, [Option<PlayedMatch>; 2]>,
    /// Each with whether the first player began.
    games: Observations<(bool, PlayedMatch)>,
    /// The different games by their half points.
    ends: [usize; 3],
    pairs: Observations<[PlayedMatch; 2]>,
    /// Different pairs by their half points.
    counts: [usize; 5],
}

impl MatchPairs {
    /// Adds a game, and its record where it has one.
    pub(super) fn add(&mut self, game: &MatchResult, record: Option<&str>) -> Added {
        let opening = (game.seed, game.opening, game.start.clone());
        let pair = self.open.entry(opening).or_default();
        let place = &mut pair[usize::from(!game.first)];
        let played = PlayedMatch::of(game, record);
        if let Some(known) = place {
            let agrees = (known.result, known.moves) == (played.result, played.moves);
            return if agrees {
                Added::Known
            } else {
                Added::Contradicted
            };
        }
        *place = Some(played);
        if self.games.add((game.first, played)) {
            self.ends[game.result.half_points()] += 1;
        }
        if let [Some(first), Some(second)] = *pair
            && self.pairs.add([first, second])
        {
            self.counts[first.result.half_points() + second.result.half_points()] += 1;
        }
        Added::New
    }

    /// The games.
    pub(super) fn games(&self) -> &Observations<(bool, PlayedMatch)> {
        &self.games
    }

    /// The complete pairs.
    pub(super) fn pairs(&self) -> &Observations<[PlayedMatch; 2]> {
        &self.pairs
    }

    /// The different pairs by their half points.
    pub(super) fn counts(&self) -> &[usize; 5] {
        &self.counts
    }

    /// The sample that scores and ratings rest on, as games and points of the first player: the different pairs, as in a
    /// test. Single games stand in for them where no pair is complete.
    pub(super) fn sample(&self) -> (usize, f64) {
        let pairs: usize = self.counts.iter().sum();
        let (games, half_points) = match pairs {
            0 => (self.games.different(), self.ends[1] + 2 * self.ends[2]),
            _ => (2 * pairs, half_points(&self.counts)),
        };
        (games, 0.5 * half_points as f64)
    }

    /// The probability that the first player is the better one, by the same sample.
    pub(super) fn los(&self) -> Option<f64> {
        let [losses, _, wins] = self.ends;
        match self.counts {
            [0, 0, 0, 0, 0] => superiority::of_games(wins, losses),
            counts => superiority::of_pairs(&counts),
        }
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

/// Pairs of games by one player each, on the same seed. Pairs of equal games count once. Sums are whole numbers: the order
/// of games does not matter.
#[derive(Clone, Debug, Default)]
pub(super) struct ScorePairs {
    /// The scores of both players by seed.
    open: HashMap<u64, [Option<(u64, PlayedAlone)>; 2]>,
    pairs: Observations<[PlayedAlone; 2]>,
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
        let played = (game.score, PlayedAlone::of(game));
        if pair[place].replace(played).is_some() {
            return; // counted before
        }
        if let [Some((own, game)), Some((other, other_game))] = *pair
            && self.pairs.add([game, other_game])
        {
            let difference = i128::from(own) - i128::from(other);
            self.base += u128::from(other);
            self.difference += difference;
            let size = difference.unsigned_abs();
            self.square = self.square.saturating_add(size * size);
        }
    }

    /// The complete pairs.
    pub(super) fn pairs(&self) -> &Observations<[PlayedAlone; 2]> {
        &self.pairs
    }

    fn count(&self) -> usize {
        self.pairs.different()
    }

    /// The difference in per cent of the second player's mean score.
    pub(super) fn estimate(&self) -> Estimate {
        let [mean, variance] = self.moments();
        if 2 * self.count() < LEAST_GAMES {
            let difference = Some(mean).filter(|_| self.count() > 0);
            return [difference, None, None];
        }
        let error = student(self.count() - 1) * (variance / self.count() as f64).sqrt();
        [mean, mean - error, mean + error].map(|end| Some(end).filter(|end| end.is_finite()))
    }

    /// The probability that the first player is the better one, by Student's distribution; `None` below five games.
    pub(super) fn los(&self) -> Option<f64> {
        let ([mean, variance], count) = (self.moments(), self.count());
        let error = (variance / count as f64).sqrt();
        let is_known = 2 * count >= LEAST_GAMES && error.is_finite();
        is_known.then(|| superiority::of_mean(mean, error, count - 1))
    }

    /// The log-likelihood ratio of two differences in per cent.
    pub(super) fn ratio(&self, means: [f64; 2]) -> f64 {
        let [mean, variance] = self.moments();
        normal(means, mean, variance, self.count())
    }

    /// The mean and the variance of the differences, in per cent of the second player's mean score. Scores that all
    /// differ by the same have a variance just above zero, so that ratios are finite. Squares too large to be summed up say
    /// nothing: their variance has no bounds.
    fn moments(&self) -> [f64; 2] {
        let count = self.count().max(2) as f64;
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
