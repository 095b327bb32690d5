//! The part of an experiment that says what to tune, and how.

use serde::{Deserialize, Serialize};

use super::ExperimentError;

/// The most pairs of games of a step.
const MAX_PAIRS: u64 = 100_000;

/// Parameters to tune, and the method. The player is the first of the experiment; it begins with its settings there.
///
/// ```
/// use plyground_lab::{Experiment, Method};
/// let experiment = Experiment::from_json(
///     r#"{"name": "t", "game": "loa", "games": 400, "players": [{"player": "strong"}], "limits": {"nodes": 500},
///         "tune": {"params": ["walls", "tempo"]}}"#,
/// )?;
/// assert_eq!(experiment.tune.unwrap_or_default().method, Method::Spsa);
/// # Ok::<(), plyground_lab::ExperimentError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tuning {
    /// The names of the parameters; their ranges and steps are those of the player's schema.
    pub params: Vec<String>,
    /// How to look for better values.
    #[serde(default)]
    pub method: Method,
    /// Pairs of games of a step [default: 8 for SPSA, 16 for CMA-ES, 100 for coordinate search].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pairs: Option<f64>,
    /// How far candidates lie from the centre at first, as a share of the value [default: 0.3 for SPSA and CMA-ES, 0.6
    /// for coordinate search].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reach: Option<f64>,
    /// The most games of the test at the end [default: 20 000].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub test_games: Option<f64>,
}

/// A method of tuning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Simultaneous perturbation stochastic approximation: all parameters at once (Spall 1992).
    #[default]
    Spsa,
    /// The covariance matrix adaptation evolution strategy: a population that learns which parameters go together
    /// (Hansen 2016).
    CmaEs,
    /// One parameter after the other, up and down; what seems better is kept.
    Coordinate,
}

impl Method {
    /// The games that a tuning of so many parameters needs to find much better values. SPSA brought five spoiled weights of
    /// Lines of Action back in 4800 games, so it has 1000 for each. CMA-ES takes 2.4 times as many and coordinate
    /// search five times, as on players with known weights (`docs/tuning.md`).
    ///
    /// ```
    /// use plyground_lab::Method;
    /// assert_eq!(Method::Spsa.advised_games(5), 5000);
    /// assert_eq!(Method::CmaEs.advised_games(5), 12_000);
    /// ```
    pub const fn advised_games(self, params: u64) -> u64 {
        let each = match self {
            Self::Spsa => 1000,
            Self::CmaEs => 2400,
            Self::Coordinate => 5000,
        };
        params.saturating_mul(each)
    }
}

impl Tuning {
    /// Pairs of games of a step.
    pub(super) fn checked_pairs(&self) -> Result<u64, ExperimentError> {
        let usual = match self.method {
            Method::Spsa => 8.0,
            Method::CmaEs => 16.0,
            Method::Coordinate => 100.0,
        };
        ExperimentError::whole("tune.pairs", self.pairs.unwrap_or(usual), (2, MAX_PAIRS))
    }

    /// The first distance of candidates from the centre.
    pub(super) fn checked_reach(&self) -> Result<f64, ExperimentError> {
        let usual = match self.method {
            Method::Spsa | Method::CmaEs => 0.3,
            Method::Coordinate => 0.6,
        };
        let reach = self.reach.unwrap_or(usual);
        if (0.01..=2.0).contains(&reach) {
            return Ok(reach);
        }
        Err(ExperimentError::Number {
            field: "tune.reach".into(),
            value: reach,
            wanted: "from 0.01 to 2".into(),
        })
    }
}
