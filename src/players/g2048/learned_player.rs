//! Expectimax with the learned evaluation.

use super::learned::weights;
use crate::eval::g2048::Learned;
use crate::games::g2048::{Board, Direction};
use crate::players::{Player, Settings, Thinking};
use crate::search::{Expectimax, Horizon, Watch};

pub(super) struct LearnedPlayer(Expectimax<Learned>);

impl LearnedPlayer {
    /// Without weights it knows nothing yet, and plays for points alone.
    pub(super) fn new(settings: &Settings) -> Self {
        let digits = match settings.get("cutoff") {
            9.0 => f64::INFINITY,
            digits => digits,
        };
        let horizon = Horizon {
            digits: digits as f32,
            digits_per_iteration: settings.get("cutoff-step") as f32,
        };
        let learned = weights().unwrap_or_default();
        Self(Expectimax::new(
            learned.downgrading(settings.get("downgrade") as u8),
            horizon,
            settings.get("table") as u32,
        ))
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
