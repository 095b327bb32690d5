//! The features of a board's value, for players that value afterstates.

use crate::eval::{Breakdown, Evaluate, Explain};
use crate::games::g2048::{Direction, Tiles};

/// The value of a board, or of what a move makes of it together with its points; `None` where the move is not legal.
pub(super) fn explained<B: Tiles>(
    evaluation: &(impl Evaluate<B> + Explain<B>),
    board: &B,
    mv: Option<Direction>,
) -> Option<Breakdown> {
    let Some(mv) = mv else {
        return Some(if board.is_over() {
            Breakdown::whole("lost", evaluation.lost(board))
        } else {
            Breakdown::new(evaluation.value(board), evaluation.contributions(board))
                .located(|name| evaluation.cells(board, name))
        });
    };
    let turn = board.moves().find(|turn| turn.mv == mv)?;
    let gain = evaluation.gain(turn.gain);
    let mut contributions = evaluation.contributions(&turn.after);
    if gain != 0.0 {
        contributions.push((Breakdown::POINTS, gain));
    }
    Some(Breakdown::new(
        gain + evaluation.value(&turn.after),
        contributions,
    ))
}
