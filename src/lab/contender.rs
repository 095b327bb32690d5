//! A player ready to play: with settings and limits.

use std::fmt::Write;

use crate::players::{PlayerInfo, Settings};
use crate::search::{Limits, LimitsError};

/// A player with valid settings and limits.
#[derive(Clone, Debug)]
pub struct Contender {
    /// What people call it.
    pub name: Option<String>,
    /// Who plays.
    pub info: &'static PlayerInfo,
    /// With which parameters.
    pub settings: Settings,
    /// How long it may think; none for a player that does not search.
    pub limits: Limits,
    id: String,
}

impl Contender {
    /// The player, with the limits it may need.
    ///
    /// # Errors
    /// No limit for a player that searches.
    pub fn new(
        instant: bool,
        info: &'static PlayerInfo,
        settings: Settings,
        limits: Limits,
    ) -> Result<Self, LimitsError> {
        let limits = if instant {
            Limits::default()
        } else {
            limits.checked()?
        };
        let id = id(info, &settings, limits);
        Ok(Self {
            name: None,
            info,
            settings,
            limits,
            id,
        })
    }

    /// The same player under another name for people.
    #[must_use]
    pub fn named(mut self, name: Option<String>) -> Self {
        self.name = name;
        self
    }

    /// All that decides how it plays, in one line: two that share it play the same games.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Whether its games follow from their seeds.
    pub fn is_repeatable(&self) -> bool {
        self.limits.movetime.is_none()
    }
}

fn id(info: &PlayerInfo, settings: &Settings, limits: Limits) -> String {
    let mut id = info.id.to_string();
    for (name, value) in settings.own() {
        // Writing to a string does not fail.
        let _ = write!(id, " {name}={value}");
    }
    let limits = [
        limits.movetime.map(|ms| format!(", {ms} ms")),
        limits.depth.map(|depth| format!(", depth {depth}")),
        limits.nodes.map(|nodes| format!(", {nodes} nodes")),
    ];
    id.extend(limits.into_iter().flatten());
    id
}
