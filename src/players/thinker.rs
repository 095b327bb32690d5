//! A player at work, in slices: what a worker holds.

use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use serde::Serialize;

use super::{Contender, Player, Question, Ruled, ValueScale};
use crate::eval::Breakdown;
use crate::games::{AnyError, Game, Playable, Table};
use crate::search::{Clock, Limits, Observer, Report, SearchControl, poll};

type BoxedPlayer<G> = Box<dyn Player<G>>;

/// A search that gives the player back with the outcome.
type SearchFuture<G> = Pin<Box<dyn Future<Output = (BoxedPlayer<G>, Report<<G as Game>::Move>)>>>;

/// Holds a player and runs its searches one at a time, a slice at each call.
pub struct SearchRunner<G: Game> {
    clock: Clock,
    observer: Option<Rc<dyn Observer>>,
    state: RunnerState<G>,
}

enum RunnerState<G: Game> {
    Empty,
    Idle(BoxedPlayer<G>),
    Busy(RunningSearch<G>),
}

struct RunningSearch<G: Game> {
    control: Rc<SearchControl<G::Move>>,
    search: SearchFuture<G>,
}

/// The result of a slice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Slice<M> {
    /// Reports of depths completed in it.
    #[serde(rename = "infos")]
    pub reports: Vec<Report<M>>,
    /// Nodes of the search so far.
    pub nodes: u64,
    /// Milliseconds of the search so far.
    pub ms: f64,
    /// The last word, when the search is done.
    pub outcome: Option<Report<M>>,
}

impl<M: std::fmt::Display> Slice<M> {
    /// The same with moves as text.
    fn into_text(self) -> Slice<String> {
        Slice {
            reports: self.reports.into_iter().map(Report::into_text).collect(),
            nodes: self.nodes,
            ms: self.ms,
            outcome: self.outcome.map(Report::into_text),
        }
    }
}

