//! Sentences about a position, made from numbers, each checked by other code before it is said.

use plyground::eval::DECIDED;
use plyground::games::AnyError;
use plyground::search::{Limits, Report};
use serde::Serialize;

use super::Why;
use super::check::Checker;
use super::subject::{Subject, plies_to_end};

/// The most sentences about a position.
const MOST: usize = 3;
/// A search that confirms a move has so many times the nodes.
pub const MORE: u64 = 4;

/// Something that is true of a position and can be said of it. Plies are counted from the position.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sentence {
    /// Whoever moves wins by this move, in so many plies at the latest. `Checker::confirms_win`
    Wins {
        /// The move.
        #[serde(rename = "move")]
        mv: String,
        /// Plies to the end at most.
        plies: u32,
    },
    /// Every move loses, in so many plies at the latest. `Checker::confirms_loss`
    Loses {
        /// Plies to the end at most.
        plies: u32,
    },
    /// Every other move loses, this one has not been shown to. `Checker::confirms_only`
    Only {
        /// The move.
        #[serde(rename = "move")]
        mv: String,
    },
    /// The move that was played lets the other side win by this reply, in so many plies at the latest.
    /// `Checker::confirms_win` of what follows it.
    Refuted {
        /// The move that was played.
        #[serde(rename = "move")]
        mv: String,
        /// The reply that wins.
        reply: String,
        /// Plies to the end at most, counted from the reply.
        plies: u32,
    },
    /// The static evaluation favours the better move, and this feature makes up half of the difference or more.
    /// `Checker::confirms_difference`
    Feature {
        /// The better move.
        #[serde(rename = "move")]
        mv: String,
        /// The other one.
        other: String,
        /// The feature.
        name: &'static str,
        /// How much more it adds after the better move.
        difference: f64,
        /// The cells that it looks at, where they are not all.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        cells: Vec<u8>,
    },
    /// A search of [`MORE`] times the nodes chooses the same move. `Checker::confirms_choice`
    Steady {
        /// The move.
        #[serde(rename = "move")]
        mv: String,
        /// The nodes of that search.
        nodes: u64,
    },
}

impl Subject<'_> {
    /// Two or three sentences about the position, the weightiest first; none where nothing could be confirmed.
    ///
    /// # Errors
    /// The position or a move is wrong, or weights are missing.
    pub fn sentences(&self) -> Result<Vec<Sentence>, AnyError> {
        let why = self.why()?;
        let Some(best) = why.mv.clone() else {
            return Ok(Vec::new());
        };
        let mut said: Vec<Sentence> = Vec::new();
        if let Some(mut checker) = Checker::of(self) {
            said.extend(self.outcome(&why, &best, &mut checker)?);
            said.extend(self.refuted(&best, &mut checker)?);
        }
        said.extend(self.feature(&why)?);
        if why.exact.is_none() && said.len() < MOST {
            said.extend(self.steady(&best)?);
        }
        said.truncate(MOST);
        Ok(said)
    }

    /// The player's report on the position after a move; `None` where the game ends with it.
    fn report_after(&self, mv: &str) -> Result<Option<Report<String>>, AnyError> {
        let report = self.report(self.contender, &self.question.clone().after(mv))?;
        Ok(report.best.is_some().then_some(report))
    }

    /// Says that the position is won, lost or hangs by one move.
    fn outcome(
        &self,
        why: &Why,
        best: &str,
        checker: &mut Checker,
    ) -> Result<Option<Sentence>, AnyError> {
        let plies = plies_to_end(why.value);
        if why.value > DECIDED {
            let confirmed = checker.confirms_win(&self.question, best, plies)?;
            let mv = best.to_string();
            return Ok(confirmed.then_some(Sentence::Wins { mv, plies }));
        }
        if why.value < -DECIDED {
            let confirmed = checker.confirms_loss(&self.question, plies)?;
            return Ok(confirmed.then_some(Sentence::Loses { plies }));
        }
        let confirmed = why.moves.len() > 1 && checker.confirms_only(&self.question, best)?;
        let mv = best.to_string();
        Ok(confirmed.then_some(Sentence::Only { mv }))
    }

    /// Says that the move played loses.
    fn refuted(&self, best: &str, checker: &mut Checker) -> Result<Option<Sentence>, AnyError> {
        let Some(mv) = self.played.filter(|&mv| mv != best) else {
            return Ok(None);
        };
        let Some(after) = self.report_after(mv)? else {
            return Ok(None);
        };
        let (plies, reply) = (plies_to_end(after.value), after.best.unwrap_or_default());
        if after.value <= DECIDED {
            return Ok(None);
        }
        let question = self.question.clone().after(mv);
        let confirmed = checker.confirms_win(&question, &reply, plies)?;
        let mv = mv.to_string();
        Ok(confirmed.then_some(Sentence::Refuted { mv, reply, plies }))
    }

    /// Says by which feature the best move is better than another one.
    fn feature(&self, why: &Why) -> Result<Option<Sentence>, AnyError> {
        let Some(comparison) = &why.comparison else {
            return Ok(None);
        };
        let Some(reason) = comparison.reason() else {
            return Ok(None);
        };
        let confirmed = Checker::confirms_difference(self, comparison, why.moves.len())?;
        Ok(confirmed.then(|| Sentence::Feature {
            mv: comparison.best.clone(),
            other: comparison.other.clone(),
            name: reason.name,
            difference: reason.difference,
            cells: reason.cells.clone(),
        }))
    }

    /// Says that a longer search chooses the same.
    fn steady(&self, best: &str) -> Result<Option<Sentence>, AnyError> {
        let Some(nodes) = self.contender.limits.nodes else {
            return Ok(None);
        };
        let nodes = MORE * nodes;
        let confirmed = Checker::confirms_choice(self, best, Limits::nodes(nodes))?;
        let mv = best.to_string();
        Ok(confirmed.then_some(Sentence::Steady { mv, nodes }))
    }
}
