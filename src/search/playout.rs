//! Random play to the end.

use crate::eval::Reward;
use crate::games::random::Dice;
use crate::games::{Game, Playout};

/// The most simulations for the value of a single move: it needs no choice.
const FORCED: u32 = 100;

/// The simulations that a choice at `position` is worth, at most so many; `None` where there is no move.
pub(super) fn simulations(position: &impl Game, most: u32) -> Option<u32> {
    match position.legal().take(2).count() {
        0 => None,
        1 => Some(most.min(FORCED)),
        _ => Some(most),
    }
}

/// Plays on at random from `position`, at most `cap` moves, `points` scored before. Returns the reward
/// and the moves played.
#[inline]
pub(super) fn playout<G: Playout, R: Reward<G>>(
    mut position: G,
    mut points: u64,
    cap: u32,
    reward: &R,
    dice: &mut Dice,
) -> (f64, u32) {
    let mut moves = 0;
    while moves < cap && !reward.ends(&position) {
        let Some(gain) = position.random_step(dice) else {
            break;
        };
        points += gain;
        moves += 1;
    }
    (reward.reward(&position, points), moves)
}
