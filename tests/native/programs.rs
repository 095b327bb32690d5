//! Programs from outside in a game: one whose answers come later plays as one that answers at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::Poll;

use plyground::games::{Outcome, Side};
use plyground::players::{
    Bout, Contender, Engine, EngineGame, EngineQuestion, Fault, FaultReason, Setting, catalogue,
};
use plyground::search::Limits;

use crate::support::clock::{stopped, ticking};

/// A program that takes the last legal move at the n-th time it is asked, and none at all after so many moves.
#[derive(Debug)]
struct Last {
    delay: u32,
    most: u32,
    asked: AtomicU32,
}

#[derive(Debug)]
struct LastProgram(Arc<Last>);

impl Engine for LastProgram {
    fn start(&self, _game: &str) -> Result<Box<dyn EngineGame>, Fault> {
        Ok(Box::new(LastGame {
            program: Arc::clone(&self.0),
            waited: 0,
            moves: 0,
        }))
    }
}

struct LastGame {
    program: Arc<Last>,
    waited: u32,
    moves: u32,
}

fn no_more() -> Fault {
    Fault::new(FaultReason::Closed, "no more")
}

impl EngineGame for LastGame {
    fn best(&mut self, question: &EngineQuestion, _limits: Limits) -> Poll<Result<String, Fault>> {
        self.program.asked.fetch_add(1, Ordering::Relaxed);
        if self.waited < self.program.delay {
            self.waited += 1;
            return Poll::Pending;
        }
        (self.waited, self.moves) = (0, self.moves + 1);
        let last = question.legal.last().cloned();
        let late = self.moves > self.program.most;
        Poll::Ready(last.filter(|_| !late).ok_or_else(no_more))
    }
}

/// The game of the program, which moves first, against `random`; and how often it was asked.
fn game(delay: u32, most: u32, clock: fn() -> f64) -> (Box<dyn Bout>, u32, u32) {
    let game = catalogue::open("pentago").expect("a game");
    let info = game.player("random").expect("a player");
    let random = Contender::new(info, info.defaults(), Limits::default()).expect("instant");
    let program = Arc::new(Last {
        delay,
        most,
        asked: AtomicU32::new(0),
    });
    let mut last = Contender::program(vec!["last".into()], Limits::depth(1)).expect("limits");
    last.engine = Some(Arc::new(LastProgram(Arc::clone(&program))));
    let setting = Setting {
        seed: 3,
        opening: 2,
    };
    let mut bout = game
        .bout(&[Arc::new(last), Arc::new(random)], setting, clock.into())
        .expect("they play");
    let mut waits = 0;
    while bout.advance() {
        waits += u32::from(bout.is_pending());
    }
    let asked = program.asked.load(Ordering::Relaxed);
    (bout, waits, asked)
}

#[test]
fn a_program_that_answers_later_plays_the_same_game() {
    let (at_once, no_waits, asked_once) = game(0, u32::MAX, stopped);
    let (later, waits, asked) = game(3, u32::MAX, stopped);
    assert_eq!(at_once.record(), later.record());
    assert_eq!(at_once.outcome(), later.outcome());
    assert_eq!(
        [&at_once, &later].map(|bout| bout.fault(Side::First)),
        [None, None]
    );
    let moves = at_once.effort(Side::First).moves as u32;
    assert!(moves >= 5, "{moves}");
    assert_eq!((no_waits, asked_once), (0, moves));
    assert_eq!((waits, asked), (3 * moves, 4 * moves));
}

#[test]
fn a_program_that_fails_later_loses_its_game() {
    for delay in [0, 2] {
        let (bout, _, _) = game(delay, 2, stopped);
        assert_eq!(bout.outcome(), Some(Outcome::Win(Side::Second)));
        assert_eq!(bout.effort(Side::First).moves, 2);
        assert_eq!(bout.fault(Side::First), Some(&no_more()));
        assert!(!bout.is_pending());
    }
}

#[test]
fn the_time_of_a_program_is_that_until_its_answer() {
    let (at_once, ..) = game(0, u32::MAX, ticking);
    let (later, waits, _) = game(5, u32::MAX, ticking);
    let [quick, slow] = [at_once, later].map(|bout| bout.effort(Side::First));
    assert_eq!(quick.moves, slow.moves);
    assert!(slow.ms >= quick.ms + f64::from(waits), "{quick:?} {slow:?}");
    assert!(slow.longest > quick.longest, "{quick:?} {slow:?}");
}
