//! Records the tree of a search.

use std::cell::RefCell;
use std::fmt::Display;
use std::mem;

use super::report::plain;
use super::tree::keep;
use super::{IterationCounts, Observer, Reason, Report, SearchTree, TreeNode, Visit};

/// An observer that keeps the tree of the last iteration.
///
/// Where the nodes are too many, the deepest levels are dropped. The moves at the root always stay, each with the best line below it,
/// and so the principal variation does.
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
/// let tree = recorder.tree(&report);
/// assert_eq!((tree.depth, tree.nodes[0].value), (2, Some(report.value)));
/// let line: Vec<&str> = tree.line().into_iter().skip(1).map(|place| tree.nodes[place].label.as_str()).collect();
/// assert_eq!(line, report.pv);
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
    /// In the order of the walk.
    nodes: Vec<TreeNode>,
    /// How far each node is from the root.
    levels: Vec<u32>,
    /// The way from the root to the node in hand.
    path: Vec<OpenNode>,
    /// So many nodes are too many.
    full: usize,
    /// How many levels no sweep has touched; `None` before the first sweep.
    whole: Option<usize>,
}

/// A node that has not ended.
#[derive(Debug)]
struct OpenNode {
    place: usize,
    /// The label of the next node below it.
    next: String,
    /// The node below it that ended last.
    ended: Option<usize>,
    /// Nodes that were counted when it began.
    before: u64,
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

    /// The tree, when the search is over and has made this report. Its root has the value of the report, unless the search has told
    /// another. The recorder is empty then, as a new one.
    pub fn tree<M: Display>(&self, report: &Report<M>) -> SearchTree {
        let mut state = self.state.take();
        self.begin(0);
        state.finish(report);
        // After a sweep, nodes came to levels that had lost some.
        if state.nodes.len() > self.most || state.whole.is_some() {
            state.make_room(self.most);
        }
        let Recording {
            earlier: mut iterations,
            counts,
            nodes,
            ..
        } = state;
        let (depth, dropped) = (counts.depth, counts.nodes + 1 - nodes.len() as u64);
        iterations.push(counts);
        SearchTree {
            depth,
            dropped,
            iterations,
            nodes,
        }
    }
}

impl Recording {
    fn add(&mut self, parent: Option<usize>, label: String, visit: Visit) {
        let place = self.nodes.len();
        self.levels
            .push(parent.map_or(0, |parent| self.levels[parent] + 1));
        self.nodes.push(TreeNode::new(parent, label, visit));
        self.path.push(OpenNode {
            place,
            next: String::new(),
            ended: None,
            before: self.counts.nodes,
        });
    }

    /// Ends the node in hand.
    fn leave(&mut self, value: f32) {
        let Some(OpenNode { place, before, .. }) = self.path.last() else {
            return;
        };
        let place = *place;
        let node = &mut self.nodes[place];
        node.value = Some(plain(value));
        node.below = self.counts.nodes - before;
        // The root stays.
        if self.path.len() == 1 {
            return;
        }
        self.path.pop();
        if self.nodes[place].best.is_none() && self.has_chance_below(place) {
            self.nodes[place].best = self.nearest_below(place, value);
        }
        if let Some(above) = self.path.last_mut() {
            above.ended = Some(place);
        }
    }

    /// Whether chance answers at a node.
    fn has_chance_below(&self, place: usize) -> bool {
        let below = self.nodes.get(place + 1);
        below.is_some_and(|node| node.parent == Some(place) && node.visit.probability.is_some())
    }

