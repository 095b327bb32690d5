//! Limits of time by clocks of all kinds: fine, coarse, set anew, of a machine that slept.

use std::cell::Cell;
use std::pin::pin;
use std::rc::Rc;

use plyground::search::{Clock, Limits, SearchControl, poll};

/// Nodes between two questions whether a look at the clock is due.
const NODES: u32 = 16;
/// The time of a look at a clock, in milliseconds.
const LOOK: f64 = 0.0005;

/// A machine: its true time, its speed, and a clock that shows the time in steps.
struct Machine {
    time: Rc<Cell<f64>>,
    ms_per_node: f64,
    clock: Clock,
    /// Added to what the clock shows from now on.
    shift: Rc<Cell<f64>>,
}

impl Machine {
    fn new(ms_per_node: f64, step: f64) -> Self {
        let [time, shift] = [1234.5, 0.0].map(|ms| Rc::new(Cell::new(ms)));
        let (seen, moved) = (Rc::clone(&time), Rc::clone(&shift));
        let clock = Clock::from(move || {
            seen.set(seen.get() + LOOK);
            (seen.get() / step).floor() * step + moved.get()
        });
        Self {
            time,
            ms_per_node,
            clock,
            shift,
        }
    }

    fn pass(&self, ms: f64) {
        self.time.set(self.time.get() + ms);
    }

    fn control(&self, ms: f64) -> SearchControl<()> {
        SearchControl::new(Limits::movetime(ms), self.clock.clone())
    }

    /// Searches until the limit is reached, and does something at one of its nodes. The true milliseconds.
    fn search_with(&self, control: &SearchControl<()>, at: u64, deed: impl Fn()) -> f64 {
        let start = self.time.get();
        let mut search = pin!(async {
            let mut is_done = false;
            loop {
                control.count(NODES);
                self.pass(f64::from(NODES) * self.ms_per_node);
                if !is_done && control.nodes() >= at {
                    is_done = true;
                    deed();
                }
                if control.is_due() && control.pause().await.is_err() {
                    return;
                }
            }
        });
        assert!(poll(search.as_mut()).is_some(), "in one slice");
        self.time.get() - start
    }

    /// The true milliseconds of a search with that limit.
    fn search(&self, limit: f64) -> f64 {
        self.search_with(&self.control(limit), u64::MAX, || ())
    }

    /// The true milliseconds of searches one after the other, at all phases of the clock.
    fn searches(&self, limit: f64, count: u32) -> Vec<f64> {
        let search = |number| {
            self.pass(f64::from(number) * 61.803 % 100.0);
            self.search(limit)
        };
        (0..count).map(search).collect()
    }
}

fn mean(all: &[f64]) -> f64 {
    all.iter().sum::<f64>() / all.len() as f64
}

const STEPS: [f64; 5] = [0.1, 1.0, 16.7, 50.0, 100.0];
/// Milliseconds of a node: of fast, usual and slow players.
const SPEEDS: [f64; 4] = [0.0002, 0.001, 0.003, 0.008];

#[test]
fn searches_take_their_time_by_clocks_of_any_step() {
    for step in STEPS {
        for speed in SPEEDS {
            for limit in [5.0, 10.0, 40.0, 300.0] {
                let machine = Machine::new(speed, step);
                machine.searches(limit, (10_000.0 / limit) as u32);
                let later = machine.searches(limit, 200);
                let context = format!("steps of {step}, {speed} a node, {limit} ms: {later:?}");
                let poll = 256.0 * speed;
                assert!(
                    (mean(&later) - limit).abs() < 0.2 * limit + poll,
                    "{context}"
                );
                let most = limit + limit.min(step) + 2.0 * poll;
                assert!(later.iter().all(|&ms| ms < most), "{context}");
            }
        }
    }
}

#[test]
fn the_first_searches_by_a_coarse_clock_end_with_its_second_step() {
    for speed in SPEEDS {
        for limit in [10.0, 100.0, 1000.0] {
            let machine = Machine::new(speed, 100.0);
            let poll = 256.0 * speed;
            for ms in machine.searches(limit, 20) {
                assert!(ms < limit + 200.0 + poll, "{ms} for {limit} at {speed}");
            }
            let all = machine.searches(limit, 20);
            assert!(mean(&all) < limit + 20.0, "{limit} at {speed}: {all:?}");
        }
    }
}

#[test]
fn slices_take_their_time_by_clocks_of_any_step() {
    for step in STEPS {
        let machine = Machine::new(0.001, step);
        machine.searches(20.0, 100);
        let control = machine.control(10_000.0);
        let mut search = pin!(async {
            loop {
                control.count(NODES);
                machine.pass(f64::from(NODES) * 0.001);
                if control.is_due() && control.pause().await.is_err() {
                    return;
                }
            }
        });
        for _ in 0..50 {
            let start = machine.time.get();
            control.start_slice(8.0);
            assert!(poll(search.as_mut()).is_none());
            let ms = machine.time.get() - start;
            assert!((5.0..12.0).contains(&ms), "{ms} by steps of {step}");
        }
    }
}

#[test]
fn a_machine_that_slept_ends_a_search_and_thinks_on_as_before() {
    for step in STEPS {
        let machine = Machine::new(0.001, step);
        machine.searches(10.0, 500);
        let hour = 3.6e6;
        let control = machine.control(1000.0);
        let ms = machine.search_with(&control, 20_000, || machine.pass(hour));
        assert!(ms < hour + 30.0, "{ms}");
        let later = machine.searches(10.0, 100);
        assert!(
            (7.5..12.5).contains(&mean(&later)),
            "{} by steps of {step}",
            mean(&later)
        );
    }
}

#[test]
fn a_clock_that_is_set_back_or_on_spoils_one_search_at_most() {
    for step in STEPS {
        for jump in [-3.6e6, -70.0, 3.6e6] {
            let machine = Machine::new(0.001, step);
            machine.searches(10.0, 500);
            let control = machine.control(300.0);
            let set = || machine.shift.set(machine.shift.get() + jump);
            let ms = machine.search_with(&control, 20_000, set);
            assert!(ms < 301.0 + 2.0 * step, "{ms}, {step} set by {jump}");
            let later = machine.searches(10.0, 100);
            assert!(
                (7.5..12.5).contains(&mean(&later)),
                "{} by steps of {step}",
                mean(&later)
            );
        }
    }
}
