//! Expectimax with the learned evaluation.

use super::expectimax::{horizon, table_bits};
use super::learned::weights;
use crate::eval::g2048::Learned;
use crate::games::g2048::{Board, Direction};
use crate::players::{Player, Settings, Thinking};
use crate::search::{Expectimax, Watch};

pub(super) struct LearnedPlayer(Expectimax<Learned>);

impl LearnedPlayer {
    /// Without weights it knows nothing yet, and plays for points alone.
    pub(super) fn new(settings: &Settings) -> Self {
        let weights = weights().unwrap_or_default();
        Self(Expectimax::new(
            weights,
            horizon(settings),
            table_bits(settings),
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
