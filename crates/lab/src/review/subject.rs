//! A position to speak about, and who looks at it.

use plyground::eval::WON;
use plyground::games::AnyError;
use plyground::players::{AnyGame, Contender, Question};
use plyground::search::{Clock, MoveValue, Report};

/// The switch of a player that takes learned openings, which answer without a search.
const OPENINGS: &str = "openings";

/// The same player as a judge: at full strength, and searching where it would play learned openings. So more nodes look
/// deeper in every position, and one evaluation speaks in all of them.
#[must_use]
pub fn as_judge(contender: Contender) -> Contender {
    let info = contender.info;
    let settings = contender.settings.at_full_strength();
    let searching = settings.get(OPENINGS).and_then(|_| {
        let own = settings.own().filter(|(name, _)| *name != OPENINGS);
        info.settings(own.chain([(OPENINGS, 0.0)])).ok()
    });
    Contender {
        settings: searching.unwrap_or(settings),
        ..contender
    }
}

/// A position and who looks at it.
pub struct Subject<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// The player, with limits.
    pub contender: &'a Contender,
    /// Decides the player's dice.
    pub seed: u64,
    /// The position.
    pub question: Question,
    /// The move that was played there, if any.
    pub played: Option<&'a str>,
    /// For limits of time.
    pub clock: Clock,
}

impl Subject<'_> {
    /// The report of a player, new at the table, on a position.
    pub(super) fn report(
        &self,
        player: &Contender,
        question: &Question,
    ) -> Result<Report<String>, AnyError> {
        let mut thinker = self.game.thinker(self.clock.clone());
        thinker.think(player, self.seed, question)
    }
}

/// The plies to the end of a decided game.
pub(super) fn plies_to_end(value: f32) -> u32 {
    (WON - value.abs()) as u32
}

/// The value of a move in a report.
pub(super) fn value_of<'a>(report: &'a Report<String>, mv: &str) -> Option<&'a MoveValue<String>> {
    report.moves.iter().find(|one| one.mv == mv)
}
