//! Genetic minimax: lines of moves as genomes (Hong, Huang and Lin 2001).

mod reservation;

use reservation::{ROOT, Reservation};

use std::collections::BinaryHeap;

use super::{Report, SearchControl, Stopped};
use crate::eval::StaticEval;
use crate::games::random::Dice;
use crate::games::{Adversarial, Side};
use crate::params::parameters;

/// Nodes that a reservation tree may hold, of some 100 bytes each.
const MAX_NODES: usize = 1 << 20;

parameters! {
    /// How the search goes.
    ///
    /// A genome is a line of moves, one for each ply of the depth. All lines ever tried are merged in a
    /// reservation tree, whose leaves have the value of the evaluation and whose other nodes that of their
    /// best child. The fitness of a genome is how near the root the value of its leaf is backed up. Genomes
    /// are chosen by fitness, crossed at one point and mutated; a gene that is not legal where it comes to
    /// stand is replaced by a random one. The first gene of the best genome is played. The authors published
    /// neither the size of the population, nor the rates, nor the number of generations.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Genetic("Breeding") {
        depth: u32 = 4, "Depth", "Moves per line, unless a depth limit is set.", range(1.0, 12.0, 1.0);
        population: u32 = 200, "Population",
            "Lines alive at a time. The authors did not publish theirs.", range(2.0, 5000.0, 1.0);
        generations: u32 = 100, "Generations",
            "Up to this many generations per move. The authors did not publish theirs.",
            range(1.0, 100_000.0, 1.0);
        crossover: f64 = 0.8, "Crossover",
            "How often two lines are joined into one. The authors did not publish theirs.";
        mutation: f64 = 0.1, "Mutation",
            "How often a random move replaces another. The authors did not publish theirs.";
    }
}

/// A line of moves and the leaf that it leads to.
#[derive(Clone, Debug)]
struct Genome<M> {
    moves: Vec<M>,
    leaf: usize,
}

/// One search in progress.
struct Breeding<'s, G: Adversarial, E> {
    search: &'s Genetic,
    root: &'s G,
    evaluation: &'s E,
    dice: &'s mut Dice,
    control: &'s SearchControl<G::Move>,
    depth: u32,
    tree: Reservation<G::Move>,
}

impl Genetic {
    /// Finds the best move.
    pub async fn think<G: Adversarial, E: StaticEval<G>>(
        &self,
        position: &G,
        evaluation: &E,
        dice: &mut Dice,
        control: &SearchControl<G::Move>,
    ) -> Report<G::Move> {
        if let Some(outcome) = position.outcome() {
            return Report::over(position, outcome, evaluation, control);
        }
        let mut breeding = Breeding {
            search: self,
            root: position,
            evaluation,
            dice,
            control,
            depth: control.limits().depth.unwrap_or(self.depth),
            tree: Reservation::new(position),
        };
        // The generations bred before the stop count.
        let _ = breeding.evolve().await;
        let report = breeding.report();
        control.tell(|observer| breeding.tree.show(breeding.depth, observer));
        control.report(&report);
        report
    }
}

impl<G: Adversarial, E: StaticEval<G>> Breeding<'_, G, E> {
    async fn evolve(&mut self) -> Result<(), Stopped> {
        let count = self.search.population.max(2) as usize;
        let mut population = Vec::with_capacity(2 * count);
        for _ in 0..count {
            population.push(self.express(&[]));
            self.rest().await?;
        }
        for generation in 1..=self.search.generations {
            if self.tree.len() >= MAX_NODES {
                break;
            }
            let shares = self.shares(&population);
            for _ in 0..count {
                let child = self.breed(&population, &shares);
                population.push(self.express(&child));
                self.rest().await?;
            }
            // Of parents and children the fitter half lives on; of equals the younger.
            let fitness = population
                .iter()
                .map(|genome| self.tree.backed_up(genome.leaf));
            let mut ranks: BinaryHeap<(u32, usize)> = fitness.zip(0..).collect();
            let fittest = std::iter::from_fn(|| ranks.pop()).take(count);
            population = fittest.map(|(_, i)| population[i].clone()).collect();
            if generation.is_power_of_two() {
                self.control.report(&self.report());
            }
        }
        Ok(())
    }

    async fn rest(&self) -> Result<(), Stopped> {
        if self.control.is_due() {
            self.control.pause().await?;
        }
        Ok(())
    }

    /// Plays a line of moves, replaces those that are not legal and adds those that are missing, and enters
    /// it into the tree.
    fn express(&mut self, genes: &[G::Move]) -> Genome<G::Move> {
        let (mut position, mut node) = (*self.root, ROOT);
        let (mut moves, mut is_new) = (Vec::with_capacity(self.depth as usize), false);
        for ply in 0..self.depth as usize {
            if position.outcome().is_some() {
                break;
            }
            let legal: Vec<G::Move> = position.legal().collect();
            let wanted = genes.get(ply).copied().filter(|mv| legal.contains(mv));
            let is_mutant = self.dice.unit() < self.search.mutation;
            let drawn = legal[self.dice.below(legal.len() as u32) as usize];
            let mv = wanted.filter(|_| !is_mutant).unwrap_or(drawn);
            position = position.played(mv);
            moves.push(mv);
            node = match self.tree.find(node, mv) {
                Some(known) => known,
                None => {
                    is_new = true;
                    self.control.count(1);
                    self.tree.grow(node, mv, &position)
                }
            };
        }
        if is_new {
            let value = match position.outcome() {
                Some(outcome) => self
                    .evaluation
                    .finished(&position, outcome, moves.len() as u32),
                None => self.evaluation.static_eval(&position),
            };
            let sign = match position.side() {
                Side::First => 1.0,
                Side::Second => -1.0,
            };
            self.tree.set(node, sign * value);
        } else {
            // Also a line that is known costs something.
            self.control.count(1);
        }
        Genome { moves, leaf: node }
    }

    /// How much of the wheel the genomes up to each have: one more than their fitness.
    fn shares(&self, population: &[Genome<G::Move>]) -> Vec<u32> {
        let mut sum = 0;
        let shares = population.iter().map(|genome| {
            sum += 1 + self.tree.backed_up(genome.leaf);
            sum
        });
        shares.collect()
    }

    /// The genes of a child.
    fn breed(&mut self, population: &[Genome<G::Move>], shares: &[u32]) -> Vec<G::Move> {
        let mut choose = || {
            let drawn = self.dice.below(shares.last().copied().unwrap_or(0));
            let place = shares.partition_point(|&share| share <= drawn);
            &population[place].moves
        };
        let [first, second] = [choose(), choose()];
        let shorter = first.len().min(second.len()) as u32;
        if shorter < 2 || self.dice.unit() >= self.search.crossover {
            return first.clone();
        }
        let point = 1 + self.dice.below(shorter - 1) as usize;
        [&first[..point], &second[point..]].concat()
    }

    fn report(&self) -> Report<G::Move> {
        let known: Vec<_> = self.tree.moves().collect();
        let value_of = |mv: G::Move| known.iter().copied().find(|&(other, _)| other == mv);
        let moves = self.root.legal().filter_map(value_of).collect();
        let line = self.tree.line();
        Report {
            best: line.first().copied().or_else(|| self.root.legal().next()),
            pv: line.iter().map(ToString::to_string).collect(),
            ..Report::valued(self.depth, moves, self.control)
        }
    }
}
