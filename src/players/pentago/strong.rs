//! Alpha-beta, and the exact solver where it can finish.

use super::alpha_beta::lines;
use super::openings;
use crate::eval::pentago::openings::{MOST_MARBLES, OpeningFile};
use crate::eval::pentago::{LineWeights, Lines, ReachWeights};
use crate::eval::{Breakdown, DECIDED, WON};
use crate::games::Adversarial;
use crate::games::pentago::{HOLES, Move, Position};
use crate::params::{joined, parameters};
use crate::players::level::{Level, levels};
use crate::players::{
    LoadedWeights, Param, Player, PlayerInfo, Preset, Settings, Thinking, ValueScale, WeightsInfo,
};
use crate::search::{AlphaBeta, Limits, MoveValue, Options, Report, SearchControl};
use crate::solve::pentago::{Solved, Solver};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "strong",
    game: crate::games::pentago::Rules::GAME,
    name: "Strong",
    help: "Learned openings, then alpha-beta, then an exact solver for the end.",
    params: joined![
        Solving::PARAMS,
        TUNED,
        Opening::PARAMS,
        LEARNED,
        ReachWeights::PARAMS,
        Level::PARAMS,
    ],
    presets: &LEVELS,
    main: &["learned", "four", "three", "middle", "tempo"],
    value_scale: ValueScale::Odds(ODDS),
    weights: Some(WeightsInfo {
        name: "openings",
        bytes: 188_624,
        optional: true,
    }),
    ..PlayerInfo::PLAIN
};

/// The value of a logarithm of odds of 1.
const ODDS: f32 = 420.0;

/// How strong they are: `docs/ladder.md`. All but the last were rated without the openings.
const LEVELS: [Preset; 10] = levels! {
    "noise" = 1900, "level-nodes" = 300, "openings" = 0;
    "noise" = 710, "level-nodes" = 300, "openings" = 0;
    "noise" = 489, "level-nodes" = 300, "openings" = 0;
    "noise" = 331, "level-nodes" = 300, "openings" = 0;
    "noise" = 236, "level-nodes" = 300, "openings" = 0;
    "noise" = 153, "level-nodes" = 300, "openings" = 0;
    "noise" = 74, "level-nodes" = 300, "openings" = 0;
    "noise" = 32, "level-nodes" = 300, "openings" = 0;
    "level-nodes" = 480, "openings" = 0;
};

/// With a larger table, and without sorting by evaluation, which costs more nodes here than it saves.
const TUNED: [Param; Options::FULL_WIDTH.len()] =
    Param::tuned(Options::FULL_WIDTH, &[("table", 20.0), ("sorting", 0.0)]);

/// All is left to what was learned.
const LEARNED: [Param; LineWeights::PARAMS.len()] = Param::tuned(
    LineWeights::PARAMS,
    &[("reach", 0.0), ("learned", 1.0), ("tempo", 0.0)],
);

parameters! {
    #[derive(Clone, Copy)]
    struct Opening("Search") {
        openings: bool = true, "Learned openings",
            "Plays learned moves up to five marbles.";
        average: u32 = 5, "Average over depths",
            "Up to this many marbles, averages the values of all depths.",
            range(0.0, 36.0, 1.0);
    }
}

parameters! {
    #[derive(Clone, Copy)]
    struct Solving("Solver") {
        solve: u32 = 18, "Solve from",
            "Solves exactly with this many empty holes or fewer. From 18 it may be slow.",
            range(0.0, Solver::MOST_EMPTY as f64, 1.0);
        solver_table: u32 = 21, "Solver memory",
            "Memory for the solver: 2^n entries of 40 bytes.", range(10.0, 22.0, 1.0), memory();
    }
}

/// Nodes that the solver visits between two looks at the limits.
const SLICE: u64 = 1024;
/// Nodes that it visits in a millisecond, at most.
const PACE: f64 = 4000.0;
/// Where it has used so much of the time or nodes, alpha-beta gets the rest.
const SHARE: f64 = 0.7;
/// Plies that alpha-beta looks ahead before the solver begins, and where all moves lose.
const FIRST_GLANCE: u32 = 3;

pub(super) struct Strong {
    opening: Opening,
    /// The file of openings, if it was given.
    openings: Option<LoadedWeights>,
    search: AlphaBeta<Lines>,
    glance: AlphaBeta<Lines>,
    solving: Solving,
    /// With what it knows of the game in hand.
    solver: Option<Solver>,
}

