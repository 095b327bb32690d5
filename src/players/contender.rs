//! A player ready to play: with settings, limits and weights.

use std::fmt::Write;
use std::sync::Arc;

use super::{ENGINE, Engine, LoadedWeights, PlayerInfo, Settings};
use crate::search::{Limits, LimitsError};

/// A player with valid settings and limits.
#[derive(Clone, Debug)]
pub struct Contender {
    /// Its display name.
    pub name: Option<String>,
    /// The player.
    pub info: &'static PlayerInfo,
    /// With which parameters.
    pub settings: Settings,
    /// How long it may think; none for a player that does not search.
    pub limits: Limits,
    /// Its learned weights, for a player that needs them.
    pub weights: Option<LoadedWeights>,
    /// The command of a program that plays in its place, with its arguments; empty where none does.
    pub command: Vec<String>,
    /// How that program is started; `None` where programs cannot be started.
    pub engine: Option<Arc<dyn Engine>>,
}

impl Contender {
    /// The player, with the limits it may need.
    ///
    /// # Errors
    /// No limit for a player that takes them.
    pub fn new(
        info: &'static PlayerInfo,
        settings: Settings,
        limits: Limits,
    ) -> Result<Self, LimitsError> {
        let limits = match info.takes_limits {
            true => limits.checked()?,
            false => Limits::default(),
        };
        Ok(Self {
            name: None,
            info,
            settings,
            limits,
            weights: None,
            command: Vec::new(),
            engine: None,
        })
    }

    /// The same player under another name for people.
    #[must_use]
    pub fn named(mut self, name: Option<String>) -> Self {
        self.name = name;
        self
    }

    /// The same player with learned weights.
    #[must_use]
    pub fn equipped(mut self, weights: Option<LoadedWeights>) -> Self {
        self.weights = weights;
        self
    }

    /// A program from outside that answers by these limits. It cannot play before its [`engine`](Self::engine) is there.
    ///
    /// # Errors
    /// No limit.
    pub fn program(command: Vec<String>, limits: Limits) -> Result<Self, LimitsError> {
        let player = Self::new(&ENGINE, ENGINE.defaults(), limits)?;
        Ok(Self { command, ..player })
    }

    /// All that decides how it plays, in one line: two that share it play the same games.
    ///
    /// ```
    /// use plyground::players::{Contender, catalogue};
    /// use plyground::search::Limits;
    /// let game = catalogue::open("2048")?;
    /// let info = game.player("expectimax")?;
    /// let settings = info.settings([("empty", 300.0)])?;
    /// let contender = Contender::new(info, settings, Limits::nodes(500))?;
    /// assert_eq!(contender.id(), "expectimax empty=300, 500 nodes");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn id(&self) -> String {
        let mut id = self.info.id.to_string();
        for word in &self.command {
            let _ = write!(id, " {word}");
        }
        for (name, value) in self.settings.own() {
            // Writing to a string does not fail.
            let _ = write!(id, " {name}={value}");
        }
        let limits = [
            self.limits.movetime.map(|ms| format!(", {ms} ms")),
            self.limits.depth.map(|depth| format!(", depth {depth}")),
            self.limits.nodes.map(|nodes| format!(", {nodes} nodes")),
        ];
        id.extend(limits.into_iter().flatten());
        id
    }

    /// Whether it is the same player with the same settings and weights; limits apart.
    pub fn plays_like(&self, other: &Self) -> bool {
        self.info.id == other.info.id
            && self.settings == other.settings
            && self.weights == other.weights
    }

    /// Whether its games follow from their seeds.
    pub fn is_repeatable(&self) -> bool {
        self.limits.movetime.is_none() && self.command.is_empty()
    }
}
