//! Presets in files: what `lab tune` leaves, and `--preset FILE` and experiments take.

use std::fs;
use std::path::Path;

use anyhow::Result;
use plyground::players::{PlayerInfo, catalogue};
use plyground_lab::{Experiment, ExperimentPlayer, SavedPreset};

use crate::failure::AtPath;
use crate::file::Draft;
use crate::files::FileKind;

/// How the name of a file with a preset ends.
const ENDING: &str = ".json";

pub const KIND: FileKind = FileKind {
    name: "preset",
    holds: |bytes| {
        let text = str::from_utf8(bytes);
        text.is_ok_and(|text| SavedPreset::from_json(text).is_ok())
    },
};

/// The parameters of a preset of the player, or of one in a file.
pub fn values(info: &PlayerInfo, name: &str) -> Result<Vec<(String, f64)>> {
    if name.ends_with(ENDING) {
        return Ok(read(info, name)?.settings.into_iter().collect());
    }
    let preset = info.checked_preset(name)?.values;
    let owned = |&(name, value): &(&str, f64)| (name.into(), value);
    Ok(preset.iter().map(owned).collect())
}

/// The files with presets that an experiment names.
pub fn files(experiment: &Experiment) -> impl Iterator<Item = &str> {
    let names = experiment
        .players
        .iter()
        .filter_map(|player| player.preset.as_deref());
    names.filter(|name| name.ends_with(ENDING))
}

/// Puts the parameters in the place of the file that a player of an experiment names.
pub fn resolve(game: &str, player: &mut ExperimentPlayer) -> Result<()> {
    let Some(name) = player.preset.take_if(|name| name.ends_with(ENDING)) else {
        return Ok(());
    };
    let game = catalogue::open(game)?;
    let preset = read(game.player(&player.player)?, &name)?;
    player.name.get_or_insert(preset.name);
    for (name, value) in preset.settings {
        player.settings.entry(name).or_insert(value);
    }
    Ok(())
}

fn read(info: &PlayerInfo, path: &str) -> Result<SavedPreset> {
    let path = Path::new(path);
    let text = fs::read_to_string(path).at(path)?;
    let read = SavedPreset::from_json(&text).and_then(|preset| preset.checked(info));
    read.at(path)
}

/// Writes a preset to a file, in place of what is there.
pub fn write(preset: &SavedPreset, path: &Path) -> Result<()> {
    let text = serde_json::to_string_pretty(preset).unwrap_or_default();
    let draft = Draft::new(path).at(path)?;
    draft.finish((text + "\n").as_bytes()).at(path)
}
