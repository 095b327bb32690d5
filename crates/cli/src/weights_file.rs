//! Files of learned weights: the one that `--weights` names, or the player's own, found near the program.

use std::cell::{Cell, OnceCell, RefCell};
use std::env;
use std::fs;
use std::iter;
use std::path::{Path, PathBuf};

use anyhow::{Error, Result, bail};
use plyground::players::catalogue;
use plyground::players::{FAMILIES, LoadedWeights, PlayerInfo};

use crate::failure::AtPath;
use crate::files::Files;
use crate::output::note;

/// The option that names a file of learned weights.
#[derive(clap::Args, Debug)]
pub struct WeightsFile {
    /// A file of learned weights, for a player that uses one [default: its own, from `weights` next to the program, else `www/weights` above the program or the current folder]
    #[arg(long, global = true, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// The bytes of the file that is named, once it was read.
    #[arg(skip)]
    bytes: OnceCell<Vec<u8>>,
    /// The weights of players that have some.
    #[arg(skip)]
    loaded: RefCell<Vec<(&'static PlayerInfo, LoadedWeights)>>,
    /// Whether somebody was told that a player's own weights are missing.
    #[arg(skip)]
    told: Cell<bool>,
}

/// The own weights of a player that are nowhere near.
#[derive(Debug, thiserror::Error)]
#[error("{player}: its learned weights are missing; {}", self.advice())]
struct MissingWeights {
    player: String,
    file: String,
}

impl MissingWeights {
    fn advice(&self) -> String {
        let file = &self.file;
        format!(
            "{file} is in `www/weights` of Plyground's sources: name it by --weights, or copy that folder beside the program"
        )
    }
}

impl WeightsFile {
    /// Checks the files of a command, this one among them; `has_player` says whether a player thinks in it.
    pub fn checked(&self, files: Files, has_player: bool) -> Result<()> {
        if self.weights.is_some() && !has_player {
            bail!("--weights: no player thinks in this command");
        }
        files
            .reading("--weights", self.weights.as_deref())
            .checked()
    }

    /// Refuses a file of weights that no player has taken, once the players are ready.
    pub fn taken(&self) -> Result<()> {
        if self.weights.is_none() || self.bytes.get().is_some() {
            return Ok(());
        }
        bail!("--weights: no player here takes learned weights")
    }

    /// The weights for a player; none for one that takes none, or that plays without the weights that are not there.
    ///
    /// # Errors
    /// The file can't be read, or the player can't play without its own weights and they are nowhere near.
    pub fn of(&self, info: &'static PlayerInfo) -> Result<Option<LoadedWeights>> {
        let found = self.all_of(info);
        let missing = found.as_ref().err().and_then(Error::downcast_ref);
        let Some(missing) = missing.filter(|_| !info.needs_weights()) else {
            return found;
        };
        if !self.told.replace(true) {
            let MissingWeights { player, .. } = missing;
            let advice = missing.advice();
            note(format_args!(
                "{player} plays without its learned weights; {advice}"
            ));
        }
        Ok(None)
    }

    /// The same for games that are compared with others: a player that lacks weights would be another one.
    ///
    /// # Errors
    /// The file can't be read, or the player's own weights are nowhere near.
    pub fn all_of(&self, info: &'static PlayerInfo) -> Result<Option<LoadedWeights>> {
        let Some(own) = own_file(info) else {
            return Ok(None);
        };
        let is_same = |known: &PlayerInfo| (known.game, known.id) == (info.game, info.id);
        if let Some((_, loaded)) = self
            .loaded
            .borrow()
            .iter()
            .find(|(known, _)| is_same(known))
        {
            return Ok(Some(loaded.clone()));
        }
        let loaded = self.read(info, own)?;
        self.loaded.borrow_mut().push((info, loaded.clone()));
        Ok(Some(loaded))
    }

    /// Reads the file that is named, else the player's own.
    fn read(&self, info: &PlayerInfo, own: String) -> Result<LoadedWeights> {
        let family = catalogue::family(FAMILIES, info.game)?;
        if let Some(path) = &self.weights {
            return family.read_weights(info, &self.bytes(path)?).at(path);
        }
        let path = found(&own).ok_or_else(|| MissingWeights {
            player: format!("{} {}", info.game, info.id),
            file: own,
        })?;
        family
            .read_weights(info, &fs::read(&path).at(&path)?)
            .at(&path)
    }

    /// The bytes of the file that is named. It is read once, as it may come through a pipe.
    fn bytes(&self, path: &Path) -> Result<&[u8]> {
        if let Some(bytes) = self.bytes.get() {
            return Ok(bytes);
        }
        let bytes = fs::read(path).at(path)?;
        Ok(self.bytes.get_or_init(|| bytes))
    }
}

/// The name of the file with the weights that a player takes where none is named.
fn own_file(info: &PlayerInfo) -> Option<String> {
    let own = info.weights?;
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
