//! The meaning of a player's values for the end of a game.

use serde::Serialize;

use crate::eval::DECIDED;

/// How a value of a player translates to the expected outcome.
///
/// ```
/// use plyground::players::ValueScale;
/// let scale = ValueScale::Odds(100.0);
/// assert_eq!(scale.share(0.0), Some(0.5));
/// assert_eq!(scale.lost(1e6 + 1.0, 0.0), Some(0.5));
/// assert_eq!(ValueScale::Points.lost(1000.0, 900.0), Some(0.1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ValueScale {
    /// Nothing is known of it.
    Unknown,
    /// The value is the share of the points of a game of two sides: 1 for a win, half for a draw.
    Share,
    /// The value stands for a share of 1 / (1 + e^(-value / scale)) of the points of a game of two sides.
    Odds(f32),
    /// The value is the points that a game of one side will still bring.
    Points,
    /// A difference of so much stands for all that a game of one side will still bring.
    Fixed(f32),
}

impl ValueScale {
    /// Whether nothing is known of it.
    pub(super) fn is_unknown(&self) -> bool {
        *self == Self::Unknown
    }

    /// The share of the points that the side to move may expect in a game of two sides; `None` where the value does not
    /// say. Beyond [`DECIDED`] the game is won or lost.
    pub fn share(self, value: f32) -> Option<f64> {
        let value = f64::from(value);
        match self {
            Self::Share => Some(value),
            Self::Odds(_) if value.abs() > f64::from(DECIDED) => Some(f64::from(value > 0.0)),
            Self::Odds(scale) => Some(1.0 / (1.0 + libm::exp(-value / f64::from(scale)))),
            _ => None,
        }
    }

    /// The share of the expected outcome, 0 to 1, that is lost by a move of this value where the best has that of
    /// `best`. For two sides it is the difference of the [shares](ValueScale::share); for one, the part of the points still
    /// to come. `None` where values do not say.
    pub fn lost(self, best: f32, value: f32) -> Option<f64> {
        let difference = f64::from(best) - f64::from(value);
        let lost = match self {
            Self::Unknown => return None,
            Self::Points if best <= 0.0 => 0.0,
            Self::Points => difference / f64::from(best),
            Self::Fixed(all) => difference / f64::from(all),
            _ => self.share(best)? - self.share(value)?,
        };
        Some(lost.clamp(0.0, 1.0))
    }
}
