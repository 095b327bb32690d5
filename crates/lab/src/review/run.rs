//! A review at work, in slices.

use std::sync::Arc;

use plyground::games::AnyError;
use plyground::players::{AnyGame, AnyTable, AnyThinker, Contender, PlayerInfo, ValueScale};
use plyground::search::{Clock, Report};

use super::outlook::{Estimate, backed_up};
use super::subject::{as_judge, turned, value_of};
use super::{Grade, Judgement};

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
    searched: Vec<SearchedPosition>,
}

/// A position of the game with what the player thinks of it.
struct SearchedPosition {
    report: Report<String>,
    /// The side to move; `None` where one plays.
    side: Option<&'static str>,
    /// The points so far, where one plays.
    score: Option<u64>,
    /// The move that was played; empty at the end of the record.
    played: String,
}

impl SearchedPosition {
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
            searched: Vec::new(),
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
        let last = self.judgements().pop();
        Ok(last.map_or(ReviewStep::Working, |one| ReviewStep::Judged(Box::new(one))))
    }

    /// The positions that say of a ply what it was worth: where two play, the one after it counts too.
    fn needed(&self) -> usize {
        self.game.sides()
    }

    fn is_done(&self) -> bool {
        let plies = self.plies().saturating_sub(self.start);
        plies == 0 || self.searched.len() + 1 >= plies + self.needed()
    }

    /// Begins the search of the next position.
    fn search(&mut self) -> Result<Box<dyn AnyThinker>, AnyError> {
        self.table.seek(self.start + self.searched.len());
        let mut thinker = self.game.thinker(self.clock.clone());
        thinker.go(&self.contender, self.seed, &self.table.question())?;
        Ok(thinker)
    }

    /// Takes the report on the next position.
    fn add(&mut self, report: Report<String>) {
        let ply = self.start + self.searched.len();
        self.table.seek(ply);
        let state = self.table.state();
        let played = self.table.moves(ply, ply + 1).into_iter().next();
        self.searched.push(SearchedPosition {
            report,
            side: state.sides.map(|sides| sides.side),
            score: state.points.map(|points| points.score),
            played: played.unwrap_or_default(),
        });
    }

    /// The judgements of the plies so far, from the first on. They are final when the review is done.
    pub fn judgements(&self) -> Vec<Judgement> {
        let outlooks = self.outlooks();
        let plies = self.searched.windows(self.needed()).enumerate();
        let judge = |(i, around): (usize, &[SearchedPosition])| {
            self.judge(self.start + i, around, outlooks.get(i..i + 2))
        };
        plies.map(judge).collect()
    }

    /// The outlook at each position for `x`; none where the values do not say.
    fn outlooks(&self) -> Vec<f64> {
        let scale = self.contender.info.value_scale;
        let estimate = |one: &SearchedPosition| {
            let share = scale.share(one.report.value)?;
            let proven = one.report.exact.map(|exact| f64::from(exact + 1) / 2.0);
            let (share, is_first) = (proven.unwrap_or(share), one.side? == "x");
            Some(Estimate {
                outlook: if is_first { share } else { 1.0 - share },
                is_first,
                is_proven: proven.is_some(),
                is_best: one.is_best(),
            })
        };
        let estimates: Option<Vec<Estimate>> = self.searched.iter().map(estimate).collect();
        backed_up(estimates.unwrap_or_default())
    }

    /// Judges a ply by the positions around it, and by the outlooks at both where two play.
    fn judge(
        &self,
        ply: usize,
        around: &[SearchedPosition],
        outlooks: Option<&[f64]>,
    ) -> Judgement {
        let (before, next) = (&around[0], around.get(1));
        let report = &before.report;
        let value = self.value_played(before, next);
        let [outlook_before, outlook_after] = match outlooks {
            Some(&[one, other]) => [Some(one), Some(other)],
            _ => [Some(report.value), value].map(|value| self.final_score(before, value?)),
        };
        let cost = match outlooks {
            Some(&[one, other]) => Some((one - other).abs()),
            _ if before.side.is_some() => None,
            _ => value.and_then(|value| self.contender.info.value_scale.lost(report.value, value)),
        };
        Judgement {
            ply: ply + 1,
            side: before.side,
            mv: before.played.clone(),
            value,
            best: report.best.clone().unwrap_or_else(|| before.played.clone()),
            best_value: report.value,
            before: outlook_before,
            after: outlook_after,
            cost,
            grade: cost.map(Grade::of),
            exact: report.exact,
            pv: report.pv.clone(),
            reply: next.and_then(|next| next.report.best.clone()),
            pv_after: next.map_or_else(Vec::new, |next| next.report.pv.clone()),
            depth: report.depth,
            nodes: report.nodes,
        }
    }

    /// The value of the move that was played. Unless the next search has proven it, it is not better than the best.
    fn value_played(
        &self,
        before: &SearchedPosition,
        next: Option<&SearchedPosition>,
    ) -> Option<f32> {
        let best = before.report.value;
        if before.is_best() {
            return Some(best);
        }
        let Some(SearchedPosition { report, .. }) = next else {
            let known = value_of(&before.report, &before.played)?;
            return (!known.is_bound).then_some(known.value);
        };
        let value = turned(self.contender.info.value_scale, report.value);
        Some(match report.exact {
            Some(_) => value,
            None => value.min(best),
        })
    }

    /// The score to expect in the end by a value of a move, where one plays and values are points to come.
    fn final_score(&self, before: &SearchedPosition, value: f32) -> Option<f64> {
        let is_points = self.contender.info.value_scale == ValueScale::Points;
        let score = before
            .score
            .filter(|_| is_points && before.side.is_none())?;
        Some(score as f64 + f64::from(value))
    }
}
