//! Players and their parameters as data.

use serde::Serialize;

use super::ValueScale;
use crate::games::Excerpt;
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
    /// How its values translate to the expected outcome. Pages hear of it where an even game is not worth 0.
    #[serde(rename = "outlook", skip_serializing_if = "ValueScale::is_even_at_0")]
    pub value_scale: ValueScale,
    /// Whether limits bound its thinking, as in every search. A player that takes none moves at once.
    #[serde(skip)]
    pub takes_limits: bool,
    /// Files of learned weights, one of which it needs; the best first, the smallest last. Empty for
    /// a player that needs none.
    pub weights: &'static [WeightsInfo],
    /// A file of learned weights that it plays better with in some positions, and plays without too.
    #[serde(rename = "optionalWeights", skip_serializing_if = "Option::is_none")]
    pub optional_weights: Option<WeightsInfo>,
}

/// A file of learned weights, called `GAME-NAME.weights`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct WeightsInfo {
    /// The key.
    pub name: &'static str,
    /// The name for people.
    pub label: &'static str,
    /// The reason to choose it.
    pub help: &'static str,
    /// The size of the file in bytes, so that people know before they load it.
    pub bytes: u32,
}

/// A number that changes how a player plays.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Param {
    /// The key in commands, URLs and saved settings.
    pub name: &'static str,
    /// The name for people.
    pub label: &'static str,
    /// Its effect.
    pub help: &'static str,
    /// The heading it stands under.
    pub group: &'static str,
    /// Its kind of control.
    pub kind: ParamKind,
    /// Least value.
    pub min: f64,
    /// Greatest value.
    pub max: f64,
    /// Step of its slider; values between are allowed.
    pub step: f64,
    /// Value where none is given.
    pub default: f64,
    /// Its role beside the way of play.
    #[serde(skip_serializing_if = "ParamRole::is_usual")]
    pub role: ParamRole,
}

impl Param {
    /// A number from 0 to 1 in steps of 0.01, 0 by default, until [`Param::range`] and [`Param::at`]
    /// say otherwise.
    pub(super) const fn number(
        name: &'static str,
        label: &'static str,
        group: &'static str,
        help: &'static str,
    ) -> Self {
        Self {
            name,
            label,
            help,
            group,
            kind: ParamKind::Number,
            min: 0.0,
            max: 1.0,
            step: 0.01,
            default: 0.0,
            role: ParamRole::Usual,
        }
    }

    /// A switch under the heading of the search.
    pub(super) const fn toggle(
        name: &'static str,
        label: &'static str,
        help: &'static str,
        on: bool,
    ) -> Self {
        Self {
            kind: ParamKind::Toggle,
            step: 1.0,
            default: if on { 1.0 } else { 0.0 },
            ..Self::number(name, label, "Search", help)
        }
    }

    /// With another range and step.
    pub(super) const fn range(self, min: f64, max: f64, step: f64) -> Self {
        Self {
            min,
            max,
            step,
            ..self
        }
    }

    /// With another default.
    pub(super) const fn at(self, default: f64) -> Self {
        Self { default, ..self }
    }

    /// In a role.
    pub(super) const fn with(self, role: ParamRole) -> Self {
        Self { role, ..self }
    }

    /// Under another heading.
    pub(super) const fn under(self, group: &'static str) -> Self {
        Self { group, ..self }
    }

    /// The same parameters with other defaults, by name.
    ///
    /// ```
    /// use plyground::players::Param;
    /// use plyground::players::pentago::PLAYERS;
    /// const SOLVE: [Param; 1] = [PLAYERS[0].info.params[0]];
    /// const EAGER: [Param; 1] = Param::tuned(SOLVE, &[("solve", 20.0)]);
    /// assert_eq!(EAGER[0].default, 20.0);
    /// ```
    ///
    /// In a constant, a name that none of them has does not compile:
    ///
    /// ```compile_fail,E0080
    /// use plyground::players::Param;
    /// use plyground::players::pentago::PLAYERS;
    /// const SOLVE: [Param; 1] = [PLAYERS[0].info.params[0]];
    /// const EAGER: [Param; 1] = Param::tuned(SOLVE, &[("resolve", 20.0)]);
    /// assert_eq!(EAGER[0].default, 20.0);
    /// ```
    ///
    /// # Panics
    /// Outside a constant, at such a name.
    pub const fn tuned<const N: usize>(
        mut params: [Self; N],
        defaults: &[(&str, f64)],
    ) -> [Self; N] {
        let mut i = 0;
        while i < defaults.len() {
            let (name, default) = defaults[i];
            let mut place = 0;
            while place < N && !same(params[place].name, name) {
                place += 1;
            }
            assert!(place < N, "no parameter of that name");
            params[place] = params[place].at(default);
            i += 1;
        }
        params
    }

