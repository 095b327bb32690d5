//! A game by settled rules, with the type of its board and its players: what a [`Family`](super::Family) opens.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use super::schema::unknown_player;
use super::table::GameTable;
use super::thinker::GameThinker;
use super::{
    Adversary, AnyGame, AnyTable, AnyThinker, Bout, Contender, GameError, LoadedWeights,
    MakeAdversary, Player, PlayerEntry, PlayerInfo, Setting, Settings, SettingsError, SettledGame,
    Setup, no_adversary,
};
use crate::games::{AnyError, GameRules, Playable, RuleSet, Table};
use crate::search::Clock;

/// A function that begins a game of these players.
pub type MakeBout<G> =
    fn(&Ruled<G>, &[Arc<Contender>], Setting, Clock) -> Result<Box<dyn Bout>, SettingsError>;

/// Begins no game: for a part of the engine that is asked about positions alone, and has no code for whole games.
///
/// # Errors
/// Always.
pub fn no_bout<G: Playable>(
    _game: &Ruled<G>,
    _contenders: &[Arc<Contender>],
    _setting: Setting,
    _clock: Clock,
) -> Result<Box<dyn Bout>, SettingsError> {
    Err(SettingsError::NoBout)
}

/// A game by settled rules.
pub struct Ruled<G: Playable> {
    /// The family of the game.
    pub id: &'static str,
    /// The rules.
    pub rules: G::Rules,
    /// Its players, the default first.
    pub(super) rows: &'static [PlayerEntry<G>],
    /// The adversary that answers in the place of chance, if these rules have one.
    pub(super) adversary: MakeAdversary<G>,
    /// Begins whole games of its players.
    pub(super) bout: MakeBout<G>,
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
    /// A game without chance, or whose chance has no adversary in its place. It is asked about positions alone.
    pub(crate) fn new(id: &'static str, rules: G::Rules, rows: &'static [PlayerEntry<G>]) -> Self {
        Self {
            id,
            rules,
            rows,
            adversary: no_adversary::<G>,
            bout: no_bout::<G>,
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
        weights: Option<&LoadedWeights>,
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

    /// Makes the player of a contender, in its place in a team; `seed` decides its dice.
    ///
    /// # Errors
    /// As [`Ruled::create`].
    pub(super) fn seat(
        &self,
        contender: &Contender,
        seed: u64,
    ) -> Result<Box<dyn Player<G>>, SettingsError> {
        let Contender {
            info,
            settings,
            weights,
            team,
            ..
        } = contender;
        let mut player = self.create(info, settings, seed, weights.as_ref())?;
        if let Some(team) = team {
            player.join(team);
        }
        Ok(player)
    }

    fn row(&self, id: &str) -> Result<&'static PlayerEntry<G>, SettingsError> {
        let found = self.rows.iter().find(|row| row.info.id == id);
        found.ok_or_else(|| {
            let players = self.rows.iter().map(|row| &row.info);
            unknown_player(self.rules.to_string(), players, id)
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
