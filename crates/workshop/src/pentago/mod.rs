//! Learns the weights of Pentago's open lines, backwards from positions that the solver values.
//!
//! A step learns positions with two numbers of marbles. Its targets are values of a search two plies deep, by the
//! weights learned from positions with two marbles more. So no game has to be played to its end.

pub mod factors;
mod foresight;
mod gradient;
pub mod openings;
mod sample;

use plyground::eval::pentago::LearnedLines;
use plyground::eval::pentago::factor_weights::FactorWeights;
use plyground::games::pentago::Position;
use plyground::games::random::Dice;
use plyground::solve::pentago::Solver;

use foresight::Foresight;

pub use gradient::FactorGradient;
pub use openings::{
    Choices, OpeningCheckpoint, OpeningChoice, OpeningEpoch, OpeningTable, OpeningTableError,
    OpeningTraining, TaughtPosition, corrected,
};
pub use sample::{Label, PositionSource, fitted, log_loss};

/// From this number of marbles on the solver values a position.
const SOLVED: u32 = 24;
/// Nodes that it may visit; a position that takes more is left out.
const PATIENCE: u64 = 500_000;
/// The least marbles of a position to learn from.
const FIRST: u32 = 2;
/// The marbles that the weights are made for in the end: what a search a few plies deep comes to from positions
/// that the players do not solve.
const WANTED: std::ops::RangeInclusive<u32> = 4..=14;
/// The epochs of training: over the solved positions, over those of each further step, and over all in the end.
const ROUNDS: [usize; 3] = [12, 5, 3];

/// The settings of the induction.
#[derive(Clone, Copy, Debug)]
pub struct Induction {
    /// Positions with each number of marbles.
    pub positions: usize,
    /// The seed of the positions.
    pub seed: u64,
}

/// A step that is done.
#[derive(Clone, Copy, Debug)]
pub struct FitStep {
    /// The least marbles of its positions.
    pub marbles: u32,
    /// The share of them that two plies, or the solver, decide.
    pub decided: f64,
    /// The mean cross-entropy on positions that were held out, in nats.
    pub log_loss: f64,
}

impl Induction {
    /// The weights. `tell` hears of each step.
    pub fn run(&self, mut tell: impl FnMut(FitStep)) -> FactorWeights {
        let mut dice = Dice::new(self.seed);
        let gradient = FactorGradient::default();
        let source = PositionSource::new(self.positions, &mut dice);
        let beginning = factors::initial(|| dice.unit());
        let (mut weights, mut all) = (beginning.clone(), Vec::new());
        for marbles in (FIRST..=SOLVED).rev().step_by(2) {
            let mut foresight = Foresight::new(LearnedLines::new(&weights));
            let mut labels = Vec::new();
            for marbles in [marbles, marbles + 1] {
                while labels.len() < self.positions * (1 + (marbles % 2) as usize) {
                    let Some(position) = source.position(marbles, &mut dice) else {
                        continue;
                    };
                    let expected = match marbles {
                        SOLVED.. => solved(&position),
                        _ => Some(foresight.expected(&position)),
                    };
                    labels.extend(expected.map(|expected| Label { position, expected }));
                }
            }
            let decided = labels.iter().filter(|label| label.expected % 1.0 == 0.0);
            let decided = decided.count() as f64 / labels.len() as f64;
            super::shuffle(&mut labels, &mut dice);
            let rounds = ROUNDS[usize::from(marbles < SOLVED)];
            // A twelfth is kept to see what the rest taught.
            let (kept, learned) = labels.split_at(labels.len() / 12);
            weights = fitted(&gradient, weights, learned, rounds, &mut dice);
            tell(FitStep {
                marbles,
                decided,
                log_loss: log_loss(&gradient, &weights, kept),
            });
            all.extend(labels);
        }
        all.retain(|label| WANTED.contains(&label.position.stones()));
        fitted(&gradient, beginning, &all, ROUNDS[2], &mut dice)
    }
}

/// The result of the side to move: 0, 0.5 or 1.
fn solved(position: &Position) -> Option<f32> {
    let mut solver = Solver::new(position, 16).ok()?;
    let solved = solver.advance(PATIENCE)?;
    Some((f32::from(solved.value) + 1.0) / 2.0)
}
