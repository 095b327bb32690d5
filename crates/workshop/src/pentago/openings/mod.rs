//! Learns the values of positions with few marbles from a table of them.
//!
//! The network learns whether a position is won, drawn or lost, by cross-entropy. Positions that decide between the moves
//! of another one get more weight as training goes on. Where the rounded network would still choose a wrong move,
//! [exceptions] say better.

mod checkpoint;
mod choices;
mod exceptions;
mod file;
mod gradient;
mod table;

pub use checkpoint::OpeningCheckpoint;
pub use choices::{Choices, OpeningChoice};
pub use exceptions::corrected;
pub use file::{exceptions, file, initial_dense, rounded};
pub use gradient::OpeningGradient;
pub use table::{OpeningTable, OpeningTableError, TaughtPosition};

use crate::Adam;
use file::rounded_feature;
use plyground::eval::pentago::openings::{
    Activations, OUTPUTS, OpeningNetwork, OpeningWeights, chance, patterns,
};
use plyground::games::random::Dice;

/// Positions that a step learns from.
const BATCH: usize = 4096;
/// An output this near to its target is sure.
const SURE: f32 = 0.02;
/// Of the sure positions an epoch looks at one in this many.
const SPARED: u32 = 5;
/// Steps until the full rate.
const WARM: usize = 100;
/// The least share of the full rate.
const COOL: f32 = 0.01;
/// The share of the epochs after which positions between which a choice decides get more weight.
const EMPHASIS_FROM: f32 = 0.5;
/// What such a position gains at a time, its greatest weight, and how near to wrong a choice is that asks for it.
const EMPHASIS: [f32; 2] = [0.3, 8.0];
const NEAR: f32 = 2.0;

/// The settings of the training.
#[derive(Clone, Copy, Debug)]
pub struct OpeningTraining {
    /// Times that all positions are gone through.
    pub epochs: u32,
    /// How far a weight moves in a step at most, as a share of it.
    pub rate: f32,
    /// Decides the first weights and the order of the positions.
    pub seed: u64,
}

/// An epoch that is done.
#[derive(Clone, Copy, Debug)]
pub struct OpeningEpoch {
    /// Its number, from 1.
    pub epoch: u32,
    /// The mean cross-entropy, in nats.
    pub log_loss: f64,
    /// Positions that are not sure yet.
    pub unsure: usize,
    /// Choices that the network gets wrong.
    pub wrong: usize,
}

impl OpeningTraining {
    /// The weights, without exceptions, learned from those of a checkpoint or from first ones. `tell` hears of each epoch
    /// and gets its weights.
    pub fn run(
        &self,
        table: &OpeningTable,
        choices: &Choices,
        start: Option<OpeningCheckpoint>,
        mut tell: impl FnMut(OpeningEpoch, &OpeningCheckpoint),
    ) -> OpeningWeights {
        let mut dice = Dice::new(self.seed);
        let start = start.unwrap_or_else(|| OpeningCheckpoint::initial(&mut dice));
        let mut learner = OpeningLearner::new(table, start);
        let mut order: Vec<u32> = (0..table.positions().len() as u32).collect();
        for epoch in 0..self.epochs {
            crate::shuffle(&mut order, &mut dice);
            let log_loss = learner.epoch(&order, &mut dice, |share| {
                self.pace((epoch as f32 + share) / self.epochs as f32)
            });
            let share = (epoch + 1) as f32 / self.epochs as f32;
            let wrong = learner.review(choices, share >= EMPHASIS_FROM);
            let done = OpeningEpoch {
                epoch: epoch + 1,
                log_loss,
                unsure: learner.unsure.iter().filter(|unsure| **unsure).count(),
                wrong,
            };
            tell(done, &learner.learned);
        }
        learner.learned.rounded()
    }

    /// The rate after a share of the epochs, and whether features are rounded by then.
    fn pace(&self, share: f32) -> (f32, bool) {
        let falling = 0.5 + 0.5 * libm::cosf(share * std::f32::consts::PI);
        (self.rate * falling.max(COOL), share > 0.5)
    }
}

/// The network as it learns.
struct OpeningLearner<'a> {
    table: &'a OpeningTable,
    learned: OpeningCheckpoint,
    /// Of features, and of the other weights.
    slopes: [Vec<f32>; 2],
    adams: [Adam; 2],
    network: OpeningNetwork,
    gradient: OpeningGradient,
    activations: Activations,
    steps: usize,
    /// By place in the table: whether it is still to be learned, its weight, and its outputs when last seen.
    unsure: Vec<bool>,
    emphasis: Vec<f32>,
    outputs: Vec<[f32; OUTPUTS]>,
}

