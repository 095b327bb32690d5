//! Alpha-beta in the line of MIA, and proof-number search beside it.

use super::prover::{Proving, WinProver};
use crate::eval::Breakdown;
use crate::eval::loa::{Corrected, NETWORK, Winands, WinandsWeights};
use crate::games::Adversarial;
use crate::games::loa::{Move, Position};
use crate::params::{joined, parameters};
use crate::players::level::{Level, Levelled, levels};
use crate::players::{
    LoadedWeights, Param, Player, PlayerInfo, Preset, Settings, Thinking, ValueScale, WeightsInfo,
};
use crate::search::{AlphaBeta, Options, SearchControl, twice};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "strong",
    game: crate::games::loa::Rules::GAME,
    name: "Strong",
    help: "Alpha-beta with the features of MIA, a learned network, and a solver for the end.",
    params: joined![
        Proving::PARAMS,
        TUNED,
        SELECTIVE,
        WinandsWeights::PARAMS,
        Correcting::PARAMS,
        Level::PARAMS,
    ],
    presets: &LEVELS,
    main: &[
        "concentration",
        "connectedness",
        "mobility",
        "centralisation",
        "walls",
    ],
    value_scale: ValueScale::Odds(80.0),
    weights: Some(WeightsInfo {
        name: NETWORK,
        bytes: 5022,
        optional: true,
    }),
    ..PlayerInfo::PLAIN
};

/// How strong they are: `docs/ladder.md`. The two highest have the network, the highest proves wins.
const LEVELS: [Preset; 10] = levels! {
    "network" = 0, "solver" = 0, "noise" = 140, "level-nodes" = 50;
    "network" = 0, "solver" = 0, "noise" = 60, "level-nodes" = 50;
    "network" = 0, "solver" = 0, "noise" = 41, "level-nodes" = 80;
    "network" = 0, "solver" = 0, "noise" = 29.5, "level-nodes" = 150;
    "network" = 0, "solver" = 0, "noise" = 21, "level-nodes" = 250;
    "network" = 0, "solver" = 0, "noise" = 12, "level-nodes" = 480;
    "network" = 0, "solver" = 0, "noise" = 4.5, "level-nodes" = 700;
    "network" = 0, "solver" = 0, "level-nodes" = 1000;
    "solver" = 0, "level-nodes" = 1000;
};

/// With a larger table, and without what does not pay here: no two moves lead to the same position.
const TUNED: [Param; Options::FULL_WIDTH.len()] = Param::tuned(
    Options::FULL_WIDTH,
    &[("table", 20.0), ("sorting", 0.0), ("unique", 0.0)],
);

/// All of them, with the margin that goes with the weights: `docs/tuning.md`.
const SELECTIVE: [Param; Options::SELECTIVE.len()] = Param::tuned(
    Options::SELECTIVE,
    &[
        ("two-deep", 1.0),
        ("static-margin", 40.0),
        ("null-move", 2.0),
        ("multi-cut", 1.0),
        ("late-moves", 2.0),
        ("quiescence", 4.0),
    ],
);

parameters! {
    #[derive(Clone, Copy)]
    struct Correcting("Evaluation") {
        network: bool = true, "Network", "A small network, trained on games, corrects the nine features.";
    }
}

pub(super) fn strong(
    settings: &Settings,
    network: Option<&LoadedWeights>,
    seed: u64,
) -> Levelled<StrongPlayer> {
    let is_corrected = Correcting::read(settings).network;
    let network = network.filter(|_| is_corrected);
    let features = Winands::new(WinandsWeights::read(settings));
    let evaluation = Corrected::new(features, network.and_then(LoadedWeights::get));
    let player = StrongPlayer {
        search: AlphaBeta::new(evaluation, Options::read(settings)),
        prover: WinProver::new(settings),
        wants_network: is_corrected && network.is_none(),
    };
    Levelled::new(player, settings, seed)
}

/// The alpha-beta search of `strong`, by the nine features alone.
pub fn search(settings: &Settings) -> AlphaBeta<Winands> {
    let features = Winands::new(WinandsWeights::read(settings));
    AlphaBeta::new(features, Options::read(settings))
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
