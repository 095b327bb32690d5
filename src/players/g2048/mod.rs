//! The players of 2048.

mod boards;
mod corner;
mod evil;
mod expectimax;
mod frolov;
mod greedy;
mod learned;
mod lee;
mod mcts;
mod monte_carlo;
mod random;
mod rest;
mod rules;
mod two_sided;

pub use boards::{
    Played, equipped, first, first_info, first_settled, listed, player_of, players_of, settled,
};
pub use evil::Placer;
pub use learned::{default_weights, provide_weights};
pub use rules::{RULE_PARAMS, RULE_PRESETS, rule_values};

use super::{Player, PlayerInfo, Settings, SettingsError};
use crate::games::g2048::{Board, Variant};

/// The game's name in commands and protocols.
pub const GAME: &str = "2048";

/// Those whose code the first part of the page's engine has, for the board of 4x4.
pub const FIRST: [PlayerInfo; 3] = [expectimax::INFO, corner::INFO, random::INFO];

/// Every player of 2048, the default first.
pub const PLAYERS: [PlayerInfo; 13] = [
    expectimax::INFO,
    learned::INFO,
    two_sided::OVOLVE,
    two_sided::ALPHA_BETA,
    two_sided::MINIMAX,
    lee::INFO,
    frolov::INFO,
    mcts::INFO,
    mcts::CORNER_INFO,
    monte_carlo::INFO,
    greedy::INFO,
    corner::INFO,
    random::INFO,
];

/// The player of that name.
///
/// # Errors
/// Names the players there are, or says that the player's weights were not provided.
pub fn info(id: &str) -> Result<&'static PlayerInfo, SettingsError> {
    player_of(&Variant::STANDARD, id)
}

/// A player with these parameters; `seed` decides its dice, where it throws any.
///
/// ```
/// use plyground::games::g2048::Board;
/// use plyground::players::g2048::{create, info};
/// use plyground::search::{Limits, Watch, run};
///
/// let info = info("expectimax").unwrap();
/// let mut player = create(info, &info.settings([("empty", 300.0)]).unwrap(), 1);
/// let board: Board = "2,2,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,0".parse().unwrap();
/// let watch = Watch::new(Limits::depth(3), || 0.0);
/// assert!(run(player.think(&board, &watch)).best.is_some());
/// ```
pub fn create(info: &PlayerInfo, settings: &Settings, seed: u64) -> Box<dyn Player<Board>> {
    boards::on_fast_board(&Variant::STANDARD, info, settings, seed)
}
