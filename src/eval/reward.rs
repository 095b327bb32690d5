//! Rewards of random play.

use crate::games::{Adversarial, Game, Outcome, Side};

/// Values what random play leads to.
pub trait Reward<G: Game> {
    /// The value of the end of a playout, `points` scored on the way, for the player of a game against
    /// chance or for the first side. A playout may also end where it became too long.
    fn reward(&self, end: &G, points: u64) -> f64;

    /// The value of a mean reward for the side to move; more is better.
    fn for_mover(&self, _position: &G, mean: f64) -> f64 {
        mean
    }

    /// Whether playouts end here, although the game goes on.
    fn ends(&self, _position: &G) -> bool {
        false
    }

    /// The factor of a root move's mean reward before the best is chosen.
    fn factor(&self, _mv: G::Move) -> f64 {
        1.0
    }

    /// Of root moves with equal means the one with the least rank is chosen.
    fn rank(&self, _mv: G::Move) -> u8 {
        0
    }
}

/// The share of points that the first side gets of a game of two sides: 1 for a win, half for a draw
/// or a game without end.
///
/// ```
/// use plyground::eval::{Reward, Share};
/// use plyground::games::pentago::Position;
/// // A draw, or a game without an end yet, is half a win.
/// assert_eq!(Share.reward(&Position::default(), 0), 0.5);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share;

/// The same in a game that has a past: it ends in a draw at these positions, where their third occurrence would be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShareAfter {
    /// Their keys, in ascending order.
    pub drawn: Vec<u128>,
}

impl<G: Adversarial> Reward<G> for Share {
    fn reward(&self, end: &G, _points: u64) -> f64 {
        match end.outcome() {
            Some(Outcome::Win(Side::First)) => 1.0,
            Some(Outcome::Win(Side::Second)) => 0.0,
            Some(Outcome::Draw) | None => 0.5,
        }
    }

    fn for_mover(&self, position: &G, mean: f64) -> f64 {
        match position.side() {
            Side::First => mean,
            Side::Second => 1.0 - mean,
        }
    }
}

impl<G: Adversarial> Reward<G> for ShareAfter {
    fn reward(&self, end: &G, points: u64) -> f64 {
        if self.ends(end) {
            0.5
        } else {
            Share.reward(end, points)
        }
    }

    fn for_mover(&self, position: &G, mean: f64) -> f64 {
        Share.for_mover(position, mean)
    }

    fn ends(&self, position: &G) -> bool {
        !self.drawn.is_empty() && self.drawn.binary_search(&position.key()).is_ok()
    }
}
