//! A game by settled rules, with the type of its board and its players.

use std::fmt;
use std::sync::Arc;

use super::schema::unknown_player;
use super::{
    Adversary, Bout, Contender, LoadedWeights, MakeAdversary, Player, PlayerEntry, PlayerInfo,
    Setting, Settings, SettingsError, Setup, no_adversary,
};
use crate::games::Playable;
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
        if row.info.needs_weights() && weights.is_none() {
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

    /// Makes the player of a contender; `seed` decides its dice.
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
            ..
        } = contender;
        self.create(info, settings, seed, weights.as_ref())
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
