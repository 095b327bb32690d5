//! Why a move: the values of a position's moves, and the features of its static evaluation before and after each.

use plyground::eval::{Breakdown, FeatureValue};
use plyground::games::AnyError;
use plyground::players::{AnyTable, AnyThinker, Contender, Question};
use plyground::search::{MoveValue, Report};
use serde::Serialize;

use super::subject::Subject;

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
    /// Every legal move.
    pub moves: Vec<ExplainedMove>,
    /// The line expected, moves and what chance does in between.
    pub pv: Vec<String>,
    /// The search, iteration by iteration.
    pub iterations: Vec<IterationSummary>,
    /// The features of the position as it stands, for the side to move.
    pub features: Vec<FeatureValue>,
}

/// A legal move with the features of what it leads to, for the side that makes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExplainedMove {
    /// Its value.
    #[serde(flatten)]
    pub value: MoveValue<String>,
    /// The features.
    pub features: Vec<FeatureValue>,
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
        Ok(Why {
            moves,
            mv: report.best,
            value: report.value,
            exact: report.exact,
            depth: report.depth,
            nodes: report.nodes,
            pv: report.pv,
            iterations: reports.iter().map(IterationSummary::from).collect(),
            features,
        })
    }
}

/// The moves of a report with the features of what each leads to, and the features of the position. A player without a
/// static evaluation has none.
///
/// # Errors
/// The position or a move can't be read, or the player's weights are missing.
pub fn explained(
    thinker: &mut dyn AnyThinker,
    contender: &Contender,
    seed: u64,
    question: &Question,
    moves: Vec<MoveValue<String>>,
) -> Result<(Vec<ExplainedMove>, Vec<FeatureValue>), AnyError> {
    let features = |found: Option<Breakdown>| found.map_or_else(Vec::new, |all| all.features);
    let position = thinker.explain(contender, seed, question)?;
    let mut after = thinker.explain_moves(contender, seed, question)?;
    let explain = |value: MoveValue<String>| {
        let place = after.iter().position(|(mv, _)| *mv == value.mv);
        let found = place.map(|place| after.swap_remove(place).1);
        ExplainedMove {
            features: features(found),
            value,
        }
    };
    let moves = moves.into_iter().map(explain).collect();
    Ok((moves, features(position)))
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
