//! Games of two sides with their players.

use super::catalogue::SettledGame;
use super::schema::find;
use super::{Player, PlayerInfo, Settings, SettingsError};
use crate::games::{Adversarial, Notation};

/// A game of two sides as commands and experiments see it.
pub trait Duel: Adversarial + Notation + 'static {
    /// The game's name in commands and protocols.
    const ID: &'static str;
    /// Rows and columns of its board.
    const SHAPE: [usize; 2];
    /// Every player of the game, the default first.
    const PLAYERS: &'static [PlayerInfo];

    /// The name of the game by the rules that this position is played by.
    fn game(&self) -> &'static str {
        Self::ID
    }

    /// A player with these parameters; `seed` decides its dice, where it throws any.
    fn create(info: &PlayerInfo, settings: &Settings, seed: u64) -> Box<dyn Player<Self>>;

    /// What the page must know of the game.
    fn settled() -> SettledGame {
        let [rows, columns] = Self::SHAPE;
        SettledGame {
            game: Self::ID.into(),
            id: Self::ID,
            rows,
            columns,
            largest: 2,
            params: Vec::new(),
            players: Self::PLAYERS.iter().map(|player| player.id).collect(),
        }
    }

    /// The player of that name.
    ///
    /// # Errors
    /// Names the players there are.
    fn player(id: &str) -> Result<&'static PlayerInfo, SettingsError> {
        find(Self::ID, Self::PLAYERS, id)
    }
}
