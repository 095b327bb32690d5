//! The game that a command is about, and its players.

use std::cell::OnceCell;
use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Result, bail};
use plyground::games::game_of;
use plyground::players::catalogue;
use plyground::players::{
    AnyGame, AnyTable, Contender, FAMILIES, GameError, LoadedWeights, PlayerInfo, Settings,
};
use plyground::search::Limits;

use crate::failure::AtPath;

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

/// The option that names a file of learned weights.
#[derive(clap::Args, Clone, Debug)]
pub struct WeightsFile {
    /// A file of learned weights for a player that takes them [default: the player's own, part of the program]
    #[arg(long, global = true, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// The files where none is named.
    #[arg(skip)]
    usual: &'static [&'static [EmbeddedWeights]],
    /// The bytes of the file, once it was read.
    #[arg(skip)]
    read: OnceCell<Vec<u8>>,
}

/// A file of learned weights that is part of the program.
#[derive(Debug)]
pub struct EmbeddedWeights {
    /// The game and the player that it is for.
    pub game: &'static str,
    pub player: &'static str,
    pub bytes: &'static [u8],
}

impl WeightsFile {
    /// The same, with the files `usual` where none is named.
    pub fn or(&self, usual: &'static [&'static [EmbeddedWeights]]) -> Self {
        Self {
            usual,
            ..self.clone()
        }
    }

    /// The file that is named.
    pub fn path(&self) -> Option<&Path> {
        self.weights.as_deref()
    }

    /// Refuses a file of weights that no player has taken, once the players are ready.
    pub fn taken(&self) -> Result<()> {
        if self.weights.is_none() || self.read.get().is_some() {
            return Ok(());
        }
        bail!("--weights: no player here takes learned weights")
    }

    /// The bytes of that file. It is read once, as it may come through a pipe.
    fn bytes(&self, path: &Path) -> Result<&[u8]> {
        if let Some(bytes) = self.read.get() {
            return Ok(bytes);
        }
        let bytes = fs::read(path).at(path)?;
        Ok(self.read.get_or_init(|| bytes))
    }

    /// The weights for a player; none for one that takes none.
    pub fn of(&self, info: &'static PlayerInfo) -> Result<Option<LoadedWeights>> {
        if !info.takes_weights() {
            return Ok(None);
        }
        let family = catalogue::family(FAMILIES, info.game)?;
        let read = match &self.weights {
            Some(path) => family.read_weights(info, &self.bytes(path)?),
            None => {
                let own =
                    |file: &&EmbeddedWeights| file.game == info.game && file.player == info.id;
                let embedded = self
                    .usual
                    .iter()
                    .copied()
                    .flatten()
                    .find(own)
                    .map_or(&[][..], |file| file.bytes);
                family.read_weights(info, &embedded)
            }
        };
        Ok(Some(read?))
    }
}
