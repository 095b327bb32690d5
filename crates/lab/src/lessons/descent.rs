//! Minimax, negamax, alpha-beta, iterative deepening and expectimax, step by step.

use std::cmp::Reverse;

use super::pseudocode::{ALPHA_BETA, DEEPENING, EXPECTIMAX, MINIMAX, NEGAMAX, Pseudocode};
use super::step::LessonRun;
use super::{ExampleTree, LessonEvent, LessonStep, Mover, NodeChange, NodeState, OrderReason};

/// The algorithm at the nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DescentRule {
    Minimax,
    Negamax,
    AlphaBeta,
    Expectimax,
}

/// An algorithm on its way down a tree.
pub struct Descent<'a> {
    tree: &'a ExampleTree,
    rule: DescentRule,
    code: Pseudocode,
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

/// A node in hand: its place, its ply, its window and its best value so far.
#[derive(Clone, Copy)]
struct NodeVisit {
    node: usize,
    ply: usize,
    mover: Mover,
    alpha: f64,
    beta: f64,
    value: Option<f64>,
}

impl NodeVisit {
    /// Whether its value is already too good: the other side has better elsewhere.
    fn is_refuted(&self) -> bool {
        match (self.mover, self.value) {
            (Mover::Max, Some(value)) => value >= self.beta,
            (Mover::Min, Some(value)) => value <= self.alpha,
            _ => false,
        }
    }

    /// Raises alpha or lowers beta to its value.
    fn narrow(&mut self) {
        match (self.mover, self.value) {
            (Mover::Max, Some(value)) => self.alpha = self.alpha.max(value),
            (Mover::Min, Some(value)) => self.beta = self.beta.min(value),
            _ => {}
        }
    }
}

impl<'a> Descent<'a> {
    fn new(tree: &'a ExampleTree, rule: DescentRule, code: Pseudocode) -> Self {
        Self {
            tree,
            rule,
            code,
            steps: Vec::new(),
            depth: None,
            best: vec![None; tree.nodes.len()],
            killers: vec![None; tree.nodes.len()],
            history: vec![0; tree.nodes.len()],
        }
    }

    /// Straight to the leaves.
    pub fn run(tree: &'a ExampleTree, rule: DescentRule) -> LessonRun {
        let code = match rule {
            DescentRule::Minimax => MINIMAX,
            DescentRule::Negamax => NEGAMAX,
            DescentRule::AlphaBeta => ALPHA_BETA,
            DescentRule::Expectimax => EXPECTIMAX,
        };
        let mut descent = Descent::new(tree, rule, code);
        descent.value(0, 0, f64::NEG_INFINITY, f64::INFINITY);
        descent.ended()
    }

    /// Alpha-beta to depth 1, 2 and so on. The best moves of a depth are tried first at the next, then killer moves, then
    /// others by the history heuristic.
    pub fn deepen(tree: &'a ExampleTree) -> LessonRun {
        let mut descent = Descent::new(tree, DescentRule::AlphaBeta, DEEPENING);
        for depth in 1..=tree.depth() {
            descent.depth = Some(depth);
            let all = (0..tree.nodes.len()).map(|node| NodeChange {
                node,
                ..NodeChange::default()
            });
            let changes = all.collect();
            descent.say(1, 0, LessonEvent::Depth { depth }, changes);
            descent.value(0, 0, f64::NEG_INFINITY, f64::INFINITY);
        }
        descent.ended()
    }

    fn ended(self) -> LessonRun {
        LessonRun {
            code: self.code.text,
            choice: self.best[0],
            steps: self.steps,
        }
    }

    fn say(&mut self, line: usize, node: usize, event: LessonEvent, changes: Vec<NodeChange>) {
        self.steps.push(LessonStep {
            line,
            node,
            event,
            changes,
        });
    }

    /// The same line in the function of whoever moves at a ply.
    fn line(&self, line: usize, ply: usize) -> usize {
        line + if ply.is_multiple_of(2) {
            0
        } else {
            self.code.reply
        }
    }

    /// A value of Max as it is shown at a ply.
    fn seen(&self, value: f64, ply: usize) -> f64 {
        if self.rule == DescentRule::Negamax && !ply.is_multiple_of(2) && value != 0.0 {
            -value
        } else {
            value
        }
    }

    /// A node with its window and its value so far.
    fn shown(&self, visit: &NodeVisit, state: NodeState) -> NodeChange {
        let has_window = self.rule == DescentRule::AlphaBeta;
        NodeChange {
            node: visit.node,
            state,
            alpha: has_window.then_some(visit.alpha),
            beta: has_window.then_some(visit.beta),
            value: visit.value.map(|value| self.seen(value, visit.ply)),
            visits: None,
        }
    }

    /// The children in the order in which they are tried, each with the reason for coming early.
    fn ordered(&self, node: usize, ply: usize) -> Vec<(usize, Option<OrderReason>)> {
        let children = self.tree.nodes[node].children.iter().enumerate();
        let ranked = children.map(|(mv, &child)| {
            let is_best = self.best[node] == Some(child);
            let is_killer = self.killers[ply] == Some(mv);
            let reason = match self.history[mv] {
                _ if is_best => Some(OrderReason::Best),
                _ if is_killer => Some(OrderReason::Killer),
                0 => None,
                _ => Some(OrderReason::History),
            };
            let rank = (!is_best, !is_killer, Reverse(self.history[mv]));
            (rank, (child, reason))
        });
        let mut ranked: Vec<_> = ranked.collect();
        ranked.sort_by_key(|&(rank, _)| rank);
        ranked.into_iter().map(|(_, child)| child).collect()
    }

