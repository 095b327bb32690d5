//! Minimax, alpha-beta, iterative deepening and expectimax, step by step.

use std::cmp::Reverse;

use super::step::{LessonRun, written};
use super::{ExampleTree, LessonStep, Mover, NodeChange, NodeState};

/// The algorithm at the nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DescentRule {
    Minimax,
    AlphaBeta,
    Expectimax,
}

const MINIMAX: &[&str] = &[
    "minimax(node):",
    "  if node is a leaf: return its value",
    "  value = -∞ at Max, ∞ at Min",
    "  for each child of node:",
    "    value = max (Min: min) of value and minimax(child)",
    "  return value",
];
const ALPHA_BETA: &[&str] = &[
    "alphabeta(node, α, β):",
    "  if node is a leaf: return its value",
    "  value = -∞ at Max, ∞ at Min",
    "  for each child of node:",
    "    value = max (Min: min) of value and alphabeta(child, α, β)",
    "    Max: α = max(α, value)   Min: β = min(β, value)",
    "    if α ≥ β: leave the other children out",
    "  return value",
];
const DEEPENING: &[&str] = &[
    "for depth = 1, 2, 3, ...:",
    "  alphabeta(root, -∞, ∞) down to depth",
    "  at the depth: return the estimate",
    "  for each child: the table's best, the killer, then by history:",
    "    value = max (Min: min) of value and alphabeta(child, α, β)",
    "    Max: α = max(α, value)   Min: β = min(β, value)",
    "    if α ≥ β: leave the others out; a killer; add to its history",
    "  keep the best child in the table; return value",
];
const EXPECTIMAX: &[&str] = &[
    "expectimax(node):",
    "  if node is a leaf: return its value",
    "  value = -∞ at Max, 0 at chance",
    "  for each child of node:",
    "    Max: value = max of value and expectimax(child)",
    "    chance: value = value + probability · expectimax(child)",
    "  return value",
];

/// The places of the same steps in a pseudocode.
struct CodeLines {
    leaf: usize,
    start: usize,
    child: usize,
    back: usize,
    raise: usize,
    cut: usize,
    end: usize,
}

/// An algorithm on its way down a tree.
pub struct Descent<'a> {
    tree: &'a ExampleTree,
    rule: DescentRule,
    lines: CodeLines,
    steps: Vec<LessonStep>,
    /// The depth of the iteration; `None` to the leaves.
    depth: Option<usize>,
    /// The best child of each node in the last iteration.
    best: Vec<Option<usize>>,
    /// The move of the last cut at each ply. A move is the place of a child among its siblings.
    killers: Vec<Option<usize>>,
    /// The cuts that each move made anywhere, a deeper one more: the square of the plies that were left.
    history: Vec<usize>,
}

impl<'a> Descent<'a> {
    fn new(tree: &'a ExampleTree, rule: DescentRule, lines: CodeLines) -> Self {
        Self {
            tree,
            rule,
            lines,
            steps: Vec::new(),
            depth: None,
            best: vec![None; tree.nodes.len()],
            killers: vec![None; tree.nodes.len()],
            history: vec![0; tree.nodes.len()],
        }
    }

    /// To the leaves at once.
    pub fn run(tree: &'a ExampleTree, rule: DescentRule) -> LessonRun {
        let (code, raise, end) = match rule {
            DescentRule::Minimax => (MINIMAX, 4, 5),
            DescentRule::AlphaBeta => (ALPHA_BETA, 5, 7),
            DescentRule::Expectimax => (EXPECTIMAX, 4, 6),
        };
        let lines = CodeLines {
            leaf: 1,
            start: 2,
            child: 3,
            back: 4,
            raise,
            cut: 6,
            end,
        };
        let mut descent = Descent::new(tree, rule, lines);
        descent.value(0, 0, f64::NEG_INFINITY, f64::INFINITY);
        descent.ended(code)
    }

    /// Alpha-beta to depth 1, 2 and so on. The best moves of a depth are tried first at the next, then killer moves, then
    /// others by the history heuristic.
    pub fn deepen(tree: &'a ExampleTree) -> LessonRun {
        let lines = CodeLines {
            leaf: 2,
            start: 1,
            child: 3,
            back: 4,
            raise: 5,
            cut: 6,
            end: 7,
        };
        let mut descent = Descent::new(tree, DescentRule::AlphaBeta, lines);
        for depth in 1..=tree.depth() {
            descent.depth = Some(depth);
            let all = (0..tree.nodes.len()).map(|node| NodeChange {
                node,
                ..NodeChange::default()
            });
            let changes = all.collect();
            descent.say(0, 0, format!("depth {depth}"), changes);
            descent.value(0, 0, f64::NEG_INFINITY, f64::INFINITY);
        }
        descent.ended(DEEPENING)
    }

