//! The players of Pentago.

mod alpha_beta;
mod genetic;
mod strong;
mod weights;

use super::mcts::{self, MctsPlayer};
use super::random::{self, Random};
use super::{Duel, Player, PlayerInfo, Settings};
use crate::games::pentago::{HOLES, Position, SIDE};

/// The game's name in commands and protocols.
pub const GAME: &str = "pentago";

/// Every player of Pentago, the default first.
pub const PLAYERS: [PlayerInfo; 5] = [
    strong::INFO,
    alpha_beta::INFO,
    genetic::INFO,
    mcts::info(GAME),
    random::info(GAME),
];

impl Duel for Position {
    const ID: &'static str = GAME;
    const SHAPE: [usize; 2] = [SIDE as usize; 2];
    const PLAYERS: &'static [PlayerInfo] = &PLAYERS;

    fn create(info: &PlayerInfo, settings: &Settings, seed: u64) -> Box<dyn Player<Self>> {
        match info.id {
            "genetic" => Box::new(genetic::GeneticPlayer::new(settings, seed)),
            "mcts" => Box::new(MctsPlayer::new(settings, seed, HOLES.into())),
            "random" => Box::new(Random::new(seed)),
            "alpha-beta" => Box::new(alpha_beta::alpha_beta(settings)),
            _ => Box::new(strong::Strong::new(settings)),
        }
    }
}
