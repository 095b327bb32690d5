//! A game by settled rules, whatever its board: what a [`Family`](super::Family) opens.

use std::str::FromStr;
use std::sync::Arc;

use super::table::GameTable;
use super::thinker::GameThinker;
use super::{
    AnyGame, AnyTable, AnyThinker, Bout, Contender, GameError, MakeBout, PlayerEntry, PlayerInfo,
    Ruled, Setting, SettingsError, SettledGame,
};
use crate::games::{AnyError, GameRules, Playable, RuleSet, Table};
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

/// The game of a name, for a family that plays by all its rules on one type of board.
pub(super) fn open<G: Playable>(
    id: &'static str,
    name: &str,
    rows: &'static [PlayerEntry<G>],
    bout: MakeBout<G>,
) -> Result<Arc<dyn AnyGame>, GameError> {
    let game = Ruled::new(id, named::<G>(name)?, rows);
    Ok(Arc::new(Ruled { bout, ..game }))
}

/// The same by the values of the rules.
pub(super) fn open_with<G: Playable>(
    id: &'static str,
    values: &[(&str, f64)],
    rows: &'static [PlayerEntry<G>],
    bout: MakeBout<G>,
) -> Result<Arc<dyn AnyGame>, GameError> {
    let rules =
        G::Rules::of_values(values).map_err(|error| GameError::Rules(AnyError::new(error)))?;
    let game = Ruled::new(id, rules, rows);
    Ok(Arc::new(Ruled { bout, ..game }))
}

/// The rules of a name.
fn named<G: Playable>(name: &str) -> Result<G::Rules, GameError> {
    name.parse()
        .map_err(|error: RulesErrorOf<G>| GameError::Rules(AnyError::new(error)))
}

type RulesErrorOf<G> = <<G as GameRules>::Rules as FromStr>::Err;
