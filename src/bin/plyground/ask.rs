//! A question to a player, and its last word.

use plyground::players::{AnyThinker, Contender, Question};
use plyground::search::Report;

use crate::failure::Failure;

/// The player's answer, when its search is done.
pub fn ask(
    thinker: &mut dyn AnyThinker,
    player: &Contender,
    seed: u64,
    question: &Question<'_>,
) -> Result<Report<String>, Failure> {
    thinker
        .go(player, seed, question)
        .map_err(Failure::Position)?;
    loop {
        let slice = thinker.slice(f64::INFINITY);
        // A search that has begun ends with a report.
        if let Some(report) = slice.and_then(|slice| slice.outcome) {
            return Ok(report);
        }
    }
}
