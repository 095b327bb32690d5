//! A look at a position without a search.

use crate::eval::Assess;
use crate::games::Adversarial;

/// The static value of a node in hand, worked out when it is first asked for. The node is counted already.
pub(super) struct Glance<'p, G> {
    pub(super) position: &'p G,
    value: Option<f32>,
}

impl<'p, G: Adversarial> Glance<'p, G> {
    /// Of a position in which the game goes on.
    pub(super) fn at(position: &'p G) -> Self {
        Self {
            position,
            value: None,
        }
    }

    /// The static value, for the side to move.
    pub(super) fn value(&mut self, evaluation: &impl Assess<G>) -> f32 {
        *self
            .value
            .get_or_insert_with(|| evaluation.assess(self.position))
    }
}
