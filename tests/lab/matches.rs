//! Results of match games that nobody played.

use plyground_lab::{AnyResult, Ending, MatchResult};

/// The result of a game against that opponent, the player moving first or second.
pub fn match_result(opponent: &str, seed: u64, first: bool, result: Ending) -> AnyResult {
    AnyResult::Match(MatchResult {
        opponent: opponent.into(),
        opponent_name: None,
        seed,
        opening: Some(2),
        start: None,
        first,
        result,
        moves: 30,
        ms: 1.0,
        nodes: 1,
        own_moves: 15,
        opponent_ms: 1.0,
        opponent_nodes: 1,
        opponent_moves: Some(15),
        checksum: None,
    })
}

/// The endings of a pair of games with so many half points, from two losses to two wins.
pub fn pair_endings(half_points: usize) -> [Ending; 2] {
    [
        [Ending::Loss, Ending::Loss],
        [Ending::Loss, Ending::Draw],
        [Ending::Draw, Ending::Draw],
        [Ending::Win, Ending::Draw],
        [Ending::Win, Ending::Win],
    ][half_points]
}