    /// Parameters of several lists as one; `N` is how many there are.
    pub(super) const fn joined<const N: usize>(lists: &[&[Self]]) -> [Self; N] {
        let mut all = [lists[0][0]; N];
        let (mut count, mut list) = (0, 0);
        while list < lists.len() {
            let mut i = 0;
            while i < lists[list].len() {
                all[count] = lists[list][i];
                count += 1;
                i += 1;
            }
            list += 1;
        }
        assert!(count == N);
        all
    }
}

/// Whether two texts are equal: `==` for constants.
const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut i = 0;
    while i < one.len() && one[i] == other[i] {
        i += 1;
    }
    i == one.len()
}

/// The kind of control of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ParamKind {
    /// A slider.
    Number,
    /// A switch: 0 or 1.
    Toggle,
    /// A power of two, by its exponent.
    Power,
}

/// The role of a parameter beside the way of play. Pondering goes by it: a search in the opponent's time helps a player
/// that remembers, and would undo a handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ParamRole {
    /// Nothing beside it.
    Usual,
    /// How much the player remembers from move to move; 0 is nothing.
    Memory,
    /// By how much it plays less well on purpose; 0 is not at all.
    Handicap,
}

impl ParamRole {
    fn is_usual(&self) -> bool {
        *self == Self::Usual
    }
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

/// A full set of valid parameters of one player.
///
/// ```
/// use plyground::players::catalogue;
/// let info = catalogue::open("2048")?.player("expectimax")?;
/// let settings = info.settings([("empty", 300.0)])?;
/// assert_eq!(settings.get("empty"), 300.0);
/// assert_eq!(settings.own().collect::<Vec<_>>(), [("empty", 300.0)]);
/// assert!(info.settings([("emtpy", 300.0)]).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    params: &'static [Param],
    values: Vec<f64>,
}

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
    /// Whether there are learned weights for it, needed or not.
    pub fn takes_weights(&self) -> bool {
        !self.weights.is_empty() || self.optional_weights.is_some()
    }

    /// The settings where nothing is changed.
    pub fn defaults(&self) -> Settings {
        Settings {
            params: self.params,
            values: self.params.iter().map(|param| param.default).collect(),
        }
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
            settings.values[i] = value;
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

impl Settings {
    /// The value of a parameter; 0 for a name that the schema has not.
    pub fn get(&self, name: &str) -> f64 {
        let place = self.params.iter().position(|param| param.name == name);
        debug_assert!(place.is_some(), "no parameter {name}");
        place.map_or(0.0, |i| self.values[i])
    }

    /// The same without what makes the player weaker on purpose: the settings of advice. A player that plays is held back,
    /// one that is asked is not.
    ///
    /// ```
    /// use plyground::players::catalogue;
    /// let info = catalogue::open("loa")?.player("strong")?;
    /// let level = info.settings([("noise", 140.0), ("level-nodes", 50.0), ("network", 0.0)])?;
    /// assert_eq!(level.at_full_strength(), info.settings([("network", 0.0)])?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn at_full_strength(mut self) -> Self {
        for (param, value) in self.params.iter().zip(&mut self.values) {
            if param.role == ParamRole::Handicap {
                *value = 0.0;
            }
        }
        self
    }

    /// Whether a parameter of that role is not 0.
    pub fn has(&self, role: ParamRole) -> bool {
        let mut pairs = self.params.iter().zip(&self.values);
        pairs.any(|(param, value)| param.role == role && *value != 0.0)
    }

    /// The parameters that differ from their defaults, in the schema's order.
    pub fn own(&self) -> impl Iterator<Item = (&'static str, f64)> {
        let pairs = self.params.iter().zip(&self.values);
        pairs
            .filter(|(param, value)| param.default != **value)
            .map(|(param, value)| (param.name, *value))
    }
}
