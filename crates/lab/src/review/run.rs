//! A review at work, in slices.

use std::sync::Arc;

use plyground::games::AnyError;
use plyground::players::{AnyGame, AnyTable, AnyThinker, Contender, PlayerInfo, ValueScale};
use plyground::search::{Clock, Report};

use super::outlook::{Outlook, backed_up};
use super::plies::{earlier, opposite};
use super::subject::{as_judge, value_of};
use super::{Grade, Judgement};

/// The side that moves first.
const FIRST: &str = "x";

/// The result of a slice.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewStep {
    /// The position in hand needs more time.
    Working,
    /// A ply is judged; where two play, later positions may still change its outlook.
    Judged(Box<Judgement>),
    /// All plies are judged.
    Done,
}

/// The review of a game, position after position.
///
/// A fresh player searches each position once, so that its values are those that [`AnyThinker`] gives for the position
/// alone. Where two play, a ply is judged by the searches before and after it.
pub struct Review {
    game: Arc<dyn AnyGame>,
    table: Box<dyn AnyTable>,
    contender: Contender,
    seed: u64,
    clock: Clock,
    /// The first ply that is judged, counted from 0.
    start: usize,
    /// The search of the position in hand.
    thinker: Option<Box<dyn AnyThinker>>,
    /// The positions from there on.
    judged: Vec<JudgedPosition>,
}

/// A position of the game with what the player thinks of it.
struct JudgedPosition {
    report: Report<String>,
    /// The side to move; `None` where one plays.
    side: Option<&'static str>,
    /// The points so far, where one plays.
    score: Option<u64>,
    /// The move that was played; empty at the end of the record.
    played: String,
}

impl JudgedPosition {
    fn is_best(&self) -> bool {
        self.report.best.as_ref() == Some(&self.played)
    }
}

/// The player that reviews a game where none is named: one whose values are points to come, else the default.
pub fn reviewer(game: &dyn AnyGame) -> &'static PlayerInfo {
    let players = game.players();
    let counts = |info: &&&PlayerInfo| info.value_scale == ValueScale::Points;
    players.iter().find(counts).unwrap_or(&players[0])
}

