//! Means and shares with their intervals.

use serde::Serialize;

/// Two-sided 95 % quantile of the normal distribution.
pub(super) const Z: f64 = 1.959_964;

/// Fewer different games have no interval: it would say nothing, or less than nothing.
pub(super) const LEAST_GAMES: usize = 5;

/// A 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// The mean; not a number where there is none.
pub(super) fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// The median of values in order, of which there is at least one.
pub(super) fn median(sorted: &[f64]) -> f64 {
    let last = sorted.len() - 1;
    (sorted[last / 2] + sorted[last.div_ceil(2)]) / 2.0
}

/// The mean of a value by place, given how many observations are in each place; 0 where there are none.
pub(super) fn share_of(counts: &[usize], value: impl Fn(usize) -> f64) -> f64 {
    let parts = counts.iter().enumerate();
    let sum = parts.map(|(place, &count)| count as f64 * value(place));
    ratio(sum.sum(), counts.iter().sum::<usize>() as f64)
}

/// `a / b`, or 0 where nothing was measured.
pub(super) fn ratio(a: f64, b: f64) -> f64 {
    if b > 0.0 { a / b } else { 0.0 }
}

/// The 95 % interval of a mean, by Student's t; `None` below two values.
///
/// ```
/// use plyground_lab::mean_interval;
/// let interval = mean_interval(&[1.0, 2.0, 3.0, 4.0, 5.0]).unwrap();
/// assert!((interval.low - 1.037).abs() < 0.001 && (interval.high - 4.963).abs() < 0.001);
/// assert_eq!(mean_interval(&[1.0]), None);
/// ```
pub fn mean_interval(values: &[f64]) -> Option<Interval> {
    let (mean, freedom) = (mean(values), values.len().checked_sub(1)?);
    if freedom == 0 {
        return None;
    }
    let error = student(freedom) * standard_error(values);
    Some(Interval {
        low: mean - error,
        high: mean + error,
    })
}

/// The standard error of the mean of values; without bounds below two values.
pub(super) fn standard_error(values: &[f64]) -> f64 {
    if values.len() < 2 {
        return f64::INFINITY;
    }
    let (mean, count) = (mean(values), values.len() as f64);
    let squares = values.iter().map(|value| (value - mean).powi(2));
    let variance = squares.sum::<f64>() / (count - 1.0);
    (variance / count).sqrt()
}

/// Two-sided 95 % quantile of Student's distribution: from the table where few values make it wide,
/// beyond by the Cornish-Fisher expansion, which is then right to 0.2 %.
pub(super) fn student(freedom: usize) -> f64 {
    const FIRST: [f64; 8] = [
        12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060,
    ];
    match FIRST.get(freedom.wrapping_sub(1)) {
        Some(&quantile) => quantile,
        None => {
            let (z, n) = (Z, freedom as f64);
            let first = (z.powi(3) + z) / 4.0;
            let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
            z + first / n + second / (n * n)
        }
    }
}

/// Wilson's 95 % interval of a share.
///
/// ```
/// use plyground_lab::wilson_interval;
/// let interval = wilson_interval(9, 10);
/// assert!((interval.low - 0.596).abs() < 0.001 && (interval.high - 0.982).abs() < 0.001);
/// ```
pub fn wilson_interval(hits: usize, trials: usize) -> Interval {
    share_interval(hits as f64, trials)
}

/// Wilson's 95 % interval of the share of points from games in which a draw is worth half of one. It is
/// wider than need be where there are draws, for they vary less than wins and losses.
pub fn share_interval(points: f64, games: usize) -> Interval {
    if games == 0 {
        return Interval {
            low: 0.0,
            high: 1.0,
        };
    }
    let n = games as f64;
    let p = points / n;
    let centre = p + Z * Z / (2.0 * n);
    let spread = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    // The ends at 0 and 1 are exact; rounding would miss them by a hair.
    let end = |of: f64, exact: f64, value: f64| if points == of { exact } else { value / scale };
    Interval {
        low: end(0.0, 0.0, centre - spread),
        high: end(n, 1.0, centre + spread),
    }
}
