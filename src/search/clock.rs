//! Clocks, by which searches keep their limits of time.

use std::cell::{Cell, OnceCell};
use std::fmt;
use std::rc::Rc;

/// Looks at a clock until it is taken to stand still: longer than the coarsest clocks of browsers take for a tick, 100 ms.
const LOOKS: u32 = 1 << 24;
/// A clock with longer steps is coarse, in milliseconds. Browsers that resist fingerprinting have steps of 16.7 or 100 ms.
const FINE: f64 = 2.0;
/// Searches of so many milliseconds decide the pace; earlier ones fade.
const RATE_MEMORY: f64 = 10_000.0;

/// A clock: milliseconds since some fixed moment.
///
/// Any closure that tells them is a clock. A search reads it every few hundred nodes.
///
/// ```
/// use std::time::Instant;
/// use plyground::search::{Clock, Limits, SearchControl};
/// let start = Instant::now();
/// let own = Clock::from(move || start.elapsed().as_secs_f64() * 1000.0);
/// let control: SearchControl<()> = SearchControl::new(Limits::movetime(5.0), own);
/// while !control.is_exhausted() {}
/// assert!(control.elapsed() >= 5.0);
/// ```
#[derive(Clone)]
pub struct Clock(Rc<Face>);

struct Face {
    read: Box<dyn Fn() -> f64>,
    moves: OnceCell<bool>,
    /// The last reading.
    reading: Cell<f64>,
    /// The sum of its steps back, as of a clock that is set anew.
    back: Cell<f64>,
    /// The shortest step that it made, 0 before the first. A machine that is busy elsewhere makes single steps longer.
    step: Cell<f64>,
    rate: Cell<NodeRate>,
}

/// How fast searches went, for clocks that are too coarse to time a single one.
#[derive(Clone, Copy)]
struct NodeRate {
    nodes: f64,
    ms: f64,
    /// Nodes since the clock's last step.
    waiting: f64,
}

impl NodeRate {
    /// A guess, which weighs as much as a search of ten milliseconds.
    const GUESS: Self = Self {
        nodes: 10_000.0,
        ms: 10.0,
        waiting: 0.0,
    };
}

/// A moment of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    ms: f64,
    nodes: u64,
}

impl Clock {
    /// The system's clock. WebAssembly has none of its own: there the host's is a closure.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn system() -> Self {
        let start = std::time::Instant::now();
        Self::from(move || start.elapsed().as_secs_f64() * 1000.0)
    }

    /// Stands still, for searches that end by their depth or nodes: their reports tell of no time, and are the same
    /// whenever they run. A limit of time is [refused](super::LimitsError::Clock).
    pub fn none() -> Self {
        let clock = Self::from(|| 0.0);
        let _ = clock.0.moves.set(false);
        clock
    }

    /// Milliseconds since some fixed moment. They stand still where the closure goes back, as a clock that is set anew.
    pub fn now(&self) -> f64 {
        let face = &self.0;
        let reading = (face.read)();
        let step = reading - face.reading.replace(reading);
        let known = face.step.get();
        if step < 0.0 {
            face.back.set(face.back.get() - step);
        } else if step > 0.0 && (known == 0.0 || step < known) {
            face.step.set(step);
        }
        reading + face.back.get()
    }

    /// This moment of a search that has visited so many nodes.
    pub(super) fn at(&self, nodes: u64) -> Moment {
        Moment {
            ms: self.now(),
            nodes,
        }
    }

    /// The milliseconds of a search from one moment to another. Where the clock is coarse, the nodes between them tell, by a
    /// pace and within a step of what it says.
    pub(super) fn between(&self, from: Moment, to: Moment, pace: f64) -> f64 {
        let (ms, step) = (to.ms - from.ms, self.0.step.get());
        if step <= FINE {
            return ms;
        }
        let by_nodes = (to.nodes - from.nodes) as f64 * pace;
        by_nodes.min(ms + step).max(ms - step).max(0.0)
    }

    /// Milliseconds for a node, by the searches so far.
    pub(super) fn pace(&self) -> f64 {
        let NodeRate { nodes, ms, .. } = self.0.rate.get();
        ms / nodes
    }

    /// Learns the pace from a part of a search between two looks. A coarse clock is wrong about most parts, and right about
    /// their sum. Where it jumped, the machine slept.
    pub(super) fn learn(&self, from: Moment, to: Moment) {
        let mut rate = self.0.rate.get();
        let step = to.ms - from.ms;
        rate.waiting += (to.nodes - from.nodes) as f64;
        if step > 0.0 && step < 2.0 * self.0.step.get() {
            let share = if rate.ms > RATE_MEMORY { 0.5 } else { 1.0 };
            rate = NodeRate {
                nodes: rate.nodes * share + rate.waiting,
                ms: rate.ms * share + step,
                waiting: 0.0,
            };
        }
        self.0.rate.set(rate);
    }

    /// Whether it goes on. The first call may wait for its next tick.
    pub fn moves(&self) -> bool {
        *self.0.moves.get_or_init(|| {
            let start = self.now();
            (0..LOOKS).any(|_| self.now() > start)
        })
    }
}

impl<F: Fn() -> f64 + 'static> From<F> for Clock {
    fn from(read: F) -> Self {
        Self(Rc::new(Face {
            moves: OnceCell::new(),
            reading: Cell::new(read()),
            back: Cell::new(0.0),
            step: Cell::new(0.0),
            rate: Cell::new(NodeRate::GUESS),
            read: Box::new(read),
        }))
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Clock").field(&self.now()).finish()
    }
}
