//! Flat Monte Carlo.

use crate::eval::g2048::TileReward;
use crate::games::g2048::{Direction, Tiles, Variant};
use crate::games::random::Dice;
use crate::players::{
    PLAYER_STREAM, Param, Player, PlayerInfo, Preset, Settings, Thinking, ValueScale,
};
use crate::search::{MonteCarlo, SearchControl};

pub(super) const THRESHOLD: Param = Param::number(
    "threshold",
    "Reward from",
    "Reward",
    "A random game is worth its highest tile if that is at least this, else nothing; below 2, the points it scored.",
)
.range(0.0, 2048.0, 1.0)
.at(128.0);

pub(super) const GOAL: Param = Param::toggle(
    "goal",
    "Goal ends it",
    "Random games end at the tile that wins, unless it is on the board already.",
    true,
)
.under("Reward");

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "monte-carlo",
    game: super::GAME,
    name: "Flat Monte Carlo",
    help: "Plays equally many random games after each legal move and takes the move with the best mean reward.",
    params: &[
        Param::number(
            "simulations",
            "Simulations",
            "Search",
            "Random games for each legal move.",
        )
        .range(1.0, 100_000.0, 1.0)
        .at(50.0),
        Param::number(
            "cap",
            "Longest game",
            "Search",
            "Moves after which a random game is left; 0 plays all to their end.",
        )
        .range(0.0, 10_000.0, 1.0),
        Param {
            default: 0.0,
            ..THRESHOLD
        },
        Param {
            default: 0.0,
            ..GOAL
        },
    ],
    presets: &[
        Preset {
            name: "default",
            label: "Plyground",
            help: "50 random games for each legal move to their end, by points.",
            values: &[],
        },
        Preset {
            name: "neller",
            label: "Neller",
            help: "1000 random games for each legal move, left after 3 moves (T. W. Neller 2015). What counted is not known here: by points.",
            values: &[("simulations", 1000.0), ("cap", 3.0)],
        },
    ],
    value_scale: ValueScale::Unknown,
    takes_limits: true,
    weights: &[],
    optional_weights: None,
};

/// The reward in the settings, and the exponent of the tile that ends random games, 0 for none.
pub(super) fn reward(settings: &Settings, variant: &Variant) -> (TileReward, u8) {
    let threshold = settings.get("threshold");
    let reward = TileReward {
        threshold: (threshold >= 2.0).then_some(threshold as u64),
        goal: 0,
        factors: [1.0; 4],
        ranks: [0; 4],
    };
    let goal = match settings.get("goal") {
        0.0 => 0,
        _ => variant.goal().ilog2() as u8,
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
            search: MonteCarlo {
                simulations: settings.get("simulations") as u32,
                cap: match settings.get("cap") as u32 {
                    0 => u32::MAX,
                    cap => cap,
                },
            },
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
