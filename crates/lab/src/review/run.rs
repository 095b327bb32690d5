//! A review at work, in slices.

use std::sync::Arc;

use plyground::eval::{DECIDED, WON};
use plyground::games::{AnyError, Outcome, State};
use plyground::players::{AnyGame, AnyTable, AnyThinker, Contender, PlayerInfo, ValueScale};
use plyground::search::{Clock, Limits, Report};

use super::{Grade, Judgement};

/// The result of a slice.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewStep {
    /// The ply in hand needs more time.
    Working,
    /// A ply is judged.
    Judged(Box<Judgement>),
    /// All plies are.
    Done,
}

/// The review of a game, ply after ply.
///
/// A fresh player judges each ply, so that its values are those that [`AnyThinker`] gives for the position alone.
/// That search may have shown of the move played only that it is not the best. A second one then looks at what the
/// move leads to, to the same depth.
pub struct Review {
    game: Arc<dyn AnyGame>,
    table: Box<dyn AnyTable>,
    contender: Contender,
    seed: u64,
    clock: Clock,
    /// The ply in hand, counted from 0.
    ply: usize,
    job: Option<SearchJob>,
}

/// A search about the ply in hand.
struct SearchJob {
    thinker: Box<dyn AnyThinker>,
    /// The report of the search of the position before the ply, once it is there.
    before: Option<Report<String>>,
}

/// The player that reviews a game where none is named: one whose values are points to come, else the default.
pub fn reviewer(game: &dyn AnyGame) -> &'static PlayerInfo {
    let players = game.players();
    let counts = |info: &&&PlayerInfo| info.value_scale == ValueScale::Points;
    players.iter().find(counts).unwrap_or(&players[0])
}

impl Review {
    /// A review of the game of a record by this player; `seed` decides its dice.
    ///
    /// # Errors
    /// Names the field or the ply of the record that is wrong.
    pub fn new(
        game: Arc<dyn AnyGame>,
        record: &str,
        contender: Contender,
        seed: u64,
        clock: Clock,
    ) -> Result<Self, AnyError> {
        Ok(Self {
            table: game.replay(record)?,
            game,
            contender,
            seed,
            clock,
            ply: 0,
            job: None,
        })
    }

    /// The same from a ply on, counted from 0.
    #[must_use]
    pub fn starting_at(self, ply: usize) -> Self {
        Self { ply, ..self }
    }

    /// The number of plies in all.
    pub fn plies(&self) -> usize {
        self.table.plies()
    }

    /// Goes on for about `ms` milliseconds, at most to the end of a ply.
    ///
    /// # Errors
    /// The player does not play this game, or its weights are missing.
    pub fn slice(&mut self, ms: f64) -> Result<ReviewStep, AnyError> {
        if self.ply >= self.plies() {
            return Ok(ReviewStep::Done);
        }
        let mut job = match self.job.take() {
            Some(job) => job,
            None => self.search(self.ply, self.contender.limits, None)?,
        };
        let report = job.thinker.slice(ms).and_then(|slice| slice.outcome);
        let Some(report) = report else {
            self.job = Some(job);
            return Ok(ReviewStep::Working);
        };
        let judgement = match job.before {
            Some(before) => self.judge(&before, Some(&report)),
            None if self.needs_more(&report) => {
                let limits = self.limits_after(&report);
                self.job = Some(self.search(self.ply + 1, limits, Some(report))?);
                return Ok(ReviewStep::Working);
            }
            None => self.judge(&report, None),
        };
        self.ply += 1;
        Ok(ReviewStep::Judged(Box::new(judgement)))
    }

    /// Begins a search about the position before a ply.
    fn search(
        &mut self,
        ply: usize,
        limits: Limits,
        before: Option<Report<String>>,
    ) -> Result<SearchJob, AnyError> {
        self.table.seek(ply);
        let question = self.table.question();
        let contender = Contender {
            limits,
            ..self.contender.clone()
        };
        let mut thinker = self.game.thinker(self.clock.clone());
        thinker.go(&contender, self.seed, &question)?;
        Ok(SearchJob { thinker, before })
    }

    /// The move of the ply in hand.
    fn played(&self) -> String {
        let moves = self.table.moves(self.ply, self.ply + 1);
        moves.into_iter().next().unwrap_or_default()
    }

    /// Whether the search about the position says too little of the move that was played. Where chance answers,
    /// nothing more can be asked.
    fn needs_more(&mut self, report: &Report<String>) -> bool {
        let played = self.played();
        self.game.sides() == 2
            && report.best.as_ref() != Some(&played)
            && known(report, &played).is_none()
            && self.ended().is_none()
    }

