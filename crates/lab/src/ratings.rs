//! Ratings of many players from games between some of them.

/// Elo for a factor of e in the odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// Two-sided 95 % quantile of the normal distribution.
const Z: f64 = 1.959_964;
/// The drawn games that are imagined between each two that met.
const PRIOR: f64 = 0.1;
/// Steps of Newton's method; it converges in a few.
const STEPS: usize = 100;
/// The longest step, in Elo: beyond it the likelihood is no parabola.
const LONGEST: f64 = 400.0;

/// The games of two players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meeting {
    /// Their places among the players.
    pub players: [usize; 2],
    /// Games.
    pub games: f64,
    /// Points of the first: a draw is half of one.
    pub points: f64,
}

/// The rating of a player, in Elo above the anchor.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rating {
    /// The most likely.
    pub elo: f64,
    /// Half of its 95 % interval.
    pub error: f64,
}

/// Ratings with what is known of their errors.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    /// By the places of the players.
    pub all: Vec<Rating>,
    covariance: Vec<Vec<f64>>,
}

/// The ratings that make the results most likely (Bradley and Terry 1952), that of `anchor` being 0. A draw counts as
/// half a win. A tenth of a drawn game more between each two that met is a weak prior, so that no rating is infinite.
///
/// ```
/// use plyground_lab::{Meeting, ratings};
/// let meeting = Meeting { players: [0, 1], games: 999.9, points: 249.95 };
/// let found = ratings(2, 0, &[meeting]);
/// assert_eq!(found.all[0].elo, 0.0);
/// assert!((found.all[1].elo - 190.8).abs() < 0.1 && (found.all[1].error - 24.8).abs() < 0.1);
/// ```
pub fn ratings(players: usize, anchor: usize, meetings: &[Meeting]) -> Ratings {
    let mut elo = vec![0.0; players];
    let mut covariance = vec![vec![0.0; players]; players];
    for _ in 0..STEPS {
        let (slope, curvature) = derivatives(&elo, anchor, meetings);
        covariance = inverse(curvature);
        let steps = covariance.iter().map(|row| dot(row, &slope));
        let steps: Vec<f64> = steps.map(|step| step.clamp(-LONGEST, LONGEST)).collect();
        elo.iter_mut()
            .zip(&steps)
            .for_each(|(elo, step)| *elo += step);
        if steps.iter().all(|step| step.abs() < 1e-6) {
            break;
        }
    }
    let all = elo.iter().zip(&covariance).enumerate();
    Ratings {
        all: all
            .map(|(i, (&elo, row))| Rating {
                elo,
                error: if i == anchor {
                    0.0
                } else {
                    Z * row[i].max(0.0).sqrt()
                },
            })
            .collect(),
        covariance,
    }
}

impl Ratings {
    /// Half of the 95 % interval of the difference between two players.
    pub fn error_between(&self, [one, other]: [usize; 2]) -> f64 {
        let c = &self.covariance;
        let variance = c[one][one] + c[other][other] - 2.0 * c[one][other];
        Z * variance.max(0.0).sqrt()
    }
}

/// The slope of the log-likelihood, and its negative curvature. The anchor does not move.
fn derivatives(elo: &[f64], anchor: usize, meetings: &[Meeting]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let players = elo.len();
    let mut slope = vec![0.0; players];
    let mut curvature = vec![vec![0.0; players]; players];
    for meeting in meetings {
        let [a, b] = meeting.players;
        let (games, points) = (meeting.games + PRIOR, meeting.points + PRIOR / 2.0);
        let expected = 1.0 / (1.0 + libm::exp((elo[b] - elo[a]) / SCALE));
        let pull = (points - games * expected) / SCALE;
        let weight = games * expected * (1.0 - expected) / (SCALE * SCALE);
        slope[a] += pull;
        slope[b] -= pull;
        curvature[a][a] += weight;
        curvature[b][b] += weight;
        curvature[a][b] -= weight;
        curvature[b][a] -= weight;
    }
    slope[anchor] = 0.0;
    curvature[anchor].fill(0.0);
    for (i, row) in curvature.iter_mut().enumerate() {
        row[anchor] = 0.0;
        // Whoever met nobody, directly or through others, stays where he is, with a very large error.
        row[i] += 1e-9;
    }
    // As good as fixed.
    curvature[anchor][anchor] = 1e9;
    (slope, curvature)
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

/// The inverse of a positive definite matrix, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (i, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|j| if i == j { 1.0 } else { 0.0 }));
    }
    for i in 0..size {
        let pivot = matrix[i][i];
        matrix[i].iter_mut().for_each(|value| *value /= pivot);
        let row = matrix[i].clone();
        for (j, other) in matrix.iter_mut().enumerate() {
            let factor = other[i];
            if j != i && factor != 0.0 {
                other
                    .iter_mut()
                    .zip(&row)
                    .for_each(|(a, b)| *a -= factor * b);
            }
        }
    }
    matrix.into_iter().map(|row| row[size..].to_vec()).collect()
}
