//! The rules that may differ, and the name of a game: `2048`, `2048-5x5`, `2048-3x3-goal256-evil`.

use std::fmt;
use std::str::FromStr;

use crate::games::Excerpt;

/// Cells along the longest side there is.
pub(super) const MOST_SIDE: usize = 6;
/// Cells of the largest board.
pub(super) const MOST_CELLS: usize = MOST_SIDE * MOST_SIDE;

/// The level of an evil game in which every new tile goes where it hurts most.
const MOST_EVIL: u8 = 10;

/// A rule that may differ from game to game, as a small whole number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Rows of the board.
    Rows,
    /// Columns of the board.
    Columns,
    /// Exponent of the tile that wins. A goal out of the board's reach is just never reached.
    Goal,
    /// Tiles at the start.
    Start,
    /// The share of 4s among new tiles, in per cent.
    Four,
    /// How much new tiles hurt, a level from 1 to 10: 10 when each goes where it hurts most, 0 when chance decides.
    Evil,
}

/// Every rule, in the order in which a name gives them.
pub const RULES: [Rule; 6] = [
    Rule::Rows,
    Rule::Columns,
    Rule::Goal,
    Rule::Start,
    Rule::Four,
    Rule::Evil,
];

impl Rule {
    /// The word for it in names, parameters and errors.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rows => "rows",
            Self::Columns => "columns",
            Self::Goal => "goal",
            Self::Start => "start",
            Self::Four => "four",
            Self::Evil => "evil",
        }
    }

    /// Least and greatest value.
    pub const fn range(self) -> [u8; 2] {
        match self {
            Self::Rows | Self::Columns => [3, 6],
            Self::Goal => [3, 20],
            Self::Start => [1, 8],
            Self::Four => [0, 100],
            Self::Evil => [0, MOST_EVIL],
        }
    }

    /// Its value in the game that everybody knows.
    pub const fn standard(self) -> u8 {
        match self {
            Self::Rows | Self::Columns => 4,
            Self::Goal => 11,
            Self::Start => 2,
            Self::Four => 10,
            Self::Evil => 0,
        }
    }
}

/// A game of the 2048 family.
///
/// ```
/// use plyground::games::g2048::{Rule, Variant};
/// let variant: Variant = "2048-5x5-goal4096-evil".parse().unwrap();
/// assert_eq!((variant.rows(), variant.goal(), variant.is_evil()), (5, 4096, true));
/// assert_eq!(variant.to_string(), "2048-5x5-goal4096-evil");
/// assert_eq!(variant.with(Rule::Evil, 3).unwrap().to_string(), "2048-5x5-goal4096-evil3");
/// assert_eq!(Variant::STANDARD.with(Rule::Rows, 3).unwrap().to_string(), "2048-3x4");
/// assert!("2048-7x7".parse::<Variant>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant([u8; RULES.len()]);

/// Errors in the name of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VariantError {
    /// Another game, or none.
    #[error("game: expected 2048, found {0:?}")]
    Game(Excerpt),
    /// A part that says nothing.
    #[error(
        "game: {0:?} is none of ROWSxCOLUMNS, goalTILE, startNUMBER, fourPERCENT, evil or evilLEVEL"
    )]
    Part(Excerpt),
    /// A rule that was given before.
    #[error("game, {rule}: given twice")]
    Twice {
        /// Its name.
        rule: &'static str,
    },
    /// A value of a rule that there is not.
    #[error("game: there is no rule {0:?} (there are rows, columns, goal, start, four, evil)")]
    Rule(Excerpt),
    /// A goal that is no tile.
    #[error("game, goal: {0} is no power of two from 8 to 1048576")]
    Goal(Excerpt),
    /// Out of range.
    #[error("game, {rule}: {value} is not between {least} and {most}")]
    Range {
        /// Its name.
        rule: &'static str,
        /// The value that was given.
        value: Excerpt,
        /// Least value; of the goal, its exponent.
        least: u8,
        /// Greatest value.
        most: u8,
    },
}

crate::games::into_any_error!(VariantError);

impl Variant {
    /// 4x4, two tiles at the start, one new tile in ten a 4, and 2048 to win.
    pub const STANDARD: Self = {
        let (mut values, mut i) = ([0; RULES.len()], 0);
        while i < RULES.len() {
            values[i] = RULES[i].standard();
            i += 1;
        }
        Self(values)
    };

    /// The value of a rule.
    pub const fn of(&self, rule: Rule) -> u8 {
        self.0[rule as usize]
    }

    /// The same with another value of one rule.
    ///
    /// ```
    /// use plyground::games::g2048::{Rule, Variant};
    /// let wide = Variant::STANDARD.with(Rule::Columns, 5)?;
    /// assert_eq!((wide.cells(), wide.to_string().as_str()), (20, "2048-4x5"));
    /// assert!(wide.with(Rule::Columns, 9).is_err());
    /// # Ok::<(), plyground::games::g2048::VariantError>(())
    /// ```
    ///
    /// # Errors
    /// [`VariantError::Range`].
    pub fn with(self, rule: Rule, value: u8) -> Result<Self, VariantError> {
        self.changed(rule, Some(value), &value.to_string())
    }

