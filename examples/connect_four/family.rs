//! Connect Four as the list of games knows it.

use std::sync::Arc;

use super::players::PLAYERS;
use super::{COLUMNS, ROWS, Rules};
use crate::players::{AnyGame, Family, GameError, GameInfo, PlayerInfo, bout_of, opened};

/// Connect Four with its players.
struct ConnectFour;

/// Connect Four in the list of games.
pub const FAMILY: &dyn Family = &ConnectFour;

impl Family for ConnectFour {
    fn info(&self) -> GameInfo {
        GameInfo {
            id: Rules::GAME,
            name: "Connect Four",
            sides: 2,
            rows: ROWS.into(),
            columns: COLUMNS.into(),
            moves: Vec::new(),
            default_player: PLAYERS[0].info.id,
            lab_nodes: 500,
            params: &[],
            presets: &[],
        }
    }

    fn players(&self) -> Vec<&'static PlayerInfo> {
        PLAYERS.iter().map(|row| &row.info).collect()
    }

    fn open(&self, name: &str) -> Result<Arc<dyn AnyGame>, GameError> {
        opened::open(Rules::GAME, name, PLAYERS, bout_of)
    }

    fn open_with(&self, values: &[(&str, f64)]) -> Result<Arc<dyn AnyGame>, GameError> {
        opened::open_with(Rules::GAME, values, PLAYERS, bout_of)
    }
}
