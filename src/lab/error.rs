//! What an experiment can't be.

use crate::players::SettingsError;
use crate::search::LimitsError;

/// Names the field of an experiment that is wrong, and its value.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ExperimentError {
    /// No JSON, or not the JSON of an experiment.
    #[error("{field}: {message}")]
    Format {
        /// Where.
        field: String,
        /// What the reader says.
        message: String,
    },
    /// A game that the lab does not know.
    #[error("game: there is no {game:?} ({message})")]
    Game {
        /// What was asked for.
        game: String,
        /// What there is, or what is wrong with it.
        message: String,
    },
    /// A number outside its range, or broken where it must be whole.
    #[error("{field}: {value} is not {wanted}")]
    Number {
        /// Where.
        field: String,
        /// What stands there.
        value: f64,
        /// The range.
        wanted: String,
    },
    /// More games than there are seeds for.
    #[error(
        "seed: {first} is too large for {games} games, the last seed is {}",
        u64::MAX
    )]
    Seeds {
        /// The first game's.
        first: u64,
        /// How many games.
        games: u64,
    },
    /// Something is missing or too long.
    #[error("{field}: {value:?} is not {wanted}")]
    Text {
        /// Where.
        field: String,
        /// What stands there.
        value: String,
        /// What should.
        wanted: &'static str,
    },
    /// A player or a parameter that is not there, or a value it can't have.
    #[error("{field}, {error}")]
    Settings {
        /// Whose.
        field: String,
        /// What is wrong with it.
        error: SettingsError,
    },
    /// A limit out of its range, or none where the player needs one.
    #[error("{field}, {error}")]
    Limits {
        /// Whose.
        field: String,
        /// What is wrong with it.
        error: LimitsError,
    },
    /// Two players who would play the same games.
    #[error("{field}: the same as {other}, {id}")]
    Twin {
        /// The second.
        field: String,
        /// The first.
        other: String,
        /// Who they are.
        id: String,
    },
}

impl ExperimentError {
    /// A whole number from `min` to `max`.
    pub(super) fn whole(
        field: &str,
        value: f64,
        (min, max): (u64, u64),
    ) -> Result<u64, ExperimentError> {
        if value.fract() == 0.0 && (min as f64..=max as f64).contains(&value) {
            return Ok(value as u64);
        }
        Err(Self::Number {
            field: field.into(),
            value,
            wanted: format!("a whole number from {min} to {max}"),
        })
    }
}