    /// The same with a value as it was `given`; `None` is one out of range.
    fn changed(mut self, rule: Rule, value: Option<u8>, given: &str) -> Result<Self, VariantError> {
        let [least, most] = rule.range();
        let value = value.filter(|value| (least..=most).contains(value));
        self.0[rule as usize] = value.ok_or_else(|| VariantError::Range {
            rule: rule.name(),
            value: given.into(),
            least,
            most,
        })?;
        Ok(self)
    }

    /// The variant of these values, by [`Rule::name`]; the goal is given by its exponent, and what is
    /// not named is standard.
    ///
    /// # Errors
    /// Names the rule that is unknown or out of range.
    pub fn from_values<'a>(
        values: impl IntoIterator<Item = (&'a str, f64)>,
    ) -> Result<Self, VariantError> {
        let mut values = values.into_iter();
        values.try_fold(Self::STANDARD, |variant, (name, value)| {
            let rule = RULES.into_iter().find(|rule| rule.name() == name);
            let rule = rule.ok_or_else(|| VariantError::Rule(name.into()))?;
            // `as` cuts off and saturates: what is no such number differs then.
            let whole = Some(value as u8).filter(|&whole| f64::from(whole) == value);
            variant.changed(rule, whole, &value.to_string())
        })
    }

    /// Rows of the board.
    pub const fn rows(&self) -> usize {
        self.of(Rule::Rows) as usize
    }

    /// Columns of the board.
    pub const fn columns(&self) -> usize {
        self.of(Rule::Columns) as usize
    }

    /// Cells of the board.
    pub const fn cells(&self) -> usize {
        self.rows() * self.columns()
    }

    /// The tile that wins.
    pub const fn goal(&self) -> u64 {
        1 << self.of(Rule::Goal)
    }

    /// Tiles at the start.
    pub const fn start(&self) -> u8 {
        self.of(Rule::Start)
    }

    /// The share of 4s among new tiles, in per cent.
    pub const fn four_percent(&self) -> u8 {
        self.of(Rule::Four)
    }

    /// Whether an adversary places the new tiles.
    pub const fn is_evil(&self) -> bool {
        self.of(Rule::Evil) != 0
    }

    /// Reads one part of a name.
    fn take(self, part: &str, given: &mut [bool; RULES.len()]) -> Result<Self, VariantError> {
        let none = || VariantError::Part(part.into());
        let split = part
            .find(|c: char| c.is_ascii_digit())
            .unwrap_or(part.len());
        let (word, digits) = part.split_at(split);
        let values: &[(Rule, &str)] = match (word, digits.split_once('x')) {
            ("", Some((rows, columns))) => &[(Rule::Rows, rows), (Rule::Columns, columns)],
            ("goal", None) => &[(Rule::Goal, digits)],
            ("start", None) => &[(Rule::Start, digits)],
            ("four", None) => &[(Rule::Four, digits)],
            ("evil", None) if digits.is_empty() => &[(Rule::Evil, "10")],
            ("evil", None) => &[(Rule::Evil, digits)],
            _ => return Err(none()),
        };
        values.iter().try_fold(self, |variant, &(rule, digits)| {
            if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(none());
            }
            if std::mem::replace(&mut given[rule as usize], true) {
                return Err(VariantError::Twice { rule: rule.name() });
            }
            let value = match rule {
                Rule::Goal => Some(goal_exponent(digits)?),
                _ => digits.parse().ok(),
            };
            variant.changed(rule, value, digits)
        })
    }
}

fn goal_exponent(digits: &str) -> Result<u8, VariantError> {
    let [least, most] = Rule::Goal.range();
    let tile = digits
        .parse()
        .ok()
        .filter(|tile: &u64| tile.is_power_of_two());
    tile.map(|tile| tile.ilog2() as u8)
        .filter(|exponent| (least..=most).contains(exponent))
        .ok_or_else(|| VariantError::Goal(digits.into()))
}

impl Default for Variant {
    fn default() -> Self {
        Self::STANDARD
    }
}

impl fmt::Display for Variant {
    /// Only what differs from the standard.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("2048")?;
        let differs = |rule: Rule| self.of(rule) != rule.standard();
        if differs(Rule::Rows) || differs(Rule::Columns) {
            write!(f, "-{}x{}", self.rows(), self.columns())?;
        }
        if differs(Rule::Goal) {
            write!(f, "-goal{}", self.goal())?;
        }
        for rule in [Rule::Start, Rule::Four]
            .into_iter()
            .filter(|&rule| differs(rule))
        {
            write!(f, "-{}{}", rule.name(), self.of(rule))?;
        }
        match self.of(Rule::Evil) {
            0 => Ok(()),
            // The name that it had before there were levels.
            MOST_EVIL => f.write_str("-evil"),
            level => write!(f, "-evil{level}"),
        }
    }
}

impl FromStr for Variant {
    type Err = VariantError;

    fn from_str(text: &str) -> Result<Self, VariantError> {
        let mut parts = text.split('-');
        if parts.next() != Some("2048") {
            return Err(VariantError::Game(text.into()));
        }
        let mut given = [false; RULES.len()];
        parts.try_fold(Self::STANDARD, |variant, part| {
            variant.take(part, &mut given)
        })
    }
}