    /// The answer of chance that comes nearest to the expectation: it stands for all in a line.
    fn nearest_below(&self, place: usize, value: f32) -> Option<usize> {
        let distance = |&below: &usize| {
            let own = self.nodes[below].value?;
            (self.nodes[below].parent == Some(place)).then(|| (own - value).abs())
        };
        let answers =
            (place + 1..self.nodes.len()).filter_map(|below| Some((distance(&below)?, below)));
        answers
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, below)| below)
    }

    /// Ends all that is open, and leads from the root to the move of the report.
    fn finish<M: Display>(&mut self, report: &Report<M>) {
        for OpenNode { place, before, .. } in mem::take(&mut self.path) {
            self.nodes[place].below = self.counts.nodes - before;
        }
        let best = report.best.as_ref().map(M::to_string);
        // A move that was searched twice counts by its last search.
        let chosen = self
            .nodes
            .iter()
            .rposition(|node| node.parent == Some(0) && Some(&node.label) == best.as_ref());
        if let Some(root) = self.nodes.first_mut() {
            root.value.get_or_insert(plain(report.value));
            root.best = chosen;
        }
    }

    /// Drops the deepest levels but for the lines, until `most` nodes are left. The levels that stay are complete, so one that was
    /// dropped before is dropped again.
    fn make_room(&mut self, most: usize) {
        let lines = self.lines();
        let deepest = self.levels.iter().max().map_or(0, |&level| level as usize);
        let mut counts = vec![0; deepest + 1];
        for (place, &level) in self.levels.iter().enumerate() {
            counts[if lines[place] { 0 } else { level as usize }] += 1;
        }
        let mut sum = 0;
        let fits = |count: &&usize| {
            sum += **count;
            sum <= most
        };
        let fitting = counts.iter().take_while(fits).count();
        let levels = self.whole.map_or(fitting, |whole| whole.min(fitting));
        self.whole = Some(levels);
        let is_kept = |(&level, &on_line): (&u32, &bool)| on_line || (level as usize) < levels;
        let kept: Vec<bool> = self.levels.iter().zip(&lines).map(is_kept).collect();
        let (nodes, places) = keep(mem::take(&mut self.nodes), &kept);
        self.nodes = nodes;
        let mut all = kept.iter();
        self.levels.retain(|_| all.next() == Some(&true));
        for open in &mut self.path {
            open.place = places[open.place].unwrap_or_default();
            open.ended = open.ended.and_then(|ended| places[ended]);
        }
        self.full = self.nodes.len().saturating_add(most);
    }

    /// Which nodes are on a line that may turn out to be principal. Lines begin with what is open, with the moves at the root, and with
    /// answers of chance that are still compared. They go on with the best node below.
    fn lines(&self) -> Vec<bool> {
        let mut is_open = vec![false; self.nodes.len()];
        for open in &self.path {
            is_open[open.place] = true;
        }
        let mut lines = vec![false; self.nodes.len()];
        for (place, node) in self.nodes.iter().enumerate() {
            lines[place] = is_open[place]
                || node.parent.is_none_or(|parent| {
                    let is_compared = is_open[parent] && node.visit.probability.is_some();
                    let is_best = lines[parent] && self.nodes[parent].best == Some(place);
                    parent == 0 || is_compared || is_best
                });
        }
        lines
    }
}

impl Observer for Recorder {
    fn begin(&self, depth: u32) {
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
            full: self.most.saturating_mul(2),
            ..Recording::default()
        };
        state.add(None, String::new(), Visit::default());
    }

    fn step(&self, label: &dyn Display) {
        if let Some(node) = self.state.borrow_mut().path.last_mut() {
            node.next = label.to_string();
        }
    }

    fn enter(&self, mut visit: Visit) {
        let state = &mut *self.state.borrow_mut();
        // Twice the room, so that a sweep frees much.
        if state.nodes.len() >= state.full {
            state.make_room(self.most);
        }
        let Some(OpenNode { place, next, .. }) = state.path.last() else {
            return;
        };
        let (parent, label) = (*place, next.clone());
        state.counts.nodes += 1;
        (visit.alpha, visit.beta) = (visit.alpha.map(plain), visit.beta.map(plain));
        state.add(Some(parent), label, visit);
    }

    fn note(&self, reason: Reason) {
        let state = &mut *self.state.borrow_mut();
        *state.counts.reasons.entry(reason).or_default() += 1;
        if let Some(open) = state.path.last() {
            state.nodes[open.place].reason = Some(reason);
        }
    }

    fn leave(&self, value: f32) {
        self.state.borrow_mut().leave(value);
    }

    fn prefer(&self) {
        let state = &mut *self.state.borrow_mut();
        if let Some(open) = state.path.last() {
            state.nodes[open.place].best = open.ended;
        }
    }
}
