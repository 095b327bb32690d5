//! The rules: there is one set of them.

use std::fmt;
use std::str::FromStr;

use super::SIDE;
use crate::games::{self, RulesError};

/// The rules of Pentago; nothing in them may differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rules;

impl Rules {
    /// The game's name.
    pub const GAME: &str = "pentago";
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::GAME)
    }
}

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(name: &str) -> Result<Self, RulesError> {
        if name == Self::GAME {
            Ok(Self)
        } else {
            Err(RulesError::name(name))
        }
    }
}

impl games::RuleSet for Rules {
    fn of_values(values: &[(&str, f64)]) -> Result<Self, RulesError> {
        match values.first() {
            None => Ok(Self),
            Some((rule, _)) => Err(RulesError::Rule((*rule).into())),
        }
    }

    fn shape(&self) -> [usize; 2] {
        [SIDE.into(); 2]
    }
}
