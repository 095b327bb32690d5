//! Monte Carlo tree search with UCB1.

use super::monte_carlo::{playout, simulations};
use super::{Observer, Report, SearchControl, Visit};
use crate::eval::Reward;
use crate::games::Playout;
use crate::games::random::Dice;

/// Moves that a tree may hold, seen or not, of some 32 bytes each; when it is full, simulations go on
/// from its leaves.
const MAX_SLOTS: usize = 1 << 21;

/// How the search goes.
///
/// The tree is open-loop: its nodes are sequences of moves, and what chance does between them is
/// drawn anew in each simulation. So the same tree serves games against chance and games of two
/// sides. A simulation goes down the tree, adds one node and plays on at random.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mcts {
    /// Simulations a move.
    pub simulations: u32,
    /// The constant c of UCB1, in the unit of the reward. Selection maximises mean + c * sqrt(ln(visits of the node) /
    /// visits of the move) (Auer, Cesa-Bianchi and Fischer 2002).
    pub exploration: f64,
    /// The most random moves of a simulation beyond the tree.
    pub cap: u32,
    /// How the move is chosen in the end.
    pub choose: Choose,
}

/// How the best of the root moves is found when all simulations are done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choose {
    /// By the mean of its rewards.
    Mean,
    /// By the number of its visits, of equals by the mean of its rewards.
    Visits,
}

/// A move in the tree.
struct Slot<M> {
    mv: M,
    visits: u32,
    total: f64,
    /// The first move after it; 0 when it has none yet.
    child: u32,
    /// The next move beside it; 0 after the last.
    sibling: u32,
}

/// One search in progress.
struct Tree<'s, G: Playout, R> {
    search: &'s Mcts,
    root: &'s G,
    reward: &'s R,
    /// The first stands for the root position.
    slots: Vec<Slot<G::Move>>,
    /// The slots that the simulation in hand went through.
    path: Vec<usize>,
}

impl Mcts {
    /// Finds the best move.
    pub async fn think<G: Playout, R: Reward<G>>(
        &self,
        position: &G,
        reward: &R,
        dice: &mut Dice,
        control: &SearchControl<G::Move>,
    ) -> Report<G::Move> {
        let Some(simulations) = simulations(position, self.simulations) else {
            return Report::ended(position, reward, control);
        };
        let mut tree = Tree {
            search: self,
            root: position,
            reward,
            slots: Vec::new(),
            path: Vec::new(),
        };
        tree.slots.extend(position.legal().next().map(Slot::new));
        for done in 1..=simulations {
            control.count(tree.simulate(dice));
            if control.is_due() && control.pause().await.is_err() {
                break;
            }
            if done.is_power_of_two() && done < simulations {
                control.report(&tree.report(control));
            }
        }
        let report = tree.report(control);
        control.tell(|observer| tree.show(observer));
        control.report(&report);
        report
    }
}

