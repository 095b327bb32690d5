//! Gradient descent with steps relative to the weights, by the moments of Adam.

/// The decay rates of the means of the slopes and of their squares.
const FOLLOW: [f32; 2] = [0.1, 0.001];
/// A weight moves in proportion to its size, but not as if it were smaller than this.
const SMALLEST: f32 = 0.05;

/// Moves weights down a slope. The means of the slopes and of their squares, and their correction in the first steps, are those of
/// Kingma and Ba, "Adam: a method for stochastic optimization", 2015. Other than there, a step is a share of the weight and
/// not a fixed length, because weights of one evaluation differ by orders of magnitude.
///
/// ```
/// use plyground_workshop::Adam;
/// let (mut adam, mut weights) = (Adam::new(2), [1.0, -2.0]);
/// for _ in 0..500 {
///     let slope = [weights[0] - 3.0, weights[1] + 1.0];
///     adam.step(&mut weights, &slope, 0.02);
/// }
/// assert!((weights[0] - 3.0).abs() < 0.1 && (weights[1] + 1.0).abs() < 0.1);
/// ```
#[derive(Clone, Debug)]
pub struct Adam {
    means: Vec<[f32; 2]>,
    steps: i32,
}

impl Adam {
    /// For this number of weights.
    pub fn new(weights: usize) -> Self {
        Self {
            means: vec![[0.0; 2]; weights],
            steps: 0,
        }
    }

    /// One step against a slope, as given for each weight; `rate` is how far a weight moves where all slopes
    /// agree, as a share of it.
    pub fn step(&mut self, weights: &mut [f32], slope: &[f32], rate: f32) {
        self.steps += 1;
        let whole = FOLLOW.map(|follow| 1.0 - (1.0 - follow).powi(self.steps));
        for ((weight, slope), means) in weights.iter_mut().zip(slope).zip(&mut self.means) {
            for (i, news) in [*slope, slope * slope].into_iter().enumerate() {
                means[i] += FOLLOW[i] * (news - means[i]);
            }
            let [mean, square] = [0, 1].map(|i| means[i] / whole[i]);
            *weight -= rate * weight.abs().max(SMALLEST) * mean / (square.sqrt() + 1e-8);
        }
    }
}
