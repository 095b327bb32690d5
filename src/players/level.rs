//! Levels: a player that plays less well on purpose, by moves that are plausible all the same.

use super::{Param, ParamRole, Player, Preset, RecordedPlayer, Settings, Thinking};
use crate::eval::Breakdown;
use crate::games::Adversarial;
use crate::games::random::Dice;
use crate::search::{MoveValue, Recorder, Report, SearchControl, Team};

/// The stream of a seed's dice that chooses among moves.
const LEVEL_STREAM: u64 = u64::MAX - 2;
/// How much better or worse than nothing a decided game counts, in the evaluation's unit. So a weak level may overlook
/// a win, and a strong one does not.
const DECIDED: f32 = 1000.0;

/// The parameters of a player that has levels.
pub(super) const PARAMS: [Param; 2] = [
    Param::number(
        "noise",
        "Noise",
        "Level",
        "A move worth this much less than another is taken 2.7 times less often; 0 always takes the best.",
    )
    .range(0.0, 10_000.0, 1.0)
    .with(ParamRole::Handicap),
    Param::number(
        "level-nodes",
        "Positions at most",
        "Level",
        "The most positions that are looked at for a move, whatever the limits allow; 0 sets no such bound.",
    )
    .range(0.0, 1e6, 1.0)
    .with(ParamRole::Handicap),
];

/// The preset of a level, from 1 to 10.
pub(super) const fn preset(level: usize, values: &'static [(&'static str, f64)]) -> Preset {
    const NAMES: [[&str; 2]; 10] = [
        ["level-1", "Level 1"],
        ["level-2", "Level 2"],
        ["level-3", "Level 3"],
        ["level-4", "Level 4"],
        ["level-5", "Level 5"],
        ["level-6", "Level 6"],
        ["level-7", "Level 7"],
        ["level-8", "Level 8"],
        ["level-9", "Level 9"],
        ["level-10", "Level 10"],
    ];
    let [name, label] = NAMES[level - 1];
    Preset {
        name,
        label,
        help: match level {
            1 => "A little better than random moves.",
            10 => "As strong as can be.",
            _ => "Between the levels beside it.",
        },
        values,
    }
}

/// A player that chooses among its moves by dice: the probability of a move is proportional to exp(value / noise).
/// The choice follows from the seed and the position.
pub(super) struct Levelled<P> {
    player: P,
    noise: f32,
    nodes: u64,
    seed: u64,
}

impl<P> Levelled<P> {
    pub(super) fn new(player: P, settings: &Settings, seed: u64) -> Self {
        Self {
            player,
            noise: settings.get("noise") as f32,
            nodes: settings.get("level-nodes") as u64,
            seed,
        }
    }

    /// The place of the move to take.
    fn choose<M>(&self, moves: &[MoveValue<M>], dice: &mut Dice) -> Option<usize> {
        let value = |one: &MoveValue<M>| one.value.clamp(-DECIDED, DECIDED);
        let exact = || moves.iter().enumerate().filter(|(_, one)| !one.is_bound);
        let best = exact().map(|(_, one)| value(one)).reduce(f32::max)?;
        let weight = |one| libm::exp(f64::from((value(one) - best) / self.noise));
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
        if self.nodes > 0 {
            control.restrict(self.nodes);
        }
        if self.noise == 0.0 {
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

    fn join(&mut self, team: &Team) {
        self.player.join(team);
    }

    fn wants_weights(&self, position: &G) -> bool {
        self.player.wants_weights(position)
    }

    fn throws_dice(&self) -> bool {
        self.noise != 0.0 || self.player.throws_dice()
    }

    fn explain(&self, position: &G, mv: Option<G::Move>) -> Option<Breakdown> {
        self.player.explain(position, mv)
    }
}

impl<G: Adversarial, P: RecordedPlayer<G>> RecordedPlayer<G> for Levelled<P> {
    fn think_recorded<'a>(
        &'a mut self,
        position: &'a G,
        control: &'a SearchControl<G::Move, Recorder>,
    ) -> Thinking<'a, G::Move> {
        if self.nodes > 0 {
            control.restrict(self.nodes);
        }
        if self.noise == 0.0 {
            return self.player.think_recorded(position, control);
        }
        control.set_multi_pv(u32::MAX);
        Box::pin(async move {
            let report = self.player.think_recorded(position, control).await;
            self.softened(report, position.key())
        })
    }
}
