//! Genetic minimax.

use super::weights::{WEIGHTS, weights};
use crate::eval::Breakdown;
use crate::eval::pentago::Lines;
use crate::games::pentago::{Move, Position};
use crate::games::random::Dice;
use crate::players::{
    PLAYER_STREAM, Param, Player, PlayerInfo, RecordedPlayer, Settings, Thinking, ValueScale,
};
use crate::search::{Genetic, Observer, Recorder, SearchControl};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "genetic",
    game: crate::games::pentago::Rules::GAME,
    name: "Genetic minimax",
    help: "Breeds lines of moves: the nearer the root the value of a line is backed up by minimax, the more children it has (Hong, Huang and Lin 2001).",
    params: &Param::joined::<{ BREEDING.len() + WEIGHTS.len() }>(&[&BREEDING, &WEIGHTS]),
    presets: &[],
    value_scale: ValueScale::Unknown,
    takes_limits: true,
    weights: &[],
    optional_weights: None,
};

const BREEDING: [Param; 5] = [
    Param::number(
        "depth",
        "Depth",
        "Breeding",
        "Moves of a line, where the limits give no depth.",
    )
    .range(1.0, 12.0, 1.0)
    .at(4.0),
    Param::number(
        "population",
        "Population",
        "Breeding",
        "How many lines live at a time. The authors did not publish theirs.",
    )
    .range(2.0, 5000.0, 1.0)
    .at(200.0),
    Param::number(
        "generations",
        "Generations",
        "Breeding",
        "The most generations a move, if time allows. The authors did not publish theirs.",
    )
    .range(1.0, 100_000.0, 1.0)
    .at(100.0),
    Param::number(
        "crossover",
        "Crossover",
        "Breeding",
        "How often a line begins as one parent and ends as the other. The authors did not publish theirs.",
    )
    .at(0.8),
    Param::number(
        "mutation",
        "Mutation",
        "Breeding",
        "How often a move is replaced by a random one. The authors did not publish theirs.",
    )
    .at(0.1),
];

pub(super) struct GeneticPlayer {
    search: Genetic,
    evaluation: Lines,
    dice: Dice,
}

impl GeneticPlayer {
    pub(super) fn new(settings: &Settings, seed: u64) -> Self {
        Self {
            search: Genetic {
                depth: settings.get("depth") as u32,
                population: settings.get("population") as u32,
                generations: settings.get("generations") as u32,
                crossover: settings.get("crossover"),
                mutation: settings.get("mutation"),
            },
            evaluation: Lines::new(weights(settings)),
            dice: Dice::stream(seed, PLAYER_STREAM),
        }
    }
}

impl GeneticPlayer {
    fn answer<'a, O: Observer>(
        &'a mut self,
        position: &'a Position,
        control: &'a SearchControl<Move, O>,
    ) -> Thinking<'a, Move> {
        let Self {
            search,
            evaluation,
            dice,
        } = self;
        Box::pin(search.think(position, evaluation, dice, control))
    }
}

impl Player<Position> for GeneticPlayer {
    fn think<'a>(
        &'a mut self,
        position: &'a Position,
        control: &'a SearchControl<Move>,
    ) -> Thinking<'a, Move> {
        self.answer(position, control)
    }

    fn explain(&self, position: &Position, mv: Option<Move>) -> Option<Breakdown> {
        Some(Breakdown::of_two(&self.evaluation, position, mv))
    }
}

impl RecordedPlayer<Position> for GeneticPlayer {
    fn think_recorded<'a>(
        &'a mut self,
        position: &'a Position,
        control: &'a SearchControl<Move, Recorder>,
    ) -> Thinking<'a, Move> {
        self.answer(position, control)
    }
}
