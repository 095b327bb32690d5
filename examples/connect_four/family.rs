//! Connect Four as the list of games knows it.

use super::players::PLAYERS;
use super::{Position, Rules};
use crate::players::opened::ListedGame;
use crate::players::{Family, bout_of};

/// Connect Four in the list of games.
pub const FAMILY: &dyn Family = &ListedGame::<Position> {
    id: Rules::GAME,
    name: "Connect Four",
    params: &[],
    players: PLAYERS,
    weights: None,
    bout: bout_of,
};
