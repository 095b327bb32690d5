//! The game that a command is about, and its players.

use std::ops::Deref;
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Result, bail};
use plyground::games::game_of;
use plyground::players::catalogue;
use plyground::players::{AnyGame, AnyTable, Contender, GameError, PlayerInfo, Settings};
use plyground::search::Limits;

use crate::weights_file::WeightsFile;

/// A game by its rules: `2048`, a variant of it such as `2048-5x5-evil`, `pentago`, `loa` or `loa-mover`.
#[derive(Clone, Debug)]
pub struct GameArg(pub Arc<dyn AnyGame>);

impl FromStr for GameArg {
    type Err = GameError;

    fn from_str(name: &str) -> Result<Self, GameError> {
        let lower_case = name.to_lowercase();
        let open = catalogue::open(&lower_case).or_else(|_| catalogue::open(name));
        open.map(Self)
    }
}

impl Deref for GameArg {
    type Target = dyn AnyGame;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl GameArg {
    /// A player that is ready to play.
    pub fn contender(
        &self,
        info: &'static PlayerInfo,
        settings: Settings,
        limits: Limits,
        weights: &WeightsFile,
    ) -> Result<Contender> {
        let contender = Contender::new(info, settings, limits)?;
        Ok(contender.equipped(weights.of(info)?))
    }

    /// The game of a record, which says itself by which rules it was played.
    ///
    /// # Errors
    /// The record names no game, or another one than `wanted`.
    pub fn of_record(wanted: Option<&Self>, record: &str) -> Result<Self> {
        let played = game_of(record).parse::<Self>();
        let Some(wanted) = wanted else {
            return Ok(played?);
        };
        let game = played.unwrap_or_else(|_| wanted.clone());
        let [found, wanted] = [&game, wanted].map(|game| game.settled().id);
        if found != wanted {
            bail!("--record: a game of {found}, not of {wanted}");
        }
        Ok(game)
    }

    /// The game of a record after so many plies, or at its end.
    ///
    /// # Errors
    /// The record is wrong, or has fewer plies.
    pub fn at_ply(&self, record: &str, ply: Option<usize>) -> Result<Box<dyn AnyTable>> {
        let mut table = self.replay(record)?;
        let plies = table.plies();
        let ply = ply.unwrap_or(plies);
        if ply > plies {
            bail!("--ply: {ply} is more than the {plies} plies of the game");
        }
        table.seek(ply);
        Ok(table)
    }

    /// The player of that name, or the default one.
    pub fn player_or_default(&self, id: Option<&str>) -> Result<&'static PlayerInfo> {
        Ok(match id {
            Some(id) => self.player(id)?,
            None => self.players()[0],
        })
    }
}
