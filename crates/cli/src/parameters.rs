//! The options that change a player's parameters, and numbers in other options.

use std::ops::RangeInclusive;

use anyhow::Result;
use plyground::games::Excerpt;
use plyground::players::{PlayerInfo, Settings, SettingsError};

use crate::lab::saved;

/// Parameters of a player, or of several.
#[derive(clap::Args, Clone, Debug)]
pub struct ParameterOptions {
    /// Start from a preset of the player, or from one in a file whose name ends in .json, as `lab tune` leaves it
    #[arg(long, value_name = "NAME|FILE")]
    pub preset: Option<String>,
    /// Change a parameter (see `plyground players`); may be repeated
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

/// How far a weight moves in a step of learning.
pub fn rate(text: &str) -> Result<f32, String> {
    number(text, 1e-6..=10.0).map(|rate| rate as f32)
}
