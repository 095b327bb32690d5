//! How a program from outside loses its game other than by the rules.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Why a program lost its game, or ended it where one plays alone.
///
/// ```
/// use plyground::players::{Fault, FaultReason};
/// let fault = Fault::new(FaultReason::Crashed, "signal 9");
/// assert_eq!(fault.to_string(), "crashed (signal 9)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// The kind.
    pub reason: FaultReason,
    /// What more is known: an exit status, a move, a time. It may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub detail: String,
}

/// The kinds of [`Fault`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum FaultReason {
    /// It did not start, or was not ready in time.
    #[serde(rename = "not started")]
    NotStarted,
    /// It ended by a signal, an error or an exit status other than 0.
    #[serde(rename = "crashed")]
    Crashed,
    /// It ended without an error, or no longer reads or writes.
    #[serde(rename = "closed")]
    Closed,
    /// Its answer had no move.
    #[serde(rename = "no answer")]
    NoAnswer,
    /// Its move is not legal.
    #[serde(rename = "illegal move")]
    IllegalMove,
    /// It did not answer in time.
    #[serde(rename = "too late")]
    TooLate,
}

impl Fault {
    /// A fault of that kind, with what more is known.
    pub fn new(reason: FaultReason, detail: impl Into<String>) -> Self {
        let detail = detail.into();
        Self { reason, detail }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.detail.as_str() {
            "" => write!(f, "{}", self.reason),
            detail => write!(f, "{} ({detail})", self.reason),
        }
    }
}

impl fmt::Display for FaultReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The name in results, which serde knows.
        self.serialize(f)
    }
}
