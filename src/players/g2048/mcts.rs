//! Monte Carlo tree search, plain and towards a corner.

use super::monte_carlo::{Rewarding, goal_from, reward};
use crate::eval::g2048::TileReward;
use crate::games::g2048::{Direction, Tiles, Variant};
use crate::games::random::Dice;
use crate::params::{joined, parameters};
use crate::players::{PLAYER_STREAM, Player, PlayerInfo, Settings, Thinking};
use crate::search::{Choose, Mcts, SearchControl};

parameters! {
    #[derive(Clone, Copy)]
    struct Growing("Search") {
        simulations: u32 = 20, "Simulations", "Random games per move. Each adds a move to the tree.",
            range(1.0, 100_000.0, 1.0);
        exploration: f64 = std::f64::consts::SQRT_2, "Exploration",
            "Higher = tries rare moves more often. The c of UCB1, in units of reward.",
            range(0.0, 1000.0, 0.001);
    }
}

parameters! {
    #[derive(Clone, Copy)]
    struct Ties("Search") {
        corner_ties: bool = false, "Ties go to the corner",
            "Breaks ties in the order up, right, down, left. Off: up, down, left, right.";
    }
}

parameters! {
    /// In the order of [`Direction::ALL`].
    #[derive(Clone, Copy)]
    struct Multipliers("Multipliers", range(0.0, 3.0, 0.01)) {
        up: f64 = 1.2, "Up", "Multiplies the mean reward of this direction.";
        right: f64 = 1.2, "Right", "Multiplies the mean reward of this direction.";
        down: f64 = 1.0, "Down", "Multiplies the mean reward of this direction.";
        left: f64 = 1.1, "Left", "Multiplies the mean reward of this direction.";
    }
}

/// The thesis counts its directions 1 to 4: up, down, left, right. With few simulations many means are
/// equal, and to take up, then right is a corner strategy by itself.
const THESIS_TIES: [u8; 4] = [0, 3, 1, 2];

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "mcts",
    game: super::GAME,
    name: "Monte Carlo tree search",
    help: "Plays random games and explores good moves more often (UCB1). Picks the best mean reward.",
    params: joined![Growing::PARAMS, Ties::PARAMS, Rewarding::PARAMS],
    ..PlayerInfo::PLAIN
};

pub(super) const CORNER_INFO: PlayerInfo = PlayerInfo {
    id: "mcts-corner",
    name: "Monte Carlo tree search to the corner",
    help: "Monte Carlo tree search with a bonus factor for each direction.",
    params: joined![Growing::PARAMS, Rewarding::PARAMS, Multipliers::PARAMS],
    ..INFO
};

pub(super) struct TileMctsPlayer {
    search: Mcts,
    reward: TileReward,
    /// Exponent of the tile that ends random games, where one does.
    goal: u8,
    dice: Dice,
}

impl TileMctsPlayer {
    pub(super) fn new(
        info: &PlayerInfo,
        settings: &Settings,
        variant: &Variant,
        seed: u64,
    ) -> Self {
        let is_corner = info.id == CORNER_INFO.id;
        let factors = if is_corner {
            Multipliers::read(settings).into()
        } else {
            [1.0; 4]
        };
        let ranks = if is_corner || Ties::read(settings).corner_ties {
            [0, 1, 2, 3]
        } else {
            THESIS_TIES
        };
        let (reward, goal) = reward(settings, variant);
        let Growing {
            simulations,
            exploration,
        } = Growing::read(settings);
        Self {
            search: Mcts {
                simulations,
                exploration,
                cap: u32::MAX,
                choose: Choose::Mean,
            },
            reward: TileReward {
                factors,
                ranks,
                ..reward
            },
            goal,
            dice: Dice::stream(seed, PLAYER_STREAM),
        }
    }
}

impl<B: Tiles> Player<B> for TileMctsPlayer {
    fn think<'a>(
        &'a mut self,
        board: &'a B,
        control: &'a SearchControl<Direction>,
    ) -> Thinking<'a, Direction> {
        self.reward.goal = goal_from(board, self.goal);
        let Self {
            search,
            reward,
            dice,
            ..
        } = self;
        Box::pin(search.think(board, reward, dice, control))
    }
}
