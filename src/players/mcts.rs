//! Monte Carlo tree search for every game of two sides.

use super::{
    PLAYER_STREAM, Param, Player, PlayerInfo, RecordedPlayer, Settings, Thinking, ValueScale,
};
use crate::eval::ShareAfter;
use crate::games::random::Dice;
use crate::games::{Adversarial, Playout};
use crate::search::{Choose, Mcts, Recorder, SearchControl, twice};

const PARAMS: [Param; 2] = [
    Param::number(
        "simulations",
        "Simulations",
        "Search",
        "The most random games a move.",
    )
    .range(1.0, 1e6, 1.0)
    .at(1e6),
    Param::number(
        "exploration",
        "Exploration",
        "Search",
        "How much to try moves that were tried little: the c of UCB1.",
    )
    .range(0.0, 4.0, 0.05)
    .at(0.5),
];

/// The player as a game lists it.
pub(super) const fn info(game: &'static str) -> PlayerInfo {
    PlayerInfo {
        id: "mcts",
        game,
        name: "Monte Carlo tree search",
        help: "Plays random games to their end, mostly from moves that did well so far, and takes the move it tried most.",
        params: &PARAMS,
        presets: &[],
        value_scale: ValueScale::Share,
        takes_limits: true,
        weights: &[],
        optional_weights: None,
    }
}

pub(super) struct MctsPlayer {
    search: Mcts,
    reward: ShareAfter,
    dice: Dice,
}

impl MctsPlayer {
    /// `cap` is the most random moves of a simulation.
    pub(super) fn new(settings: &Settings, seed: u64, cap: u32) -> Self {
        Self {
            search: Mcts {
                simulations: settings.get("simulations") as u32,
                exploration: settings.get("exploration"),
                cap,
                choose: Choose::Visits,
            },
            reward: ShareAfter::default(),
            dice: Dice::stream(seed, PLAYER_STREAM),
        }
    }
}

impl<G: Adversarial + Playout> Player<G> for MctsPlayer {
    fn think<'a>(
        &'a mut self,
        position: &'a G,
        control: &'a SearchControl<G::Move>,
    ) -> Thinking<'a, G::Move> {
        Box::pin(
            self.search
                .think(position, &self.reward, &mut self.dice, control),
        )
    }

    fn recall(&mut self, earlier: &[G]) {
        if G::REPEATS {
            self.reward.drawn = twice(earlier.iter().map(G::key));
        }
    }
}

impl<G: Adversarial + Playout> RecordedPlayer<G> for MctsPlayer {
    fn think_recorded<'a>(
        &'a mut self,
        position: &'a G,
        control: &'a SearchControl<G::Move, Recorder>,
    ) -> Thinking<'a, G::Move> {
        Box::pin(
            self.search
                .think(position, &self.reward, &mut self.dice, control),
        )
    }
}
