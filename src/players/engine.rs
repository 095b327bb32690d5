//! A program from outside as a player: it gets positions and answers moves, as text.

use std::fmt;
use std::sync::Arc;

use super::{Outlook, Player, PlayerInfo, SettingsError, Thinking};
use crate::games::Playable;
use crate::search::{Limits, Report, Watch};

/// The catalogue entry of every program from outside.
pub(crate) const INFO: PlayerInfo = PlayerInfo {
    id: "engine",
    game: "",
    name: "Engine",
    help: "A program of your own that speaks the engine protocol.",
    params: &[],
    presets: &[],
    outlook: Outlook::Unknown,
    weights: &[],
    optional_weights: None,
};

/// A program that can be started, once for each game.
pub trait Engine: fmt::Debug + Send + Sync {
    /// Starts it for a game of that name.
    ///
    /// # Errors
    /// Why it does not start.
    fn start(&self, game: &str) -> Result<Box<dyn EngineGame>, String>;
}

/// A program that plays a game.
pub trait EngineGame {
    /// Its move in a position, one of the legal ones.
    ///
    /// # Errors
    /// It does not answer in time, or no longer.
    fn best(&mut self, position: &str, legal: &[String], limits: Limits) -> Result<String, String>;
}

/// A program to start, by its command, and how.
#[derive(Clone, Debug)]
pub struct EngineSetup {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// How it is started; `None` where programs cannot be started.
    pub engine: Option<Arc<dyn Engine>>,
}

/// A program at the board. One that does not start, hangs, ends or answers no legal move has no move.
pub(super) struct EnginePlayer(Option<Box<dyn EngineGame>>);

impl EnginePlayer {
    pub(super) fn create<G: Playable>(
        setup: &EngineSetup,
        game: &str,
    ) -> Result<Box<dyn Player<G>>, SettingsError> {
        let engine = setup.engine.as_ref().ok_or(SettingsError::Engine)?;
        Ok(Box::new(Self(engine.start(game).ok())))
    }

    /// Its move. After a fault it has none any more.
    fn answer<G: Playable>(&mut self, position: &G, limits: Limits) -> Option<G::Move> {
        let legal: Vec<String> = position.legal().map(|mv| mv.to_string()).collect();
        let answer = self.0.as_mut()?;
        let answer = answer.best(&position.to_string(), &legal, limits);
        let mv = answer.ok().and_then(|text| position.read_move(&text).ok());
        if mv.is_none() {
            self.0 = None;
        }
        mv
    }
}

impl<G: Playable> Player<G> for EnginePlayer {
    fn think<'a>(
        &'a mut self,
        position: &'a G,
        watch: &'a Watch<G::Move>,
    ) -> Thinking<'a, G::Move> {
        let best = self.answer(position, watch.limits());
        let moves = best.map(|mv| (mv, 0.0)).into_iter().collect();
        Box::pin(async move { Report::instant(best, moves, watch) })
    }
}
