//! The tree of a search, and its forms as text.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;

use super::{Reason, Visit};

/// The tree that a search walked through in its last iteration.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SearchTree {
    /// The depth of the iteration.
    pub depth: u32,
    /// Nodes of the iteration that are not among `nodes`, because there was no room for them.
    pub dropped: u64,
    /// The counts of each iteration, the last one included.
    pub iterations: Vec<IterationCounts>,
    /// In the order of the walk, the root first; a parent comes before its children.
    pub nodes: Vec<TreeNode>,
}

/// The counts of an iteration.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct IterationCounts {
    /// Its depth.
    pub depth: u32,
    /// Nodes below its root, kept or not.
    pub nodes: u64,
    /// How many of them were not searched, or not to their end, by the reason.
    pub reasons: BTreeMap<Reason, u64>,
}

/// A node of a tree.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TreeNode {
    /// The place of the node above; `None` for the root.
    pub parent: Option<usize>,
    /// The move, or the answer of chance, that leads here; nothing for the root.
    #[serde(rename = "move")]
    pub label: String,
    /// The data of the node when its search began.
    #[serde(flatten)]
    pub visit: Visit,
    /// Its value for the side to move there; `None` where the search ended before it was known.
    pub value: Option<f32>,
    /// Why it was not searched to its end; `None` where it was.
    pub reason: Option<Reason>,
    /// The place of the best node below; where it was cut off, that of the move that refutes. `None` where the search chose none,
    /// or there was no room for it. From the root these lead along the principal variation.
    pub best: Option<usize>,
    /// Nodes that the search visited below it, those included that there was no room for.
    pub below: u64,
}

impl TreeNode {
    /// A node that begins.
    pub(super) fn new(parent: Option<usize>, label: String, visit: Visit) -> Self {
        Self {
            parent,
            label,
            visit,
            value: None,
            reason: None,
            best: None,
            below: 0,
        }
    }

    /// All that is known of it, in words.
    fn words(&self) -> String {
        let Visit {
            depth,
            alpha,
            beta,
            probability,
            visits,
        } = self.visit;
        let bound = |bound: Option<f32>, none: &str| {
            bound.map_or_else(|| none.to_string(), |bound| bound.to_string())
        };
        let window = (alpha, beta) != (None, None);
        let parts = [
            self.value.map(|value| format!("= {value}")),
            probability.map(|probability| format!("p {probability}")),
            visits.map(|visits| format!("visits {visits}")),
            depth.map(|depth| format!("depth {depth}")),
            window.then(|| format!("[{}, {}]", bound(alpha, "-inf"), bound(beta, "inf"))),
            self.reason.map(|reason| reason.name().to_string()),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join("  ")
    }

    fn title(&self) -> &str {
        if self.parent.is_none() {
            "root"
        } else {
            &self.label
        }
    }
}

impl SearchTree {
    /// The tree down to so many plies below the root.
    #[must_use]
    pub fn cut(self, plies: usize) -> Self {
        let kept: Vec<bool> = self.levels().iter().map(|&level| level <= plies).collect();
        let (nodes, _) = keep(self.nodes, &kept);
        Self { nodes, ..self }
    }

    /// The places of the principal variation, the root first.
    pub fn line(&self) -> Vec<usize> {
        let root = (!self.nodes.is_empty()).then_some(0);
        std::iter::successors(root, |&place| self.nodes[place].best).collect()
    }

    /// How many of the iteration's nodes are here, in words.
    fn size(&self) -> String {
        let all = self.nodes.first().map_or(0, |root| root.below + 1);
        format!("{} of {all} nodes", self.nodes.len())
    }

    /// How far each node is from the root.
    fn levels(&self) -> Vec<usize> {
        let mut levels: Vec<usize> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            levels.push(node.parent.map_or(0, |parent| levels[parent] + 1));
        }
        levels
    }

    /// A line a node, indented by two blanks a ply. That of the root says how many nodes there are.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (node, level) in self.nodes.iter().zip(self.levels()) {
            let (title, words) = (node.title(), node.words());
            let size = if level == 0 {
                self.size()
            } else {
                String::new()
            };
            let parts = [title, words.as_str(), size.as_str()];
            let said: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
            // Writing to a string does not fail.
            let _ = writeln!(text, "{:1$}{2}", "", 2 * level, said.join("  "));
        }
        text
    }

    /// A graph in the language of Graphviz.
    pub fn dot(&self) -> String {
        let size = self.size();
        let mut text = format!("digraph tree {{\n  label=\"{size}\";\n  node [shape=box];\n");
        for (place, node) in self.nodes.iter().enumerate() {
            let words = node.words().replace("  ", "\\n");
            let _ = writeln!(text, "  n{place} [label=\"{}\\n{words}\"];", node.title());
            if let Some(parent) = node.parent {
                let _ = writeln!(text, "  n{parent} -> n{place};");
            }
        }
        text.push_str("}\n");
        text
    }
}

/// The nodes that are kept, and the place of each before among them. The root and all above a kept node have to be kept.
pub(super) fn keep(nodes: Vec<TreeNode>, kept: &[bool]) -> (Vec<TreeNode>, Vec<Option<usize>>) {
    let mut count = 0;
    let place = |&is_kept: &bool| {
        count += usize::from(is_kept);
        is_kept.then(|| count - 1)
    };
    let places: Vec<Option<usize>> = kept.iter().map(place).collect();
    let stay = nodes.into_iter().zip(kept).filter(|&(_, &is_kept)| is_kept);
    let moved = stay.map(|(node, _)| TreeNode {
        parent: node.parent.and_then(|parent| places[parent]),
        best: node.best.and_then(|best| places[best]),
        ..node
    });
    (moved.collect(), places)
}
