//! Alpha-beta as it is: a player that needs no more than the search and its evaluation.

use super::{Player, Thinking};
use crate::eval::{Breakdown, Explain, StaticEval};
use crate::games::Adversarial;
use crate::search::{AlphaBeta, SearchControl, twice};

impl<G: Adversarial, E: StaticEval<G> + Explain<G>> Player<G> for AlphaBeta<E> {
    fn think<'a>(
        &'a mut self,
        position: &'a G,
        control: &'a SearchControl<G::Move>,
    ) -> Thinking<'a, G::Move> {
        Box::pin(AlphaBeta::think(self, position, control))
    }

    fn recall(&mut self, earlier: &[G]) {
        if G::REPEATS {
            AlphaBeta::recall(self, &twice(earlier.iter().map(G::key)));
        }
    }

    fn throws_dice(&self) -> bool {
        false
    }

    fn explain(&self, position: &G, mv: Option<G::Move>) -> Option<Breakdown> {
        Some(Breakdown::of_two(self.evaluation(), position, mv))
    }
}