impl<G: Playout, R: Reward<G>> Tree<'_, G, R> {
    /// Goes down the tree, adds a node, plays on at random, and credits the way. Returns the moves
    /// played.
    fn simulate(&mut self, dice: &mut Dice) -> u32 {
        let (mut position, mut points, mut played) = (*self.root, 0, 0);
        self.path.clear();
        self.path.push(0);
        let mut slot = 0;
        while slot == 0 || !self.reward.ends(&position) {
            let Some(next) = self.select(slot, &position, dice) else {
                break;
            };
            slot = next;
            points += position.follow(self.slots[slot].mv, dice);
            played += 1;
            self.path.push(slot);
            if self.slots[slot].visits == 0 {
                break;
            }
        }
        let cap = self.search.cap;
        let (value, more) = playout(position, points, cap, self.reward, dice);
        for &slot in &self.path {
            let slot = &mut self.slots[slot];
            slot.visits += 1;
            slot.total += value;
        }
        played + more
    }

    /// Selects a move at `position`, which was reached through `slot`: an unvisited move, each with the same
    /// probability, otherwise the best by UCB1. `None` if there is no move.
    fn select(&mut self, slot: usize, position: &G, dice: &mut Dice) -> Option<usize> {
        let log = libm::log(f64::from(self.slots[slot].visits.max(1)));
        let (mut fresh, mut chosen, mut best) = (0, None, f64::NEG_INFINITY);
        // Mostly the same moves are legal as when the slots were made, in the same order.
        let mut expected = self.slots[slot].child;
        for mv in position.legal() {
            let child = self.child(slot, mv, expected)?;
            let Slot {
                visits,
                total,
                sibling,
                ..
            } = self.slots[child];
            expected = sibling;
            if visits == 0 {
                fresh += 1;
                if dice.below(fresh) == 0 {
                    chosen = Some(child);
                }
            } else if fresh == 0 {
                let visits = f64::from(visits);
                let mean = self.reward.for_mover(position, total / visits);
                let bound = mean + self.search.exploration * (log / visits).sqrt();
                if bound > best {
                    (best, chosen) = (bound, Some(child));
                }
            }
        }
        chosen
    }

    /// The slot of a move after `slot`, perhaps `expected`, made when there is none; `None` when the
    /// tree is full.
    fn child(&mut self, slot: usize, mv: G::Move, expected: u32) -> Option<usize> {
        if expected != 0 && self.slots[expected as usize].mv == mv {
            return Some(expected as usize);
        }
        let (mut before, mut next) = (None, self.slots[slot].child);
        while next != 0 {
            let place = next as usize;
            if self.slots[place].mv == mv {
                return Some(place);
            }
            (before, next) = (Some(place), self.slots[place].sibling);
        }
        if self.slots.len() >= MAX_SLOTS {
            return None;
        }
        let place = self.slots.len();
        self.slots.push(Slot::new(mv));
        match before {
            Some(before) => self.slots[before].sibling = place as u32,
            None => self.slots[slot].child = place as u32,
        }
        Some(place)
    }

    /// Tells an observer the whole tree: the visits of each move and the mean of its rewards.
    fn show(&self, observer: &dyn Observer) {
        observer.begin(0);
        // The slots from the root to the one in hand, each with those below it that are still to be told.
        let mut path: Vec<(usize, Vec<usize>)> = vec![(0, self.visited(0).collect())];
        while let Some((place, below)) = path.last_mut() {
            let Some(next) = below.pop() else {
                let Slot { total, visits, .. } = self.slots[*place];
                observer.leave((total / f64::from(visits.max(1))) as f32);
                let ended = path.pop().map(|(place, _)| place);
                if ended.is_some()
                    && path.last().and_then(|(above, _)| self.most_visited(*above)) == ended
                {
                    observer.prefer();
                }
                continue;
            };
            let Slot { mv, visits, .. } = self.slots[next];
            observer.step(&mv);
            observer.enter(Visit {
                visits: Some(visits),
                ..Visit::default()
            });
            path.push((next, self.visited(next).collect()));
        }
    }

    /// The slots after `slot` that were visited.
    fn visited(&self, slot: usize) -> impl Iterator<Item = usize> {
        let mut next = self.slots[slot].child as usize;
        let children = std::iter::from_fn(move || {
            let place = next;
            next = self.slots[place].sibling as usize;
            (place != 0).then_some(place)
        });
        children.filter(|&place| self.slots[place].visits > 0)
    }

    /// The state of the search. A move that no simulation began with has no value yet.
    fn report(&self, control: &SearchControl<G::Move>) -> Report<G::Move> {
        let value = |slot: &Slot<G::Move>| {
            let mean = slot.total / f64::from(slot.visits);
            (self.reward.for_mover(self.root, mean) * self.reward.factor(slot.mv)) as f32
        };
        let moves = self.visited(0).map(|place| {
            let slot = &self.slots[place];
            (slot.mv, value(slot))
        });
        let mut report = Report::valued(1, moves.collect(), control);
        if let Some(slot) = self.chosen(value) {
            (report.best, report.value) = (Some(slot.mv), value(slot));
        }
        let line = self.line(report.best);
        report.depth = line.len() as u32;
        report.pv = line.iter().map(ToString::to_string).collect();
        report
    }

    /// The best of the root moves, of equals the one with the least rank.
    fn chosen(&self, value: impl Fn(&Slot<G::Move>) -> f32) -> Option<&Slot<G::Move>> {
        let visits = |slot: &Slot<G::Move>| match self.search.choose {
            Choose::Mean => 0,
            Choose::Visits => slot.visits,
        };
        let moves = self.visited(0).map(|place| &self.slots[place]);
        moves.min_by(|a, b| {
            let (rank, other) = (self.reward.rank(a.mv), self.reward.rank(b.mv));
            let better = visits(b).cmp(&visits(a));
            better
                .then(value(b).total_cmp(&value(a)))
                .then(rank.cmp(&other))
        })
    }

    fn most_visited(&self, slot: usize) -> Option<usize> {
        self.visited(slot)
            .max_by_key(|&place| self.slots[place].visits)
    }

    /// The most visited line that begins with `mv`.
    fn line(&self, mv: Option<G::Move>) -> Vec<G::Move> {
        let mut slot = self
            .visited(0)
            .find(|&place| Some(self.slots[place].mv) == mv);
        let mut line = Vec::new();
        while let Some(place) = slot {
            line.push(self.slots[place].mv);
            slot = self.most_visited(place);
        }
        line
    }
}

impl<M> Slot<M> {
    fn new(mv: M) -> Self {
        Self {
            mv,
            visits: 0,
            total: 0.0,
            child: 0,
            sibling: 0,
        }
    }
}
