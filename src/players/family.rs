//! A game with its players, with the types of board and player hidden.

use std::fmt::Debug;
use std::sync::Arc;

use serde::Serialize;

use super::schema::{as_map, unknown_player};
use super::{AnyTable, AnyThinker, Bout, Contender, Param, PlayerInfo, Preset, Setting};
use super::{LoadedWeights, SettingsError};
use crate::eval::WeightsSource;
use crate::games::{AnyError, Excerpt};
use crate::search::Clock;

/// A game by all its rules. Every game implements it once, in its own folder, and stands in the list of
/// [`FAMILIES`](super::FAMILIES).
pub trait Family: Sync {
    /// Its description.
    fn info(&self) -> GameInfo;

    /// Its players, the default first.
    fn players(&self) -> Vec<&'static PlayerInfo>;

    /// The player of that name, on whichever board it plays.
    ///
    /// # Errors
    /// Names the players there are.
    fn player(&self, id: &str) -> Result<&'static PlayerInfo, SettingsError> {
        let players = self.players();
        let found = players.iter().find(|info| info.id == id);
        let unknown = || unknown_player(self.info().id.into(), players.iter().copied(), id);
        found.copied().ok_or_else(unknown)
    }

    /// The game of that name, such as `2048-5x5`.
    ///
    /// # Errors
    /// Names the part that is wrong.
    fn open(&self, name: &str) -> Result<Arc<dyn AnyGame>, GameError>;

    /// The game by rules of these values; a rule that is not named has its usual value.
    ///
    /// # Errors
    /// Names the rule that is unknown or out of range.
    fn open_with(&self, values: &[(&str, f64)]) -> Result<Arc<dyn AnyGame>, GameError>;

    /// Reads a file of learned weights for a player of the game.
    ///
    /// # Errors
    /// The file is not a file of weights, is damaged, or has another version.
    fn read_weights(
        &self,
        player: &PlayerInfo,
        _file: &dyn WeightsSource,
    ) -> Result<LoadedWeights, AnyError> {
        Err(no_weights(player))
    }
}

/// The error of a player without a file of weights.
pub(super) fn no_weights(player: &PlayerInfo) -> AnyError {
    AnyError::new(format!("{} {} has no weights", player.game, player.id))
}

/// The description of a game.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// The name in commands and protocols.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// How many sides play: 1 against chance, or 2.
    pub sides: usize,
    /// Rows of its board.
    pub rows: usize,
    /// Columns of its board.
    pub columns: usize,
    /// Names of its moves, where they are few.
    pub moves: Vec<&'static str>,
    /// The player where none is named.
    pub default_player: &'static str,
    /// Nodes a move for a player that searches, in an experiment that says nothing of it: few, so that games are soon over.
    pub lab_nodes: u32,
    /// The rules that may differ from game to game, in display order.
    pub params: &'static [Param],
    /// Named settings of these.
    pub presets: &'static [Preset],
}

/// A game with its rules settled, as a name like `2048-5x5` settles them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SettledGame {
    /// Its name, without anything that goes without saying.
    pub game: String,
    /// The family of the game: a [`GameInfo::id`].
    pub id: &'static str,
    /// Rows of its board.
    pub rows: usize,
    /// Columns of its board.
    pub columns: usize,
    /// The largest number that may stand on a cell. In 2048 a tile.
    pub largest: u64,
    /// The value of every parameter of the game.
    #[serde(serialize_with = "as_map")]
    pub params: Vec<(&'static str, f64)>,
    /// The players of the game, the default first.
    pub players: Vec<&'static str>,
}

/// A name that no game has, or rules that a game does not have.
#[derive(Debug, thiserror::Error)]
pub enum GameError {
    /// There is no such game.
    #[error("game: there is no {game:?} (there is {known})")]
    Unknown {
        /// The name.
        game: Excerpt,
        /// The games there are.
        known: String,
    },
    /// The game is there, but not by these rules.
    #[error("{0}")]
    Rules(AnyError),
}

crate::games::into_any_error!(GameError);

/// A game by settled rules, whatever its board: what commands, experiments and pages ask of it.
pub trait AnyGame: Debug + Send + Sync {
    /// Its name, without anything that goes without saying.
    fn name(&self) -> String;

    /// The rules that its name settles.
    fn settled(&self) -> SettledGame;

    /// How many sides play.
    fn sides(&self) -> usize;

    /// The name of a cell, counted row by row from the upper left.
    fn cell_name(&self, cell: usize) -> String;

    /// Whether an adversary answers in the place of chance.
    fn has_adversary(&self) -> bool;

    /// The players of the game, the default first.
    fn players(&self) -> Vec<&'static PlayerInfo>;

    /// The player of that name, with or without its weights.
    ///
    /// # Errors
    /// Names the players there are.
    fn player(&self, id: &str) -> Result<&'static PlayerInfo, SettingsError>;

    /// A new game; `seed` decides all that chance does.
    fn deal(&self, seed: u64) -> Box<dyn AnyTable>;

    /// A game that begins in a position, or with `start` as a new one.
    ///
    /// # Errors
    /// Names the place that is wrong.
    fn set_up(&self, position: &str, seed: u64) -> Result<Box<dyn AnyTable>, AnyError>;

    /// The game of a record, at its end. The record says by which rules it was played.
    ///
    /// # Errors
    /// Names the field or the ply that is wrong.
    fn replay(&self, record: &str) -> Result<Box<dyn AnyTable>, AnyError>;

    /// A thinker about positions of the game, with no player yet.
    fn thinker(&self, clock: Clock) -> Box<dyn AnyThinker>;

    /// Begins a game of these players, in the order in which they move: as many as there are sides.
    ///
    /// # Errors
    /// A player that does not play this game, or whose weights are missing.
    fn bout(
        &self,
        contenders: &[Arc<Contender>],
        setting: Setting,
        clock: Clock,
    ) -> Result<Box<dyn Bout>, SettingsError>;

    /// The number of lines of `depth` plies from a position, or from `start` with the seed 0.
    ///
    /// # Errors
    /// Names the place of the position that is wrong.
    fn perft(&self, position: &str, plies: u32) -> Result<u64, AnyError>;
}
