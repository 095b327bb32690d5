//! Observers of a search.

use std::fmt::{Debug, Display};

use serde::Serialize;

/// Hears what a search visits. A search calls it in the order of its walk through the tree.
///
/// [`watched_by`](super::SearchControl::watched_by) gives a search its observer; most have none.
pub trait Observer: Debug {
    /// An iteration begins that looks so deep. What was heard before is out of date.
    fn begin(&self, depth: u32);

    /// The next nodes below the one in hand are reached by this move, or this answer of chance.
    fn step(&self, label: &dyn Display);

    /// A node begins, below the one in hand.
    fn enter(&self, visit: Visit);

    /// The reason why the node in hand is not searched, or not to its end.
    fn note(&self, reason: Reason);

    /// The node in hand ends with this value, for the side to move there. The one above is in hand again.
    fn leave(&self, value: f32);

    /// The node that ended last is the best so far below the one in hand.
    fn prefer(&self);
}

impl dyn Observer + '_ {
    /// A node that is not searched, for a reason.
    pub(crate) fn leaf(&self, label: &dyn Display, visit: Visit, reason: Reason, value: f32) {
        self.step(label);
        self.enter(visit);
        self.note(reason);
        self.leave(value);
    }
}

/// The data of a node when its search begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Visit {
    /// The depth that is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Alpha, for the side to move; `None` for minus infinity.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alpha: Option<f32>,
    /// Beta, for the side to move; `None` for infinity.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beta: Option<f32>,
    /// The probability of an answer of chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub probability: Option<f32>,
    /// The simulations that went through.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visits: Option<u32>,
}

impl Visit {
    /// A node with a window.
    pub fn window(depth: u32, alpha: f32, beta: f32) -> Self {
        let finite = |bound: f32| bound.is_finite().then_some(bound);
        Self {
            depth: Some(depth),
            alpha: finite(alpha),
            beta: finite(beta),
            ..Self::default()
        }
    }

    /// A node without a window.
    pub fn deep(depth: u32) -> Self {
        Self {
            depth: Some(depth),
            ..Self::default()
        }
    }

    /// An answer of chance.
    pub fn chance(probability: f32) -> Self {
        Self {
            probability: Some(probability),
            ..Self::default()
        }
    }
}

/// Why a node was not searched to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The game is over.
    Over,
    /// The depth is reached: the static evaluation counts.
    Horizon,
    /// The depth is reached: quiescence search found the value.
    Quiescence,
    /// The line is too improbable to be followed.
    Improbable,
    /// The position came up before, which is a draw.
    Repetition,
    /// The transposition table knows enough.
    Table,
    /// A move is too good for the opponent to let it happen: its value is at least beta.
    Cutoff,
    /// The static evaluation is above beta by a margin.
    StaticPruning,
    /// Doing nothing is too good already.
    NullMove,
    /// Several moves, searched less deep, are too good.
    MultiCut,
    /// The nodes that the search allows here are used up. It may come back with more.
    Budget,
}

impl Reason {
    /// Its name in output.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::Horizon => "horizon",
            Self::Quiescence => "quiescence",
            Self::Improbable => "improbable",
            Self::Repetition => "repetition",
            Self::Table => "table",
            Self::Cutoff => "cutoff",
            Self::StaticPruning => "static-pruning",
            Self::NullMove => "null-move",
            Self::MultiCut => "multi-cut",
            Self::Budget => "budget",
        }
    }
}
