//! Players whose searches can be recorded as trees.
//!
//! They stand in lists of their own, one for each type of board. A program that records nothing does not name
//! them, and has no second copy of the searches.

use super::thinker::drawn;
use super::{Contender, Family, Player, Question, SettingsError, Setup, Thinking};
use crate::games::{AnyError, Game, Playable};
use crate::search::{Clock, Recorder, Report, SearchControl, SearchTree, run};

/// A player that lets a recorder listen to its search.
pub trait RecordedPlayer<G: Game>: Player<G> {
    /// The same as [`Player::think`].
    fn think_recorded<'a>(
        &'a mut self,
        position: &'a G,
        control: &'a SearchControl<G::Move, Recorder>,
    ) -> Thinking<'a, G::Move>;
}

/// Such a player as its game lists it.
pub struct RecordedEntry<G: Playable> {
    /// The name in commands and protocols.
    pub id: &'static str,
    /// Makes the player.
    pub create: fn(&Setup<'_, G>) -> CreatedRecorded<G>,
}

/// A new player, or the setting that it refuses.
pub type CreatedRecorded<G> = Result<Box<dyn RecordedPlayer<G>>, SettingsError>;

/// A search to record.
pub struct RecordRequest<'a> {
    /// The game's name.
    pub game: &'a str,
    /// The player that searches, with limits.
    pub contender: &'a Contender,
    /// Decides the player's dice.
    pub seed: u64,
    /// The position.
    pub question: Question,
    /// The most nodes to keep.
    pub most: usize,
    /// For the limits.
    pub clock: Clock,
}

/// A search and its tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Recorded {
    /// The report of the search.
    pub report: Report<String>,
    /// The tree of its last iteration.
    pub tree: SearchTree,
}

/// A game with players whose searches can be recorded.
pub trait RecordedFamily: Family {
    /// Records a search.
    ///
    /// # Errors
    /// A game, a position or a move that is wrong; a player whose search cannot be recorded, or whose weights are missing.
    fn record(&self, request: &RecordRequest<'_>) -> Result<Recorded, AnyError>;
}

/// Records a search on a board of one type, by one of these players.
pub(super) fn record<G: Playable>(
    rules: G::Rules,
    rows: &[RecordedEntry<G>],
    request: &RecordRequest<'_>,
) -> Result<Recorded, AnyError> {
    let Contender {
        info,
        settings,
        limits,
        weights,
        ..
    } = request.contender;
    let row = rows.iter().find(|row| row.id == info.id);
    let row = row.ok_or_else(|| {
        let known: Vec<&str> = rows.iter().map(|row| row.id).collect();
        AnyError::new(format!(
            "player: the search of {} keeps no tree ({} do)",
            info.id,
            known.join(", ")
        ))
    })?;
    let table = request.question.table::<G>(rules)?;
    let setup = Setup {
        rules: &rules,
        settings,
        seed: request.seed,
        weights: weights.as_ref(),
    };
    let mut player = (row.create)(&setup)?;
    let recorder = Recorder::new(request.most);
    if let Some(report) = drawn(request.contender, &table) {
        let tree = recorder.tree(report.value);
        return Ok(Recorded { report, tree });
    }
    let earlier: Vec<G> = table.before().copied().collect();
    player.recall(&earlier);
    let limits = limits.timed_by(&request.clock)?;
    let control = SearchControl::observed(limits, request.clock.clone(), recorder);
    let report = run(player.think_recorded(table.position(), &control));
    let tree = control.into_observer().tree(report.value);
    Ok(Recorded {
        report: report.into_text(),
        tree,
    })
}
