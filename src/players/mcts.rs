//! Monte Carlo tree search for every game of two sides.

use super::{PLAYER_STREAM, Player, PlayerInfo, Settings, Thinking, ValueScale};
use crate::eval::ShareAfter;
use crate::games::random::Dice;
use crate::games::{Adversarial, Playout};
use crate::params::parameters;
use crate::search::{Choose, Mcts, SearchControl, twice};

parameters! {
    #[derive(Clone, Copy)]
    struct Simulating("Search") {
        simulations: u32 = 1e6, "Simulations", "Up to this many random games per move.", range(1.0, 1e6, 1.0);
        exploration: f64 = 0.5, "Exploration",
            "Higher = tries rare moves more often. The c of UCB1.", range(0.0, 4.0, 0.05);
    }
}

/// The player as a game lists it.
pub(super) const fn info(game: &'static str) -> PlayerInfo {
    PlayerInfo {
        id: "mcts",
        game,
        name: "Monte Carlo tree search",
        help: "Plays random games, mostly after good moves. Picks the most tried move.",
        params: &Simulating::PARAMS,
        value_scale: ValueScale::Share,
        ..PlayerInfo::PLAIN
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
        let Simulating {
            simulations,
            exploration,
        } = Simulating::read(settings);
        Self {
            search: Mcts {
                simulations,
                exploration,
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
