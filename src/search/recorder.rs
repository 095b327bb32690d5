//! Records the tree of a search.

use std::cell::RefCell;
use std::fmt::Display;
use std::mem;

use super::report::plain;
use super::{IterationCounts, Observer, Reason, SearchTree, TreeNode, Visit};

/// An observer that keeps the tree of the last iteration.
///
/// ```
/// use std::rc::Rc;
///
/// use plyground::eval::pentago::{LineWeights, Lines, ReachWeights};
/// use plyground::games::pentago::Position;
/// use plyground::search::{AlphaBeta, Clock, Limits, Options, Recorder, SearchControl, run};
///
/// let lines = Lines::new(LineWeights::default(), ReachWeights::default());
/// let recorder = Rc::new(Recorder::new(1000));
/// let control = SearchControl::new(Limits::depth(2), Clock::none()).watched_by(Some(recorder.clone()));
/// let mut search = AlphaBeta::new(lines, Options::default());
/// let report = run(search.think(&Position::START, &control));
/// let tree = recorder.tree(report.value);
/// assert_eq!((tree.depth, tree.nodes[0].value), (2, Some(report.value)));
/// ```
#[derive(Debug)]
pub struct Recorder {
    most: usize,
    state: RefCell<Recording>,
}

#[derive(Debug, Default)]
struct Recording {
    /// Of the iterations before.
    earlier: Vec<IterationCounts>,
    counts: IterationCounts,
    nodes: Vec<TreeNode>,
    /// The way from the root to the node in hand.
    path: Vec<OpenNode>,
    /// Nodes that there was no room for.
    dropped: u64,
}

/// A node that has not ended.
#[derive(Debug)]
struct OpenNode {
    /// Its place; `None` where there was no room.
    place: Option<usize>,
    /// The label of the next node below it.
    next: String,
}

impl Recorder {
    /// With room for so many nodes. Further ones are counted, but not kept.
    pub fn new(most: usize) -> Self {
        let recorder = Self {
            most,
            state: RefCell::default(),
        };
        recorder.begin(0);
        recorder
    }

    /// The tree, when the search is over. Its root has this value, unless the search has told another. The recorder is empty then, as
    /// a new one.
    pub fn tree(&self, value: f32) -> SearchTree {
        let Recording {
            earlier: mut iterations,
            counts,
            mut nodes,
            dropped,
            ..
        } = self.state.take();
        self.begin(0);
        let depth = counts.depth;
        iterations.push(counts);
        if let Some(root) = nodes.first_mut() {
            root.value.get_or_insert(plain(value));
        }
        SearchTree {
            depth,
            dropped,
            iterations,
            nodes,
        }
    }
}

impl Observer for Recorder {
    fn begin(&self, depth: u32) {
        let root = TreeNode::new(None, String::new(), Visit::default());
        let place = Some(0);
        let next = String::new();
        let state = &mut *self.state.borrow_mut();
        let mut earlier = mem::take(&mut state.earlier);
        // Before the first iteration nothing was counted.
        if state.counts.nodes > 0 {
            earlier.push(mem::take(&mut state.counts));
        }
        let counts = IterationCounts {
            depth,
            ..IterationCounts::default()
        };
        *state = Recording {
            earlier,
            counts,
            nodes: vec![root],
            path: vec![OpenNode { place, next }],
            dropped: 0,
        };
    }

    fn step(&self, label: &dyn Display) {
        if let Some(node) = self.state.borrow_mut().path.last_mut() {
            node.next = label.to_string();
        }
    }

    fn enter(&self, mut visit: Visit) {
        let state = &mut *self.state.borrow_mut();
        state.counts.nodes += 1;
        let Some(OpenNode { place, next }) = state.path.last() else {
            return;
        };
        let place = match *place {
            Some(parent) if state.nodes.len() < self.most => {
                (visit.alpha, visit.beta) = (visit.alpha.map(plain), visit.beta.map(plain));
                let node = TreeNode::new(Some(parent), next.clone(), visit);
                state.nodes.push(node);
                Some(state.nodes.len() - 1)
            }
            _ => {
                state.dropped += 1;
                None
            }
        };
        let next = String::new();
        state.path.push(OpenNode { place, next });
    }

    fn note(&self, reason: Reason) {
        let state = &mut *self.state.borrow_mut();
        *state.counts.reasons.entry(reason).or_default() += 1;
        if let Some(place) = state.path.last().and_then(|node| node.place) {
            state.nodes[place].reason = Some(reason);
        }
    }

    fn leave(&self, value: f32) {
        let state = &mut *self.state.borrow_mut();
        if let Some(place) = state.path.last().and_then(|node| node.place) {
            state.nodes[place].value = Some(plain(value));
        }
        // The root stays.
        if state.path.len() > 1 {
            state.path.pop();
        }
    }
}
