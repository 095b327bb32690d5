//! A question to a player, and its last word.

use anyhow::Result;
use plyground::players::{AnyThinker, Contender, Question};
use plyground::search::Report;

/// The player's answer, when its search is done.
pub fn ask(
    thinker: &mut dyn AnyThinker,
    player: &Contender,
    seed: u64,
    question: &Question,
) -> Result<Report<String>> {
    thinker.go(player, seed, question)?;
    // A search that has begun ends with a report.
    Ok(thinker.finish().unwrap_or_default())
}
