//! Normalised Elo and the likelihood of superiority, as match runners show them beside Elo.

use super::Elo;
use super::elo::{RESULTS, pair_error};
use super::statistics::{LEAST_GAMES, Z, share_of};

/// Normalised Elo by complete pairs of games, as fastchess and OpenBench have it (Van den Bergh, "Normalized Elo", 2020).
/// It is how far the score is from a half, in standard deviations of one game, times 800 / ln 10. Its 95 % interval
/// depends only on the number of pairs. Below five games, and where all end alike, there is none.
pub(super) fn normalised_elo(pairs: &[usize; 5]) -> Elo {
    let unit = 800.0 / std::f64::consts::LN_10 / std::f64::consts::SQRT_2;
    let count: usize = pairs.iter().sum();
    let mean = share_of(pairs, |place| RESULTS[place]);
    let variance = share_of(pairs, |place| (RESULTS[place] - mean).powi(2));
    let is_known = 2 * count >= LEAST_GAMES && variance > 0.0;
    let difference = unit * (mean - 0.5) / variance.sqrt();
    let error = unit * Z / (count as f64).sqrt();
    let end = |value: f64| is_known.then_some(value);
    Elo {
        difference: end(difference),
        low: end(difference - error),
        high: end(difference + error),
    }
}

/// The probability that a player is better than the other, by complete pairs of games: where the score lies between them,
/// in standard errors. `None` below five games.
pub(super) fn of_pairs(pairs: &[usize; 5]) -> Option<f64> {
    let mean = share_of(pairs, |place| RESULTS[place]);
    pair_error(pairs).map(|error| normal(mean - 0.5, error))
}

/// The same by single games, as cutechess has it: draws say nothing. `None` below five wins and losses.
pub(super) fn of_games(wins: usize, losses: usize) -> Option<f64> {
    let decided = wins + losses;
    let lead = wins as f64 - losses as f64;
    (decided >= LEAST_GAMES).then(|| normal(lead, (decided as f64).sqrt()))
}

/// The probability that a player is better, by the mean difference, whose standard error has that many degrees of freedom.
/// It is Student's distribution by Wallace's approximation (1959), right to 0.002 from two degrees on.
pub(super) fn of_mean(difference: f64, error: f64, freedom: usize) -> f64 {
    let (t, n) = (difference / error, freedom as f64);
    let size = (8.0 * n + 1.0) / (8.0 * n + 3.0) * (n * libm::log1p(t * t / n)).sqrt();
    normal(size.copysign(t), 1.0)
}

/// The probability that something above zero was seen this far from it, with that standard error.
fn normal(difference: f64, error: f64) -> f64 {
    libm::erfc(-difference / (error * std::f64::consts::SQRT_2)) / 2.0
}
