//! Parameters that people may choose, and the values they chose.

use serde::Serialize;

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
    /// A number under that heading, from 0 to 1 in steps of 0.01 and 0 by default.
    pub(crate) const fn new(group: &'static str) -> Self {
        Self {
            name: "",
            label: "",
            help: "",
            group,
            kind: ParamKind::Number,
            min: 0.0,
            max: 1.0,
            step: 0.01,
            default: 0.0,
            role: ParamRole::Usual,
        }
    }

    /// With a key, a name for people and help.
    pub(crate) const fn named(
        self,
        name: &'static str,
        label: &'static str,
        help: &'static str,
    ) -> Self {
        Self {
            name,
            label,
            help,
            ..self
        }
    }

    /// As a switch.
    pub(crate) const fn switch(self) -> Self {
        Self {
            kind: ParamKind::Toggle,
            ..self.range(0.0, 1.0, 1.0)
        }
    }

    /// With another range and step.
    pub(crate) const fn range(self, min: f64, max: f64, step: f64) -> Self {
        Self {
            min,
            max,
            step,
            ..self
        }
    }

    /// With another default.
    pub(crate) const fn at(self, default: f64) -> Self {
        Self { default, ..self }
    }

    /// As the player's memory.
    pub(crate) const fn memory(self) -> Self {
        Self {
            role: ParamRole::Memory,
            ..self
        }
    }

    /// As a handicap.
    pub(crate) const fn handicap(self) -> Self {
        Self {
            role: ParamRole::Handicap,
            ..self
        }
    }

    /// The same parameters with other defaults, by name.
    ///
    /// ```
    /// use plyground::players::Param;
    /// use plyground::search::Options;
    /// const COUNT: usize = Options::NAMES.len();
    /// const FORGETFUL: [Param; COUNT] = Param::tuned(Options::PARAMS, &[("table", 0.0)]);
    /// assert_eq!(FORGETFUL[2].default, 0.0);
    /// ```
    ///
    /// In a constant, a name that none of them has does not compile:
    ///
    /// ```compile_fail,E0080
    /// use plyground::players::Param;
    /// use plyground::search::Options;
    /// const COUNT: usize = Options::NAMES.len();
    /// const FORGETFUL: [Param; COUNT] = Param::tuned(Options::PARAMS, &[("tabel", 0.0)]);
    /// assert_eq!(FORGETFUL[2].default, 0.0);
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
            let place = place(&params, name);
            params[place] = params[place].at(default);
            i += 1;
        }
        params
    }

    /// The parameters before the one of that name, and those from it on.
    pub(crate) const fn split<'a>(params: &'a [Self], name: &str) -> (&'a [Self], &'a [Self]) {
        params.split_at(place(params, name))
    }

    /// Parameters of several lists as one; `N` is how many there are.
    pub(crate) const fn joined<const N: usize>(lists: &[&[Self]]) -> [Self; N] {
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

/// The place of the parameter of that name.
const fn place(params: &[Param], name: &str) -> usize {
    let mut place = 0;
    while place < params.len() && !same(params[place].name, name) {
        place += 1;
    }
    assert!(place < params.len(), "no parameter of that name");
    place
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

/// A full set of valid parameters of one player.
///
/// ```
/// use plyground::players::catalogue;
/// let info = catalogue::open("2048")?.player("expectimax")?;
/// let settings = info.settings([("empty", 300.0)])?;
/// assert_eq!(settings.get("empty"), Some(300.0));
/// assert_eq!(settings.get("emtpy"), None);
/// assert_eq!(settings.own().collect::<Vec<_>>(), [("empty", 300.0)]);
/// assert!(info.settings([("emtpy", 300.0)]).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    params: &'static [Param],
    values: Vec<f64>,
}

impl Settings {
    /// The defaults of these parameters.
    pub(crate) fn of(params: &'static [Param]) -> Self {
        Self {
            params,
            values: params.iter().map(|param| param.default).collect(),
        }
    }

    /// Changes the parameter at a place.
    pub(crate) fn set(&mut self, place: usize, value: f64) {
        self.values[place] = value;
    }

    /// The value of a parameter by a name from outside; `None` if the player has no such parameter.
    pub fn get(&self, name: &str) -> Option<f64> {
        let mut pairs = self.pairs();
        pairs.find_map(|(param, value)| (param.name == name).then_some(value))
    }

    /// The values of these parameters; `values` has those of others.
    pub(crate) fn values<const N: usize>(
        &self,
        names: &[&str; N],
        mut values: [f64; N],
    ) -> [f64; N] {
        self.fill(names, &mut values);
        values
    }

    fn fill(&self, names: &[&str], values: &mut [f64]) {
        for (name, value) in names.iter().zip(values) {
            *value = self.get(name).unwrap_or(*value);
        }
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
    pub fn at_full_strength(self) -> Self {
        self.without(ParamRole::Handicap)
    }

    /// The same with 0 for every parameter of that role.
    pub fn without(mut self, role: ParamRole) -> Self {
        for (param, value) in self.params.iter().zip(&mut self.values) {
            if param.role == role {
                *value = 0.0;
            }
        }
        self
    }

    /// The parameters that differ from their defaults, in the schema's order.
    pub fn own(&self) -> impl Iterator<Item = (&'static str, f64)> {
        let changed = self
            .pairs()
            .filter(|(param, value)| param.default != *value);
        changed.map(|(param, value)| (param.name, value))
    }

    /// All parameters with their values.
    pub fn pairs(&self) -> impl Iterator<Item = (&'static Param, f64)> {
        self.params.iter().zip(self.values.iter().copied())
    }
}
