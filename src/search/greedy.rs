//! The best move by what it leads to at once.

use super::{Report, SearchControl};
use crate::eval::{Evaluate, each_move};
use crate::games::Stochastic;

/// The first of the moves whose afterstates, points included, have the greatest value, and how many were looked at.
pub fn best_at_once<G: Stochastic>(
    evaluation: &(impl Evaluate<G> + ?Sized),
    position: &G,
) -> (Option<G::Move>, u32) {
    let (mut best, mut moves) = (None, 0);
    each_move(evaluation, position, |mv, value| {
        if best.is_none_or(|(_, other)| value > other) {
            best = Some((mv, value));
        }
        moves += 1;
    });
    (best.map(|(mv, _)| mv), moves)
}

/// Takes the move whose afterstate, points included, has the greatest value.
pub fn greedy<G: Stochastic>(
    evaluation: &(impl Evaluate<G> + ?Sized),
    position: &G,
    control: &SearchControl<G::Move>,
) -> Report<G::Move> {
    let mut moves = Vec::new();
    each_move(evaluation, position, |mv, value| moves.push((mv, value)));
    control.count(moves.len() as u32);
    let mut report = Report::valued(1, moves, control);
    if report.best.is_none() {
        report.value = evaluation.lost(position);
    }
    control.report(&report);
    report
}
