//! The sets of rules.

use std::fmt;
use std::str::FromStr;

use super::SIDE;
use crate::games::{self, RulesError};

/// The result of a move that connects both sides.
///
/// ```
/// use plyground::games::loa::Rules;
/// assert_eq!("loa-mover".parse::<Rules>().map(|rules| rules.to_string()), Ok("loa-mover".into()));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rules {
    /// Nobody's, as at the Computer Olympiad.
    #[default]
    Olympiad,
    /// The mover's, as on many servers.
    Mover,
}

impl Rules {
    /// All of them, the usual first.
    pub const ALL: [Self; 2] = [Self::Olympiad, Self::Mover];

    /// The name of the game by the usual rules.
    pub const GAME: &str = Self::Olympiad.game();

    /// The name of the rule that may differ; 1 where the mover wins.
    pub const MOVER: &str = "mover";

    /// The name of the game by these rules.
    pub const fn game(self) -> &'static str {
        match self {
            Self::Olympiad => "loa",
            Self::Mover => "loa-mover",
        }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.game())
    }
}

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(name: &str) -> Result<Self, RulesError> {
        let found = Self::ALL.into_iter().find(|rules| rules.game() == name);
        found.ok_or_else(|| RulesError::name(name))
    }
}

impl games::RuleSet for Rules {
    fn values(&self) -> Vec<(&'static str, f64)> {
        let mover = if *self == Self::Mover { 1.0 } else { 0.0 };
        vec![(Self::MOVER, mover)]
    }

    fn of_values(values: &[(&str, f64)]) -> Result<Self, RulesError> {
        let mut rules = Self::default();
        for &(rule, value) in values {
            rules = match (rule, value) {
                (Self::MOVER, 0.0) => Self::Olympiad,
                (Self::MOVER, 1.0) => Self::Mover,
                (Self::MOVER, value) => {
                    let rule = Self::MOVER;
                    return Err(RulesError::Value { rule, value });
                }
                _ => return Err(RulesError::Rule(rule.into())),
            };
        }
        Ok(rules)
    }

    fn shape(&self) -> [usize; 2] {
        [SIDE.into(); 2]
    }

    /// The first rank is the lowest.
    fn cell_name(&self, cell: usize) -> String {
        let side = usize::from(SIDE);
        let letter = char::from(b'a' + (cell % side) as u8);
        format!("{letter}{}", side - cell / side)
    }
}
