//! Log-likelihood ratios of two hypotheses about a difference in strength.

use super::elo::RESULTS;

/// The count of a result that has not come up; it keeps logarithms finite.
const NEVER_SEEN: f64 = 1e-3;
/// Steps of bisection: enough for the precision of a double.
const STEPS: usize = 60;

/// The log-likelihood ratio of two differences in Elo, the second to the first. `pairs` counts pairs of games by their
/// points: 0, 1/2, 1, 3/2 and 2.
///
/// The other parameters of the pentanomial distribution are those that fit best under each hypothesis (Van den
/// Bergh, "A practical introduction to the GSPRT", 2019).
pub(super) fn pentanomial(pairs: &[usize; 5], elo: [f64; 2]) -> f64 {
    let counts = pairs.map(|count| (count as f64).max(NEVER_SEEN));
    let total: f64 = counts.iter().sum();
    let observed = counts.map(|count| count / total);
    let [none, better] = elo.map(|elo| fitted(&observed, expected_score(elo)));
    let terms = (0..5).map(|i| counts[i] * libm::log(better[i] / none[i]));
    terms.sum()
}

/// The log-likelihood ratio of two means of a normal distribution, from the mean, the variance and the number of
/// observations.
pub(super) fn normal(means: [f64; 2], mean: f64, variance: f64, count: usize) -> f64 {
    let [none, better] = means;
    count as f64 * (better - none) * (2.0 * mean - none - better) / (2.0 * variance)
}

/// The expected share of points at a difference in Elo.
pub(super) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + libm::pow(10.0, -elo / 400.0))
}

/// The distribution of the given mean that makes the observed one most likely. Each share is divided by 1 + x (result
/// - mean), where x makes the sum 1.
fn fitted(observed: &[f64; 5], mean: f64) -> [f64; 5] {
    let excess = |x: f64| -> f64 {
        let terms = observed.iter().zip(RESULTS);
        terms
            .map(|(share, result)| share * (result - mean) / (1.0 + x * (result - mean)))
            .sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..STEPS {
        let middle = (low + high) / 2.0;
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = (low + high) / 2.0;
    std::array::from_fn(|i| observed[i] / (1.0 + x * (RESULTS[i] - mean)))
}
