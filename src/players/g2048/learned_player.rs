//! Expectimax with the learned evaluation.

use super::expectimax::{horizon, table_bits};
use super::learned::weights;
use crate::eval::g2048::Learned;
use crate::games::g2048::{Board, Direction};
use crate::players::{Player, Settings, Thinking};
use crate::search::{Expectimax, Horizon, Watch};

pub(super) struct LearnedPlayer(Expectimax<Learned>);

/// Points: boards that are worth less still have a few moves of merges in them.
const SLACK: f32 = 2000.0;

impl LearnedPlayer {
    /// Without weights it knows nothing yet, and plays for points alone.
    pub(super) fn new(settings: &Settings) -> Self {
        let horizon = Horizon {
            margin: settings.get("margin") as f32,
            slack: SLACK,
            rare: settings.get("rare") as f32,
            ..horizon(settings)
        };
        let weights = weights().unwrap_or_default();
        Self(Expectimax::new(weights, horizon, table_bits(settings)))
    }
}

impl Player<Board> for LearnedPlayer {
    fn think<'a>(
        &'a mut self,
        board: &'a Board,
        watch: &'a Watch<Direction>,
    ) -> Thinking<'a, Direction> {
        Box::pin(self.0.think(board, watch))
    }
}