impl Strong {
    pub(super) fn new(settings: &Settings, openings: Option<&LoadedWeights>) -> Self {
        let evaluation = lines(settings);
        let glance = Options {
            depth: FIRST_GLANCE,
            table_bits: 14,
            ..Options::default()
        };
        Self {
            opening: Opening::read(settings),
            openings: openings.cloned(),
            search: AlphaBeta::new(evaluation.clone(), Options::read(settings)),
            glance: AlphaBeta::new(evaluation, glance),
            solving: Solving::read(settings),
            solver: None,
        }
    }

    /// Whether what was learned of openings decides in this position.
    fn is_opening(&self, position: &Position) -> bool {
        self.opening.openings && position.stones() < MOST_MARBLES
    }

    async fn answer(&mut self, position: &Position, control: &SearchControl<Move>) -> Report<Move> {
        // Openings are valued without a search that could be shown.
        if self.is_opening(position)
            && control.observer().is_none()
            && let Some(file) = self.openings.as_ref().and_then(LoadedWeights::get)
        {
            return openings::think(OpeningFile::openings(file), ODDS, position, control);
        }
        let empty = position.empty().count();
        self.search
            .average(u32::from(HOLES) - empty <= self.opening.average);
        if empty > self.solving.solve || position.outcome().is_some() {
            self.solver = None;
            return self.search.think(position, control).await;
        }
        let glance = self.glance.think(position, control).await;
        if glance.exact.is_some() || control.is_exhausted() {
            return glance;
        }
        let report = match self.solve(position, control).await {
            Some(solved) => settled(glance, solved, empty, control),
            None if control.is_exhausted() => glance,
            None => return self.search.think(position, control).await,
        };
        control.report(&report);
        report
    }

    /// The solver for a position: the one at hand, if the game has come here since.
    fn solver(&mut self, position: &Position, limits: Limits) -> Option<&mut Solver> {
        // No more nodes can be worth remembering than there are, or than are visited.
        let nodes = (position.empty().count() + 4).min(visited_bits(limits));
        let bits = self.solving.solver_table.min(nodes);
        let goes_on = |solver: &mut Solver| solver.bits() >= bits && solver.turn_to(position);
        if !self.solver.as_mut().is_some_and(goes_on) {
            // The memory of the old one is free before the new one takes its own.
            self.solver = None;
            self.solver = Solver::new(position, bits).ok();
        }
        self.solver.as_mut()
    }

    /// The exact value, if a share of the limits allows.
    async fn solve(
        &mut self,
        position: &Position,
        control: &SearchControl<Move>,
    ) -> Option<Solved> {
        let solver = self.solver(position, control.limits())?;
        loop {
            let before = solver.nodes();
            let solved = solver.advance_observed(SLICE, control.observer());
            control.count((solver.nodes() - before) as u32);
            if solved.is_some() {
                return solved;
            }
            if control.used() > SHARE || control.pause().await.is_err() {
                return None;
            }
        }
    }
}

/// The nodes that the solver visits within the limits, at most, as a power of two.
fn visited_bits(limits: Limits) -> u32 {
    let in_time = limits.movetime.map(|ms| (ms * PACE) as u64);
    let most = [limits.nodes, in_time].into_iter().flatten().min();
    most.map_or(u32::MAX, |nodes| nodes.max(SLICE).ilog2() + 1)
}

/// Corrects the report of alpha-beta by the solver's result.
fn settled(
    glance: Report<Move>,
    solved: Solved,
    empty: u32,
    control: &SearchControl<Move>,
) -> Report<Move> {
    let best = solved.mv.or(glance.best);
    // A game is decided at the latest when the board is full.
    let value = f32::from(solved.value) * (WON - empty as f32);
    let moves = glance.moves.into_iter().map(|known| {
        if Some(known.mv) == best {
            MoveValue::exact(known.mv, value)
        } else if known.value > value {
            MoveValue {
                value,
                is_bound: true,
                pv: Vec::new(),
                ..known
            }
        } else {
            known
        }
    });
    debug_assert!(value == 0.0 || value.abs() > DECIDED);
    Report {
        depth: empty,
        nodes: control.nodes(),
        ms: control.elapsed(),
        best,
        value,
        exact: Some(solved.value),
        moves: moves.collect(),
        pv: best.iter().map(Move::to_string).collect(),
    }
}

impl Player<Position> for Strong {
    fn think<'a>(
        &'a mut self,
        position: &'a Position,
        control: &'a SearchControl<Move>,
    ) -> Thinking<'a, Move> {
        Box::pin(self.answer(position, control))
    }

    fn wants_weights(&self, position: &Position) -> bool {
        self.openings.is_none() && self.is_opening(position)
    }

    fn throws_dice(&self) -> bool {
        false
    }

    fn explain(&self, position: &Position, mv: Option<Move>) -> Option<Breakdown> {
        Some(Breakdown::of_two(self.search.evaluation(), position, mv))
    }
}
