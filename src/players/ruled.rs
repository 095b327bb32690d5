//! A game by settled rules, with the type of its board: what stands behind [`AnyGame`].

use std::fmt;
use std::sync::Arc;

use super::bout::GameBout;
use super::table::GameTable;
use super::thinker::GameThinker;
use super::{
    Adversary, AnyGame, AnyTable, AnyThinker, Bout, Contender, GameError, Player, PlayerInfo, Row,
    Setting, Settings, SettingsError, SettledGame, Setup, Weights,
};
use crate::games::random::Dice;
use crate::games::{Playable, Refusal, Rules, Table};
use crate::search::Clock;

/// A game by settled rules.
pub struct Ruled<G: Playable> {
    /// What it is a variant of.
    pub id: &'static str,
    /// The rules.
    pub rules: G::Rules,
    /// Those who play it, the default first.
    pub rows: &'static [Row<G>],
    /// Who answers in the place of chance, if these rules know one.
    pub adversary: MakeAdversary<G>,
}

/// Makes who answers in the place of chance against a player with these settings; `None` where chance does.
pub type MakeAdversary<G> =
    fn(&<G as Playable>::Rules, &PlayerInfo, &Settings) -> Option<Box<dyn Adversary<G>>>;

/// Chance has no adversary in its place.
pub fn no_adversary<G: Playable>(
    _rules: &G::Rules,
    _player: &PlayerInfo,
    _settings: &Settings,
) -> Option<Box<dyn Adversary<G>>> {
    None
}

impl<G: Playable> Clone for Ruled<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Ruled<G> {}

impl<G: Playable> fmt::Debug for Ruled<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ruled({})", self.rules)
    }
}

impl<G: Playable> Ruled<G> {
    /// A game without chance, or whose chance has no adversary in its place.
    pub fn new(id: &'static str, rules: G::Rules, rows: &'static [Row<G>]) -> Self {
        let adversary = no_adversary::<G>;
        Self {
            id,
            rules,
            rows,
            adversary,
        }
    }

    /// The player of that name, with or without its weights.
    ///
    /// # Errors
    /// Names the players there are.
    pub fn info(&self, id: &str) -> Result<&'static PlayerInfo, SettingsError> {
        self.row(id).map(|row| &row.info)
    }

    /// Makes a player.
    ///
    /// # Errors
    /// The player does not play this game, or its weights are missing.
    pub fn create(
        &self,
        info: &PlayerInfo,
        settings: &Settings,
        seed: u64,
        weights: Option<&Weights>,
    ) -> Result<Box<dyn Player<G>>, SettingsError> {
        let row = self.row(info.id)?;
        if !row.info.weights.is_empty() && weights.is_none() {
            return Err(SettingsError::Weights {
                player: row.info.id,
            });
        }
        (row.create)(&Setup {
            rules: &self.rules,
            settings,
            seed,
            weights,
        })
    }

    fn row(&self, id: &str) -> Result<&'static Row<G>, SettingsError> {
        let found = self.rows.iter().find(|row| row.info.id == id);
        found.ok_or_else(|| {
            let known: Vec<&str> = self.rows.iter().map(|row| row.info.id).collect();
            SettingsError::Player {
                game: self.rules.to_string(),
                id: id.into(),
                known: known.join(", "),
            }
        })
    }

    /// The adversary of a player.
    pub(super) fn adversary(
        &self,
        info: &PlayerInfo,
        settings: &Settings,
    ) -> Option<Box<dyn Adversary<G>>> {
        (self.adversary)(&self.rules, info, settings)
    }
}

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

    fn players(&self) -> Vec<&'static PlayerInfo> {
        self.rows.iter().map(|row| &row.info).collect()
    }

    fn player(&self, id: &str) -> Result<&'static PlayerInfo, SettingsError> {
        self.info(id)
    }

    fn is_instant(&self, info: &PlayerInfo, settings: &Settings) -> Result<bool, SettingsError> {
        let row = self.row(info.id)?;
        if !row.info.weights.is_empty() {
            return Ok(false);
        }
        let mut player = self.create(info, settings, 0, None)?;
        let start = G::begin(&self.rules, &mut Dice::new(0));
        Ok(player.at_once(&start).is_some())
    }

    fn deal(&self, seed: u64) -> Box<dyn AnyTable> {
        Box::new(GameTable::new(*self, Table::deal(self.rules, seed)))
    }

    fn set_up(&self, position: &str, seed: u64) -> Result<Box<dyn AnyTable>, Refusal> {
        let start = G::read(position, &self.rules)?;
        let table = Table::set_up(self.rules, start, seed);
        Ok(Box::new(GameTable::new(*self, table)))
    }

    fn replay(&self, record: &str) -> Result<Box<dyn AnyTable>, Refusal> {
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
        Ok(Box::new(GameBout::new(self, contenders, setting, clock)?))
    }

    fn perft(&self, position: &str, plies: u32) -> Result<u64, Refusal> {
        Ok(G::read(position, &self.rules)?.perft(plies))
    }
}

/// The game of a name, for a family that plays by all its rules on one type of board.
pub(super) fn open<G: Playable>(
    id: &'static str,
    name: &str,
    rows: &'static [Row<G>],
) -> Result<Arc<dyn AnyGame>, GameError> {
    Ok(Arc::new(Ruled::new(id, named::<G>(name)?, rows)))
}

/// The same by the values of the rules.
pub(super) fn open_with<G: Playable>(
    id: &'static str,
    values: &[(&str, f64)],
    rows: &'static [Row<G>],
) -> Result<Arc<dyn AnyGame>, GameError> {
    let rules = G::Rules::of_values(values).map_err(|error| GameError::Rules(error.into()))?;
    Ok(Arc::new(Ruled::new(id, rules, rows)))
}

/// The rules of a name.
fn named<G: Playable>(name: &str) -> Result<G::Rules, GameError> {
    name.parse()
        .map_err(|error: RulesErrorOf<G>| GameError::Rules(error.into()))
}

type RulesErrorOf<G> = <<G as Playable>::Rules as std::str::FromStr>::Err;
