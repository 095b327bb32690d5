//! Errors of experiments, and of reading their JSON.

use plyground::games::{Excerpt, beginning};
use plyground::players::SettingsError;
use plyground::search::LimitsError;
use serde::de::DeserializeOwned;

use super::OpeningError;

/// Names the field of an experiment that is wrong, and its value.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ExperimentError {
    /// No JSON, or not the JSON of an experiment.
    #[error("{field}: {message}")]
    Format {
        /// Where.
        field: String,
        /// The message of the reader.
        message: String,
    },
    /// A game that the lab does not know.
    #[error("game: there is no {game:?} ({message})")]
    Game {
        /// The value that was asked for.
        game: Excerpt,
        /// The known games, or the error in the name.
        message: String,
    },
    /// A number out of its range, or with a fraction where it must be whole.
    #[error("{field}: {value} is not {wanted}")]
    Number {
        /// Where.
        field: String,
        /// The value.
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
        /// The number of games.
        games: u64,
    },
    /// Something is missing or too long.
    #[error("{field}: {value:?} is not {wanted}")]
    Text {
        /// Where.
        field: String,
        /// The value.
        value: Excerpt,
        /// The valid values.
        wanted: &'static str,
    },
    /// A player or a parameter that is not there, or a value it can't have.
    #[error("{field}, {error}")]
    Settings {
        /// Whose.
        field: String,
        /// The error.
        error: SettingsError,
    },
    /// A limit out of its range, or no limit for a player that needs one.
    #[error("{field}, {error}")]
    Limits {
        /// Whose.
        field: String,
        /// The error.
        error: LimitsError,
    },
    /// A line that is no opening.
    #[error("{field}: {error}")]
    Opening {
        /// Where.
        field: String,
        /// The error.
        error: OpeningError,
    },
    /// Two players who would play the same games.
    #[error("{field}: the same as {other}, {id}")]
    Twin {
        /// The second.
        field: String,
        /// The first.
        other: String,
        /// The id of both.
        id: String,
    },
}

/// The most characters of a message about JSON, which may repeat what stands there.
pub(super) const MOST_MESSAGE: usize = 300;

impl ExperimentError {
    /// JSON that can't be read, at this place.
    pub(super) fn unreadable(place: &str, error: &serde_json::Error) -> Self {
        Self::Format {
            field: Excerpt::from(place).to_string(),
            message: beginning(&error.to_string(), MOST_MESSAGE),
        }
    }

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

/// Reads a text as JSON.
///
/// # Errors
/// The path of the field that is wrong, "." for the whole, and the error.
pub(super) fn read_json<T: DeserializeOwned>(text: &str) -> Result<T, (String, serde_json::Error)> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let found = serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| (error.path().to_string(), error.into_inner()))?;
    let end = reader.end().map_err(|error| (".".into(), error));
    end.map(|()| found)
}
