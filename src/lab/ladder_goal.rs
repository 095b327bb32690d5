//! How well a ladder is to know its players.

use serde::{Deserialize, Serialize};

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
