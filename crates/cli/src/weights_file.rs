//! Files of learned weights: the one that `--weights` names, or the player's own, found near the program.

use std::cell::{Cell, OnceCell};
use std::env;
use std::fs;
use std::iter;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use plyground::players::catalogue;
use plyground::players::{FAMILIES, LoadedWeights, PlayerInfo};

use crate::failure::AtPath;
use crate::output::note;

/// The option that names a file of learned weights.
#[derive(clap::Args, Debug)]
pub struct WeightsFile {
    /// A file of learned weights for a player that takes them [default: the player's own, from a folder `weights` beside the program or `www/weights` above it]
    #[arg(long, global = true, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// The bytes of the file, once it was read.
    #[arg(skip)]
    read: OnceCell<Vec<u8>>,
    /// Whether somebody was told that a player's own weights are missing.
    #[arg(skip)]
    told: Cell<bool>,
}

impl WeightsFile {
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

    /// The weights for a player; none for one that takes none, or that plays without the weights that are not there.
    ///
    /// # Errors
    /// The file can't be read, or the player can't play without its own weights and they are nowhere near.
    pub fn of(&self, info: &'static PlayerInfo) -> Result<Option<LoadedWeights>> {
        let Some(own) = own_file(info) else {
            return Ok(None);
        };
        let Some(path) = self.weights.clone().or_else(|| found(&own)) else {
            return self.without(info, &own).map(|()| None);
        };
        let family = catalogue::family(FAMILIES, info.game)?;
        let read = match self.weights {
            Some(_) => family.read_weights(info, &self.bytes(&path)?),
            None => family.read_weights(info, &fs::read(&path).at(&path)?),
        };
        read.map(Some).at(&path)
    }

    /// A player whose own weights are nowhere near: it plays without, where it can.
    fn without(&self, info: &PlayerInfo, own: &str) -> Result<()> {
        let player = format!("{} {}", info.game, info.id);
        let advice = format!(
            "{own} is in `www/weights` of Plyground's sources; name it by --weights, or copy that folder beside the program"
        );
        if info.optional_weights.is_none() {
            bail!("{player}: its learned weights are missing; {advice}");
        }
        if !self.told.replace(true) {
            note(format_args!(
                "{player} plays without its learned weights; {advice}"
            ));
        }
        Ok(())
    }
}

/// The name of the file with the weights that a player takes where none is named.
fn own_file(info: &PlayerInfo) -> Option<String> {
    let own = info.weights.first().or(info.optional_weights.as_ref())?;
    Some(format!("{}-{}.weights", info.game, own.name))
}

/// The file of that name: in a folder `weights` beside the program, or in the `www/weights` of a copy of the repository in which
/// the program or the caller is.
fn found(name: &str) -> Option<PathBuf> {
    let program = env::current_exe().unwrap_or_default();
    let here = env::current_dir().unwrap_or_default();
    let above = program.ancestors().chain(here.ancestors());
    let folders = above.map(|folder| folder.join("www/weights"));
    iter::once(program.with_file_name("weights"))
        .chain(folders)
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
}
