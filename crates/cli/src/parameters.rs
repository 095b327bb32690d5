//! The options that say who thinks and with which parameters, and numbers in other options.

use std::ops::RangeInclusive;

use anyhow::Result;
use plyground::games::Excerpt;
use plyground::players::{Contender, PlayerInfo, Settings, SettingsError};

use crate::game::GameArg;
use crate::lab::saved;
use crate::limits::LimitOptions;
use crate::weights_file::WeightsFile;

/// The player of a command.
#[derive(clap::Args)]
pub struct PlayerOptions {
    /// The player that thinks [default: the first of the game, or the learned one in a review of 2048]
    #[arg(long, value_name = "ID")]
    player: Option<String>,
    #[command(flatten)]
    limits: LimitOptions,
    #[command(flatten)]
    parameters: ParameterOptions,
}

impl PlayerOptions {
    /// The player, or else the usual one, ready to play.
    ///
    /// # Errors
    /// Names the option that is wrong, or the weights that are missing.
    pub fn contender(
        &self,
        game: &GameArg,
        usual: &'static PlayerInfo,
        weights: &WeightsFile,
    ) -> Result<Contender> {
        let named = self.player.as_deref().map(|id| game.player(id));
        let info = named.transpose()?.unwrap_or(usual);
        let settings = self.parameters.settings(info)?;
        let contender = game.contender(info, settings, self.limits.limits()?, weights)?;
        weights.taken()?;
        Ok(contender)
    }
}

/// Parameters of a player, or of several.
#[derive(clap::Args, Clone, Debug)]
pub struct ParameterOptions {
    /// Start from a preset of the player, or from a file of `lab tune` whose name ends in .json
    #[arg(long, value_name = "NAME|FILE")]
    pub preset: Option<String>,
    /// Change a setting of the player (see `plyground players`). Repeat it for more
    #[arg(long, value_name = "NAME=VALUE", value_parser = pair)]
    pub set: Vec<(String, f64)>,
}

impl ParameterOptions {
    /// The player's defaults, then the preset, then every `--set`.
    pub fn settings(&self, player: &PlayerInfo) -> Result<Settings> {
        let preset = match &self.preset {
            None => Vec::new(),
            Some(name) => saved::values(player, name)?,
        };
        let all = preset.iter().chain(&self.set);
        Ok(player.settings(all.map(|(name, value)| (name.as_str(), *value)))?)
    }
}

/// The same for several players: what `--set` changes goes to each player who has it.
impl ParameterOptions {
    /// The settings of each player.
    pub fn shared(&self, players: &[&PlayerInfo]) -> Result<Vec<Settings>> {
        let has = |player: &PlayerInfo, name: &str| player.params.iter().any(|p| p.name == name);
        let nobodys = |(name, _): &&(String, f64)| !players.iter().any(|player| has(player, name));
        if let (Some((name, _)), [first, ..]) = (self.set.iter().find(nobodys), players) {
            let (player, name) = (first.id, name.clone());
            return Err(SettingsError::Unknown {
                player,
                name: name.into(),
            }
            .into());
        }
        let settings = players.iter().map(|player| {
            let own = self.set.iter().filter(|(name, _)| has(player, name));
            let options = Self {
                preset: self.preset.clone(),
                set: own.cloned().collect(),
            };
            options.settings(player)
        });
        settings.collect()
    }
}

/// A parameter with its value, as `--set` takes them.
pub fn pair(text: &str) -> Result<(String, f64), String> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    let value = value
        .parse()
        .map_err(|_| format!("{:?} is no number", Excerpt::from(value)))?;
    Ok((name.into(), value))
}

/// A number within a range.
pub fn number(text: &str, range: RangeInclusive<f64>) -> Result<f64, String> {
    let value = text.parse().ok().filter(|value| range.contains(value));
    value.ok_or_else(|| format!("not between {} and {}", range.start(), range.end()))
}
