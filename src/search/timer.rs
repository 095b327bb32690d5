//! The time of one search: since its start, and of the slice that runs.

use std::cell::Cell;

use super::Clock;
use super::clock::Moment;

/// Counts the milliseconds of a search. Its functions are no part of the searches that call them, so that each is there once.
#[derive(Debug)]
pub(super) struct Timer {
    clock: Clock,
    start: Moment,
    /// Milliseconds for a node, for a clock that is too coarse.
    pace: f64,
    slice_start: Cell<Moment>,
    slice_ms: Cell<f64>,
    last_look: Cell<Moment>,
}

impl Timer {
    /// Starts now, with a slice without an end.
    pub(super) fn new(clock: Clock) -> Self {
        let start = clock.at(0);
        Self {
            start,
            pace: clock.pace(),
            slice_start: Cell::new(start),
            slice_ms: Cell::new(f64::INFINITY),
            last_look: Cell::new(start),
            clock,
        }
    }

    /// Milliseconds since the start, of a search that has visited so many nodes.
    #[inline(never)]
    pub(super) fn elapsed(&self, nodes: u64) -> f64 {
        self.since(self.start, self.clock.at(nodes))
    }

    /// Looks at the clock, and answers whether the slice is over.
    #[inline(never)]
    pub(super) fn is_slice_over(&self, nodes: u64) -> bool {
        let now = self.clock.at(nodes);
        self.clock.learn(self.last_look.replace(now), now);
        self.since(self.slice_start.get(), now) >= self.slice_ms.get()
    }

    /// Starts a slice of so many milliseconds.
    #[inline(never)]
    pub(super) fn start_slice(&self, nodes: u64, ms: f64) {
        let now = self.clock.at(nodes);
        self.slice_start.set(now);
        self.last_look.set(now);
        self.slice_ms.set(ms.max(0.0));
    }

    fn since(&self, from: Moment, to: Moment) -> f64 {
        self.clock.between(from, to, self.pace)
    }
}
