//! The root of a search of games of two sides: iterative deepening over its moves.

use std::fmt::Display;

use super::AlphaBetaSearch;
use crate::eval::{DECIDED, StaticEval};
use crate::games::{Adversarial, Outcome};
use crate::search::{Report, Stopped};

/// A root move: its value at the last depth that looked at it.
#[derive(Clone, Copy)]
struct RootMove<G: Adversarial> {
    mv: G::Move,
    next: G,
    /// The key of `next`.
    key: u128,
    value: f32,
    /// The value by which the move is chosen: its last, or the mean over all finished depths.
    choice_value: f32,
}

/// The result of one iteration.
struct Iteration {
    /// Whether it came to its end.
    finished: bool,
    /// Whether every line went to the end of the game.
    complete: bool,
}

impl<G: Adversarial, E: StaticEval<G>, M: Copy + Display> AlphaBetaSearch<'_, G, E, M> {
    /// Searches deeper and deeper, as far as the limits allow.
    pub(super) async fn deepen(&mut self, position: &G) -> Report<M> {
        if let Some(outcome) = position.outcome() {
            return self.over(position, outcome);
        }
        if G::REPEATS {
            self.keys.push(position.key());
        }
        let order: Vec<G::Move> = position.legal().collect();
        let mut candidates: Vec<RootMove<G>> = order
            .iter()
            .map(|&mv| {
                let next = position.played(mv);
                let value = -self.static_eval(&next, 1);
                RootMove {
                    mv,
                    next,
                    key: next.key(),
                    value,
                    choice_value: value,
                }
            })
            .collect();
        let mut line: Vec<G::Move> = best(&candidates).map(|c| c.mv).into_iter().collect();
        let mut iteration = Iteration {
            finished: true,
            complete: self.complete,
        };
        if self.options.deepening || self.options.evaluated_plies() > 0 {
            sort(&mut candidates);
        }
        // Replies that do not count come before the first depth.
        let first = 1 - self.left(position.side(), 1);
        let mut report = self.report(first, &order, &candidates, &line, &iteration);
        self.watch.report(report.clone());
        let limit = self.watch.limits().depth.unwrap_or(u32::MAX);
        let deepest = limit.min(self.options.depth);
        let mut depth = if self.options.deepening {
            first + 1
        } else {
            deepest
        };
        let mut depths = 1;
        while depth > first && depth <= deepest && candidates.len() > 1 {
            let is_known = iteration.complete || report.value.abs() > DECIDED;
            if is_known || self.watch.is_exhausted() {
                break;
            }
            let left = self.left(position.side(), depth);
            iteration = self.iterate(left, &mut candidates, &mut line).await;
            let reached = if iteration.finished {
                depth
            } else {
                report.depth
            };
            depths += 1;
            self.weigh(&mut candidates, depths, &iteration);
            report = self.report(reached, &order, &candidates, &line, &iteration);
            if !iteration.finished {
                break;
            }
            self.watch.report(report.clone());
            depth += 1;
        }
        report
    }

    /// Sets what candidates are chosen by when the last of so many depths has been looked at.
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

    /// Searches what every candidate leads to `depth` deep, the best so far first. When it is stopped
    /// before the last, those not reached are taken to be no better than those that were.
    async fn iterate(
        &mut self,
        depth: u32,
        candidates: &mut [RootMove<G>],
        line: &mut Vec<G::Move>,
    ) -> Iteration {
        self.complete = true;
        let mut best = f32::NEG_INFINITY;
        for i in 0..candidates.len() {
            let RootMove { mv, next, .. } = candidates[i];
            if let Some(value) = self.twin(candidates, i) {
                candidates[i].value = value;
                continue;
            }
            let alpha = if self.options.open_root || self.options.averaged {
                f32::NEG_INFINITY
            } else {
                best
            };
            match self.reply(next, depth, 0, 1, alpha, f32::INFINITY).await {
                Ok(value) => {
                    candidates[i].value = value;
                    if value > best {
                        best = value;
                        line.splice(
                            ..,
                            std::iter::once(mv).chain(self.levels[1].line.iter().copied()),
                        );
                    }
                }
                Err(Stopped) => {
                    let unreached = candidates[i..].iter_mut();
                    if i > 0 && !self.options.averaged {
                        unreached.for_each(|candidate| candidate.value = candidate.value.min(best));
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

    /// The value of an earlier candidate that leads to the same position.
    fn twin(&self, candidates: &[RootMove<G>], i: usize) -> Option<f32> {
        let key = self.options.unique.then_some(candidates[i].key)?;
        let mut earlier = candidates[..i].iter();
        earlier.find(|c| c.key == key).map(|c| c.value)
    }

    /// The report of a finished game.
    fn over(&self, position: &G, outcome: Outcome) -> Report<M> {
        let value = self.evaluation.finished(position, outcome, 0);
        let report = Report {
            value,
            exact: Some(match outcome {
                Outcome::Draw => 0,
                Outcome::Win(side) if side == position.side() => 1,
                Outcome::Win(_) => -1,
            }),
            ..Report::instant(None, Vec::new(), self.watch)
        };
        self.watch.report(report.clone());
        report
    }

    fn report(
        &self,
        depth: u32,
        order: &[G::Move],
        candidates: &[RootMove<G>],
        line: &[G::Move],
        iteration: &Iteration,
    ) -> Report<M> {
        let named = |mv| {
            let candidate = candidates.iter().find(|c| c.mv == mv)?;
            Some(((self.name)(mv)?, candidate.choice_value))
        };
        let best = best(candidates);
        let value = best.map_or(0.0, |candidate| candidate.choice_value);
        // The line is that of the greatest value at the last depth.
        let line = match best {
            Some(best) if line.first() != Some(&best.mv) => std::slice::from_ref(&best.mv),
            _ => line,
        };
        Report {
            depth,
            nodes: self.watch.nodes(),
            ms: self.watch.elapsed(),
            best: best.and_then(|candidate| (self.name)(candidate.mv)),
            value,
            exact: best.and_then(|_| proven(value, iteration)),
            moves: order.iter().filter_map(|&mv| named(mv)).collect(),
            pv: line.iter().map(ToString::to_string).collect(),
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
