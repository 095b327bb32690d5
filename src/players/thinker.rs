//! A player at work, in slices: what a worker holds.

use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use super::Player;
use crate::games::Game;
use crate::search::{Clock, Limits, Report, Watch, poll};

type Seat<G> = Box<dyn Player<G>>;

/// A search that gives the player back with the outcome.
type Search<G> = Pin<Box<dyn Future<Output = (Seat<G>, Report<<G as Game>::Move>)>>>;

/// Holds a player and runs its searches one at a time, a slice at each call.
pub struct Thinker<G: Game> {
    clock: Clock,
    state: State<G>,
}

enum State<G: Game> {
    Empty,
    Idle(Seat<G>),
    Busy(Job<G>),
}

struct Job<G: Game> {
    watch: Rc<Watch<G::Move>>,
    search: Search<G>,
}

/// What came of a slice.
#[derive(Clone, Debug, PartialEq)]
pub struct Slice<M> {
    /// Reports of depths completed in it.
    pub reports: Vec<Report<M>>,
    /// Nodes of the search so far.
    pub nodes: u64,
    /// Milliseconds of the search so far.
    pub ms: f64,
    /// The last word, when the search is done.
    pub outcome: Option<Report<M>>,
}

impl<G: Game + 'static> Thinker<G> {
    /// Without a player yet.
    pub fn new(clock: Clock) -> Self {
        Self {
            clock,
            state: State::Empty,
        }
    }

    /// Seats a player in place of the one before, ending its search.
    pub fn seat(&mut self, player: Seat<G>) {
        self.state = State::Idle(player);
    }

    /// The player, when it is not searching.
    pub fn player(&self) -> Option<&dyn Player<G>> {
        match &self.state {
            State::Idle(player) => Some(&**player),
            _ => None,
        }
    }

    /// Tells the player, when it is not searching, which positions came before, by their keys.
    pub fn recall(&mut self, earlier: &[u128]) {
        if let State::Idle(player) = &mut self.state {
            player.recall(earlier);
        }
    }

    /// Starts a search, ending the one that runs. False when nobody is seated.
    pub fn go(&mut self, position: G, limits: Limits) -> bool {
        self.halt();
        match std::mem::replace(&mut self.state, State::Empty) {
            State::Idle(mut player) => {
                let watch = Rc::new(Watch::new(limits, self.clock));
                let shared = Rc::clone(&watch);
                let search = Box::pin(async move {
                    let report = player.think(&position, &shared).await;
                    (player, report)
                });
                self.state = State::Busy(Job { watch, search });
                true
            }
            other => {
                self.state = other;
                false
            }
        }
    }

    /// Runs the search for about `ms`; `None` when there is none.
    pub fn slice(&mut self, ms: f64) -> Option<Slice<G::Move>> {
        let State::Busy(job) = &mut self.state else {
            return None;
        };
        job.watch.allow(ms);
        let done = poll(job.search.as_mut());
        let reports = job.watch.take_reports();
        let (nodes, ms) = (job.watch.nodes(), job.watch.elapsed());
        let outcome = done.map(|(player, report)| {
            self.state = State::Idle(player);
            report
        });
        Some(Slice {
            reports,
            nodes,
            ms,
            outcome,
        })
    }

    /// Lets the next slice be the last.
    pub fn stop(&self) {
        if let State::Busy(job) = &self.state {
            job.watch.stop();
        }
    }

    /// Ends the search that runs, keeping the player.
    pub fn halt(&mut self) {
        self.stop();
        while self
            .slice(f64::INFINITY)
            .is_some_and(|slice| slice.outcome.is_none())
        {}
    }
}
