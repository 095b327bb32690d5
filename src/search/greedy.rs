//! The best move by what it leads to at once.

use super::{Report, Watch};
use crate::eval::Evaluate;
use crate::games::Stochastic;

/// Takes the move whose afterstate, points included, has the greatest value.
pub fn greedy<G: Stochastic>(
    evaluation: &(impl Evaluate<G> + ?Sized),
    position: &G,
    watch: &Watch<G::Move>,
) -> Report<G::Move> {
    let moves: Vec<_> = position
        .moves()
        .map(|turn| {
            (
                turn.mv,
                evaluation.gain(turn.gain) + evaluation.value(&turn.after),
            )
        })
        .collect();
    watch.count(moves.len() as u32);
    let report = Report::valued(1, moves, watch);
    watch.report(report.clone());
    report
}
