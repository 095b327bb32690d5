//! Alpha-beta with the evaluation of lines, every optimisation with a switch.

use super::weights::{WEIGHTS, weights};
use crate::eval::Explain;
use crate::eval::pentago::Lines;
use crate::games::pentago::{Move, Position};
use crate::players::options::{SEARCH, options};
use crate::players::{Param, Player, PlayerInfo, Settings, Thinking};
use crate::search::{AlphaBeta, Watch};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "alpha-beta",
    game: super::GAME,
    name: "Alpha-beta",
    help: "Looks ahead through every move of both sides and weighs the boards it reaches by their open lines. Every optimisation can be switched off, down to plain minimax.",
    params: &Param::joined::<{ SEARCH.len() + WEIGHTS.len() }>(&[&SEARCH, &WEIGHTS]),
    presets: &[],
    weights: &[],
};

pub(super) struct AlphaBetaPlayer(AlphaBeta<Lines>);

impl AlphaBetaPlayer {
    pub(super) fn new(settings: &Settings) -> Self {
        let evaluation = Lines::new(weights(settings));
        Self(AlphaBeta::new(evaluation, options(settings)))
    }
}

impl Player<Position> for AlphaBetaPlayer {
    fn think<'a>(
        &'a mut self,
        position: &'a Position,
        watch: &'a Watch<Move>,
    ) -> Thinking<'a, Move> {
        Box::pin(self.0.think(position, watch))
    }

    fn contributions(&self, position: &Position) -> Vec<(&'static str, f32)> {
        self.0.evaluation().contributions(position)
    }
}
