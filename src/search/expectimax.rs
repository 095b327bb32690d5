//! Iterative-deepening expectimax for games against chance.

use std::future::Future;
use std::pin::Pin;

use super::transpositions::{KnownValue, Transpositions, Truncation};
use super::{Limits, MoveValue, Reason, Report, SearchControl, Stopped, Visit};
use crate::eval::Evaluate;
use crate::games::{Stochastic, Transition};

/// The most iterations of a search, and so its greatest depth in plies of the player.
const MAX_ITERATIONS: u8 = 64;

/// Nodes that a search may visit whatever the clock says: as many as it usually does in its time, at least the
/// first number and at most the second.
const LEAST_NODES: [f64; 2] = [256.0, 2048.0];

/// The share of earlier searches in the usual speed.
const SPEED_MEMORY: f64 = 0.9;

/// A settled search stops when it has used this share of its time or nodes.
const SETTLED_SHARE: f64 = 0.2;

/// A search is settled when the lead of the best move is this many times what the last depth changed
/// it by.
const SETTLED_LEAD: f32 = 3.0;

/// Where a line of play is cut off: at the depth of the iteration, or where it becomes less probable
/// than 10^-(`digits` + `digits_per_iteration` * iteration). So later iterations also look at rarer
/// lines, and each costs a small multiple of the one before.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Horizon {
    /// Decimal digits of the least probability; infinite to follow every line.
    pub digits: f32,
    /// Digits that each iteration adds.
    pub digits_per_iteration: f32,
}

impl Horizon {
    /// Every line is followed to the full depth.
    pub const ALL: Self = Self {
        digits: f32::INFINITY,
        digits_per_iteration: 0.0,
    };

    fn probability(self, iteration: u8) -> f32 {
        let digits = self.digits + self.digits_per_iteration * f32::from(iteration);
        libm::pow(10.0, f64::from(-digits)) as f32
    }
}

/// Expectimax over afterstates with a transposition table that lives from move to move.
#[derive(Debug)]
pub struct Expectimax<E> {
    evaluation: E,
    horizon: Horizon,
    table: Transpositions,
    pace: Pace,
}

/// Nodes and milliseconds of the searches so far, the latest counting most.
#[derive(Debug, Default)]
struct Pace {
    nodes: f64,
    ms: f64,
}

impl Pace {
    /// The nodes that a search may visit whatever the clock says.
    fn grant(&self, limits: Limits) -> u64 {
        let [least, most] = LEAST_NODES;
        let usual = limits.movetime.map(|ms| ms * self.nodes / self.ms);
        usual
            .filter(|_| self.ms > 0.0)
            .map_or(most, |usual| usual.clamp(least, most)) as u64
    }

    fn add(&mut self, nodes: u64, ms: f64) {
        self.nodes = SPEED_MEMORY * self.nodes + nodes as f64;
        self.ms = SPEED_MEMORY * self.ms + ms;
    }
}

impl<E> Expectimax<E> {
    /// A searcher with a table of `2^table_bits` entries.
    pub fn new(evaluation: E, horizon: Horizon, table_bits: u32) -> Self {
        Self {
            evaluation,
            horizon,
            table: Transpositions::new(table_bits),
            pace: Pace::default(),
        }
    }

    /// The evaluation at the leaves.
    pub fn evaluation(&self) -> &E {
        &self.evaluation
    }

    /// Finds the best move.
    pub async fn think<G: Stochastic>(
        &mut self,
        position: &G,
        control: &SearchControl<G::Move>,
    ) -> Report<G::Move>
    where
        E: Evaluate<G>,
    {
        self.table.age();
        control.set_min_nodes(self.pace.grant(control.limits()));
        let truncation = Truncation::default();
        let mut search = ExpectimaxSearch {
            parts: &mut *self,
            control,
            iteration: 1,
            cutoff: 0.0,
            truncation,
        };
        let report = search.deepen(position).await;
        self.pace.add(report.nodes, control.elapsed());
        report
    }
}

