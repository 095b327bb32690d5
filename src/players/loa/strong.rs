//! Alpha-beta in the line of MIA, and proof-number search beside it.

use super::prover::{PROVING, WinProver};
use super::weights::{WEIGHTS, weights};
use crate::eval::Breakdown;
use crate::eval::loa::{Corrected, NETWORK, Winands};
use crate::games::Adversarial;
use crate::games::loa::{Move, Position};
use crate::players::level::{self, Levelled};
use crate::players::options::{SEARCH, SELECTIVE, selective_options};
use crate::players::{
    LoadedWeights, Param, Player, PlayerInfo, Preset, RecordedPlayer, Settings, Thinking,
    ValueScale, WeightsInfo,
};
use crate::search::{AlphaBeta, Recorder, SearchControl, Team, twice};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "strong",
    game: crate::games::loa::Rules::GAME,
    name: "Strong",
    help: "Alpha-beta with the nine features of the tournament program MIA and a learned network, and a solver that proves wins near the end. Every optimisation has a switch, every feature a weight.",
    params: &Param::joined::<
        {
            PROVING.len() + SEARCH.len() + SELECTIVE.len() + WEIGHTS.len() + 1 + level::PARAMS.len()
        },
    >(&[
        &PROVING,
        &TUNED,
        &TUNED_SELECTIVE,
        &WEIGHTS,
        &[CORRECTION],
        &level::PARAMS,
    ]),
    presets: &LEVELS,
    value_scale: ValueScale::Odds(80.0),
    takes_limits: true,
    weights: &[],
    optional_weights: Some(WeightsInfo {
        name: NETWORK,
        label: "Network",
        help: "What the nine features overlook.",
        bytes: 5022,
    }),
};

/// How strong they are: `docs/ladder.md`. The two highest have the network, the highest proves wins.
const LEVELS: [Preset; 10] = [
    level::preset(
        1,
        &[
            ("network", 0.0),
            ("solver", 0.0),
            ("noise", 140.0),
            ("level-nodes", 50.0),
        ],
    ),
    level::preset(
        2,
        &[
            ("network", 0.0),
            ("solver", 0.0),
            ("noise", 60.0),
            ("level-nodes", 50.0),
        ],
    ),
    level::preset(
        3,
        &[
            ("network", 0.0),
            ("solver", 0.0),
            ("noise", 41.0),
            ("level-nodes", 80.0),
        ],
    ),
    level::preset(
        4,
        &[
            ("network", 0.0),
            ("solver", 0.0),
            ("noise", 29.5),
            ("level-nodes", 150.0),
        ],
    ),
    level::preset(
        5,
        &[
            ("network", 0.0),
            ("solver", 0.0),
            ("noise", 21.0),
            ("level-nodes", 250.0),
        ],
    ),
    level::preset(
        6,
        &[
            ("network", 0.0),
            ("solver", 0.0),
            ("noise", 12.0),
            ("level-nodes", 480.0),
        ],
    ),
    level::preset(
        7,
        &[
            ("network", 0.0),
            ("solver", 0.0),
            ("noise", 4.5),
            ("level-nodes", 700.0),
        ],
    ),
    level::preset(
        8,
        &[("network", 0.0), ("solver", 0.0), ("level-nodes", 1000.0)],
    ),
    level::preset(9, &[("solver", 0.0), ("level-nodes", 1000.0)]),
    level::preset(10, &[]),
];

/// With a larger table, and without what does not pay here: no two moves lead to the same position.
const TUNED: [Param; SEARCH.len()] = Param::tuned(
    SEARCH,
    &[("table", 20.0), ("sorting", 0.0), ("unique", 0.0)],
);

/// The margin that goes with the weights: `docs/tuning.md`.
const TUNED_SELECTIVE: [Param; SELECTIVE.len()] =
    Param::tuned(SELECTIVE, &[("static-margin", 40.0)]);

const CORRECTION: Param = Param::toggle(
    NETWORK,
    "Network",
    "A small network, learned from games, corrects the nine features.",
    true,
)
.under("Evaluation");

pub(super) fn strong(
    settings: &Settings,
    network: Option<&LoadedWeights>,
    seed: u64,
) -> Levelled<StrongPlayer> {
    let is_corrected = settings.get(NETWORK) != 0.0;
    let network = network.filter(|_| is_corrected);
    let features = Winands::new(weights(settings));
    let evaluation = Corrected::new(features, network.and_then(LoadedWeights::get));
    let player = StrongPlayer {
        search: AlphaBeta::new(evaluation, selective_options(settings)),
        prover: WinProver::new(settings),
        wants_network: is_corrected && network.is_none(),
    };
    Levelled::new(player, settings, seed)
}

/// The alpha-beta search of `strong`, by the nine features alone.
pub fn search(settings: &Settings) -> AlphaBeta<Winands> {
    let features = Winands::new(weights(settings));
    AlphaBeta::new(features, selective_options(settings))
}

pub(super) struct StrongPlayer {
    search: AlphaBeta<Corrected>,
    prover: WinProver,
    /// Whether its network was not given.
    wants_network: bool,
}

impl Player<Position> for StrongPlayer {
    fn think<'a>(
        &'a mut self,
        position: &'a Position,
        control: &'a SearchControl<Move>,
    ) -> Thinking<'a, Move> {
        self.prover.turn_to(position);
        Box::pin(
            self.search
                .think_beside(position, control, &mut self.prover),
        )
    }

    fn join(&mut self, team: &Team) {
        self.search.join(team);
        if team.is_helper() {
            self.prover.rest();
        }
    }

    fn wants_weights(&self, _position: &Position) -> bool {
        self.wants_network
    }

    fn recall(&mut self, earlier: &[Position]) {
        let drawn = twice(earlier.iter().map(Position::key));
        self.search.recall(&drawn);
        self.prover.recall(drawn);
    }

    fn throws_dice(&self) -> bool {
        false
    }

    fn explain(&self, position: &Position, mv: Option<Move>) -> Option<Breakdown> {
        Some(Breakdown::of_two(self.search.evaluation(), position, mv))
    }
}

impl RecordedPlayer<Position> for StrongPlayer {
    fn think_recorded<'a>(
        &'a mut self,
        position: &'a Position,
        control: &'a SearchControl<Move, Recorder>,
    ) -> Thinking<'a, Move> {
        self.prover.turn_to(position);
        Box::pin(
            self.search
                .think_beside(position, control, &mut self.prover),
        )
    }
}