    /// The outcome when the ply in hand ends the game.
    fn ended(&mut self) -> Option<Outcome> {
        self.table.seek(self.ply + 1);
        self.table.outcome()
    }

    /// The limits of the search about what the move played leads to: as deep as the search before, with at most four
    /// times its nodes. Where a solver has proven the value, depths say nothing.
    fn limits_after(&self, report: &Report<String>) -> Limits {
        let limits = self.contender.limits;
        let is_deepened = report.exact.is_none() && report.depth > 1;
        if !is_deepened || self.contender.info.value_scale == ValueScale::Share {
            return limits;
        }
        Limits {
            depth: Some(report.depth - 1),
            nodes: limits.nodes.map(|nodes| 4 * nodes),
            ..limits
        }
    }

    /// Compares the move played with the best, by the search before the ply and, where there was need, the one after.
    fn judge(&mut self, before: &Report<String>, after: Option<&Report<String>>) -> Judgement {
        let played = self.played();
        let outlook = self.contender.info.value_scale;
        let best = before.best.clone().unwrap_or_else(|| played.clone());
        let value = if played == best {
            Some(before.value)
        } else {
            self.value_of(&played, before, after)
        };
        let lost = |value: f32| outlook.lost(before.value, value);
        let cost = value.and_then(lost);
        self.table.seek(self.ply);
        let earlier = self.table.state();
        Judgement {
            ply: self.ply + 1,
            side: earlier.sides.as_ref().map(|sides| sides.side),
            outlook: value.and_then(|value| expected(outlook, &earlier, value)),
            best,
            best_value: before.value,
            grade: cost.map(Grade::of),
            mv: played,
            value,
            cost,
            exact: before.exact,
            pv: before.pv.clone(),
            depth: before.depth,
            nodes: before.nodes + after.map_or(0, |after| after.nodes),
        }
    }

    /// The value of a move that is not the best.
    fn value_of(
        &mut self,
        played: &str,
        before: &Report<String>,
        after: Option<&Report<String>>,
    ) -> Option<f32> {
        if let Some(known) = known(before, played) {
            return Some(known);
        }
        self.table.seek(self.ply);
        let mover = self.table.state().sides.map(|sides| sides.side);
        if let Some(outcome) = self.ended() {
            let [lost, drawn, won] = match self.contender.info.value_scale {
                ValueScale::Share => [0.0, 0.5, 1.0],
                _ => [1.0 - WON, 0.0, WON - 1.0],
            };
            return Some(match outcome {
                Outcome::Draw => drawn,
                winner if Some(winner.name()) == mover => won,
                _ => lost,
            });
        }
        let (value, exact) = after.map(|after| (self.turned(after.value), after.exact))?;
        // What is proven stands; of the rest the search before the ply has shown that it is not better.
        let bound = before
            .moves
            .iter()
            .find(|one| one.mv == played && one.is_bound);
        let bound = bound.map_or(before.value, |bound| bound.value);
        Some(if exact.is_some() {
            value
        } else {
            value.min(bound)
        })
    }

    /// A value of the position after a ply, for the side that made it.
    fn turned(&self, value: f32) -> f32 {
        match self.contender.info.value_scale {
            ValueScale::Share => 1.0 - value,
            // A win is a ply farther off.
            _ if value.abs() > DECIDED => value.signum() - value,
            // Not -0, where it is drawn.
            _ => 0.0 - value,
        }
    }
}

/// The outlook after a move of this value: for `x` where two play, else for the only player.
fn expected(outlook: ValueScale, before: &State, value: f32) -> Option<f64> {
    match (&before.sides, &before.points) {
        (Some(sides), _) => {
            let share = outlook.share(value)?;
            Some(if sides.side == "x" {
                share
            } else {
                1.0 - share
            })
        }
        (None, Some(points)) if outlook == ValueScale::Points => {
            Some(points.score as f64 + f64::from(value))
        }
        _ => None,
    }
}

/// The value that a search has found for a move. Where the search has proven the best, other moves may still have a
/// guess, so that only decided values count.
fn known(report: &Report<String>, mv: &str) -> Option<f32> {
    let mut moves = report.moves.iter();
    let found = moves.find(|one| one.mv == mv && !one.is_bound)?;
    (report.exact.is_none() || found.value.abs() > DECIDED).then_some(found.value)
}
