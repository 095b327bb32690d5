//! A step of a lesson.

use serde::Serialize;

use super::LessonEvent;

/// The run of an algorithm on a tree.
pub(super) struct LessonRun {
    /// The pseudocode, a line each.
    pub code: &'static [&'static str],
    /// The steps.
    pub steps: Vec<LessonStep>,
    /// The node below the root that it chose.
    pub choice: Option<usize>,
}

/// A step: the line in hand and what changes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LessonStep {
    /// The line of the pseudocode, counted from 0.
    pub line: usize,
    /// The node in hand.
    pub node: usize,
    /// The event.
    pub event: LessonEvent,
    /// The nodes that change.
    pub changes: Vec<NodeChange>,
}

/// The data of a node from a step on; what is `None` is not shown.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct NodeChange {
    /// The place of the node.
    pub node: usize,
    /// How far the algorithm is with it.
    pub state: NodeState,
    /// The value that Max has elsewhere; minus infinity for nothing.
    pub alpha: Option<f64>,
    /// The value that Min has elsewhere; infinity for nothing.
    pub beta: Option<f64>,
    /// Its value so far.
    pub value: Option<f64>,
    /// Simulations through it.
    pub visits: Option<u32>,
}

/// How far an algorithm is with a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum NodeState {
    /// Not reached.
    #[default]
    New,
    /// In hand, or above the node in hand.
    Open,
    /// Finished.
    Done,
    /// Never reached: cut off.
    Cut,
}
