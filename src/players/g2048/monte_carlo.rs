//! Flat Monte Carlo.

use crate::eval::g2048::TileReward;
use crate::games::g2048::{Direction, Tiles, Variant};
use crate::games::random::Dice;
use crate::params::{joined, parameters};
use crate::players::schema::presets;
use crate::players::{PLAYER_STREAM, Param, Player, PlayerInfo, Settings, Thinking};
use crate::search::{MonteCarlo, SearchControl};

parameters! {
    /// The value of a random game, and whether it ends at the goal.
    #[derive(Clone, Copy)]
    pub(super) struct Rewarding("Reward") {
        threshold: f64 = 128.0, "Reward from",
            "Reward is the largest tile, if it reaches this value. Below 2: the score.",
            range(0.0, 2048.0, 1.0);
        goal: bool = true, "Stop at the goal",
            "Random games stop at the winning tile, unless the board has it already.";
    }
}

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "monte-carlo",
    game: super::GAME,
    name: "Flat Monte Carlo",
    help: "Plays random games after every legal move. Picks the best mean reward.",
    params: joined![
        MonteCarlo::PARAMS,
        Param::tuned(Rewarding::PARAMS, &[("threshold", 0.0), ("goal", 0.0)]),
    ],
    presets: presets! {
        "default", "Standard", "50 full random games per legal move, by score.";
        "neller", "Many short games", "1000 random games per legal move, 3 moves each, by score (T. W. Neller 2015).",
            "simulations" = 1000, "cap" = 3;
    },
    keeps_tree: false,
    ..PlayerInfo::PLAIN
};

/// The reward in the settings, and the exponent of the tile that ends random games, 0 for none.
pub(super) fn reward(settings: &Settings, variant: &Variant) -> (TileReward, u8) {
    let Rewarding { threshold, goal } = Rewarding::read(settings);
    let reward = TileReward {
        threshold: (threshold >= 2.0).then_some(threshold as u64),
        goal: 0,
        factors: [1.0; 4],
        ranks: [0; 4],
    };
    let goal = if goal {
        variant.goal().ilog2() as u8
    } else {
        0
    };
    (reward, goal)
}

/// The goal of random games from this board: none where it is reached.
pub(super) fn goal_from(board: &impl Tiles, goal: u8) -> u8 {
    if board.largest_exponent() < goal {
        goal
    } else {
        0
    }
}

pub(super) struct MonteCarloPlayer {
    search: MonteCarlo,
    reward: TileReward,
    goal: u8,
    dice: Dice,
}

impl MonteCarloPlayer {
    pub(super) fn new(settings: &Settings, variant: &Variant, seed: u64) -> Self {
        let (reward, goal) = reward(settings, variant);
        Self {
            search: MonteCarlo::read(settings),
            reward,
            goal,
            dice: Dice::stream(seed, PLAYER_STREAM),
        }
    }
}

impl<B: Tiles> Player<B> for MonteCarloPlayer {
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