    fn ended(self, code: &'static [&'static str]) -> LessonRun {
        LessonRun {
            code,
            choice: self.best[0],
            steps: self.steps,
        }
    }

    fn say(&mut self, line: usize, node: usize, words: String, changes: Vec<NodeChange>) {
        self.steps.push(LessonStep {
            line,
            node,
            words,
            changes,
        });
    }

    /// A node with its window and its value so far.
    fn shown(
        &self,
        node: usize,
        state: NodeState,
        window: (f64, f64),
        value: Option<f64>,
    ) -> NodeChange {
        let has_window = self.rule == DescentRule::AlphaBeta;
        NodeChange {
            node,
            state,
            alpha: has_window.then(|| written(window.0)),
            beta: has_window.then(|| written(window.1)),
            value: value.map(written),
            visits: None,
        }
    }

    /// The children in the order in which they are tried, each with its reason.
    fn ordered(&self, node: usize, ply: usize) -> Vec<(usize, String)> {
        let children = self.tree.nodes[node].children.iter().enumerate();
        let ranked = children.map(|(mv, &child)| {
            let (is_best, is_killer) = (
                self.best[node] == Some(child),
                self.killers[ply] == Some(mv),
            );
            let reason = match self.history[mv] {
                _ if is_best => ", the table's best".into(),
                _ if is_killer => ", the killer".into(),
                0 => String::new(),
                cuts => format!(", history {cuts}"),
            };
            (
                (!is_best, !is_killer, Reverse(self.history[mv])),
                child,
                reason,
            )
        });
        let mut ranked: Vec<_> = ranked.collect();
        ranked.sort_by_key(|&(rank, ..)| rank);
        ranked
            .into_iter()
            .map(|(_, child, reason)| (child, reason))
            .collect()
    }

    /// Keeps a move that cut as the killer of its ply, and in the history. Only searches that deepen do.
    fn remember(&mut self, node: usize, ply: usize, child: usize) {
        let mv = self.tree.nodes[node]
            .children
            .iter()
            .position(|&one| one == child);
        if let (Some(mv), Some(depth)) = (mv, self.depth) {
            self.killers[ply] = Some(mv);
            self.history[mv] += (depth - ply).pow(2);
        }
    }

    fn value(&mut self, node: usize, ply: usize, mut alpha: f64, mut beta: f64) -> f64 {
        let (mover, known) = (self.tree.nodes[node].mover, self.tree.nodes[node].value);
        if mover == Mover::Leaf || self.depth == Some(ply) {
            let change = self.shown(node, NodeState::Done, (alpha, beta), Some(known));
            let what = if mover == Mover::Leaf {
                "leaf"
            } else {
                "estimate"
            };
            self.say(
                self.lines.leaf,
                node,
                format!("{what} {}", written(known)),
                vec![change],
            );
            return known;
        }
        let mut value = match mover {
            Mover::Max => f64::NEG_INFINITY,
            Mover::Min => f64::INFINITY,
            _ => 0.0,
        };
        let change = self.shown(node, NodeState::Open, (alpha, beta), None);
        self.say(
            self.lines.start,
            node,
            format!("value {}", written(value)),
            vec![change],
        );
        let children = self.ordered(node, ply);
        for (i, (child, reason)) in children.iter().enumerate() {
            let child = *child;
            let words = format!("child {} of {}{reason}", i + 1, children.len());
            self.say(self.lines.child, node, words, Vec::new());
            let found = self.value(child, ply + 1, alpha, beta);
            if self.take(node, child, found, children.len(), &mut value) {
                self.best[node] = Some(child);
            }
            self.narrow(node, value, &mut alpha, &mut beta);
            if self.rule == DescentRule::AlphaBeta && alpha >= beta && i + 1 < children.len() {
                let rest = children[i + 1..].iter().map(|&(child, _)| child);
                self.cut(node, rest.collect(), (alpha, beta), value);
                self.remember(node, ply, child);
                break;
            }
        }
        let change = self.shown(node, NodeState::Done, (alpha, beta), Some(value));
        self.say(
            self.lines.end,
            node,
            format!("value {}", written(value)),
            vec![change],
        );
        value
    }

    /// Takes the value of a child into that of its node; says whether the child is the best so far.
    fn take(&mut self, node: usize, child: usize, found: f64, all: usize, value: &mut f64) -> bool {
        let before = *value;
        let mover = self.tree.nodes[node].mover;
        *value = match mover {
            Mover::Max => before.max(found),
            Mover::Min => before.min(found),
            _ => before + found / all as f64,
        };
        let line = self.lines.back + usize::from(mover == Mover::Chance);
        let words = match mover {
            Mover::Chance => format!(
                "{} + {}/{all} = {}",
                written(before),
                written(found),
                written(*value)
            ),
            _ => format!(
                "{} beside {}: value {}",
                written(found),
                written(before),
                written(*value)
            ),
        };
        let mut change = self.shown(node, NodeState::Open, (0.0, 0.0), Some(*value));
        // The window changes with the next line.
        let last = self.steps.iter().rev().flat_map(|step| &step.changes);
        if let Some(last) = last.into_iter().find(|change| change.node == node) {
            (change.alpha, change.beta) = (last.alpha.clone(), last.beta.clone());
        }
        self.say(line, node, words, vec![change]);
        mover != Mover::Chance
            && *value == found
            && self.tree.nodes[child].parent == Some(node)
            && before != *value
    }

    /// Raises alpha or lowers beta.
    fn narrow(&mut self, node: usize, value: f64, alpha: &mut f64, beta: &mut f64) {
        if self.rule != DescentRule::AlphaBeta {
            return;
        }
        let words = match self.tree.nodes[node].mover {
            Mover::Max => {
                *alpha = alpha.max(value);
                format!("α = {}", written(*alpha))
            }
            _ => {
                *beta = beta.min(value);
                format!("β = {}", written(*beta))
            }
        };
        let change = self.shown(node, NodeState::Open, (*alpha, *beta), Some(value));
        self.say(self.lines.raise, node, words, vec![change]);
    }

    /// Leaves children out, with all below them.
    fn cut(&mut self, node: usize, rest: Vec<usize>, window: (f64, f64), value: f64) {
        let mut changes = vec![self.shown(node, NodeState::Open, window, Some(value))];
        let mut left = rest;
        while let Some(one) = left.pop() {
            changes.push(NodeChange {
                node: one,
                state: NodeState::Cut,
                ..NodeChange::default()
            });
            left.extend(&self.tree.nodes[one].children);
        }
        let words = format!("{} ≥ {}", written(window.0), written(window.1));
        self.say(self.lines.cut, node, words, changes);
    }
}