impl Review {
    /// A review of the game of a record by this player, [as a judge](as_judge); `seed` decides its dice.
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
            contender: as_judge(contender),
            seed,
            clock,
            start: 0,
            thinker: None,
            judged: Vec::new(),
        })
    }

    /// The same from a ply on, counted from 0.
    #[must_use]
    pub fn starting_at(self, ply: usize) -> Self {
        Self { start: ply, ..self }
    }

    /// The number of plies in all.
    pub fn plies(&self) -> usize {
        self.table.plies()
    }

    /// Goes on for about `ms` milliseconds, at most to the end of a position.
    ///
    /// # Errors
    /// The player does not play this game, or its weights are missing.
    pub fn slice(&mut self, ms: f64) -> Result<ReviewStep, AnyError> {
        if self.is_done() {
            return Ok(ReviewStep::Done);
        }
        let mut thinker = match self.thinker.take() {
            Some(thinker) => thinker,
            None => self.search()?,
        };
        let Some(report) = thinker.slice(ms).and_then(|slice| slice.outcome) else {
            self.thinker = Some(thinker);
            return Ok(ReviewStep::Working);
        };
        self.add(report);
        let last = self.judged.len().checked_sub(self.game.sides());
        Ok(last.map_or(ReviewStep::Working, |last| {
            ReviewStep::Judged(Box::new(self.judgement(last, &self.backed_up())))
        }))
    }

    /// Where two play, the position after the last ply counts too.
    fn is_done(&self) -> bool {
        let plies = self.plies().saturating_sub(self.start);
        plies == 0 || self.judged.len() + 1 >= plies + self.game.sides()
    }

    /// Begins the search of the next position.
    fn search(&mut self) -> Result<Box<dyn AnyThinker>, AnyError> {
        self.table.seek(self.start + self.judged.len());
        let mut thinker = self.game.thinker(self.clock.clone());
        thinker.go(&self.contender, self.seed, &self.table.question())?;
        Ok(thinker)
    }

    /// Takes the report on the next position.
    fn add(&mut self, report: Report<String>) {
        let ply = self.start + self.judged.len();
        self.table.seek(ply);
        let state = self.table.state();
        let played = self.table.moves(ply, ply + 1).into_iter().next();
        self.judged.push(JudgedPosition {
            report,
            side: state.sides.map(|sides| sides.side),
            score: state.points.map(|points| points.score),
            played: played.unwrap_or_default(),
        });
    }

    /// The judgements of the plies so far, from the first on. They are final when the review is done.
    pub fn judgements(&self) -> Vec<Judgement> {
        let values = self.backed_up();
        let plies = self.judged.windows(self.game.sides()).enumerate();
        plies.map(|(i, _)| self.judgement(i, &values)).collect()
    }

    /// The judgement of a ply, counted from the first that is judged.
    fn judgement(&self, i: usize, values: &[f32]) -> Judgement {
        match (self.judged.get(i + 1), values.get(i..i + 2)) {
            (Some(next), Some(&[before, after])) => self.judge_side(i, next, [before, after]),
            _ => self.judge_alone(i),
        }
    }

    fn scale(&self) -> ValueScale {
        self.contender.info.value_scale
    }

    /// The values of all positions for `x`; none where one plays.
    fn backed_up(&self) -> Vec<f32> {
        let outlook = |one: &JudgedPosition| {
            let (value, is_first) = (one.report.value, one.side? == FIRST);
            Some(Outlook {
                value: self.seen_by(is_first, value),
                is_first,
                is_proven: one.report.exact.is_some(),
                is_best: one.is_best(),
            })
        };
        let all: Option<Vec<Outlook>> = self.judged.iter().map(outlook).collect();
        backed_up(self.scale(), all.unwrap_or_default())
    }

    /// Turns a value for whoever moves to one for `x`, or back.
    fn seen_by(&self, is_first: bool, value: f32) -> f32 {
        if is_first {
            value
        } else {
            opposite(self.scale(), value)
        }
    }

    /// Judges a ply of one of two sides, by the values for `x` before and after it.
    fn judge_side(&self, i: usize, next: &JudgedPosition, values: [f32; 2]) -> Judgement {
        let position = &self.judged[i];
        let best = position.report.value;
        let played = self.seen_by(
            position.side == Some(FIRST),
            earlier(self.scale(), values[1]),
        );
        let value = match position.is_best() {
            true => best,
            // Unless the next search has proven it, the move is not better than the best.
            false if next.report.exact.is_none() => played.min(best),
            false => played,
        };
        let [before, after] = values.map(|value| self.scale().share(value));
        let cost = before
            .zip(after)
            .map(|(before, after)| (before - after).abs());
        Judgement {
            before,
            after,
            reply: next.report.best.clone(),
            pv_after: next.report.pv.clone(),
            ..judgement(self.start + i, position, Some(value), cost)
        }
    }

    /// Judges a ply of the only player, by the values of the moves.
    fn judge_alone(&self, i: usize) -> Judgement {
        let position = &self.judged[i];
        let JudgedPosition { report, played, .. } = position;
        let known = value_of(report, played).filter(|known| !known.is_bound);
        let value = known.map(|known| known.value);
        let is_points = self.scale() == ValueScale::Points;
        let score = position.score.filter(|_| is_points);
        let expected = |value: f32| Some(score? as f64 + f64::from(value));
        let cost = value.and_then(|value| self.scale().lost(report.value, value));
        Judgement {
            before: expected(report.value),
            after: value.and_then(expected),
            ..judgement(self.start + i, position, value, cost)
        }
    }
}

/// The judgement of a ply, without its outlook and what follows it.
fn judgement(
    ply: usize,
    position: &JudgedPosition,
    value: Option<f32>,
    cost: Option<f64>,
) -> Judgement {
    let JudgedPosition { report, played, .. } = position;
    Judgement {
        ply: ply + 1,
        side: position.side,
        mv: played.clone(),
        value,
        best: report.best.clone().unwrap_or_else(|| played.clone()),
        best_value: report.value,
        before: None,
        after: None,
        cost,
        grade: cost.map(Grade::of),
        exact: report.exact,
        pv: report.pv.clone(),
        reply: None,
        pv_after: Vec::new(),
        depth: report.depth,
        nodes: report.nodes,
    }
}