    /// Keeps a move that cut as the killer of its ply, and in the history. Only searches that deepen do.
    fn remember(&mut self, ply: usize, child: usize) {
        if let Some(depth) = self.depth {
            let mv = self.tree.place(child);
            self.killers[ply] = Some(mv);
            self.history[mv] += (depth - ply).pow(2);
        }
    }

    fn value(&mut self, node: usize, ply: usize, alpha: f64, beta: f64) -> f64 {
        let (mover, known) = (self.tree.nodes[node].mover, self.tree.nodes[node].value);
        let mut visit = NodeVisit {
            node,
            ply,
            mover,
            alpha,
            beta,
            value: None,
        };
        if mover == Mover::Leaf || self.depth == Some(ply) {
            visit.value = Some(known);
            self.look(&visit, known);
            return known;
        }
        let line = self.line(self.code.start, ply);
        let changes = vec![self.shown(&visit, NodeState::Open)];
        let event = LessonEvent::Enter { mover, alpha, beta };
        self.say(line, node, event, changes);
        let is_cut = self.try_children(&mut visit);
        self.leave(&visit, is_cut)
    }

    /// Looks at a leaf, or at a node that stands for what is below.
    fn look(&mut self, visit: &NodeVisit, known: f64) {
        let value = self.seen(known, visit.ply);
        let event = match visit.mover {
            Mover::Leaf => LessonEvent::Leaf { value },
            _ => LessonEvent::Estimate { value },
        };
        let changes = vec![self.shown(visit, NodeState::Done)];
        self.say(
            self.line(self.code.leaf, visit.ply),
            visit.node,
            event,
            changes,
        );
    }

    /// Tries the children until none is left or the rest cannot matter; says whether some were cut off.
    fn try_children(&mut self, visit: &mut NodeVisit) -> bool {
        let children = self.ordered(visit.node, visit.ply);
        for (i, &(child, reason)) in children.iter().enumerate() {
            if let Some(reason) = reason {
                let mv = self.tree.place(child);
                let event = LessonEvent::Order {
                    number: mv + 1,
                    reason,
                    history: self.history[mv],
                };
                self.say(self.code.order, child, event, Vec::new());
            }
            let found = self.value(child, visit.ply + 1, visit.alpha, visit.beta);
            self.take(visit, child, found);
            let rest = &children[i + 1..];
            if self.rule == DescentRule::AlphaBeta && visit.is_refuted() && !rest.is_empty() {
                self.cut(visit, rest.iter().map(|&(child, _)| child).collect());
                self.remember(visit.ply, child);
                return true;
            }
            visit.narrow();
        }
        false
    }

    /// Takes the value of a child into that of its node.
    fn take(&mut self, visit: &mut NodeVisit, child: usize, found: f64) {
        let (mover, before) = (visit.mover, visit.value);
        let probability = self.tree.nodes[child].probability;
        let value = match (mover, before) {
            (Mover::Chance, _) => before.unwrap_or(0.0) + probability.unwrap_or(1.0) * found,
            (_, None) => found,
            (Mover::Max, Some(best)) => best.max(found),
            (_, Some(best)) => best.min(found),
        };
        if mover != Mover::Chance && before != Some(value) {
            self.best[visit.node] = Some(child);
        }
        visit.value = Some(value);
        let event = match (mover, self.rule) {
            (Mover::Chance, _) => LessonEvent::Average {
                found,
                probability: probability.unwrap_or(1.0),
                value,
            },
            (_, DescentRule::Negamax) => LessonEvent::Negate {
                below: self.seen(found, visit.ply + 1),
                before: before.map(|best| self.seen(best, visit.ply)),
            },
            _ => LessonEvent::Take {
                mover,
                found,
                before,
            },
        };
        let mut after = *visit;
        if !after.is_refuted() {
            after.narrow();
        }
        let changes = vec![self.shown(&after, NodeState::Open)];
        let line = self.line(self.code.take, visit.ply);
        self.say(line, visit.node, event, changes);
    }

    /// Leaves children out, with all below them.
    fn cut(&mut self, visit: &NodeVisit, mut rest: Vec<usize>) {
        let mut changes = vec![self.shown(visit, NodeState::Open)];
        let mut leaves = Vec::new();
        rest.reverse();
        while let Some(node) = rest.pop() {
            changes.push(NodeChange {
                node,
                state: NodeState::Cut,
                ..NodeChange::default()
            });
            let below = &self.tree.nodes[node].children;
            if below.is_empty() {
                leaves.push(self.tree.nodes[node].value);
            }
            rest.extend(below.iter().rev());
        }
        let rival = match visit.mover {
            Mover::Max => visit.beta,
            _ => visit.alpha,
        };
        let event = LessonEvent::Cut {
            mover: visit.mover,
            value: visit.value.unwrap_or(rival),
            rival,
            leaves,
        };
        self.say(
            self.line(self.code.cut, visit.ply),
            visit.node,
            event,
            changes,
        );
    }

    /// Answers the value of a node to the one above.
    fn leave(&mut self, visit: &NodeVisit, is_cut: bool) -> f64 {
        let found = visit.value.unwrap_or(0.0);
        let value = self.seen(found, visit.ply);
        let event = match self.best[visit.node] {
            Some(child) if visit.node == 0 => LessonEvent::Choose {
                number: self.tree.place(child) + 1,
                value,
            },
            _ => LessonEvent::Return {
                mover: visit.mover,
                value,
                bound: is_cut,
            },
        };
        let changes = vec![self.shown(visit, NodeState::Done)];
        self.say(
            self.line(self.code.end, visit.ply),
            visit.node,
            event,
            changes,
        );
        found
    }
}
