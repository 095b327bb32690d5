//! Reports without iterative deepening.

use std::fmt::Display;

use super::{MoveValue, Report, SearchControl};
use crate::eval::{Reward, StaticEval};
use crate::games::{Adversarial, Game, Outcome};

impl<M: Copy + Display> Report<M> {
    /// The report of a player that does not look ahead.
    pub fn instant(best: Option<M>, moves: Vec<(M, f32)>, control: &SearchControl<M>) -> Self {
        control.count(moves.len() as u32);
        Self {
            depth: 0,
            nodes: control.nodes(),
            ms: control.elapsed(),
            best,
            value: 0.0,
            exact: None,
            moves: exact(moves),
            pv: best.iter().map(M::to_string).collect(),
        }
    }

    /// The report about a game of two sides that is over.
    pub(super) fn over<G: Adversarial>(
        position: &G,
        outcome: Outcome,
        evaluation: &impl StaticEval<G>,
        control: &SearchControl<M>,
    ) -> Self {
        Self {
            value: evaluation.finished(position, outcome, 0),
            exact: Some(match outcome {
                Outcome::Draw => 0,
                Outcome::Win(side) if side == position.side() => 1,
                Outcome::Win(_) => -1,
            }),
            ..Self::instant(None, Vec::new(), control)
        }
    }

    /// The report about a position without a move, where random play has these rewards.
    pub(super) fn ended<G: Game<Move = M>>(
        position: &G,
        reward: &impl Reward<G>,
        control: &SearchControl<M>,
    ) -> Self {
        Self {
            value: reward.for_mover(position, reward.reward(position, 0)) as f32,
            ..Self::instant(None, Vec::new(), control)
        }
    }

    /// The report of a player that gives each move a value and takes the greatest, of equals the first.
    pub(super) fn valued(depth: u32, moves: Vec<(M, f32)>, control: &SearchControl<M>) -> Self {
        let best = moves
            .iter()
            .copied()
            .reduce(|a, b| if b.1 > a.1 { b } else { a });
        Self {
            depth,
            nodes: control.nodes(),
            ms: control.elapsed(),
            best: best.map(|(mv, _)| mv),
            value: best.map_or(0.0, |(_, value)| value),
            exact: None,
            pv: best.iter().map(|(mv, _)| mv.to_string()).collect(),
            moves: exact(moves),
        }
    }
}

/// Moves whose values are exact.
fn exact<M>(moves: Vec<(M, f32)>) -> Vec<MoveValue<M>> {
    let exact = |(mv, value)| MoveValue::exact(mv, value);
    moves.into_iter().map(exact).collect()
}
