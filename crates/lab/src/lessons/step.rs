//! A step of a lesson.

use serde::Serialize;

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
    /// The event, in numbers.
    pub words: String,
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
    /// Alpha there, minus infinity as text.
    pub alpha: Option<String>,
    /// Beta there.
    pub beta: Option<String>,
    /// Its value so far.
    pub value: Option<String>,
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

/// A number as a reader writes it.
pub(super) fn written(number: f64) -> String {
    if number == f64::INFINITY {
        "∞".into()
    } else if number == f64::NEG_INFINITY {
        "-∞".into()
    } else {
        let rounded = (number * 100.0).round() / 100.0 + 0.0;
        rounded.to_string()
    }
}
