//! Why a move: the values of a position's moves, and the features of its static evaluation before and after each.

use plyground::eval::FeatureValue;
use plyground::games::AnyError;
use plyground::players::AnyTable;
use plyground::search::Report;
use serde::Serialize;

use super::explained_move::explained;
use super::plies::{is_decided, turned};
use super::subject::Subject;
use super::{ExplainedMove, MoveComparison};

/// A player's view of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Why {
    /// The best move; `None` when the game is over.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Its value for the side to move, in the evaluation's unit.
    pub value: f32,
    /// The game-theoretic value, where it is proven: 1 won, 0 drawn, -1 lost.
    pub exact: Option<i8>,
    /// Plies looked ahead.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Milliseconds of the search.
    pub ms: f64,
    /// Every legal move.
    pub moves: Vec<ExplainedMove>,
    /// The line expected, moves and what chance does in between.
    pub pv: Vec<String>,
    /// The search, iteration by iteration.
    pub iterations: Vec<IterationSummary>,
    /// The features of the position as it stands, for the side to move.
    pub features: Vec<FeatureValue>,
    /// The static evaluation of the position, the sum of its features; `None` where the player has none.
    pub static_value: Option<f64>,
    /// The best move against the one that was played, or else the second best; `None` where there is one move or none.
    pub comparison: Option<MoveComparison>,
}

/// The state of a search when it has looked ahead so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct IterationSummary {
    /// Plies looked ahead.
    pub depth: u32,
    /// Positions visited until then.
    pub nodes: u64,
    /// The best move.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Its value.
    pub value: f32,
}

impl From<&Report<String>> for IterationSummary {
    fn from(report: &Report<String>) -> Self {
        Self {
            depth: report.depth,
            nodes: report.nodes,
            mv: report.best.clone(),
            value: report.value,
        }
    }
}

impl Subject<'_> {
    /// The player's view of the position, as it would play there.
    ///
    /// # Errors
    /// The position or a move can't be read, or the player's weights are missing.
    pub fn why(&self) -> Result<Why, AnyError> {
        let Self {
            contender,
            seed,
            ref question,
            ..
        } = *self;
        let mut thinker = self.game.thinker(self.clock.clone());
        thinker.go(contender, seed, question)?;
        let slice = thinker.slice(f64::INFINITY);
        let ended = slice.and_then(|slice| Some((slice.reports, slice.outcome?)));
        let (reports, report) =
            ended.ok_or_else(|| AnyError::new("why: the search did not end"))?;
        let (moves, features) = explained(&mut *thinker, contender, seed, question, report.moves)?;
        let is_proven = report.exact.is_some();
        let comparison = self.compared(report.best.as_deref(), &moves, &features, is_proven)?;
        let static_value = features.iter().map(|one| one.value).sum();
        Ok(Why {
            comparison,
            static_value: (!features.is_empty()).then_some(static_value),
            moves,
            mv: report.best,
            value: report.value,
            exact: report.exact,
            depth: report.depth,
            nodes: report.nodes,
            ms: report.ms,
            pv: report.pv,
            iterations: reports.iter().map(IterationSummary::from).collect(),
            features,
        })
    }

    /// Compares the best move with the one that was played, or else with the second best.
    fn compared(
        &self,
        best: Option<&str>,
        moves: &[ExplainedMove],
        position: &[FeatureValue],
        is_proven: bool,
    ) -> Result<Option<MoveComparison>, AnyError> {
        let of = |mv: &str| moves.iter().find(|one| one.value.mv == mv);
        let Some(best) = best.and_then(of) else {
            return Ok(None);
        };
        let others = moves.iter().filter(|one| one.value.mv != best.value.mv);
        let second = others.max_by(|a, b| a.value.value.total_cmp(&b.value.value));
        let played = self.played.filter(|&mv| mv != best.value.mv).and_then(of);
        let Some(other) = played.or(second) else {
            return Ok(None);
        };
        let value = self.value_after(best, other)?;
        let scale = self.contender.info.value_scale;
        let mut values = [Some(best.value.value), value].into_iter().flatten();
        let is_decided = is_proven || values.any(|value| is_decided(scale, value));
        Ok(Some(MoveComparison {
            is_played: played.is_some(),
            ..MoveComparison::new(best, other, value, position, is_decided)
        }))
    }

    /// The value of a move that is not the best: where two play, that of a search of the next position, as in a review.
    fn value_after(
        &self,
        best: &ExplainedMove,
        other: &ExplainedMove,
    ) -> Result<Option<f32>, AnyError> {
        if self.game.sides() != 2 {
            let known = &other.value;
            return Ok((!known.is_bound).then_some(known.value));
        }
        let after = self.question.clone().after(&other.value.mv).multi_pv(1);
        let report = self.report(self.contender, &after)?;
        let value = turned(self.contender.info.value_scale, report.value);
        Ok(Some(match report.exact {
            Some(_) => value,
            None => value.min(best.value.value),
        }))
    }
}

/// A principal variation as a game that can be played through.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Variation {
    /// The record of the game up to the position, with the variation after it.
    pub record: String,
    /// The plies of the variation, each with the answer of chance.
    pub plies: Vec<String>,
}

impl Variation {
    /// The variation played from the position of a table. It ends before a move whose answer by chance it does not name.
    pub fn new(table: &mut dyn AnyTable, variation: &[String]) -> Self {
        let alone = table.state().sides.is_none();
        let mut plies = Vec::new();
        let mut rest = variation;
        while let [mv, after @ ..] = rest {
            let answered = after.first().map(|answer| format!("{mv}+{answer}"));
            let answered = answered.filter(|text| table.play(text, None).is_ok());
            let ply = match answered {
                Some(text) => {
                    rest = &after[1..];
                    text.replace('+', " ")
                }
                None if alone || table.play(mv, None).is_err() => break,
                None => {
                    rest = after;
                    mv.clone()
                }
            };
            plies.push(ply);
        }
        Self {
            record: table.record(),
            plies,
        }
    }
}
