//! How well values tell two kinds apart.

/// The area under the receiver operating characteristic: how often a value of `better` is greater than one of `worse`,
/// where a tie counts half; `None` without a pair.
///
/// ```
/// use plyground::learn::auc;
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