/// One search in progress.
struct ExpectimaxSearch<'s, G: Stochastic, E> {
    parts: &'s mut Expectimax<E>,
    control: &'s SearchControl<G::Move>,
    iteration: u8,
    /// The least probability of a line in this iteration.
    cutoff: f32,
    /// The reasons why lines of this subtree ended early.
    truncation: Truncation,
}

/// A root move: its value at the last depth that looked at it.
#[derive(Clone, Copy)]
struct RootChoice<G: Stochastic> {
    mv: G::Move,
    after: G::After,
    gain: f32,
    value: f32,
}

impl<G: Stochastic, E: Evaluate<G>> ExpectimaxSearch<'_, G, E> {
    async fn deepen(&mut self, position: &G) -> Report<G::Move> {
        let mut candidates: Vec<RootChoice<G>> = position
            .moves()
            .map(|turn| {
                let gain = self.parts.evaluation.gain(turn.gain);
                let value = gain + self.parts.evaluation.value(&turn.after);
                RootChoice {
                    mv: turn.mv,
                    after: turn.after,
                    gain,
                    value,
                }
            })
            .collect();
        self.control.count(candidates.len() as u32);
        let order: Vec<G::Move> = candidates.iter().map(|candidate| candidate.mv).collect();
        sort(&mut candidates);
        self.show(&candidates);
        let mut report = self.report(position, 1, &order, &candidates);
        self.control.report(&report);
        let limit = self.control.limits().depth;
        let (mut depth, mut trend) = (
            1,
            Trend {
                best: None,
                lead: 0.0,
                agreed: 0,
            },
        );
        while candidates.len() > 1
            && !self.control.is_exhausted()
            && self.iteration < MAX_ITERATIONS
        {
            if limit.is_some_and(|limit| depth >= limit) {
                break;
            }
            self.iteration += 1;
            self.cutoff = self.parts.horizon.probability(self.iteration);
            // Where no line was ended by the depth, only rarer lines can tell more.
            let deeper = depth + u32::from(self.truncation.depth || depth == 1 || limit.is_some());
            self.truncation = Truncation::default();
            let finished = self.iterate(deeper, &mut candidates).await;
            depth = if finished { deeper } else { depth };
            report = self.report(position, depth, &order, &candidates);
            if !finished {
                break;
            }
            self.control.report(&report);
            let settled = trend.settles(&candidates) && self.control.used() > SETTLED_SHARE;
            if settled || self.truncation == Truncation::default() {
                break;
            }
        }
        report
    }

    /// Tells an observer the static values of the moves, the tree before the first iteration.
    fn show(&self, candidates: &[RootChoice<G>]) {
        self.control.tell(move |observer| {
            for RootChoice {
                mv, gain, value, ..
            } in candidates
            {
                observer.leaf(mv, Visit::deep(0), Reason::Horizon, value - gain);
            }
        });
    }

    /// Searches every candidate `depth` deep, the best so far first; false when stopped before the
    /// last. Those not reached are then taken to have changed as the first did, so that the values
    /// stay comparable and one that was finished comes out best.
    async fn iterate(&mut self, depth: u32, candidates: &mut [RootChoice<G>]) -> bool {
        let first = candidates.first().map_or(0.0, |candidate| candidate.value);
        self.control.tell(move |observer| observer.begin(depth));
        for i in 0..candidates.len() {
            let RootChoice {
                mv, after, gain, ..
            } = candidates[i];
            self.control.tell(move |observer| observer.step(&mv));
            match self.value(after, depth - 1, 1.0).await {
                Ok(value) => candidates[i].value = gain + value,
                Err(Stopped) => {
                    let change = candidates[0].value - first;
                    candidates[i..]
                        .iter_mut()
                        .for_each(|candidate| candidate.value += change);
                    sort(candidates);
                    return false;
                }
            }
        }
        sort(candidates);
        true
    }

    async fn value(&mut self, after: G::After, depth: u32, reach: f32) -> Result<f32, Stopped> {
        self.control
            .tell(move |observer| observer.enter(Visit::deep(depth)));
        let value = match self.shallow(after, depth, reach) {
            Some(value) => value,
            None => self.expectation(after, depth, reach).await?,
        };
        self.control.tell(move |observer| observer.leave(value));
        Ok(value)
    }

    /// The value where no deeper search is needed.
    #[inline]
    fn shallow(&mut self, after: G::After, depth: u32, reach: f32) -> Option<f32> {
        if depth == 0 || reach < self.cutoff {
            self.mark(Truncation {
                depth: depth == 0,
                probability: depth > 0,
            });
            self.control.count(1);
            self.control.tell(move |observer| {
                observer.note(if depth == 0 {
                    Reason::Horizon
                } else {
                    Reason::Improbable
                });
            });
            return Some(self.parts.evaluation.value(&after));
        }
        if let Some(KnownValue { value, truncation }) =
            self.parts
                .table
                .get(G::key(&after), depth, self.quality(reach))
        {
            self.mark(truncation);
            self.control.tell(|observer| observer.note(Reason::Table));
            return Some(value);
        }
        (depth == 1).then(|| self.last_ply(after, reach))
    }

    fn mark(&mut self, truncation: Truncation) {
        self.truncation.depth |= truncation.depth;
        self.truncation.probability |= truncation.probability;
    }

    /// The expectation over chance where only one move follows.
    fn last_ply(&mut self, after: G::After, reach: f32) -> f32 {
        let (mut value, mut nodes) = (0.0, 0);
        for (probability, chance) in G::chances(&after) {
            let (best, moves) = self.parts.evaluation.best_reply(&G::apply(&after, chance));
            self.control.tell(move |observer| {
                observer.leaf(&chance, Visit::chance(probability), Reason::Horizon, best);
            });
            value += probability * best;
            nodes += moves;
        }
        self.control.count(nodes + 1);
        let truncation = Truncation {
            depth: nodes > 0,
            probability: false,
        };
        self.mark(truncation);
        self.keep(&after, reach, 1, KnownValue { value, truncation });
        value
    }

    fn keep(&mut self, after: &G::After, reach: f32, depth: u32, known: KnownValue) {
        let quality = self.quality(reach);
        self.parts.table.put(G::key(after), depth, quality, known);
    }

    /// How much less probable than an afterstate of this reach its lines may become, in powers of
    /// two: its value is good for another search that asks for no more.
    #[inline]
    fn quality(&self, reach: f32) -> u8 {
        ((reach / self.cutoff).to_bits() >> 23) as u8
    }

    /// The expectation over chance, `depth` >= 2 plies of the player before the leaves. Only these
    /// nodes can pause, and only they pay for being futures.
    fn expectation(
        &mut self,
        after: G::After,
        depth: u32,
        reach: f32,
    ) -> Pin<Box<dyn Future<Output = Result<f32, Stopped>> + '_>> {
        Box::pin(async move {
            self.control.count(1);
            let around = std::mem::take(&mut self.truncation);
            let mut sum = 0.0;
            for (probability, chance) in G::chances(&after) {
                let position = G::apply(&after, chance);
                let reach = reach * probability;
                self.control.tell(move |observer| {
                    observer.step(&chance);
                    observer.enter(Visit::chance(probability));
                });
                let best = if reach < self.cutoff {
                    self.control
                        .tell(|observer| observer.note(Reason::Improbable));
                    let (value, moves) = self.parts.evaluation.best_reply(&position);
                    self.control.count(moves);
                    self.truncation.probability |= moves > 0;
                    value
                } else {
                    let mut best = None;
                    for turn in position.moves() {
                        let gain = self.parts.evaluation.gain(turn.gain);
                        self.control.tell(move |observer| observer.step(&turn.mv));
                        let value = gain + self.value(turn.after, depth - 1, reach).await?;
                        if best.is_none_or(|other: f32| value > other) {
                            best = Some(value);
                            self.control.tell(|observer| observer.prefer());
                        }
                    }
                    best.unwrap_or_else(|| self.parts.evaluation.lost(&position))
                };
                self.control.tell(move |observer| observer.leave(best));
                if self.control.is_due() {
                    self.control.pause().await?;
                }
                sum += probability * best;
            }
            self.keep(
                &after,
                reach,
                depth,
                KnownValue {
                    value: sum,
                    truncation: self.truncation,
                },
            );
            self.mark(around);
            Ok(sum)
        })
    }

    fn report(
        &self,
        position: &G,
        depth: u32,
        order: &[G::Move],
        candidates: &[RootChoice<G>],
    ) -> Report<G::Move> {
        let value_of = |mv| {
            candidates
                .iter()
                .find(|c| c.mv == mv)
                .map(|c| MoveValue::exact(mv, c.value))
        };
        Report {
            depth,
            nodes: self.control.nodes(),
            ms: self.control.elapsed(),
            best: candidates.first().map(|candidate| candidate.mv),
            value: candidates
                .first()
                .map_or_else(|| self.parts.evaluation.lost(position), |c| c.value),
            exact: None,
            moves: order.iter().filter_map(|&mv| value_of(mv)).collect(),
            pv: candidates
                .first()
                .map_or(Vec::new(), |c| self.line(c, depth)),
        }
    }

    /// The principal variation, as far as the table knows it.
    fn line(&self, best: &RootChoice<G>, depth: u32) -> Vec<String> {
        let mut line = vec![best.mv.to_string()];
        let (mut after, mut value) = (best.after, best.value - best.gain);
        for _ in 1..depth {
            let nearest = G::chances(&after)
                .filter_map(|(_, chance)| {
                    let (mv, next, reply) = self.reply(&G::apply(&after, chance))?;
                    Some(((reply - value).abs(), chance, mv, next, reply))
                })
                .min_by(|a, b| a.0.total_cmp(&b.0));
            let Some((_, chance, mv, next, reply)) = nearest else {
                break;
            };
            line.extend([chance.to_string(), mv.to_string()]);
            (after, value) = (next, reply);
        }
        line
    }

    /// The best move of a position among those that the table knows at all, with its value.
    fn reply(&self, position: &G) -> Option<(G::Move, G::After, f32)> {
        let known = |turn: Transition<G::Move, G::After>| {
            let KnownValue { value, .. } = self.parts.table.get(G::key(&turn.after), 1, 0)?;
            Some((
                turn.mv,
                turn.after,
                value + self.parts.evaluation.gain(turn.gain),
            ))
        };
        position
            .moves()
            .filter_map(known)
            .max_by(|a, b| a.2.total_cmp(&b.2))
    }
}

/// How the lead of the best move develops from depth to depth.
struct Trend<M> {
    best: Option<M>,
    lead: f32,
    agreed: u32,
}

impl<M: Copy + PartialEq> Trend<M> {
    /// Whether the same move has been best for three depths, by far more than its lead still changes.
    fn settles<G: Stochastic<Move = M>>(&mut self, candidates: &[RootChoice<G>]) -> bool {
        let best = Some(candidates[0].mv);
        let lead = candidates[0].value - candidates[1].value;
        self.agreed = if self.best == best {
            self.agreed + 1
        } else {
            0
        };
        let change = (lead - std::mem::replace(&mut self.lead, lead)).abs();
        self.best = best;
        self.agreed >= 2 && lead > SETTLED_LEAD * change
    }
}

/// The best first, equals in their order. There are a handful: the standard sort would add 5 KB to
/// the page.
fn sort<G: Stochastic>(candidates: &mut [RootChoice<G>]) {
    for end in 1..candidates.len() {
        for i in (1..=end).rev() {
            if candidates[i].value > candidates[i - 1].value {
                candidates.swap(i, i - 1);
            }
        }
    }
}
