//! A look at a position without a search.

use crate::eval::StaticEval;
use crate::games::Adversarial;

/// The static value of a node in hand, worked out when it is first asked for. The node is counted already.
pub(super) struct StaticEvalOnce<'p, G> {
    pub(super) position: &'p G,
    value: Option<f32>,
}

impl<'p, G: Adversarial> StaticEvalOnce<'p, G> {
    /// Of a position in which the game goes on.
    pub(super) fn at(position: &'p G) -> Self {
        Self {
            position,
            value: None,
        }
    }

    /// The static value, for the side to move.
    pub(super) fn value(&mut self, evaluation: &impl StaticEval<G>) -> f32 {
        *self
            .value
            .get_or_insert_with(|| evaluation.static_eval(self.position))
    }
}