impl<G: Game + 'static> SearchRunner<G> {
    /// Without a player yet.
    pub fn new(clock: impl Into<Clock>) -> Self {
        Self {
            clock: clock.into(),
            observer: None,
            state: RunnerState::Empty,
        }
    }

    /// Seats a player in place of the one before, ending its search.
    pub fn hold(&mut self, player: BoxedPlayer<G>) {
        self.state = RunnerState::Idle(player);
    }

    /// Lets an observer watch the searches to come, or none.
    pub fn watch(&mut self, observer: Option<Rc<dyn Observer>>) {
        self.observer = observer;
    }

    /// The player, when it is not searching.
    pub fn player(&self) -> Option<&dyn Player<G>> {
        match &self.state {
            RunnerState::Idle(player) => Some(&**player),
            _ => None,
        }
    }

    /// Tells the player, when it is not searching, which positions came before.
    pub fn recall(&mut self, earlier: &[G]) {
        if let RunnerState::Idle(player) = &mut self.state {
            player.recall(earlier);
        }
    }

    /// Starts a search with exact values for the best [`lines`](SearchControl::multi_pv) moves. Ends one that runs. False when no
    /// player is set.
    pub fn go(&mut self, position: G, limits: Limits, lines: u32) -> bool {
        self.halt();
        match std::mem::replace(&mut self.state, RunnerState::Empty) {
            RunnerState::Idle(mut player) => {
                let control = Rc::new(
                    SearchControl::new(limits, self.clock.clone())
                        .watched_by(self.observer.clone())
                        .with_multi_pv(lines)
                        .listening(),
                );
                let shared = Rc::clone(&control);
                let search = Box::pin(async move {
                    let report = player.think(&position, &shared).await;
                    (player, report)
                });
                self.state = RunnerState::Busy(RunningSearch { control, search });
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
        let RunnerState::Busy(job) = &mut self.state else {
            return None;
        };
        job.control.start_slice(ms);
        let done = poll(job.search.as_mut());
        let reports = job.control.take_reports();
        let (nodes, ms) = (job.control.nodes(), job.control.elapsed());
        let outcome = done.map(|(player, report)| {
            self.state = RunnerState::Idle(player);
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
        if let RunnerState::Busy(job) = &self.state {
            job.control.stop();
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

/// A thinker about positions of any game. Positions and moves are text.
pub trait AnyThinker {
    /// Starts a search about a position, dropping one that runs. `seed` decides the player's dice; the player
    /// of the search before goes on, with all it keeps from move to move, unless it is another.
    ///
    /// # Errors
    /// A position, a move or a player that the game does not have, or weights that are missing.
    fn go(&mut self, contender: &Contender, seed: u64, question: &Question)
    -> Result<(), AnyError>;

    /// The same about the position [if the side to move did nothing](crate::games::GameRules::after_null_move). False, and no search, where that
    /// says nothing.
    ///
    /// # Errors
    /// As [`AnyThinker::go`].
    fn go_with_null_move(
        &mut self,
        contender: &Contender,
        seed: u64,
        question: &Question,
    ) -> Result<bool, AnyError>;

    /// Lets an observer watch the searches to come, or none.
    fn watch(&mut self, observer: Option<Rc<dyn Observer>>);

    /// Runs the search for about `ms`; `None` when there is none.
    fn slice(&mut self, ms: f64) -> Option<Slice<String>>;

    /// Lets the next slice be the last.
    fn stop(&self);

    /// Whether the player wants its [optional weights](super::WeightsInfo::optional) for a position and was not
    /// given them. Ends a search that runs.
    ///
    /// # Errors
    /// As [`AnyThinker::go`].
    fn wants_weights(
        &mut self,
        contender: &Contender,
        seed: u64,
        question: &Question,
    ) -> Result<bool, AnyError>;

    /// The static evaluation of a position by the player, broken down by feature; `None` where it has none. Ends a
    /// search that runs.
    ///
    /// # Errors
    /// As [`AnyThinker::go`].
    fn explain(
        &mut self,
        contender: &Contender,
        seed: u64,
        question: &Question,
    ) -> Result<Option<Breakdown>, AnyError>;

    /// The same of what each legal move leads to, for the side to move.
    ///
    /// # Errors
    /// As [`AnyThinker::go`].
    fn explain_moves(
        &mut self,
        contender: &Contender,
        seed: u64,
        question: &Question,
    ) -> Result<Vec<(String, Breakdown)>, AnyError>;
}

// No part of the trait: a module that only runs slices holds no code for them.
impl dyn AnyThinker + '_ {
    /// Runs the search to its end; `None` when there is none.
    pub fn finish(&mut self) -> Option<Report<String>> {
        loop {
            let slice = self.slice(f64::INFINITY)?;
            if slice.outcome.is_some() {
                return slice.outcome;
            }
        }
    }

    /// Searches a position to the end of the search.
    ///
    /// # Errors
    /// As [`AnyThinker::go`].
    pub fn think(
        &mut self,
        contender: &Contender,
        seed: u64,
        question: &Question,
    ) -> Result<Report<String>, AnyError> {
        self.go(contender, seed, question)?;
        // A search that has begun ends with a report.
        Ok(self.finish().unwrap_or_default())
    }
}

/// [`AnyThinker`] for a board of one type.
pub(super) struct GameThinker<G: Playable> {
    game: Ruled<G>,
    thinker: SearchRunner<G>,
    held: Option<(Contender, u64)>,
    /// The last word, where the game in question is drawn by repetition.
    drawn: Option<Report<String>>,
}

impl<G: Playable> GameThinker<G> {
    pub(super) fn new(game: Ruled<G>, clock: Clock) -> Self {
        Self {
            game,
            thinker: SearchRunner::new(clock),
            held: None,
            drawn: None,
        }
    }

    /// Seats the player, unless it sits there already, and sets up the game to its position.
    fn prepare(
        &mut self,
        contender: &Contender,
        seed: u64,
        question: &Question,
    ) -> Result<Table<G>, AnyError> {
        let table = question.table(self.game.rules)?;
        self.thinker.halt();
        let sits = self
            .held
            .as_ref()
            .is_some_and(|(other, before)| *before == seed && other.plays_like(contender));
        if !sits {
            self.thinker.hold(self.game.seat(contender, seed)?);
            self.held = Some((contender.clone(), seed));
        }
        self.drawn = None;
        Ok(table)
    }
}

impl<G: Playable> AnyThinker for GameThinker<G> {
    fn go(
        &mut self,
        contender: &Contender,
        seed: u64,
        question: &Question,
    ) -> Result<(), AnyError> {
        let limits = contender.limits.timed_by(&self.thinker.clock)?;
        let table = self.prepare(contender, seed, question)?;
        self.drawn = drawn(contender, &table);
        if self.drawn.is_some() {
            return Ok(());
        }
        let earlier: Vec<G> = table.before().copied().collect();
        self.thinker.recall(&earlier);
        self.thinker
            .go(*table.position(), limits, question.multi_pv);
        Ok(())
    }

    fn go_with_null_move(
        &mut self,
        contender: &Contender,
        seed: u64,
        question: &Question,
    ) -> Result<bool, AnyError> {
        let limits = contender.limits.timed_by(&self.thinker.clock)?;
        let table = self.prepare(contender, seed, question)?;
        let after_null_move = table.position().after_null_move();
        let Some(position) = after_null_move.filter(|_| !is_repeated(&table)) else {
            return Ok(false);
        };
        self.thinker.recall(&[]);
        self.thinker.go(position, limits, question.multi_pv);
        Ok(true)
    }

    fn watch(&mut self, observer: Option<Rc<dyn Observer>>) {
        self.thinker.watch(observer);
    }

    fn slice(&mut self, ms: f64) -> Option<Slice<String>> {
        if let Some(report) = self.drawn.take() {
            return Some(Slice {
                reports: Vec::new(),
                nodes: report.nodes,
                ms: report.ms,
                outcome: Some(report),
            });
        }
        self.thinker.slice(ms).map(|slice| slice.into_text())
    }

    fn stop(&self) {
        self.thinker.stop();
    }

    fn wants_weights(
        &mut self,
        contender: &Contender,
        seed: u64,
        question: &Question,
    ) -> Result<bool, AnyError> {
        let table = self.prepare(contender, seed, question)?;
        let player = self.thinker.player();
        Ok(player.is_some_and(|player| player.wants_weights(table.position())))
    }

    fn explain(
        &mut self,
        contender: &Contender,
        seed: u64,
        question: &Question,
    ) -> Result<Option<Breakdown>, AnyError> {
        let table = self.prepare(contender, seed, question)?;
        let player = self.thinker.player();
        let explained = player.and_then(|player| player.explain(table.position(), None));
        Ok(match drawn(contender, &table) {
            Some(report) => explained.map(|_| Breakdown::whole(Breakdown::RESULT, report.value)),
            None => explained,
        })
    }

    fn explain_moves(
        &mut self,
        contender: &Contender,
        seed: u64,
        question: &Question,
    ) -> Result<Vec<(String, Breakdown)>, AnyError> {
        let table = self.prepare(contender, seed, question)?;
        if is_repeated(&table) {
            return Ok(Vec::new());
        }
        let (player, position) = (self.thinker.player(), table.position());
        let explained = |mv: G::Move| {
            let breakdown = player?.explain(position, Some(mv))?;
            Some((mv.to_string(), breakdown))
        };
        Ok(position.legal().filter_map(explained).collect())
    }
}

/// Whether a game is over though its position is not.
fn is_repeated<G: Playable>(table: &Table<G>) -> bool {
    table.outcome().is_some() && table.position().ending().is_none()
}

/// The last word about a game that is drawn by repetition, `None` about others. A player is not asked: the position alone
/// does not tell it.
fn drawn<G: Playable>(contender: &Contender, table: &Table<G>) -> Option<Report<String>> {
    let is_share = contender.info.value_scale == ValueScale::Share;
    is_repeated(table).then(|| Report {
        value: if is_share { 0.5 } else { 0.0 },
        exact: Some(0),
        ..Report::default()
    })
}
