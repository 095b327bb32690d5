//! Alpha-beta in the line of MIA.

use super::weights::{WEIGHTS, weights};
use crate::eval::Explain;
use crate::eval::loa::Winands;
use crate::games::loa::{Move, Position};
use crate::players::options::{SEARCH, SELECTIVE, SORTING, TABLE, UNIQUE, selective_options};
use crate::players::{Param, Player, PlayerInfo, Settings, Thinking};
use crate::search::{AlphaBeta, Watch};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "strong",
    game: super::GAME,
    name: "Strong",
    help: "Alpha-beta with the nine features of the tournament program MIA. Every optimisation has a switch, every feature a weight.",
    params: &Param::joined::<{ SEARCH.len() + SELECTIVE.len() + WEIGHTS.len() }>(&[
        &TUNED, &SELECTIVE, &WEIGHTS,
    ]),
    presets: &[],
    weights: &[],
};

/// With a larger table, and without what does not pay here: no two moves lead to the same position.
const TUNED: [Param; SEARCH.len()] = {
    let mut params = SEARCH;
    params[TABLE] = params[TABLE].at(20.0);
    params[SORTING] = params[SORTING].at(0.0);
    params[UNIQUE] = params[UNIQUE].at(0.0);
    params
};

pub(super) struct Strong(AlphaBeta<Winands>);

impl Strong {
    pub(super) fn new(settings: &Settings) -> Self {
        let evaluation = Winands::new(weights(settings));
        Self(AlphaBeta::new(evaluation, selective_options(settings)))
    }
}

impl Player<Position> for Strong {
    fn think<'a>(
        &'a mut self,
        position: &'a Position,
        watch: &'a Watch<Move>,
    ) -> Thinking<'a, Move> {
        Box::pin(self.0.think(position, watch))
    }

    fn recall(&mut self, earlier: &[u128]) {
        self.0.recall(earlier);
    }

    fn contributions(&self, position: &Position) -> Vec<(&'static str, f32)> {
        self.0.evaluation().contributions(position)
    }
}
