//! Monte Carlo tree search, step by step.

use super::step::{LessonRun, written};
use super::{ExampleTree, LessonStep, Mover, NodeChange, NodeState};
use plyground::games::random::Dice;

/// Simulations of the lesson.
const SIMULATIONS: u32 = 24;
/// The constant of UCB1.
const EXPLORATION: f64 = 1.4;

const CODE: &[&str] = &[
    "for each simulation:",
    "  selection: from the root go to the child with the largest",
    "    mean + c · √(ln(visits of the node) / visits of the child)",
    "  expansion: take a child that was never visited",
    "  playout: random moves down to a leaf",
    "  backpropagation: add the result to every node of the way",
    "play the move with the most visits",
];

/// A search in progress. Rewards are shares: the leaf's value between the least and the largest.
struct Simulation<'a> {
    tree: &'a ExampleTree,
    visits: Vec<u32>,
    totals: Vec<f64>,
    steps: Vec<LessonStep>,
    dice: Dice,
    least: f64,
    range: f64,
}

/// All simulations on a tree.
pub fn simulate(tree: &ExampleTree) -> LessonRun {
    let leaves = tree.nodes.iter().filter(|node| node.mover == Mover::Leaf);
    let (least, most) = leaves.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), leaf| {
        (least.min(leaf.value), most.max(leaf.value))
    });
    let mut simulation = Simulation {
        tree,
        visits: vec![0; tree.nodes.len()],
        totals: vec![0.0; tree.nodes.len()],
        steps: Vec::new(),
        dice: Dice::new(1),
        least,
        range: if most > least { most - least } else { 1.0 },
    };
    for n in 1..=SIMULATIONS {
        simulation.once(n);
    }
    let children = tree.nodes[0].children.iter();
    let most = children.max_by_key(|&&child| simulation.visits[child]);
    let choice = most.copied();
    let most = choice.unwrap_or(0);
    let words = format!("{} visits", simulation.visits[most]);
    simulation.say(6, most, words, Vec::new());
    LessonRun {
        code: CODE,
        steps: simulation.steps,
        choice,
    }
}

impl Simulation<'_> {
    fn say(&mut self, line: usize, node: usize, words: String, changes: Vec<NodeChange>) {
        self.steps.push(LessonStep {
            line,
            node,
            words,
            changes,
        });
    }

    fn once(&mut self, number: u32) {
        self.say(0, 0, format!("simulation {number}"), Vec::new());
        let (mut path, mut at) = (vec![0], 0);
        while !self.tree.nodes[at].children.is_empty() {
            let fresh: Vec<usize> = self
                .children(at)
                .filter(|&child| self.visits[child] == 0)
                .collect();
            let is_fresh = !fresh.is_empty();
            at = if is_fresh {
                let chosen = fresh[self.dice.below(fresh.len() as u32) as usize];
                self.say(3, chosen, format!("one of {}", fresh.len()), Vec::new());
                chosen
            } else {
                self.select(at)
            };
            path.push(at);
            if is_fresh {
                break;
            }
        }
        let mut leaf = at;
        while !self.tree.nodes[leaf].children.is_empty() {
            let children = &self.tree.nodes[leaf].children;
            leaf = children[self.dice.below(children.len() as u32) as usize];
        }
        let reward = (self.tree.nodes[leaf].value - self.least) / self.range;
        let words = format!(
            "leaf {}, result {}",
            written(self.tree.nodes[leaf].value),
            written(reward)
        );
        self.say(4, leaf, words, Vec::new());
        self.propagate(&path, reward);
    }

    fn children(&self, node: usize) -> impl Iterator<Item = usize> {
        self.tree.nodes[node].children.clone().into_iter()
    }

    /// The child with the largest bound, as whoever moves there counts.
    fn select(&mut self, node: usize) -> usize {
        let log = libm::log(f64::from(self.visits[node]));
        let bound = |child: usize| {
            let visits = f64::from(self.visits[child]);
            let mean = self.totals[child] / visits;
            let own = if self.tree.nodes[node].mover == Mover::Min {
                1.0 - mean
            } else {
                mean
            };
            own + EXPLORATION * (log / visits).sqrt()
        };
        let bounds = self.children(node).map(|child| (child, bound(child)));
        let best = bounds
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .unwrap_or((node, 0.0));
        self.say(2, best.0, format!("bound {}", written(best.1)), Vec::new());
        best.0
    }

    fn propagate(&mut self, path: &[usize], reward: f64) {
        let mut changes = Vec::new();
        for &node in path {
            self.visits[node] += 1;
            self.totals[node] += reward;
            changes.push(NodeChange {
                node,
                state: NodeState::Done,
                value: Some(written(self.totals[node] / f64::from(self.visits[node]))),
                visits: Some(self.visits[node]),
                ..NodeChange::default()
            });
        }
        self.say(
            5,
            path[path.len() - 1],
            format!("result {}", written(reward)),
            changes,
        );
    }
}
