//! Who can play in a test.

use plyground::players::PlayerInfo;
use plyground::players::g2048::{PLAYERS, info};

/// The players of 2048 but those that wait for a file of weights.
pub fn ready() -> impl Iterator<Item = PlayerInfo> {
    PLAYERS.into_iter().filter(|player| info(player.id).is_ok())
}
