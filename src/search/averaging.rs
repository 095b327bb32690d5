//! Frolov's averaging search: no best reply is looked for, every line counts alike.

use std::future::Future;
use std::pin::Pin;

use super::{Report, SearchControl, Stopped};
use crate::eval::Evaluate;
use crate::games::Stochastic;

/// The value of a move is the mean over every line: over all answers of chance, however probable, and over every
/// allowed reply. After the last move the evaluation counts (S. Frolov, bachelor's thesis, Tallinn 2016, figure 11).
#[derive(Clone, Debug)]
pub struct Averaging<E, M> {
    /// The evaluation after the last move.
    pub evaluation: E,
    /// Whether a move is considered at all. Where no such move is legal, all that are count.
    pub allowed: fn(M) -> bool,
    /// Plies of the player, at least 1; fewer where the limits say so.
    pub depth: u32,
}

impl<E, M> Averaging<E, M> {
    /// Finds the best move. Depth after depth, so that there is an answer whenever time is over.
    pub async fn think<G: Stochastic<Move = M>>(
        &self,
        position: &G,
        control: &SearchControl<M>,
    ) -> Report<M>
    where
        E: Evaluate<G>,
        M: Copy + std::fmt::Display,
    {
        let limit = control.limits().depth.unwrap_or(u32::MAX);
        let mut report = Report::valued(0, Vec::new(), control);
        for depth in 1..=limit.min(self.depth) {
            let mut moves = Vec::new();
            for turn in self.turns(position) {
                match self.value::<G>(turn.after, depth - 1, control).await {
                    Ok(value) => moves.push((turn.mv, self.evaluation.gain(turn.gain) + value)),
                    // A depth counts when all moves were valued.
                    Err(Stopped) => return report,
                }
            }
            report = Report::valued(depth, moves, control);
            control.report(&report);
            if report.moves.len() < 2 || control.is_exhausted() {
                break;
            }
        }
        report
    }

    /// The moves to consider.
    fn turns<G: Stochastic<Move = M>>(
        &self,
        position: &G,
    ) -> impl Iterator<Item = crate::games::Transition<M, G::After>>
    where
        M: Copy,
    {
        let any = position.legal().any(self.allowed);
        position
            .moves()
            .filter(move |turn| !any || (self.allowed)(turn.mv))
    }

    async fn value<G: Stochastic<Move = M>>(
        &self,
        after: G::After,
        depth: u32,
        control: &SearchControl<M>,
    ) -> Result<f32, Stopped>
    where
        E: Evaluate<G>,
        M: Copy + std::fmt::Display,
    {
        if depth == 0 {
            control.count(1);
            return Ok(self.evaluation.value(&after));
        }
        self.mean::<G>(after, depth, control).await
    }

    /// The mean over all calls, `depth` >= 1 plies of the player before the leaves.
    fn mean<'a, G>(
        &'a self,
        after: G::After,
        depth: u32,
        control: &'a SearchControl<M>,
    ) -> Pin<Box<dyn Future<Output = Result<f32, Stopped>> + 'a>>
    where
        E: Evaluate<G>,
        M: Copy + std::fmt::Display,
        G: Stochastic<Move = M> + 'a,
    {
        Box::pin(async move {
            control.count(1);
            let (mut sum, mut calls) = (0.0, 0u32);
            let mut last = None;
            for (_, chance) in G::chances(&after) {
                let position = G::apply(&after, chance);
                for turn in self.turns(&position) {
                    let value = self.value::<G>(turn.after, depth - 1, control).await?;
                    sum += f64::from(self.evaluation.gain(turn.gain) + value);
                    calls += 1;
                }
                if control.is_due() {
                    control.pause().await?;
                }
                last = Some(position);
            }
            // Where nothing can be played, nothing is called.
            Ok(match last {
                Some(position) if calls == 0 => self.evaluation.lost(&position),
                _ => (sum / f64::from(calls)) as f32,
            })
        })
    }
}
