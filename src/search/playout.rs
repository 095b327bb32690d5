//! Random play to the end.

use crate::eval::Reward;
use crate::games::Playout;
use crate::games::random::Dice;

/// The most simulations for the value of a single move: it needs no choice.
pub(super) const FORCED: u32 = 100;

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
        let Some(gain) = position.stroll(dice) else {
            break;
        };
        points += gain;
        moves += 1;
    }
    (reward.reward(&position, points), moves)
}
