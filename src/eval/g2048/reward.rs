//! The rewards of random games of 2048.

use crate::eval::Reward;
use crate::games::g2048::{Direction, Tiles};

/// The reward of random games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TileReward {
    /// The reward is the highest tile if it is at least this, else nothing; `None` for the points scored on the way.
    pub threshold: Option<u64>,
    /// The exponent of a tile that ends a random game, 0 for none.
    pub goal: u8,
    /// The factors of the means of the four moves, in the order of [`Direction::ALL`].
    pub factors: [f64; 4],
    /// Which of equal means is chosen: that of the direction with the least number here, in the same
    /// order.
    pub ranks: [u8; 4],
}

impl<B: Tiles> Reward<B> for TileReward {
    fn reward(&self, end: &B, points: u64) -> f64 {
        match self.threshold {
            None => points as f64,
            Some(threshold) => {
                let tile = 1u64 << end.largest_exponent();
                if tile >= threshold { tile as f64 } else { 0.0 }
            }
        }
    }

    #[inline]
    fn ends(&self, board: &B) -> bool {
        self.goal > 0 && board.holds(self.goal)
    }

    fn factor(&self, direction: Direction) -> f64 {
        self.factors[direction as usize]
    }

    fn rank(&self, direction: Direction) -> u8 {
        self.ranks[direction as usize]
    }
}
