//! A prover that may settle the root beside the search.

use crate::games::Adversarial;
use crate::search::{Report, SearchControl};

/// Someone who looks for a proof while alpha-beta deepens.
pub trait Prover<G: Adversarial, M> {
    /// Called after each depth: works for a while within the limits of the search, and counts its nodes there. With a
    /// proof the search ends, and what is returned is its last report.
    fn prove(
        &mut self,
        position: &G,
        so_far: &Report<M>,
        control: &SearchControl<M>,
    ) -> impl Future<Output = Option<Report<M>>>;
}

/// No prover: the search goes on by itself.
impl<G: Adversarial, M> Prover<G, M> for () {
    async fn prove(&mut self, _: &G, _: &Report<M>, _: &SearchControl<M>) -> Option<Report<M>> {
        None
    }
}
