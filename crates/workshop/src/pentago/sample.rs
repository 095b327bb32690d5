//! Positions to learn from, and learning from them.

use super::FactorGradient;
use crate::Adam;
use plyground::eval::pentago::factor_weights::FactorWeights;
use plyground::eval::pentago::{LineWeights, Lines, ReachWeights, wins_at_once};
use plyground::eval::{DECIDED, StaticEval};
use plyground::games::pentago::{HOLES, Marbles, Move, Position};
use plyground::games::random::Dice;
use plyground::games::{Adversarial, Game};

/// A position and what comes of it: 1 for a win, 0.5 for a draw, 0 for a loss, or what is expected between.
#[derive(Clone, Copy, Debug)]
pub struct Label {
    /// The position.
    pub position: Position,
    /// The result of the side to move.
    pub expected: f32,
}

/// The most marbles that games begin with, at random; positions with so few are also drawn so.
const SCATTERED: u32 = 9;
/// Marbles of the last positions that are kept of a game.
const LAST: u32 = 25;
/// The noise in the value of a move, one of these for each game.
const NOISE: [f64; 4] = [0.0, 20.0, 40.0, 80.0];

/// Positions of games whose moves are the best by their reach, but for chance.
pub struct PositionSource(Vec<Vec<Position>>);

impl PositionSource {
    /// Plays so many games.
    pub fn new(games: usize, dice: &mut Dice) -> Self {
        let mut positions = vec![Vec::new(); usize::from(HOLES) + 1];
        let weights = LineWeights {
            tempo: 0.0,
            ..LineWeights::default()
        };
        let evaluation = Lines::new(weights, ReachWeights::default());
        let mut played = 0;
        while played < games || positions[LAST as usize].is_empty() {
            played += 1;
            let noise = NOISE[dice.below(4) as usize];
            let marbles = 1 + dice.below(SCATTERED);
            let mut position = scattered(marbles, dice);
            while !is_decided(&position) && position.stones() <= LAST {
                positions[position.stones() as usize].push(position);
                let mut promise = |mv: &Move| {
                    let next = position.played(*mv);
                    let chance = -(-(dice.unit().max(1e-9)).ln()).max(1e-9).ln();
                    let value = match next.outcome() {
                        Some(outcome) => evaluation.finished(&next, outcome, 0),
                        None => evaluation.static_eval(&next),
                    };
                    f64::from(-value.clamp(-DECIDED, DECIDED)) + noise * chance
                };
                let moves = position.legal().map(|mv| (promise(&mv), mv));
                match moves.max_by(|a, b| a.0.total_cmp(&b.0)) {
                    Some((_, mv)) => position = position.played(mv),
                    None => break,
                }
            }
        }
        Self(positions)
    }

    /// A random position with this many marbles in which nobody has won or wins at once; `None` if none is found. It
    /// comes from a game after one random move, or is drawn at random if there are few marbles.
    pub fn position(&self, marbles: u32, dice: &mut Dice) -> Option<Position> {
        let of_game = |marbles: u32, dice: &mut Dice| {
            let positions = &self.0[marbles as usize];
            let i = dice.below(positions.len() as u32);
            positions.get(i as usize).copied()
        };
        let position = match dice.below(6) {
            0..3 if marbles <= SCATTERED => scattered(marbles, dice),
            0 | 3 => {
                let before = of_game(marbles - 1, dice)?;
                let moves: Vec<Move> = before.legal().collect();
                before.played(moves[dice.below(moves.len() as u32) as usize])
            }
            _ => of_game(marbles, dice)?,
        };
        (!is_decided(&position)).then_some(position)
    }
}

fn is_decided(position: &Position) -> bool {
    position.outcome().is_some() || wins_at_once(position)
}

/// A random position without five.
fn scattered(marbles: u32, dice: &mut Dice) -> Position {
    loop {
        let mut sides = [Marbles::NONE; 2];
        for i in 0..marbles {
            let empty = sides[0].or(sides[1]).inverse();
            let hole = empty.holes().nth(dice.below(empty.count()) as usize);
            let side = &mut sides[i as usize % 2];
            *side = hole.map_or(*side, |hole| side.with(hole));
        }
        if let Some(position) = Position::new(sides[0], sides[1])
            && position.outcome().is_none()
        {
            return position;
        }
    }
}

/// Labels that a step down the slope looks at.
const BATCH: usize = 128;
/// The learning rate of the first step; it falls afterwards.
const RATE: f32 = 0.02;

/// Fits weights to the labels by gradient descent from `weights`, in this number of epochs.
pub fn fitted(
    gradient: &FactorGradient,
    mut weights: FactorWeights,
    labels: &[Label],
    rounds: usize,
    dice: &mut Dice,
) -> FactorWeights {
    let steps = rounds * labels.len() / BATCH;
    let mut adam = Adam::new(FactorWeights::WEIGHTS);
    for step in 0..steps {
        let mut slope = vec![0.0; FactorWeights::WEIGHTS];
        for _ in 0..BATCH {
            let label = labels[dice.below(labels.len() as u32) as usize];
            let miss = |value: f32| (odds(value) - label.expected) / BATCH as f32;
            gradient.value(&weights, &label.position, &mut slope, miss);
        }
        let rate = RATE * (1.0 - step as f32 / steps as f32);
        adam.step(&mut weights.0, &slope, rate);
    }
    weights
}

/// The mean cross-entropy of the labels under the weights, in nats.
pub fn log_loss(gradient: &FactorGradient, weights: &FactorWeights, labels: &[Label]) -> f64 {
    let of = |label: &Label| {
        let mut slope = vec![0.0; FactorWeights::WEIGHTS];
        let value = gradient.value(weights, &label.position, &mut slope, |_| 0.0);
        let chance = f64::from(odds(value)).clamp(1e-6, 1.0 - 1e-6);
        let expected = f64::from(label.expected);
        -expected * chance.ln() - (1.0 - expected) * (1.0 - chance).ln()
    };
    labels.iter().map(of).sum::<f64>() / labels.len().max(1) as f64
}

fn odds(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}
