//! Programs from outside in the lab's worker. The engine cannot wait for them: it leaves a question, and the worker brings the answer.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;

use plyground::players::{Engine, EngineGame, EngineQuestion, Fault, FaultReason};
use plyground::search::Limits;
use serde::Serialize;

/// A question to a program.
#[derive(Clone, Debug, Serialize)]
pub(super) struct GuestQuestion {
    /// The number of its game among all that were begun: it has a worker of its own for each.
    seat: u32,
    /// The address of its module.
    address: String,
    game: String,
    position: String,
    /// The first position, and the moves that led to this one; none in a game of chance.
    start: Option<String>,
    moves: Vec<String>,
    legal: Vec<String>,
    limits: GuestLimits,
}

#[derive(Clone, Debug, Serialize)]
struct GuestLimits {
    #[serde(skip_serializing_if = "Option::is_none")]
    movetime: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
}

/// The question that is open, and its answer. One game is played at a time, so there is one at most.
#[derive(Debug, Default)]
pub(super) struct Guests(Mutex<Mail>);

#[derive(Debug, Default)]
struct Mail {
    seats: u32,
    question: Option<GuestQuestion>,
    answer: Option<Result<String, Fault>>,
}

impl Guests {
    fn mail(&self) -> MutexGuard<'_, Mail> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The program of a command, which is one address.
    pub(super) fn engine(self: &Arc<Self>, command: &[String]) -> Arc<dyn Engine> {
        Arc::new(Guest {
            address: command.join(" "),
            guests: Arc::clone(self),
        })
    }

    /// What a program is asked.
    pub(super) fn question(&self) -> Option<GuestQuestion> {
        self.mail().question.clone()
    }

    /// Forgets a question that nobody will come back to.
    pub(super) fn clear(&self) {
        let mut mail = self.mail();
        (mail.question, mail.answer) = (None, None);
    }

    /// Its answer: the word after `bestmove`.
    pub(super) fn answer(&self, mv: String) {
        self.mail().answer = Some(Ok(mv));
    }

    /// That it has none, and why.
    pub(super) fn fail(&self, fault: &str, detail: String) {
        let reason = match fault {
            "unstarted" => FaultReason::NotStarted,
            "late" => FaultReason::TooLate,
            "illegal" => FaultReason::IllegalMove,
            "silent" => FaultReason::NoAnswer,
            _ => FaultReason::Crashed,
        };
        self.mail().answer = Some(Err(Fault::new(reason, detail)));
    }
}

/// A program with its address.
#[derive(Debug)]
struct Guest {
    address: String,
    guests: Arc<Guests>,
}

impl Engine for Guest {
    fn start(&self, game: &str) -> Result<Box<dyn EngineGame>, Fault> {
        let mut mail = self.guests.mail();
        mail.seats += 1;
        Ok(Box::new(GuestGame {
            seat: mail.seats,
            address: self.address.clone(),
            game: game.into(),
            guests: Arc::clone(&self.guests),
        }))
    }
}

/// A program in a game.
struct GuestGame {
    seat: u32,
    address: String,
    game: String,
    guests: Arc<Guests>,
}

impl EngineGame for GuestGame {
    fn best(&mut self, question: &EngineQuestion, limits: Limits) -> Poll<Result<String, Fault>> {
        let mut mail = self.guests.mail();
        if let Some(answer) = mail.answer.take() {
            mail.question = None;
            return Poll::Ready(answer);
        }
        if mail.question.is_none() {
            let (start, moves) = question.history.clone().unzip();
            mail.question = Some(GuestQuestion {
                seat: self.seat,
                address: self.address.clone(),
                game: self.game.clone(),
                position: question.position.clone(),
                start,
                moves: moves.unwrap_or_default(),
                legal: question.legal.clone(),
                limits: GuestLimits {
                    movetime: limits.movetime,
                    depth: limits.depth,
                    nodes: limits.nodes,
                },
            });
        }
        Poll::Pending
    }
}