impl<'a> OpeningLearner<'a> {
    fn new(table: &'a OpeningTable, learned: OpeningCheckpoint) -> Self {
        let [features, dense] = &learned.weights;
        let count = table.positions().len();
        Self {
            table,
            slopes: [vec![0.0; features.len()], vec![0.0; dense.len()]],
            adams: [features, dense].map(|weights| Adam::new(weights.len())),
            network: OpeningNetwork::new(features, dense),
            learned,
            gradient: OpeningGradient::default(),
            activations: Activations::default(),
            steps: 0,
            unsure: vec![true; count],
            emphasis: vec![1.0; count],
            outputs: vec![[0.0; OUTPUTS]; count],
        }
    }

    /// Learns from the positions in this order; their mean log loss. `pace` tells the rate, and whether features are
    /// rounded.
    fn epoch(&mut self, order: &[u32], dice: &mut Dice, pace: impl Fn(f32) -> (f32, bool)) -> f64 {
        let (mut log_loss, mut batch) = (0.0, 0);
        for (i, &place) in order.iter().enumerate() {
            let place = place as usize;
            let weight = match self.unsure[place] {
                true => 1.0,
                false if dice.below(SPARED) == 0 => SPARED as f32,
                false => continue,
            };
            log_loss += f64::from(self.learn(place, weight));
            batch += 1;
            if batch == BATCH {
                batch = 0;
                self.step(pace(i as f32 / order.len() as f32));
            }
        }
        // A table that fills no batch has one step an epoch.
        if order.len() < BATCH {
            self.step(pace(1.0));
        }
        log_loss / order.len() as f64
    }

    /// Adds the slope of a position, and returns its log loss.
    fn learn(&mut self, place: usize, weight: f32) -> f32 {
        let taught = &self.table.positions()[place];
        let views = patterns().views(taught.patterns);
        let marbles = taught.position.stones() as usize;
        self.network.run(&views, marbles, &mut self.activations);
        let outputs = self.activations.outputs;
        let targets = [taught.value < 1, taught.value < 0];
        let errors = std::array::from_fn(|i| chance(outputs[i]) - f32::from(targets[i]));
        self.outputs[place] = outputs;
        self.unsure[place] = errors.iter().any(|error: &f32| error.abs() > SURE);
        let emphasis = weight * self.emphasis[place];
        let slope = errors.map(|error| emphasis * error);
        self.gradient
            .add(&self.network, &views, marbles, &self.activations, slope);
        let log_loss = |error: f32| -libm::logf((1.0 - error.abs()).max(1e-6));
        weight * errors.map(log_loss).iter().sum::<f32>()
    }

    fn step(&mut self, (rate, rounded): (f32, bool)) {
        self.steps += 1;
        let rate = rate * (self.steps as f32 / WARM as f32).min(1.0);
        let [features, dense] = &mut self.slopes;
        self.gradient.take(BATCH, features, dense);
        for (i, adam) in self.adams.iter_mut().enumerate() {
            adam.step(&mut self.learned.weights[i], &self.slopes[i], rate);
        }
        let [features, dense] = &self.learned.weights;
        if rounded {
            let features: Vec<f32> = features.iter().copied().map(rounded_feature).collect();
            self.network.set(&features, dense);
        } else {
            self.network.set(features, dense);
        }
    }

    /// How many choices the outputs when last seen get wrong. Those on which near ones depend get more weight, if they are to.
    fn review(&mut self, choices: &Choices, emphasise: bool) -> usize {
        let mut wrong = 0;
        for (choice, next) in choices.iter() {
            let output = usize::from(choice.value > 0);
            let best = |keeps: bool| {
                let of_kind = next.iter().map(|&place| place as usize).filter(|&place| {
                    (self.table.positions()[place].value == -choice.value) == keeps
                });
                of_kind.max_by(|&a, &b| self.outputs[a][output].total_cmp(&self.outputs[b][output]))
            };
            let (Some(right), Some(other)) = (best(true), best(false)) else {
                continue;
            };
            let lead = self.outputs[right][output] - self.outputs[other][output];
            wrong += usize::from(lead <= 0.0);
            if emphasise && lead < NEAR {
                for place in [right, other] {
                    let emphasis = &mut self.emphasis[place];
                    *emphasis = (*emphasis + EMPHASIS[0]).min(EMPHASIS[1]);
                    self.unsure[place] = true;
                }
            }
        }
        wrong
    }
}
