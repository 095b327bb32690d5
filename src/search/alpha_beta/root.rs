//! The root of a search of games of two sides: iterative deepening over its moves.

use std::fmt::Display;

use super::{AlphaBetaSearch, Prover};
use crate::eval::{DECIDED, StaticEval};
use crate::games::{Adversarial, Outcome};
use crate::search::{MoveValue, Reason, Report, Stopped, Visit};

/// A root move: its value at the last depth that looked at it.
struct RootMove<G: Adversarial> {
    mv: G::Move,
    next: G,
    /// The key of `next`.
    key: u128,
    value: f32,
    /// The value by which the move is chosen: its last, or the mean over all finished depths.
    choice_value: f32,
    /// Whether the value is only an upper bound.
    is_bound: bool,
    /// The line expected, this move first; it alone where the value is a bound.
    line: Vec<G::Move>,
}

impl<G: Adversarial> RootMove<G> {
    /// A move with its static value.
    fn new(mv: G::Move, next: G, value: f32) -> Self {
        Self {
            mv,
            next,
            key: next.key(),
            value,
            choice_value: value,
            is_bound: false,
            line: vec![mv],
        }
    }

    /// Sets what a search has found: the value and the line after the move.
    fn settle(&mut self, value: f32, is_bound: bool, line: &[G::Move]) {
        self.value = value;
        self.is_bound = is_bound;
        self.line.truncate(1);
        if !is_bound {
            self.line.extend_from_slice(line);
        }
    }

    /// The line expected, as text; the move alone where only a bound is known.
    fn pv(&self) -> Vec<String> {
        self.line.iter().map(ToString::to_string).collect()
    }
}

/// The result of one iteration.
struct Iteration {
    /// Whether it came to its end.
    finished: bool,
    /// Whether every line went to the end of the game.
    complete: bool,
}

impl<G, E, M> AlphaBetaSearch<'_, G, E, M>
where
    G: Adversarial,
    E: StaticEval<G>,
    M: Copy + Display,
{
    /// Searches deeper and deeper, as far as the limits allow.
    pub(super) async fn deepen(
        &mut self,
        position: &G,
        prover: &mut impl Prover<G, M>,
    ) -> Report<M> {
        if let Some(outcome) = position.outcome() {
            return self.over(position, outcome);
        }
        if G::REPEATS {
            self.keys.push(position.key());
        }
        self.control.tell(|observer| observer.begin(1));
        let order: Vec<G::Move> = position.legal().collect();
        let mut candidates: Vec<RootMove<G>> = order
            .iter()
            .map(|&mv| {
                let next = position.played(mv);
                RootMove::new(mv, next, -self.static_eval(&next, 1))
            })
            .collect();
        let mut iteration = Iteration {
            finished: true,
            complete: self.complete,
        };
        if self.options.deepening || self.options.evaluated_plies() > 0 {
            sort(&mut candidates);
        }
        self.show(&candidates);
        // Replies that do not count come before the first depth.
        let first = 1 - self.left(position.side(), 1);
        let mut report = self.report(first, &order, &candidates, &iteration);
        self.control.report(&report);
        let limit = self.control.limits().depth.unwrap_or(u32::MAX);
        let deepest = limit.min(self.options.depth);
        let mut depth = if self.options.deepening {
            (first + 1).min(deepest)
        } else {
            deepest
        };
        let mut depths = 1;
        while depth > first && depth <= deepest && candidates.len() > 1 {
            let is_known = iteration.complete || report.value.abs() > DECIDED;
            if is_known || self.control.is_exhausted() {
                break;
            }
            if let Some(proven) = prover.prove(position, &report, self.control).await {
                self.control.report(&proven);
                return proven;
            }
            let left = self.left(position.side(), depth);
            iteration = self.iterate(left, &mut candidates).await;
            let reached = if iteration.finished {
                depth
            } else {
                report.depth
            };
            depths += 1;
            self.weigh(&mut candidates, depths, &iteration);
            report = self.report(reached, &order, &candidates, &iteration);
            if !iteration.finished {
                break;
            }
            self.control.report(&report);
            depth += 1;
        }
        report
    }

    /// Sets the values by which root moves are ranked, after `depths` depths.
    fn weigh(&self, candidates: &mut [RootMove<G>], depths: u32, last: &Iteration) {
        let is_mean = self.options.averaged && !last.complete;
        for RootMove {
            value,
            choice_value,
            ..
        } in candidates
        {
            if !is_mean || value.abs() > DECIDED {
                *choice_value = *value;
            } else if last.finished {
                *choice_value += (*value - *choice_value) / depths as f32;
            }
        }
    }

    /// Searches what every candidate leads to `depth` >= 1 deep, the best so far first. When it is stopped
    /// before the last, those not reached are taken to be no better than those that were, unless these are lost.
    async fn iterate(&mut self, depth: u32, candidates: &mut [RootMove<G>]) -> Iteration {
        self.complete = true;
        self.control.tell(move |observer| observer.begin(depth + 1));
        for i in 0..candidates.len() {
            if let Some(twin) = self.twin(candidates, i) {
                let RootMove {
                    value, is_bound, ..
                } = candidates[twin];
                let line = candidates[twin].line[1..].to_vec();
                candidates[i].settle(value, is_bound, &line);
                continue;
            }
            let alpha = self.root_alpha(&candidates[..i]);
            let next = candidates[i].next;
            let mv = candidates[i].mv;
            self.control.tell(move |observer| observer.step(&mv));
            match self.reply(next, depth, 0, 1, alpha, f32::INFINITY).await {
                Ok(value) => {
                    // Without pruning, and where the game is over, values are exact whatever was asked.
                    let is_open = self.options.pruning && next.outcome().is_none();
                    let is_bound = is_open && value <= alpha;
                    candidates[i].settle(value, is_bound, &self.levels[1].line);
                }
                Err(Stopped) => {
                    // Where all that were searched are lost, any of the others may be better.
                    let is_lost = nth_best(&candidates[..i], 1) < -DECIDED;
                    if !is_lost && !self.options.averaged {
                        limit(candidates, i, self.control.multi_pv() as usize);
                    }
                    sort(candidates);
                    return Iteration {
                        finished: false,
                        complete: false,
                    };
                }
            }
        }
        sort(candidates);
        Iteration {
            finished: true,
            complete: self.complete,
        }
    }

    /// Tells an observer the static values of the moves, the tree before the first iteration.
    fn show(&self, candidates: &[RootMove<G>]) {
        self.control.tell(move |observer| {
            for RootMove { mv, value, .. } in candidates {
                observer.leaf(mv, Visit::deep(0), Reason::Horizon, -value);
            }
        });
    }

    /// The value that a root move must exceed to be searched exactly: that of the last of the lines asked for.
    fn root_alpha(&self, searched: &[RootMove<G>]) -> f32 {
        if self.options.open_root || self.options.averaged {
            return f32::NEG_INFINITY;
        }
        nth_best(searched, self.control.multi_pv() as usize)
    }

    /// The place of an earlier candidate that leads to the same position.
    fn twin(&self, candidates: &[RootMove<G>], i: usize) -> Option<usize> {
        let key = self.options.unique.then_some(candidates[i].key)?;
        candidates[..i].iter().position(|c| c.key == key)
    }

    /// The report of a finished game.
    fn over(&self, position: &G, outcome: Outcome) -> Report<M> {
        let report = Report::over(position, outcome, self.evaluation, self.control);
        self.control.report(&report);
        report
    }

    fn report(
        &self,
        depth: u32,
        order: &[G::Move],
        candidates: &[RootMove<G>],
        iteration: &Iteration,
    ) -> Report<M> {
        let named = |mv| {
            let candidate = candidates.iter().find(|c| c.mv == mv)?;
            Some(MoveValue {
                mv: (self.name)(mv)?,
                value: candidate.choice_value,
                is_bound: candidate.is_bound,
                pv: match candidate.is_bound {
                    true => Vec::new(),
                    false => candidate.pv(),
                },
            })
        };
        let best = best(candidates);
        let value = best.map_or(0.0, |candidate| candidate.choice_value);
        Report {
            depth,
            nodes: self.control.nodes(),
            ms: self.control.elapsed(),
            best: best.and_then(|candidate| (self.name)(candidate.mv)),
            value,
            exact: best.and_then(|_| proven(value, iteration)),
            moves: order.iter().filter_map(|&mv| named(mv)).collect(),
            pv: best.map_or_else(Vec::new, RootMove::pv),
        }
    }
}

