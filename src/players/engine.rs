//! A program from outside as a player: it gets positions and answers moves, as text.

use std::fmt;
use std::task::Poll;

use super::{Fault, FaultReason, Player, PlayerInfo, SettingsError, Thinking};
use crate::games::random::Dice;
use crate::games::{Excerpt, Playable};
use crate::search::{Limits, Report, SearchControl};

/// The catalogue entry of every program from outside.
pub(crate) const INFO: PlayerInfo = PlayerInfo {
    id: "engine",
    game: "",
    name: "Engine",
    help: "A program of your own that speaks the engine protocol.",
    keeps_tree: false,
    ..PlayerInfo::PLAIN
};

/// A program that can be started, once for each game.
pub trait Engine: fmt::Debug + Send + Sync {
    /// Starts it for a game of that name.
    ///
    /// # Errors
    /// Why it does not start.
    fn start(&self, game: &str) -> Result<Box<dyn EngineGame>, Fault>;
}

/// A program that plays a game.
pub trait EngineGame {
    /// Its move in a position, one of the legal ones. Where it has no answer yet it is asked the same again.
    ///
    /// # Errors
    /// It does not answer in time, or no longer.
    fn best(&mut self, question: &EngineQuestion, limits: Limits) -> Poll<Result<String, Fault>>;
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

/// A program at the board. After a fault it has no move any more.
pub(super) struct EnginePlayer<G> {
    program: Result<Box<dyn EngineGame>, Fault>,
    /// The positions before the one in hand.
    earlier: Vec<G>,
    /// What it said about the position in hand, before it is asked to think.
    said: Option<Result<String, Fault>>,
}

impl<G: Playable> EnginePlayer<G> {
    pub(super) fn create(
        engine: Option<&dyn Engine>,
        game: &str,
    ) -> Result<Box<dyn Player<G>>, SettingsError> {
        let engine = engine.ok_or(SettingsError::Engine)?;
        Ok(Box::new(Self {
            program: engine.start(game),
            earlier: Vec::new(),
            said: None,
        }))
    }

    /// Asks it, unless it has answered already or the game is over. Without a program there is nothing to wait for.
    fn ask(&mut self, position: &G, limits: Limits) {
        if self.said.is_some() || position.legal().next().is_none() {
            return;
        }
        let question = EngineQuestion {
            position: position.to_string(),
            history: self.history(position),
            legal: position.legal().map(|mv| mv.to_string()).collect(),
        };
        let answer = match &mut self.program {
            Ok(program) => program.best(&question, limits),
            Err(fault) => Poll::Ready(Err(fault.clone())),
        };
        if let Poll::Ready(said) = answer {
            self.said = Some(said);
        }
    }

    /// The move that it said. A fault ends the program.
    fn answer(&mut self, position: &G) -> Option<G::Move> {
        let legal = self
            .said
            .take()?
            .and_then(|text| legal_move(position, &text));
        legal.map_err(|fault| self.program = Err(fault)).ok()
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

/// The legal move that a program has written.
fn legal_move<G: Playable>(position: &G, text: &str) -> Result<G::Move, Fault> {
    if text.is_empty() {
        return Err(Fault::new(FaultReason::NoAnswer, "bestmove without a move"));
    }
    let illegal = |_| Fault::new(FaultReason::IllegalMove, Excerpt::from(text).to_string());
    position.read_move(text).map_err(illegal)
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
        control: &'a SearchControl<G::Move>,
    ) -> Thinking<'a, G::Move> {
        self.ask(position, control.limits());
        let best = self.answer(position);
        let moves = best.map(|mv| (mv, 0.0)).into_iter().collect();
        Box::pin(async move { Report::instant(best, moves, control) })
    }

    fn is_pending(&mut self, position: &G, limits: Limits) -> bool {
        self.ask(position, limits);
        self.said.is_none() && position.legal().next().is_some()
    }

    fn recall(&mut self, earlier: &[G]) {
        self.earlier = earlier.to_vec();
    }

    fn fault(&self) -> Option<&Fault> {
        self.program.as_ref().err()
    }
}
