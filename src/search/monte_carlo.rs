//! Flat Monte Carlo: as many random games after each move, and the move with the best mean.

use super::{Report, SearchControl};
use crate::eval::Reward;
use crate::games::random::Dice;
use crate::games::{Game, Playout};
use crate::params::parameters;

parameters! {
    /// How flat Monte Carlo plays out.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct MonteCarlo("Search") {
        simulations: u32 = 50, "Simulations", "Random games per legal move.", range(1.0, 100_000.0, 1.0);
        /// The first move counts.
        cap: u32 = 0, "Longest game",
            "Stops random games after this many moves. 0 = plays to the end.", range(0.0, 10_000.0, 1.0);
    }
}

impl MonteCarlo {
    /// Finds the best move.
    pub async fn think<G: Playout, R: Reward<G>>(
        &self,
        position: &G,
        reward: &R,
        dice: &mut Dice,
        control: &SearchControl<G::Move>,
    ) -> Report<G::Move> {
        let Some(simulations) = simulations(position, self.simulations) else {
            return Report::ended(position, reward, control);
        };
        let mut moves: Vec<(G::Move, f64)> = position.legal().map(|mv| (mv, 0.0)).collect();
        // From 0 it wraps around to no bound.
        let more = self.cap.wrapping_sub(1);
        let mut round = 0;
        while round < simulations {
            for (mv, total) in &mut moves {
                // The chance event after the move belongs to the random game.
                let mut next = *position;
                let points = next.follow(*mv, dice);
                let (value, played) = playout(next, points, more, reward, dice);
                *total += value;
                control.count(played + 1);
            }
            round += 1;
            if round.is_power_of_two() && round < simulations {
                control.report(&report(round, position, &moves, reward, control));
            }
            // Only whole rounds count, and the first always does.
            if control.is_due() && control.pause().await.is_err() {
                break;
            }
        }
        let last = report(round, position, &moves, reward, control);
        control.report(&last);
        last
    }
}

fn report<G: Playout, R: Reward<G>>(
    rounds: u32,
    position: &G,
    totals: &[(G::Move, f64)],
    reward: &R,
    control: &SearchControl<G::Move>,
) -> Report<G::Move> {
    let mean = |&(mv, total): &(G::Move, f64)| {
        let mean = total / f64::from(rounds.max(1));
        let value = reward.for_mover(position, mean) * reward.factor(mv);
        (mv, value as f32)
    };
    let moves = totals.iter().map(mean).collect();
    Report::valued(1, moves, control)
}

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
