//! Learning evaluations by self-play: temporal differences over afterstates.
//!
//! The recipe, for linear value functions ([`plyground::eval::Features`]) of games against chance:
//!
//! - Play is greedy by the value function itself. After a game, every afterstate's value moves towards the λ-return
//!   (Jaśkowski, "Mastering 2048 with delayed temporal coherence learning, multi-stage weight promotion, redundant
//!   encoding and carousel shaping", 2018).
//! - Temporal coherence gives each weight its own rate, |sum of its errors| / sum of |its errors| (Beal and Smith 1999).
//! - After a game, play starts again from its middle, and from the middle of the rest. So late positions are met as
//!   often as early ones (Matsuzaki, "Developing value networks for game 2048 with reinforcement learning", 2021).
//! - A share of the games starts at the milestones of earlier ones ("carousel shaping", Jaśkowski).
//!
//! [`fit()`] fits the weights of a few features of a game of two sides to the results of games. [`Adam`] is gradient
//! descent for evaluations that are not linear. [`pentago`] learns the weights of open lines backwards from solved
//! positions, and [`loa`] a network that corrects the features of Lines of Action.

mod adam;
mod checkpoint;
pub mod coding;
mod fit;
pub mod g2048;
pub mod loa;
mod milestones;
pub mod pentago;
mod trainer;
mod weights;

pub use adam::Adam;
pub use checkpoint::{Checkpoint, CheckpointError, CheckpointFault};
pub use fit::{Sample, auc, fit, log_loss};
pub use milestones::Milestones;
pub use trainer::{Curriculum, Played, Recipe, Trainer, TrainingProgress};
pub use weights::Coherence;

use plyground::games::random::Dice;

/// Puts things in a random order.
fn shuffle<T>(all: &mut [T], dice: &mut Dice) {
    for i in (1..all.len()).rev() {
        all.swap(i, dice.below(i as u32 + 1) as usize);
    }
}
