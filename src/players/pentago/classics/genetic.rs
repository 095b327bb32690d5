//! Genetic minimax.

use crate::eval::Breakdown;
use crate::eval::pentago::{LineWeights, Lines, ReachWeights};
use crate::games::pentago::{Move, Position};
use crate::games::random::Dice;
use crate::params::joined;
use crate::players::pentago::alpha_beta::lines;
use crate::players::{PLAYER_STREAM, Player, PlayerInfo, Settings, Thinking};
use crate::search::{Genetic, SearchControl};

pub const INFO: PlayerInfo = PlayerInfo {
    id: "genetic",
    game: crate::games::pentago::Rules::GAME,
    name: "Genetic minimax",
    help: "Breeds lines of moves and keeps those that minimax likes (Hong, Huang and Lin 2001).",
    params: joined![Genetic::PARAMS, LineWeights::PARAMS, ReachWeights::PARAMS],
    ..PlayerInfo::PLAIN
};

pub struct GeneticPlayer {
    search: Genetic,
    evaluation: Lines,
    dice: Dice,
}

impl GeneticPlayer {
    pub fn new(settings: &Settings, seed: u64) -> Self {
        Self {
            search: Genetic::read(settings),
            evaluation: lines(settings),
            dice: Dice::stream(seed, PLAYER_STREAM),
        }
    }
}

impl Player<Position> for GeneticPlayer {
    fn think<'a>(
        &'a mut self,
        position: &'a Position,
        control: &'a SearchControl<Move>,
    ) -> Thinking<'a, Move> {
        let Self {
            search,
            evaluation,
            dice,
        } = self;
        Box::pin(search.think(position, evaluation, dice, control))
    }

    fn explain(&self, position: &Position, mv: Option<Move>) -> Option<Breakdown> {
        Some(Breakdown::of_two(&self.evaluation, position, mv))
    }
}
