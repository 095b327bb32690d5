//! A game by settled rules, whatever its board: what a [`Family`](super::Family) opens.

use std::fmt::Display;
use std::sync::Arc;

use super::family::no_weights;
use super::table::GameTable;
use super::thinker::GameThinker;
use super::{
    AnyGame, AnyTable, AnyThinker, Bout, Contender, Family, GameError, GameInfo, LoadedWeights,
    MakeBout, Param, PlayerEntry, PlayerInfo, Ruled, Setting, SettingsError, SettledGame,
};
use crate::eval::WeightsSource;
use crate::games::{AnyError, Playable, RuleSet, Table};
use crate::search::Clock;

impl<G: Playable> AnyGame for Ruled<G> {
    fn name(&self) -> String {
        self.rules.to_string()
    }

    fn settled(&self) -> SettledGame {
        let [rows, columns] = self.rules.shape();
        SettledGame {
            game: self.name(),
            id: self.id,
            rows,
            columns,
            largest: self.rules.largest(),
            params: self.rules.values(),
            players: self.rows.iter().map(|row| row.info.id).collect(),
        }
    }

    fn sides(&self) -> usize {
        G::SIDES
    }

    fn cell_name(&self, cell: usize) -> String {
        self.rules.cell_name(cell)
    }

    fn has_adversary(&self) -> bool {
        let default = &self.rows[0].info;
        self.adversary(default, &default.defaults()).is_some()
    }

    fn players(&self) -> Vec<&'static PlayerInfo> {
        self.rows.iter().map(|row| &row.info).collect()
    }

    fn player(&self, id: &str) -> Result<&'static PlayerInfo, SettingsError> {
        self.info(id)
    }

    fn deal(&self, seed: u64) -> Box<dyn AnyTable> {
        Box::new(GameTable::new(*self, Table::deal(self.rules, seed)))
    }

    fn set_up(&self, position: &str, seed: u64) -> Result<Box<dyn AnyTable>, AnyError> {
        let table = Table::<G>::begin(self.rules, position, seed).map_err(AnyError::new)?;
        Ok(Box::new(GameTable::new(*self, table)))
    }

    fn replay(&self, record: &str) -> Result<Box<dyn AnyTable>, AnyError> {
        Ok(Box::new(GameTable::new(*self, Table::read(record)?)))
    }

    fn thinker(&self, clock: Clock) -> Box<dyn AnyThinker> {
        Box::new(GameThinker::new(*self, clock))
    }

    fn bout(
        &self,
        contenders: &[Arc<Contender>],
        setting: Setting,
        clock: Clock,
    ) -> Result<Box<dyn Bout>, SettingsError> {
        (self.bout)(self, contenders, setting, clock)
    }

    fn perft(&self, position: &str, plies: u32) -> Result<u64, AnyError> {
        let table = Table::<G>::begin(self.rules, position, 0).map_err(AnyError::new)?;
        Ok(table.position().perft(plies))
    }
}

/// Reads a file of learned weights.
type ReadWeights = fn(&dyn WeightsSource) -> Result<LoadedWeights, AnyError>;

/// A game that is played by all its rules on one type of board, as the list of games knows it.
pub(super) struct ListedGame<G: Playable> {
    /// The name in commands and protocols.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// The rules that may differ.
    pub params: &'static [Param],
    /// Its players, the default first.
    pub players: &'static [PlayerEntry<G>],
    /// Reads weights that a player [can do without](crate::players::WeightsInfo::optional), where there are any.
    pub weights: Option<ReadWeights>,
    /// Begins whole games of its players.
    pub bout: MakeBout<G>,
}

impl<G: Playable> ListedGame<G> {
    /// The game by these rules.
    fn ruled<E: Display>(&self, rules: Result<G::Rules, E>) -> Result<Arc<dyn AnyGame>, GameError> {
        let rules = rules.map_err(|error| GameError::Rules(AnyError::new(error)))?;
        let game = Ruled::new(self.id, rules, self.players);
        Ok(Arc::new(Ruled {
            bout: self.bout,
            ..game
        }))
    }
}

impl<G: Playable> Family for ListedGame<G> {
    fn info(&self) -> GameInfo {
        let [rows, columns] = G::Rules::default().shape();
        GameInfo {
            id: self.id,
            name: self.name,
            sides: G::SIDES,
            rows,
            columns,
            moves: Vec::new(),
            default_player: self.players[0].info.id,
            lab_nodes: 500,
            params: self.params,
            presets: &[],
        }
    }

    fn players(&self) -> Vec<&'static PlayerInfo> {
        self.players.iter().map(|row| &row.info).collect()
    }

    fn open(&self, name: &str) -> Result<Arc<dyn AnyGame>, GameError> {
        self.ruled(name.parse())
    }

    fn open_with(&self, values: &[(&str, f64)]) -> Result<Arc<dyn AnyGame>, GameError> {
        self.ruled(G::Rules::of_values(values))
    }

    fn read_weights(
        &self,
        player: &PlayerInfo,
        file: &dyn WeightsSource,
    ) -> Result<LoadedWeights, AnyError> {
        let taken = self.weights.filter(|_| player.weights.is_some());
        taken.ok_or_else(|| no_weights(player))?(file)
    }
}
