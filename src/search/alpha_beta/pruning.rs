//! Forward pruning: what shows, with less than a search to the full depth, that a position is good enough.

use std::fmt::Display;

use super::ordering::pick;
use super::static_eval::StaticEvalOnce;
use super::{AlphaBetaSearch, Options};
use crate::eval::{DECIDED, StaticEval};
use crate::games::Adversarial;
use crate::search::{Reason, Stopped};

/// Multi-cut: the number of moves searched, the reduction in plies, and the number of fail-highs that cut.
const CUT_MOVES: usize = 10;
const CUT_LESS: u32 = 3;
const CUTS: u32 = 3;

/// The most plies above the leaves at which static pruning applies.
const STATIC_PLIES: u32 = 3;

impl<G, E, M> AlphaBetaSearch<'_, G, E, M>
where
    G: Adversarial,
    E: StaticEval<G>,
    M: Copy + Display,
{
    /// Whether less than a search to the full depth may show that a position is worth `beta`.
    pub(super) fn is_trusted(&self, ply: u32, beta: f32) -> bool {
        let is_trial = self.levels[ply as usize].is_trial;
        !is_trial && self.options.counted.is_none() && beta.abs() <= DECIDED
    }

    /// Static pruning: whether the static value is so good that few plies will not make it less than `beta`.
    pub(super) fn stands_above(
        &self,
        static_eval: &mut StaticEvalOnce<'_, G>,
        depth: u32,
        beta: f32,
    ) -> bool {
        let margin = self.options.static_margin as f32 * depth as f32;
        margin > 0.0 && depth <= STATIC_PLIES && static_eval.value(self.evaluation) - margin >= beta
    }

    /// Whether a search that looks less deep finds the position to be worth `beta`.
    pub(super) async fn trial(
        &mut self,
        static_eval: &mut StaticEvalOnce<'_, G>,
        depth: u32,
        ply: u32,
        beta: f32,
        moves: &mut [(f32, G::Move)],
    ) -> Result<bool, Stopped> {
        let position = static_eval.position;
        let Options {
            null_move,
            multi_cut,
            ..
        } = *self.options;
        let window = (-beta, (-beta).next_up());
        if null_move > 0
            && depth > null_move
            && moves.len() > 1
            && let Some(next) = position.with_null_move()
            && static_eval.value(self.evaluation) >= beta
        {
            self.control.tell(|observer| observer.step(&"null move"));
            let value = self
                .try_out(next, depth - 1 - null_move, ply, window)
                .await?;
            if value >= beta {
                self.control
                    .tell(|observer| observer.note(Reason::NullMove));
                return Ok(true);
            }
        }
        if multi_cut && depth > CUT_LESS + 1 {
            let mut cuts = 0;
            for i in 0..moves.len().min(CUT_MOVES) {
                let mv = pick(moves, i);
                let next = position.played(mv);
                self.control
                    .tell(move |observer| observer.step(&format_args!("try {mv}")));
                let value = self
                    .try_out(next, depth - 1 - CUT_LESS, ply, window)
                    .await?;
                cuts += u32::from(value >= beta);
                if cuts == CUTS {
                    self.control
                        .tell(|observer| observer.note(Reason::MultiCut));
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// The value of a move as a trial finds it. When the trial fails, nothing rests on what it looked at.
    async fn try_out(
        &mut self,
        next: G,
        depth: u32,
        ply: u32,
        (alpha, beta): (f32, f32),
    ) -> Result<f32, Stopped> {
        self.ensure_ply(ply + 1);
        let level = ply as usize + 1;
        let complete = self.complete;
        self.levels[level].is_trial = true;
        let value = self.visit(next, depth, ply + 1, alpha, beta).await;
        self.levels[level].is_trial = false;
        self.complete = complete;
        Ok(-value?)
    }
}
