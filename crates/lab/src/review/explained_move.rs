//! A move with the features of what it leads to.

use plyground::eval::{Breakdown, FeatureValue};
use plyground::games::AnyError;
use plyground::players::{AnyThinker, Contender, Question};
use plyground::search::MoveValue;
use serde::Serialize;

/// A legal move with the features of what it leads to, for the side that makes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExplainedMove {
    /// Its value.
    #[serde(flatten)]
    pub value: MoveValue<String>,
    /// The features.
    pub features: Vec<FeatureValue>,
}

/// The moves of a report with the features of what each leads to, and the features of the position. A player without a
/// static evaluation has none.
///
/// # Errors
/// The position or a move can't be read, or the player's weights are missing.
pub(super) fn explained(
    thinker: &mut dyn AnyThinker,
    contender: &Contender,
    seed: u64,
    question: &Question,
    moves: Vec<MoveValue<String>>,
) -> Result<(Vec<ExplainedMove>, Vec<FeatureValue>), AnyError> {
    let features = |found: Option<Breakdown>| found.map_or_else(Vec::new, |all| all.features);
    let position = thinker.explain(contender, seed, question)?;
    let mut after = thinker.explain_moves(contender, seed, question)?;
    let explain = |value: MoveValue<String>| {
        let place = after.iter().position(|(mv, _)| *mv == value.mv);
        let found = place.map(|place| after.swap_remove(place).1);
        ExplainedMove {
            features: features(found),
            value,
        }
    };
    let moves = moves.into_iter().map(explain).collect();
    Ok((moves, features(position)))
}