/// The result that a root value proves. A win that was found is proven at once; a loss or a draw
/// only by a finished iteration.
fn proven(value: f32, iteration: &Iteration) -> Option<i8> {
    if value > DECIDED {
        Some(1)
    } else if value < -DECIDED {
        iteration.finished.then_some(-1)
    } else {
        (iteration.complete && value == 0.0).then_some(0)
    }
}

/// Takes the candidates from `reached` on, which an iteration did not come to, to be no better than the best before.
/// Upper bounds are no better than the last of the lines.
fn limit<G: Adversarial>(candidates: &mut [RootMove<G>], reached: usize, lines: usize) {
    let (searched, unreached) = candidates.split_at_mut(reached);
    let best = nth_best(&*searched, 1);
    for candidate in unreached.iter_mut().filter(|c| c.value > best) {
        candidate.settle(best, true, &[]);
    }
    let exact = |c: &&RootMove<G>| !c.is_bound;
    let lines = lines.min(candidates.iter().filter(exact).count());
    let least = nth_best(candidates.iter().filter(exact), lines);
    for candidate in candidates.iter_mut().filter(|c| c.is_bound) {
        candidate.value = candidate.value.min(least);
    }
}

/// The `n`-th greatest value, `n` at least 1; minus infinity where there are fewer.
fn nth_best<'a, G: Adversarial + 'a>(
    candidates: impl IntoIterator<Item = &'a RootMove<G>>,
    n: usize,
) -> f32 {
    let mut values: Vec<f32> = candidates.into_iter().map(|c| c.value).collect();
    if values.len() < n {
        return f32::NEG_INFINITY;
    }
    *values
        .select_nth_unstable_by(n - 1, |a, b| b.total_cmp(a))
        .1
}

/// The best, of equals the first.
fn best<G: Adversarial>(candidates: &[RootMove<G>]) -> Option<&RootMove<G>> {
    candidates.iter().reduce(|a, b| {
        if b.choice_value > a.choice_value {
            b
        } else {
            a
        }
    })
}

/// The best first, equals in their order.
fn sort<G: Adversarial>(candidates: &mut [RootMove<G>]) {
    for end in 1..candidates.len() {
        let mut i = end;
        while i > 0 && candidates[i].value > candidates[i - 1].value {
            candidates.swap(i, i - 1);
            i -= 1;
        }
    }
}
