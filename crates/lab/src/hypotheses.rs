//! The two hypotheses of a sequential test, and how sure it has to be.

use serde::{Deserialize, Serialize};

use super::ExperimentError;
use super::likelihood::expected_score;

/// The two hypotheses of a test and its rates of error (Wald 1945).
///
/// Differences are in Elo where two play against each other, and in per cent of the mean score otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Hypotheses {
    /// The difference of a player that is not better [default: 0].
    pub none: f64,
    /// The difference of a player that is better [default: 10].
    pub better: f64,
    /// The probability of "better" for a player that is not [default: 0.05].
    pub alpha: f64,
    /// The probability of "not better" for a player that is [default: 0.05].
    pub beta: f64,
}

impl Default for Hypotheses {
    fn default() -> Self {
        Self {
            none: 0.0,
            better: 10.0,
            alpha: 0.05,
            beta: 0.05,
        }
    }
}

impl Hypotheses {
    /// The hypotheses, if they can be tested.
    ///
    /// ```
    /// use plyground_lab::Hypotheses;
    /// assert!(Hypotheses::default().checked().is_ok());
    /// assert!(Hypotheses { better: -1.0, ..Hypotheses::default() }.checked().is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// Names the number that is out of its range.
    pub fn checked(self) -> Result<Self, ExperimentError> {
        let number = |field: &str, value: f64, fits: bool, wanted: &str| match fits {
            true => Ok(()),
            false => Err(ExperimentError::Number {
                field: field.into(),
                value,
                wanted: wanted.into(),
            }),
        };
        let Self { none, better, .. } = self;
        number("none", none, none.abs() <= 1000.0, "from -1000 to 1000")?;
        let in_range = better > none && better <= 1000.0;
        number("better", better, in_range, "above `none`, and 1000 at most")?;
        for (field, rate) in [("alpha", self.alpha), ("beta", self.beta)] {
            number(
                field,
                rate,
                (1e-6..=0.45).contains(&rate),
                "from 0.000001 to 0.45",
            )?;
        }
        Ok(self)
    }

    /// The log-likelihood ratios at which the test ends: not better at the first, better at the second.
    pub fn bounds(&self) -> [f64; 2] {
        let Self { alpha, beta, .. } = self;
        [
            libm::log(beta / (1.0 - alpha)),
            libm::log((1.0 - beta) / alpha),
        ]
    }

    /// The games after which a test is over on average, in a game of so many sides, where one of the two hypotheses is true
    /// (Wald 1945). It takes games to vary as usual: two sides win and lose without draws, and the scores of one player have half
    /// of their mean as standard deviation. Players that differ by more are told apart far earlier.
    ///
    /// ```
    /// use plyground_lab::Hypotheses;
    /// assert!((6300..6500).contains(&Hypotheses::default().likely_games(2)));
    /// ```
    pub fn likely_games(&self, sides: usize) -> u64 {
        let [lower, upper] = self.bounds();
        // Twice the drift of the ratio is the squared difference by the variance, of a pair of games.
        let (difference, variance) = match sides {
            2 => {
                let [none, better] = [self.none, self.better].map(expected_score);
                (better - none, 0.25 / 2.0)
            }
            _ => (self.better - self.none, 2.0 * 50.0 * 50.0),
        };
        let drift = difference * difference / (2.0 * variance);
        let ratio = [
            (1.0 - self.beta) * upper + self.beta * lower,
            -(1.0 - self.alpha) * lower - self.alpha * upper,
        ];
        let pairs = ratio[0].max(ratio[1]) / drift;
        (2.0 * pairs.ceil()) as u64
    }
}
