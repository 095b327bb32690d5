//! The weights of a linear evaluation from how games ended: logistic regression, in computer chess known as
//! Texel's tuning method (Österlund 2014).

/// A position of a game that was played to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The value of each feature for the side to move.
    pub features: Vec<f64>,
    /// The result for that side: 1 for a win, 0.5 for a draw, 0 for a loss.
    pub points: f64,
}

/// The regularisation towards 0, as a share of a sample. It keeps weights finite that no sample decides.
const PULL: f64 = 1e-6;

/// Newton's steps; a few are enough.
const STEPS: usize = 20;

impl Sample {
    /// The value by these weights.
    pub fn value(&self, weights: &[f64]) -> f64 {
        let parts = self.features.iter().zip(weights);
        parts.map(|(feature, weight)| feature * weight).sum()
    }
}

/// The expected result of a value, from 0 to 1.
fn expected(value: f64) -> f64 {
    1.0 / (1.0 + (-value).exp())
}

/// The weights that predict the results best; a value of 1 then means odds of e to 1. Of every sample as many
/// features must be given as of the first.
///
/// ```
/// use plyground_workshop::{Sample, fit};
/// let sample = |feature, points| Sample { features: vec![feature], points };
/// // Three of four are won where the feature says 1: odds of 3 to 1.
/// let weights = fit(&[1.0, 1.0, 1.0, 0.0].map(|points| sample(1.0, points)));
/// assert!((weights[0] - 3_f64.ln()).abs() < 1e-3);
/// ```
pub fn fit(samples: &[Sample]) -> Vec<f64> {
    let size = samples.first().map_or(0, |sample| sample.features.len());
    let mut weights = vec![0.0; size];
    for _ in 0..STEPS {
        let pull = PULL * samples.len() as f64;
        let mut slope: Vec<f64> = weights.iter().map(|weight| -pull * weight).collect();
        let mut bend = vec![vec![0.0; size]; size];
        for (i, row) in bend.iter_mut().enumerate() {
            row[i] = pull;
        }
        for sample in samples {
            let expected = expected(sample.value(&weights));
            let spread = expected * (1.0 - expected);
            for (i, feature) in sample.features.iter().enumerate() {
                slope[i] += (sample.points - expected) * feature;
                for (sum, other) in bend[i].iter_mut().zip(&sample.features) {
                    *sum += spread * feature * other;
                }
            }
        }
        let step = solved(bend, slope);
        for (weight, step) in weights.iter_mut().zip(step) {
            *weight += step;
        }
    }
    weights
}

/// The mean cross-entropy of results under the predictions of the weights, in nats; ln 2, 0.693, for
/// knowing nothing.
pub fn log_loss(samples: &[Sample], weights: &[f64]) -> f64 {
    let of = |sample: &Sample| {
        let value = sample.value(weights);
        // ln(1 + e^-value), without overflow.
        let lost = (-value).max(0.0) + (-value.abs()).exp().ln_1p();
        lost + (1.0 - sample.points) * value
    };
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}

/// Solves a system of linear equations by elimination. The matrix is symmetric and positive.
fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for i in 0..size {
        for below in i + 1..size {
            let share = matrix[below][i] / matrix[i][i];
            let (upper, lower) = matrix.split_at_mut(below);
            for (entry, above) in lower[0].iter_mut().zip(&upper[i]) {
                *entry -= share * above;
            }
            right[below] -= share * right[i];
        }
    }
    for i in (0..size).rev() {
        let known: f64 = (i + 1..size).map(|j| matrix[i][j] * right[j]).sum();
        right[i] = (right[i] - known) / matrix[i][i];
    }
    right
}

/// The area under the receiver operating characteristic: how often a value of `better` is greater than one of `worse`,
/// where a tie counts half; `None` without a pair.
///
/// ```
/// use plyground_workshop::auc;
/// assert_eq!(auc(&[3.0, 1.0], &[2.0, 1.0]), Some(0.625));
/// assert_eq!(auc(&[3.0], &[]), None);
/// ```
pub fn auc(better: &[f32], worse: &[f32]) -> Option<f64> {
    let pairs = better
        .iter()
        .flat_map(|a| worse.iter().map(move |b| (a, b)));
    let points = pairs.map(|(a, b)| f64::from(u8::from(a > b) + u8::from(a >= b)) / 2.0);
    let count = better.len() * worse.len();
    (count > 0).then(|| points.sum::<f64>() / count as f64)
}
