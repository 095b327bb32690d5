//! Players and their parameters as data.

use serde::Serialize;

use super::ValueScale;
use crate::games::Excerpt;
use crate::params::{Param, Settings};
use crate::search::LimitsError;

/// A player in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PlayerInfo {
    /// The name in commands and URLs.
    pub id: &'static str,
    /// The game it plays.
    pub game: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// How it plays, in a sentence or two.
    pub help: &'static str,
    /// In display order.
    pub params: &'static [Param],
    /// Named settings.
    pub presets: &'static [Preset],
    /// The names of the parameters that matter most, for pages that show these first; the most important first.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub main: &'static [&'static str],
    /// How its values translate to the expected outcome.
    #[serde(rename = "outlook", skip_serializing_if = "ValueScale::is_unknown")]
    pub value_scale: ValueScale,
    /// Whether limits bound its thinking, as in every search. A player that takes none moves at once.
    #[serde(skip)]
    pub takes_limits: bool,
    /// Whether its search tells an [`Observer`](crate::search::Observer) of its tree.
    #[serde(skip)]
    pub keeps_tree: bool,
    /// Its file of learned weights.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weights: Option<WeightsInfo>,
}

/// A file of learned weights, called `GAME-NAME.weights`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct WeightsInfo {
    /// The board it is for, such as `4x4`, or the part of the player.
    pub name: &'static str,
    /// The size of the file in bytes, so that people know before they load it.
    pub bytes: u32,
    /// Whether the player also plays without it, but less well in some positions.
    pub optional: bool,
}

/// Named settings of a player.
///
/// ```
/// use plyground::players::catalogue;
/// let info = catalogue::open("2048")?.player("frolov")?;
/// let preset = &info.presets[0];
/// assert_eq!(info.preset(preset.name).map(|found| found.label), Some(preset.label));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Preset {
    /// The key.
    pub name: &'static str,
    /// The name for people.
    pub label: &'static str,
    /// Where it comes from.
    pub help: &'static str,
    /// The settings that differ from the defaults.
    #[serde(serialize_with = "as_map")]
    pub values: &'static [(&'static str, f64)],
}

/// A list of presets, a line each: key, name for people, where it comes from; and what differs from the defaults.
macro_rules! presets {
    ($($name:literal, $label:literal, $help:literal $(, $key:literal = $value:literal)*;)+) => {
        &[$($crate::players::Preset {
            name: $name,
            label: $label,
            help: $help,
            values: &[$(($key, $value as f64)),*],
        }),+]
    };
}
pub(super) use presets;

/// Pairs as an object.
pub(super) fn as_map<S: serde::Serializer>(
    values: &(impl AsRef<[(&'static str, f64)]> + ?Sized),
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(values.as_ref().iter().copied())
}

/// A setting that a player can't take.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SettingsError {
    /// No player of that name.
    #[error("player: {game} has no player {id:?} (it has {known})")]
    Player {
        /// The game.
        game: String,
        /// The name asked for.
        id: Excerpt,
        /// The names there are.
        known: String,
    },
    /// A player that needs a file of weights, which was not provided.
    #[error("player: {player} needs its file of learned weights")]
    Weights {
        /// The player.
        player: &'static str,
    },
    /// Weights that were learned on another board.
    #[error("player: {player} needs weights of a board of {wanted}, not of {found}")]
    OtherWeights {
        /// The player.
        player: &'static str,
        /// The board of the game.
        wanted: String,
        /// The board of the weights.
        found: String,
    },
    /// A limit that can't be kept.
    #[error(transparent)]
    Limits(#[from] LimitsError),
    /// A whole game, in a part of the engine that plays none.
    #[error("game: this part of the engine plays no whole games")]
    NoBout,
    /// A program from outside, where none can be started.
    #[error("engine: programs play on the command line alone")]
    Engine,
    /// The player has no parameter of that name.
    #[error("{name}: player {player} has no such parameter")]
    Unknown {
        /// The player.
        player: &'static str,
        /// The name asked for.
        name: Excerpt,
    },
    /// The player has no preset of that name.
    #[error("preset: {player} has no preset {name:?} (it has {known})")]
    Preset {
        /// The player.
        player: &'static str,
        /// The name asked for.
        name: Excerpt,
        /// The names there are.
        known: String,
    },
    /// Below the minimum, above the maximum, or no number.
    #[error("{name}: {value} is not between {min} and {max}")]
    Range {
        /// The parameter.
        name: &'static str,
        /// The value asked for.
        value: f64,
        /// Least value.
        min: f64,
        /// Greatest value.
        max: f64,
    },
}

crate::games::into_any_error!(SettingsError);

/// Why no player of a game has that name.
pub(super) fn unknown_player(
    game: String,
    players: impl Iterator<Item = &'static PlayerInfo>,
    id: &str,
) -> SettingsError {
    let known: Vec<&str> = players.map(|info| info.id).collect();
    SettingsError::Player {
        game,
        id: id.into(),
        known: known.join(", "),
    }
}

impl PlayerInfo {
    /// A player that searches within limits and has no parameters, presets or weights.
    pub(crate) const PLAIN: Self = Self {
        id: "",
        game: "",
        name: "",
        help: "",
        params: &[],
        presets: &[],
        main: &[],
        value_scale: ValueScale::Unknown,
        takes_limits: true,
        keeps_tree: true,
        weights: None,
    };

    /// Whether it can't play without its learned weights.
    pub fn needs_weights(&self) -> bool {
        self.weights.is_some_and(|weights| !weights.optional)
    }

    /// The settings where nothing is changed.
    pub fn defaults(&self) -> Settings {
        Settings::of(self.params)
    }

    /// The defaults, changed by `values` in turn.
    ///
    /// # Errors
    /// Names the parameter that is unknown or out of range.
    pub fn settings<'a>(
        &self,
        values: impl IntoIterator<Item = (&'a str, f64)>,
    ) -> Result<Settings, SettingsError> {
        let mut settings = self.defaults();
        for (name, value) in values {
            let Some(i) = self.params.iter().position(|param| param.name == name) else {
                return Err(SettingsError::Unknown {
                    player: self.id,
                    name: name.into(),
                });
            };
            let Param { name, min, max, .. } = self.params[i];
            if !(min..=max).contains(&value) {
                return Err(SettingsError::Range {
                    name,
                    value,
                    min,
                    max,
                });
            }
            settings.set(i, value);
        }
        Ok(settings)
    }

    /// The parameter of that name.
    ///
    /// # Errors
    /// Names it, if there is none.
    pub fn param(&self, name: &str) -> Result<&'static Param, SettingsError> {
        let found = self.params.iter().find(|param| param.name == name);
        found.ok_or_else(|| SettingsError::Unknown {
            player: self.id,
            name: name.into(),
        })
    }

    /// The preset of that name.
    pub fn preset(&self, name: &str) -> Option<&'static Preset> {
        self.presets.iter().find(|preset| preset.name == name)
    }

    /// The preset of that name.
    ///
    /// # Errors
    /// Names the presets there are.
    pub fn checked_preset(&self, name: &str) -> Result<&'static Preset, SettingsError> {
        self.preset(name).ok_or_else(|| {
            let known: Vec<&str> = self.presets.iter().map(|preset| preset.name).collect();
            SettingsError::Preset {
                player: self.id,
                name: name.into(),
                known: if known.is_empty() {
                    "none".into()
                } else {
                    known.join(", ")
                },
            }
        })
    }
}
