//! The reservation tree: every line ever tried, with values backed up by minimax.

use std::fmt::Display;

use crate::games::{Adversarial, Side};
use crate::search::{Observer, Visit};

/// The place of the root.
pub(super) const ROOT: usize = 0;

/// Lines of moves merged where they begin alike. A leaf has the value of its evaluation, any other node
/// that of its best known child.
#[derive(Debug)]
pub(super) struct Reservation<M> {
    nodes: Vec<ReservationNode<M>>,
}

#[derive(Debug)]
struct ReservationNode<M> {
    /// The move that leads here; `None` at the root.
    mv: Option<M>,
    parent: usize,
    /// Whose move it is here.
    side: Side,
    /// For the first side.
    value: f32,
    children: Vec<usize>,
    /// The best of the children.
    best: Option<usize>,
}

impl<M: Copy + PartialEq + Display> Reservation<M> {
    pub(super) fn new<G: Adversarial<Move = M>>(root: &G) -> Self {
        let mut tree = Self { nodes: Vec::new() };
        tree.add(root, None, ROOT);
        tree
    }

    fn add<G: Adversarial<Move = M>>(
        &mut self,
        position: &G,
        mv: Option<M>,
        parent: usize,
    ) -> usize {
        self.nodes.push(ReservationNode {
            mv,
            parent,
            side: position.side(),
            value: 0.0,
            children: Vec::new(),
            best: None,
        });
        self.nodes.len() - 1
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The node that a move leads to.
    pub(super) fn find(&self, node: usize, mv: M) -> Option<usize> {
        let mut children = self.nodes[node].children.iter().copied();
        children.find(|&child| self.nodes[child].mv == Some(mv))
    }

    /// A new node, `position`, that a move leads to; without a value until one is [set](Self::set) in it
    /// or below.
    pub(super) fn grow<G: Adversarial<Move = M>>(
        &mut self,
        node: usize,
        mv: M,
        position: &G,
    ) -> usize {
        let child = self.add(position, Some(mv), node);
        self.nodes[node].children.push(child);
        child
    }

    /// Gives a leaf its value for the first side, and backs it up to the root.
    pub(super) fn set(&mut self, leaf: usize, value: f32) {
        self.nodes[leaf].value = value;
        let mut node = leaf;
        while node != ROOT {
            let child = node;
            node = self.nodes[child].parent;
            let Some(best) = self.nodes[node].best else {
                self.adopt(node, child);
                continue;
            };
            if best == child {
                // It may have become worse.
                let children = self.nodes[node].children.iter().copied();
                let valued = children.filter(|&child| self.is_valued(child));
                let best = valued.reduce(|a, b| if self.prefers(node, b, a) { b } else { a });
                self.adopt(node, best.unwrap_or(child));
            } else if self.prefers(node, child, best) {
                self.adopt(node, child);
            } else {
                return;
            }
        }
    }

    /// Whether some leaf below, or the node itself, has its value.
    fn is_valued(&self, node: usize) -> bool {
        let ReservationNode { best, children, .. } = &self.nodes[node];
        best.is_some() || children.is_empty()
    }

    fn adopt(&mut self, node: usize, best: usize) {
        self.nodes[node].best = Some(best);
        self.nodes[node].value = self.nodes[best].value;
    }

    fn prefers(&self, node: usize, a: usize, b: usize) -> bool {
        let [a, b] = [a, b].map(|child| self.nodes[child].value);
        match self.nodes[node].side {
            Side::First => a > b,
            Side::Second => a < b,
        }
    }

    /// How many plies the value of a leaf is backed up towards the root.
    pub(super) fn backed_up(&self, leaf: usize) -> u32 {
        let (mut node, mut plies) = (leaf, 0);
        while node != ROOT && self.nodes[self.nodes[node].parent].best == Some(node) {
            node = self.nodes[node].parent;
            plies += 1;
        }
        plies
    }

    /// The moves from the root with their values for the side to move there.
    pub(super) fn moves(&self) -> impl Iterator<Item = (M, f32)> {
        let sign = match self.nodes[ROOT].side {
            Side::First => 1.0,
            Side::Second => -1.0,
        };
        let children = self.nodes[ROOT].children.iter();
        children.filter_map(move |&child| {
            let node = &self.nodes[child];
            node.mv.map(|mv| (mv, sign * node.value))
        })
    }

    /// Tells the tree of lines so many plies long to an observer, every node by the value for its side to move.
    pub(super) fn show(&self, depth: u32, observer: &dyn Observer) {
        observer.begin(depth);
        self.show_below(ROOT, depth, observer);
    }

    fn show_below(&self, node: usize, depth: u32, observer: &dyn Observer) {
        for &child in &self.nodes[node].children {
            let below = &self.nodes[child];
            if let Some(mv) = below.mv {
                observer.step(&mv);
            }
            observer.enter(Visit::deep(depth.saturating_sub(1)));
            self.show_below(child, depth.saturating_sub(1), observer);
            observer.leave(match below.side {
                Side::First => below.value,
                Side::Second => -below.value,
            });
            if self.nodes[node].best == Some(child) {
                observer.prefer();
            }
        }
    }

    /// The best line known.
    pub(super) fn line(&self) -> Vec<M> {
        let mut line = Vec::new();
        let mut next = self.nodes[ROOT].best;
        while let Some(node) = next {
            line.extend(self.nodes[node].mv);
            next = self.nodes[node].best;
        }
        line
    }
}
