//! Reports without iterative deepening.

use std::fmt::Display;

use super::{MoveValue, Report, Watch};
use crate::eval::StaticEval;
use crate::games::{Adversarial, Game, Outcome};

impl<M: Copy + Display> Report<M> {
    /// The report of a player that does not look ahead.
    pub fn instant<O>(best: Option<M>, moves: Vec<(M, f32)>, watch: &Watch<M, O>) -> Self {
        watch.count(moves.len() as u32);
        Self {
            depth: 0,
            nodes: watch.nodes(),
            ms: watch.elapsed(),
            best,
            value: 0.0,
            exact: None,
            moves: exact(moves),
            pv: best.iter().map(M::to_string).collect(),
        }
    }

    /// The report about a game of two sides that is over.
    pub(super) fn over<G: Adversarial, O>(
        position: &G,
        outcome: Outcome,
        evaluation: &impl StaticEval<G>,
        watch: &Watch<M, O>,
    ) -> Self {
        Self {
            value: evaluation.finished(position, outcome, 0),
            exact: Some(match outcome {
                Outcome::Draw => 0,
                Outcome::Win(side) if side == position.side() => 1,
                Outcome::Win(_) => -1,
            }),
            ..Self::instant(None, Vec::new(), watch)
        }
    }

    /// The report where fewer than two moves are legal, and no search is needed to choose.
    pub(super) fn forced<G: Game<Move = M>, O>(position: &G, watch: &Watch<M, O>) -> Option<Self> {
        let mut legal = position.legal();
        match (legal.next(), legal.next()) {
            (_, Some(_)) => None,
            (only, None) => {
                let moves = only.map(|mv| (mv, 0.0)).into_iter().collect();
                Some(Self::instant(only, moves, watch))
            }
        }
    }

    /// The report of a player that gives each move a value and takes the greatest, of equals the first.
    pub(super) fn valued<O>(depth: u32, moves: Vec<(M, f32)>, watch: &Watch<M, O>) -> Self {
        let best = moves
            .iter()
            .copied()
            .reduce(|a, b| if b.1 > a.1 { b } else { a });
        Self {
            depth,
            nodes: watch.nodes(),
            ms: watch.elapsed(),
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
