//! Settings of a player with a name, as a file keeps them.

use std::collections::BTreeMap;

use plyground::games::Excerpt;
use plyground::players::PlayerInfo;
use serde::{Deserialize, Serialize};

use super::ExperimentError;
use super::plan::open;

/// Settings of a player with a name: what a tuning leaves.
///
/// ```
/// use plyground_lab::SavedPreset;
/// let text = r#"{"name": "calm", "game": "loa", "player": "strong", "settings": {"tempo": 10}}"#;
/// let preset = SavedPreset::from_json(text)?;
/// assert_eq!(preset.settings["tempo"], 10.0);
/// # Ok::<(), plyground_lab::ExperimentError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedPreset {
    /// Its name.
    pub name: String,
    /// A description for people.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub about: String,
    /// The game of the player, without its variants.
    pub game: String,
    /// The player.
    pub player: String,
    /// Its parameters.
    pub settings: BTreeMap<String, f64>,
}

impl SavedPreset {
    /// Reads the text of a file.
    ///
    /// # Errors
    /// Names the place that can't be read.
    pub fn from_json(text: &str) -> Result<Self, ExperimentError> {
        serde_json::from_str(text).map_err(|error| ExperimentError::unreadable("preset", &error))
    }

    /// The preset, if there is its player and the values are in their ranges.
    ///
    /// # Errors
    /// Names the game, the player or the parameter that is wrong.
    pub fn valid(self) -> Result<Self, ExperimentError> {
        let error = |error| ExperimentError::Settings {
            field: format!("preset {}", Excerpt::from(&self.name)),
            error,
        };
        let game = open(&self.game)?;
        let info = game.player(&self.player).map_err(error)?;
        let values = self.settings.iter();
        let values = values.map(|(name, value)| (name.as_str(), *value));
        info.settings(values).map_err(error)?;
        self.checked(info)
    }

    /// The preset, if it is for that player.
    ///
    /// # Errors
    /// Names the player that it is for.
    pub fn checked(self, info: &PlayerInfo) -> Result<Self, ExperimentError> {
        if self.game == info.game && self.player == info.id {
            return Ok(self);
        }
        Err(ExperimentError::Text {
            field: format!("preset {}", Excerpt::from(&self.name)),
            value: format!("{} {}", self.game, self.player).into(),
            wanted: "the player that is to play by it",
        })
    }
}
