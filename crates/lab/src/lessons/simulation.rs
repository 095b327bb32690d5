//! Monte Carlo tree search, step by step.

use super::step::LessonRun;
use super::{ExampleTree, LessonEvent, LessonStep, Mover, NodeChange, NodeState, UpperBound};
use plyground::games::random::Dice;

/// Simulations of the lesson.
const SIMULATIONS: u32 = 24;
/// The constant of UCB1.
const EXPLORATION: f64 = 1.4;

const CODE: &[&str] = &[
    "for each simulation:",
    "  node = root",
    "  while every child of node was visited:",
    "    node = the child with the largest UCB1",
    "  node = a child that was never visited",
    "  result = leaf after random moves from node, 0 to 1",
    "  for each node on the way back:",
    "    visits = visits + 1; total = total + result",
    "play the move with the most visits",
    "UCB1(child) = mean + c · √(ln N / n)    # c = 1.4",
    "  N, n = visits of node and child",
    "  mean = total / n at Max, 1 - total / n at Min",
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
    let choice = children
        .copied()
        .max_by_key(|&child| simulation.visits[child]);
    let most = choice.unwrap_or(0);
    let event = LessonEvent::Visits {
        number: tree.place(most) + 1,
        visits: simulation.visits[most],
    };
    simulation.say(8, most, event, Vec::new());
    LessonRun {
        code: CODE,
        steps: simulation.steps,
        choice,
    }
}

impl Simulation<'_> {
    fn say(&mut self, line: usize, node: usize, event: LessonEvent, changes: Vec<NodeChange>) {
        self.steps.push(LessonStep {
            line,
            node,
            event,
            changes,
        });
    }

    fn once(&mut self, number: u32) {
        let (mut path, mut at) = (vec![0], 0);
        while !self.tree.nodes[at].children.is_empty() {
            let fresh = self.expand(at, number);
            at = match fresh {
                Some(child) => child,
                None => self.select(at, number),
            };
            path.push(at);
            if fresh.is_some() {
                break;
            }
        }
        let mut leaf = at;
        while !self.tree.nodes[leaf].children.is_empty() {
            let children = &self.tree.nodes[leaf].children;
            leaf = children[self.dice.below(children.len() as u32) as usize];
        }
        let value = self.tree.nodes[leaf].value;
        let result = (value - self.least) / self.range;
        self.say(5, leaf, LessonEvent::Playout { value, result }, Vec::new());
        self.propagate(&path, number, result);
    }

    /// A child that was never visited, if there is one.
    fn expand(&mut self, node: usize, simulation: u32) -> Option<usize> {
        let children = self.tree.nodes[node].children.iter().copied();
        let fresh: Vec<usize> = children.filter(|&child| self.visits[child] == 0).collect();
        if fresh.is_empty() {
            return None;
        }
        let chosen = fresh[self.dice.below(fresh.len() as u32) as usize];
        let event = LessonEvent::Expand {
            simulation,
            fresh: fresh.len(),
            number: self.tree.place(chosen) + 1,
        };
        self.say(4, chosen, event, Vec::new());
        Some(chosen)
    }

    /// The child with the largest bound, as whoever moves there counts.
    fn select(&mut self, node: usize, simulation: u32) -> usize {
        let log = libm::log(f64::from(self.visits[node]));
        let mover = self.tree.nodes[node].mover;
        let bound = |&child: &usize| {
            let visits = f64::from(self.visits[child]);
            let mean = self.totals[child] / visits;
            UpperBound {
                mean: if mover == Mover::Min {
                    1.0 - mean
                } else {
                    mean
                },
                bonus: EXPLORATION * (log / visits).sqrt(),
            }
        };
        let children = &self.tree.nodes[node].children;
        let bounds: Vec<UpperBound> = children.iter().map(bound).collect();
        let ranked = bounds.iter().map(|one| one.bound()).enumerate();
        let best = ranked.max_by(|a, b| a.1.total_cmp(&b.1));
        let place = best.map_or(0, |(place, _)| place);
        let chosen = children[place];
        let event = LessonEvent::Select {
            simulation,
            mover,
            bounds,
            number: place + 1,
        };
        self.say(3, chosen, event, Vec::new());
        chosen
    }

    fn propagate(&mut self, path: &[usize], simulation: u32, result: f64) {
        let mut changes = Vec::new();
        for &node in path {
            self.visits[node] += 1;
            self.totals[node] += result;
            changes.push(NodeChange {
                node,
                state: NodeState::Done,
                value: Some(self.totals[node] / f64::from(self.visits[node])),
                visits: Some(self.visits[node]),
                ..NodeChange::default()
            });
        }
        let event = LessonEvent::Backup { simulation, result };
        self.say(7, path[path.len() - 1], event, changes);
    }
}
