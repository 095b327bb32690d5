//! Monte Carlo tree search.

use crate::eval::Share;
use crate::games::pentago::{HOLES, Move, Position};
use crate::games::random::Dice;
use crate::players::{Kind, PLAYER_STREAM, Param, Player, PlayerInfo, Settings, Thinking};
use crate::search::{Choose, Mcts, Watch};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "mcts",
    game: super::GAME,
    name: "Monte Carlo tree search",
    help: "Plays many games to their end at random, mostly beginning with the moves that have done well so far, and takes the move it tried most.",
    params: &[
        Param {
            name: "simulations",
            label: "Simulations",
            help: "The most random games a move.",
            group: "Search",
            kind: Kind::Number,
            min: 1.0,
            max: 1e6,
            step: 1.0,
            default: 1e6,
        },
        Param {
            name: "exploration",
            label: "Exploration",
            help: "How much to try moves that were tried little: the c of UCB1.",
            group: "Search",
            kind: Kind::Number,
            min: 0.0,
            max: 4.0,
            step: 0.05,
            default: 0.5,
        },
    ],
    presets: &[],
    weights: &[],
};

pub(super) struct MctsPlayer {
    search: Mcts,
    dice: Dice,
}

impl MctsPlayer {
    pub(super) fn new(settings: &Settings, seed: u64) -> Self {
        Self {
            search: Mcts {
                simulations: settings.get("simulations") as u32,
                exploration: settings.get("exploration"),
                cap: HOLES.into(),
                choose: Choose::Visits,
            },
            dice: Dice::stream(seed, PLAYER_STREAM),
        }
    }
}

impl Player<Position> for MctsPlayer {
    fn think<'a>(
        &'a mut self,
        position: &'a Position,
        watch: &'a Watch<Move>,
    ) -> Thinking<'a, Move> {
        Box::pin(self.search.think(position, &Share, &mut self.dice, watch))
    }
}
