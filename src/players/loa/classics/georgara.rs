//! Minimax and alpha-beta of A. Georgara's project.

use crate::eval::Breakdown;
use crate::eval::loa::{Georgara, GeorgaraWeights};
use crate::games::Adversarial;
use crate::games::loa::{Move, Position};
use crate::players::{Player, PlayerInfo, Settings, Thinking};
use crate::search::{AlphaBeta, Options, SearchControl, twice};

pub const MINIMAX: PlayerInfo = PlayerInfo {
    id: "minimax",
    game: crate::games::loa::Rules::GAME,
    name: "Minimax (Georgara)",
    help: "Searches everything 4 plies ahead, with few pieces up to 6 (A. Georgara).",
    params: &GeorgaraWeights::PARAMS,
    ..PlayerInfo::PLAIN
};

pub const ALPHA_BETA: PlayerInfo = PlayerInfo {
    id: "alpha-beta",
    name: "Alpha-beta (Georgara)",
    help: "Looks 6 to 8 plies ahead and skips what can't change the choice.",
    ..MINIMAX
};

/// How far the project looks ahead: the fewer men, the deeper; alpha-beta two plies more.
fn depth(position: &Position, pruning: bool) -> u32 {
    let [own, other] = [position.own(), position.other()].map(|men| men.count());
    let depth = match () {
        () if own.max(other) >= 6 => 4,
        () if own + other >= 6 => 5,
        () => 6,
    };
    depth + 2 * u32::from(pruning)
}

pub struct GeorgaraPlayer {
    weights: GeorgaraWeights,
    pruning: bool,
    drawn: Vec<u128>,
}

impl GeorgaraPlayer {
    pub fn new(settings: &Settings, pruning: bool) -> Self {
        Self {
            weights: GeorgaraWeights::read(settings),
            pruning,
            drawn: Vec::new(),
        }
    }
}

impl Player<Position> for GeorgaraPlayer {
    /// A search as deep as the project's and no deeper. It goes there at once; only where the limits may
    /// end it before, by iterative deepening.
    fn think<'a>(
        &'a mut self,
        position: &'a Position,
        control: &'a SearchControl<Move>,
    ) -> Thinking<'a, Move> {
        let limits = control.limits();
        let options = Options {
            pruning: self.pruning,
            deepening: limits.movetime.is_some() || limits.nodes.is_some(),
            depth: depth(position, self.pruning),
            ..Options::MINIMAX
        };
        let evaluation = Georgara::new(self.weights);
        evaluation.look_as(position.side());
        let mut search = AlphaBeta::new(evaluation, options);
        search.recall(&self.drawn);
        Box::pin(async move { search.think(position, control).await })
    }

    fn recall(&mut self, earlier: &[Position]) {
        self.drawn = twice(earlier.iter().map(Position::key));
    }

    fn throws_dice(&self) -> bool {
        false
    }

    fn explain(&self, position: &Position, mv: Option<Move>) -> Option<Breakdown> {
        let evaluation = Georgara::new(self.weights);
        evaluation.look_as(position.side());
        Some(Breakdown::of_two(&evaluation, position, mv))
    }
}
