//! The adversary, which answers a player's moves in the place of chance.

use super::{PlayerInfo, Settings};
use crate::games::{GameRules, Playable};

/// The adversary, which answers a player's moves in the place of chance.
pub trait Adversary<G: Playable> {
    /// The ply that begins with this move; `None` when the move is not legal.
    fn answer(&self, position: &G, mv: G::Move) -> Option<G::Ply>;
}

/// Makes who answers in the place of chance against a player with these settings; `None` where chance does.
pub type MakeAdversary<G> =
    fn(&<G as GameRules>::Rules, &PlayerInfo, &Settings) -> Option<Box<dyn Adversary<G>>>;

/// Chance has no adversary in its place.
pub fn no_adversary<G: Playable>(
    _rules: &G::Rules,
    _player: &PlayerInfo,
    _settings: &Settings,
) -> Option<Box<dyn Adversary<G>>> {
    None
}
