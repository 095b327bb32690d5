//! Threats: the best move of the other side if the side to move did nothing.

use plyground::eval::DECIDED;
use plyground::games::AnyError;
use plyground::players::Contender;
use plyground::search::Limits;
use serde::Serialize;

use super::subject::{Subject, plies_to_end};

/// The player that is asked: one without a solver and without openings, which only know positions of real games.
const PLAYER: &str = "alpha-beta";
/// Its nodes, where the contender has no bound.
const NODES: u64 = 50_000;

/// The best of the other side, if it could move twice in a row.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Threat {
    /// Its move.
    #[serde(rename = "move")]
    pub mv: String,
    /// The plies to the end at most, where it wins.
    pub plies: Option<u32>,
    /// The expected line of play, the move first.
    pub pv: Vec<String>,
}

impl Subject<'_> {
    /// The threat of the side that is not to move. `None` after the end, where chance answers, and where a pass says
    /// nothing.
    ///
    /// # Errors
    /// The position or a move can't be read.
    pub fn threat(&self) -> Result<Option<Threat>, AnyError> {
        if self.game.sides() != 2 {
            return Ok(None);
        }
        let info = self.game.player(PLAYER)?;
        let limits = Limits::nodes(self.contender.limits.nodes.unwrap_or(NODES));
        let player = Contender::new(info, info.defaults(), limits)?;
        let mut thinker = self.game.thinker(self.clock.clone());
        if !thinker.go_with_null_move(&player, self.seed, &self.question)? {
            return Ok(None);
        }
        let found = thinker.finish().and_then(|report| {
            Some(Threat {
                mv: report.best?,
                plies: (report.value > DECIDED).then(|| plies_to_end(report.value)),
                pv: report.pv,
            })
        });
        Ok(found)
    }
}
