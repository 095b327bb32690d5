//! A prover that may settle the root beside the search.

use crate::games::Adversarial;
use crate::search::{Observer, Report, Watch};

/// Someone who looks for a proof while alpha-beta deepens.
pub trait Prover<G: Adversarial, M> {
    /// Called after each depth: works for a while within the limits of the watch, and counts its nodes there. With a
    /// proof the search ends, and what is returned is its last report.
    fn prove<O: Observer>(
        &mut self,
        position: &G,
        so_far: &Report<M>,
        watch: &Watch<M, O>,
    ) -> impl Future<Output = Option<Report<M>>>;
}

/// Nobody.
impl<G: Adversarial, M> Prover<G, M> for () {
    async fn prove<O: Observer>(
        &mut self,
        _: &G,
        _: &Report<M>,
        _: &Watch<M, O>,
    ) -> Option<Report<M>> {
        None
    }
}
