//! Independent checks of explanations, by code that did not make their numbers.

use super::move_comparison::{MoveComparison, ROUNDING};
use super::subject::{Subject, plies_to_end, value_of};
use plyground::eval::DECIDED;
use plyground::games::AnyError;
use plyground::players::{AnyThinker, Contender, Question};
use plyground::search::{Limits, Report};

/// The player that checks games of two sides: alpha-beta by itself, without a solver and without learned values.
const CHECKER: &str = "alpha-beta";
/// Its nodes for a question.
const NODES: u64 = 150_000;
/// How deep it looks for losses of moves.
const LOSSES: u32 = 4;

/// A second player of a game of two sides, which checks by full-width search what is said of it.
pub struct Checker {
    thinker: Box<dyn AnyThinker>,
    contender: Contender,
}

impl Checker {
    /// The checker of a game; `None` where one side plays.
    pub(super) fn of(subject: &Subject<'_>) -> Option<Self> {
        let info = subject.game.player(CHECKER).ok()?;
        let contender = Contender::new(info, info.defaults(), Limits::depth(1)).ok()?;
        (subject.game.sides() == 2).then(|| Self {
            thinker: subject.game.thinker(subject.clock.clone()),
            contender,
        })
    }

    /// Searches so many plies deep; `None` where that would take too long.
    fn search(
        &mut self,
        question: &Question,
        depth: u32,
    ) -> Result<Option<Report<String>>, AnyError> {
        let limits = Limits {
            nodes: Some(NODES),
            ..Limits::depth(depth.max(1))
        };
        let contender = Contender {
            limits,
            ..self.contender.clone()
        };
        let report = self.thinker.think(&contender, 0, question)?;
        // A search that was stopped may have missed a move.
        Ok((report.nodes < NODES).then_some(report))
    }

    /// Whether a move wins in so many plies: after it, whoever replies loses, whatever the reply.
    pub(super) fn confirms_win(
        &mut self,
        question: &Question,
        mv: &str,
        plies: u32,
    ) -> Result<bool, AnyError> {
        self.confirms_loss(&question.clone().after(mv), plies.saturating_sub(1))
    }

    /// Whether every move loses within so many plies.
    pub(super) fn confirms_loss(
        &mut self,
        question: &Question,
        plies: u32,
    ) -> Result<bool, AnyError> {
        let report = self.search(question, plies)?;
        let report = report.filter(|report| report.value < -DECIDED);
        Ok(report.is_some_and(|report| plies_to_end(report.value) <= plies))
    }

    /// Whether all moves but one lose, and that one is not seen to.
    pub(super) fn confirms_only(
        &mut self,
        question: &Question,
        mv: &str,
    ) -> Result<bool, AnyError> {
        let Some(report) = self.search(&question.clone().multi_pv(2), LOSSES)? else {
            return Ok(false);
        };
        let is_kept = value_of(&report, mv).is_some_and(|one| one.value > -DECIDED);
        let mut others = report.moves.iter().filter(|one| one.mv != mv);
        Ok(is_kept && others.all(|one| one.value < -DECIDED))
    }

    /// Whether a search that looks no farther than the moves finds the difference that the features of two moves add up to.
    pub(super) fn confirms_difference(
        subject: &Subject<'_>,
        comparison: &MoveComparison,
        moves: usize,
    ) -> Result<bool, AnyError> {
        let player = Contender {
            limits: Limits::nodes(1),
            ..subject.contender.clone()
        };
        let all = subject.question.clone().multi_pv(moves as u32);
        let report = subject.report(&player, &all)?;
        let value = |mv: &str| {
            let found = value_of(&report, mv).filter(|one| !one.is_bound);
            found.map(|one| f64::from(one.value))
        };
        let values = value(&comparison.best).zip(value(&comparison.other));
        let sum = comparison.sum;
        // The features that both moves share may round.
        let rounding = ROUNDING * (sum.best.abs() + sum.other.abs());
        Ok(values.is_some_and(|(best, other)| (best - other - sum.difference).abs() <= rounding))
    }

    /// Whether the player chooses the move by these limits.
    pub(super) fn confirms_choice(
        subject: &Subject<'_>,
        mv: &str,
        limits: Limits,
    ) -> Result<bool, AnyError> {
        let player = Contender {
            limits,
            ..subject.contender.clone()
        };
        let report = subject.report(&player, &subject.question)?;
        // A move that was looked up, or is the only one, was not searched for.
        let before = subject.contender.limits.nodes.unwrap_or(0);
        Ok(report.best.as_deref() == Some(mv) && report.nodes > before)
    }
}
