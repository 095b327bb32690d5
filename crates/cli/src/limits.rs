//! The options that say how long a player may think about a move.

use anyhow::Result;
use plyground::search::{Limits, LimitsError};

/// Where none is given.
const MOVETIME: f64 = 10.0;

/// How long a player may think about a move.
#[derive(clap::Args, Clone, Debug)]
pub struct LimitOptions {
    /// Milliseconds for a move [default: 10, unless another limit is given]
    #[arg(long, value_name = "MS")]
    movetime: Option<f64>,
    /// How many plies to look ahead. Monte Carlo players ignore it, and it does not limit the solver of `strong`
    #[arg(long, value_name = "N")]
    depth: Option<u32>,
    /// Nodes for a move. Unlike a time, it gives the same moves on every machine
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
}

impl LimitOptions {
    /// The limits, of which one is always there.
    ///
    /// # Errors
    /// Names a limit that is out of range.
    pub fn limits(&self) -> Result<Limits, LimitsError> {
        let &Self {
            movetime,
            depth,
            nodes,
        } = self;
        let none = movetime.is_none() && depth.is_none() && nodes.is_none();
        Limits {
            movetime: if none { Some(MOVETIME) } else { movetime },
            depth,
            nodes,
        }
        .checked()
    }
}

/// The limits in words.
pub fn describe(limits: Limits) -> String {
    let parts = [
        limits.movetime.map(|ms| format!("{ms} ms")),
        limits.depth.map(|depth| format!("depth {depth}")),
        limits.nodes.map(|nodes| format!("{nodes} nodes")),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    format!("{} a move", parts.join(", "))
}
