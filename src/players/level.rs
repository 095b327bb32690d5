//! Levels: a player that plays less well on purpose, by moves that are plausible all the same.

use super::schema::presets;
use super::{Player, Preset, Settings, Thinking};
use crate::eval::Breakdown;
use crate::games::Adversarial;
use crate::games::random::Dice;
use crate::params::parameters;
use crate::search::{MoveValue, Report, SearchControl};

/// The stream of a seed's dice that chooses among moves.
const LEVEL_STREAM: u64 = u64::MAX - 2;
/// How much better or worse than nothing a decided game counts, in the evaluation's unit. So a weak level may overlook
/// a win, and a strong one does not.
const DECIDED: f32 = 1000.0;

parameters! {
    /// By how much a player plays less well on purpose.
    #[derive(Clone, Copy)]
    pub(super) struct Level("Level", handicap()) {
        noise: f32 = 0.0, "Mistakes",
            "Higher = more mistakes. 0 always plays the best move.",
            range(0.0, 10_000.0, 1.0);
        level_nodes: u64 = 0, "Position limit",
            "Searches up to this many positions per move. 0 = no limit.",
            range(0.0, 1e6, 1.0);
    }
}

/// The presets of levels 1 to 9, each a line of what differs from the defaults, and of level 10, which plays by them.
macro_rules! levels {
    ($($($key:literal = $value:literal),*;)+) => {
        $crate::players::level::presets([$(&[$(($key, $value as f64)),*]),+])
    };
}
pub(super) use levels;

pub(super) const fn presets(values: [&'static [(&'static str, f64)]; 9]) -> [Preset; 10] {
    let mut presets = *presets! {
        "level-1", "Level 1", "Just above random moves.";
        "level-2", "Level 2", "Between its neighbours.";
        "level-3", "Level 3", "Between its neighbours.";
        "level-4", "Level 4", "Between its neighbours.";
        "level-5", "Level 5", "Between its neighbours.";
        "level-6", "Level 6", "Between its neighbours.";
        "level-7", "Level 7", "Between its neighbours.";
        "level-8", "Level 8", "Between its neighbours.";
        "level-9", "Level 9", "Between its neighbours.";
        "level-10", "Level 10", "Full strength.";
    };
    let mut i = 0;
    while i < values.len() {
        presets[i].values = values[i];
        i += 1;
    }
    presets
}

/// A player that chooses among its moves by dice: the probability of a move is proportional to exp(value / noise).
/// The choice follows from the seed and the position.
pub(super) struct Levelled<P> {
    player: P,
    level: Level,
    seed: u64,
}

impl<P> Levelled<P> {
    pub(super) fn new(player: P, settings: &Settings, seed: u64) -> Self {
        Self {
            player,
            level: Level::read(settings),
            seed,
        }
    }

    /// The place of the move to take.
    fn choose<M>(&self, moves: &[MoveValue<M>], dice: &mut Dice) -> Option<usize> {
        let value = |one: &MoveValue<M>| one.value.clamp(-DECIDED, DECIDED);
        let exact = || moves.iter().enumerate().filter(|(_, one)| !one.is_bound);
        let best = exact().map(|(_, one)| value(one)).reduce(f32::max)?;
        let weight = |one| libm::exp(f64::from((value(one) - best) / self.level.noise));
        let total: f64 = exact().map(|(_, one)| weight(one)).sum();
        let mut rest = dice.unit() * total;
        let mut chosen = exact().filter(|(_, one)| {
            rest -= weight(one);
            rest < 0.0
        });
        chosen.next().or_else(|| exact().next()).map(|(i, _)| i)
    }

    /// The report with the move to take in the place of the best.
    fn softened<M: Copy + PartialEq + std::fmt::Display>(
        &self,
        report: Report<M>,
        key: u128,
    ) -> Report<M> {
        let mixed = (key as u64) ^ (key >> 64) as u64;
        let mut dice = Dice::stream(self.seed.wrapping_add(mixed), LEVEL_STREAM);
        let Some(chosen) = self.choose(&report.moves, &mut dice) else {
            return report;
        };
        let MoveValue {
            mv, value, ref pv, ..
        } = report.moves[chosen];
        if report.best == Some(mv) {
            return report;
        }
        Report {
            best: Some(mv),
            value,
            exact: None,
            pv: pv.clone(),
            ..report
        }
    }
}

impl<G: Adversarial, P: Player<G>> Player<G> for Levelled<P> {
    fn think<'a>(
        &'a mut self,
        position: &'a G,
        control: &'a SearchControl<G::Move>,
    ) -> Thinking<'a, G::Move> {
        if self.level.level_nodes > 0 {
            control.restrict(self.level.level_nodes);
        }
        if self.level.noise == 0.0 {
            return self.player.think(position, control);
        }
        control.set_multi_pv(u32::MAX);
        Box::pin(async move {
            let report = self.player.think(position, control).await;
            self.softened(report, position.key())
        })
    }

    fn recall(&mut self, earlier: &[G]) {
        self.player.recall(earlier);
    }

    fn wants_weights(&self, position: &G) -> bool {
        self.player.wants_weights(position)
    }

    fn throws_dice(&self) -> bool {
        self.level.noise != 0.0 || self.player.throws_dice()
    }

    fn explain(&self, position: &G, mv: Option<G::Move>) -> Option<Breakdown> {
        self.player.explain(position, mv)
    }
}
