//! An experiment as a file says it.

use std::collections::BTreeMap;

use plyground::search::{Limits, LimitsError};
use serde::{Deserialize, Serialize};

use super::error::read_json;
use super::{ExperimentError, Hypotheses, OpeningBook, Sweep, Tuning};

/// The games to play: a number of games by each player, or between each two players. Nothing in it is checked
/// before [`super::Plan::new`] does.
///
/// ```
/// use plyground_lab::{Experiment, Plan};
/// let text = r#"{"name": "two", "game": "2048", "games": 10, "limits": {"depth": 1},
///     "players": [{"player": "expectimax", "settings": {"empty": 300}}, {"player": "random"}]}"#;
/// let experiment = Experiment::from_json(text).unwrap();
/// assert_eq!(Plan::new(&experiment).unwrap().jobs(), 20);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Experiment {
    /// The name, also that of the file of results.
    pub name: String,
    /// A description for people.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub about: String,
    /// The game.
    pub game: String,
    /// The players.
    pub players: Vec<ExperimentPlayer>,
    /// Games of each player in a game of one player, or of each pair of players in a game of two.
    pub games: f64,
    /// Seed of the first game. Each further game has the next seed; in games of two players, each pair of
    /// games with sides swapped.
    #[serde(default)]
    pub seed: f64,
    /// The limits of players without limits of their own.
    #[serde(default, skip_serializing_if = "is_default")]
    pub limits: ExperimentLimits,
    /// Random moves before the players take over, where two play [default: 2, with `openings` 0]. Without them two that
    /// leave nothing to chance would play the same game again and again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<f64>,
    /// Openings from a list in place of random moves, where two play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub openings: Option<OpeningBook>,
    /// Values that a parameter or a limit takes in turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sweep: Option<Sweep>,
    /// The hypotheses of a test, in an experiment of two players or at the end of a tuning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub test: Option<Hypotheses>,
    /// Parameters to tune, in an experiment for a [`Tuner`](super::Tuner).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tune: Option<Tuning>,
    /// How well a [`Ladder`](super::Ladder) is to know its players. Then `games` are the most of each two neighbours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ladder: Option<LadderGoal>,
}

/// A player of an experiment.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExperimentPlayer {
    /// The player, as the catalogue names it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub player: String,
    /// A program that plays in place of a player: its command, and the arguments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub engine: Vec<String>,
    /// The name in tables, for a player with long settings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The preset to begin with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// Parameters that differ from the preset or the defaults.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub settings: BTreeMap<String, f64>,
    /// Limits of its own, in place of the experiment's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<ExperimentLimits>,
}

/// The limits of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ExperimentLimits {
    /// Milliseconds a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub movetime: Option<f64>,
    /// Plies of the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<f64>,
    /// Nodes a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<f64>,
}

impl ExperimentLimits {
    /// The limits of a search.
    ///
    /// # Errors
    /// Names the field and its value.
    pub fn checked(self) -> Result<Limits, LimitsError> {
        Limits::read(self.movetime, self.depth, self.nodes)
    }
}

/// How well the differences on a ladder are to be known.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LadderGoal {
    /// The half interval of the difference between neighbours, in Elo [default: 25].
    pub error: f64,
}

impl Default for LadderGoal {
    fn default() -> Self {
        Self { error: 25.0 }
    }
}

impl Experiment {
    /// Reads the text of a file.
    ///
    /// # Errors
    /// Names the place that can't be read.
    pub fn from_json(text: &str) -> Result<Self, ExperimentError> {
        read_json(text).map_err(|(path, error)| {
            let place = if path == "." { "experiment" } else { &path };
            ExperimentError::unreadable(place, &error)
        })
    }
}

/// Whether a value need not be written.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
