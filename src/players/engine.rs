//! A program from outside as a player: it gets positions and answers moves, as text.

use std::fmt;
use std::sync::Arc;
use std::task::Poll;

use super::{Outlook, Player, PlayerInfo, SettingsError, Thinking};
use crate::games::Playable;
use crate::games::random::Dice;
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
    /// Its move in a position, one of the legal ones. Where it has no answer yet it is asked the same again.
    ///
    /// # Errors
    /// It does not answer in time, or no longer.
    fn best(&mut self, question: &EngineQuestion, limits: Limits) -> Poll<Result<String, String>>;
}

/// A question to a program: a position, with how the game came there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineQuestion {
    /// The position.
    pub position: String,
    /// The first position of the game and the moves that led to this one; `None` in a game of chance.
    pub history: Option<(String, Vec<String>)>,
    /// The legal moves.
    pub legal: Vec<String>,
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
pub(super) struct EnginePlayer<G> {
    program: Option<Box<dyn EngineGame>>,
    /// The positions before the one in hand.
    earlier: Vec<G>,
    /// What it said about the position in hand, before it is asked to think.
    said: Option<Result<String, String>>,
}

impl<G: Playable> EnginePlayer<G> {
    pub(super) fn create(
        setup: &EngineSetup,
        game: &str,
    ) -> Result<Box<dyn Player<G>>, SettingsError> {
        let engine = setup.engine.as_ref().ok_or(SettingsError::Engine)?;
        Ok(Box::new(Self {
            program: engine.start(game).ok(),
            earlier: Vec::new(),
            said: None,
        }))
    }

    /// Asks it, unless it has answered already. Without a program there is nothing to wait for.
    fn ask(&mut self, position: &G, limits: Limits) {
        if self.said.is_some() {
            return;
        }
        let question = EngineQuestion {
            position: position.to_string(),
            history: self.history(position),
            legal: position.legal().map(|mv| mv.to_string()).collect(),
        };
        let answer = match &mut self.program {
            Some(program) => program.best(&question, limits),
            None => Poll::Ready(Err("it has ended".into())),
        };
        if let Poll::Ready(said) = answer {
            self.said = Some(said);
        }
    }

    /// The move that it said. After a fault it has none any more.
    fn answer(&mut self, position: &G) -> Option<G::Move> {
        let said = self.said.take()?;
        let mv = said.ok().and_then(|text| position.read_move(&text).ok());
        if mv.is_none() {
            self.program = None;
        }
        mv
    }

    /// The game up to a position. Where chance plays no part, two positions tell the move between them.
    fn history(&self, position: &G) -> Option<(String, Vec<String>)> {
        if G::CHANCE {
            return None;
        }
        let all: Vec<&G> = self.earlier.iter().chain([position]).collect();
        let moves = all.windows(2).map(|pair| move_between(pair[0], pair[1]));
        Some((all[0].to_string(), moves.collect::<Option<_>>()?))
    }
}

/// A move that leads from a position to the next.
fn move_between<G: Playable>(from: &G, to: &G) -> Option<String> {
    let mut unused = Dice::stream(0, 0);
    let mut leads = |mv| {
        let advance = from.advance(mv, &mut unused);
        advance.is_some_and(|advance| advance.position == *to)
    };
    from.legal().find(|&mv| leads(mv)).map(|mv| mv.to_string())
}

impl<G: Playable> Player<G> for EnginePlayer<G> {
    fn think<'a>(
        &'a mut self,
        position: &'a G,
        watch: &'a Watch<G::Move>,
    ) -> Thinking<'a, G::Move> {
        self.ask(position, watch.limits());
        let best = self.answer(position);
        let moves = best.map(|mv| (mv, 0.0)).into_iter().collect();
        Box::pin(async move { Report::instant(best, moves, watch) })
    }

    fn waits(&mut self, position: &G, limits: Limits) -> bool {
        self.ask(position, limits);
        self.said.is_none()
    }

    fn recall(&mut self, earlier: &[G]) {
        self.earlier = earlier.to_vec();
    }
}
