//! The game that a command is about, and its players.

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use plyground::players::catalogue;
use plyground::players::{
    AnyGame, Contender, FAMILIES, GameError, LoadedWeights, PlayerInfo, Settings,
};
use plyground::search::Limits;

use crate::failure::Failure;

/// A game by its rules: `2048`, a variant of it such as `2048-5x5-evil`, `pentago`, `loa` or `loa-mover`.
#[derive(Clone, Debug)]
pub struct GameArg(pub Arc<dyn AnyGame>);

impl FromStr for GameArg {
    type Err = GameError;

    fn from_str(name: &str) -> Result<Self, GameError> {
        catalogue::open(name).map(Self)
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
    ) -> Result<Contender, Failure> {
        let instant = self.is_instant(info, &settings)?;
        let contender = Contender::new(instant, info, settings, limits)?;
        Ok(contender.equipped(weights.of(info)?))
    }

    /// The player of that name, or the default one.
    pub fn player_or_default(&self, id: Option<&str>) -> Result<&'static PlayerInfo, Failure> {
        Ok(match id {
            Some(id) => self.player(id)?,
            None => self.players()[0],
        })
    }
}

/// The option that names a file of learned weights.
#[derive(clap::Args, Clone, Debug)]
pub struct WeightsFile {
    /// A file of learned weights for a player that needs them [default: the large one of the page]
    #[arg(long, global = true, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// The bytes of the file where none is named.
    #[arg(skip)]
    usual: &'static [u8],
}

impl WeightsFile {
    /// The same, with the bytes `usual` where no file is named.
    pub fn or(&self, usual: &'static [u8]) -> Self {
        let weights = self.weights.clone();
        Self { weights, usual }
    }

    /// The file that is named.
    pub fn path(&self) -> Option<&Path> {
        self.weights.as_deref()
    }

    /// The weights for a player; none for one that needs none.
    pub fn of(&self, info: &'static PlayerInfo) -> Result<Option<LoadedWeights>, Failure> {
        if info.weights.is_empty() {
            return Ok(None);
        }
        let family = catalogue::family(FAMILIES, info.game)?;
        let read = match &self.weights {
            Some(path) => {
                family.read_weights(info, &std::fs::read(path).map_err(Failure::file(path))?)
            }
            None => family.read_weights(info, &self.usual),
        };
        read.map(Some).map_err(Failure::Weights)
    }
}
