//! The players of 2048.

mod adversary;
mod classics;
mod corner;
mod entries;
mod expectimax;
mod explained;
mod family;
mod learned;
mod mcts;
mod monte_carlo;
mod random;
mod rules;

pub(super) use entries::FAST;
pub use family::{FAMILY, FIRST_FAMILY};
pub use learned::read_weights;

use super::Ruled;
use crate::games::g2048::{Board, Variant};

/// The game's name in commands and protocols.
pub const GAME: &str = "2048";

/// The usual game with its players.
///
/// ```
/// use plyground::games::g2048::Board;
/// use plyground::players::g2048;
/// use plyground::search::{Clock, Limits, SearchControl, run};
///
/// let game = g2048::standard();
/// let info = game.info("expectimax").unwrap();
/// let settings = info.settings([("empty", 300.0)]).unwrap();
/// let mut player = game.create(info, &settings, 1, None).unwrap();
/// let board: Board = "2,2,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,0".parse().unwrap();
/// let control = SearchControl::new(Limits::depth(3), Clock::none());
/// assert!(run(player.think(&board, &control)).best.is_some());
/// ```
pub fn standard() -> Ruled<Board> {
    Ruled::new(GAME, Variant::STANDARD, FAST)
}
