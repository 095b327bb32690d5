//! Between a running search and its host: counts nodes, ends the search, cuts it into slices.

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::pin::{Pin, pin};
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use super::timer::Timer;
use super::{Clock, Limits, Observer, Report};

/// Nodes between two looks at the clock: about a tenth of a millisecond.
const POLL_NODES: u64 = 256;

/// The search must end at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// Shared by a search and its host for one search.
///
/// ```
/// use plyground::search::{Clock, Limits, SearchControl};
/// let control: SearchControl<()> = SearchControl::new(Limits::nodes(10), Clock::none());
/// control.count(3);
/// assert_eq!((control.nodes(), control.is_exhausted()), (3, false));
/// control.count(7);
/// assert!(control.is_exhausted());
/// ```
#[derive(Debug)]
pub struct SearchControl<M> {
    observer: Option<Rc<dyn Observer>>,
    timer: Timer,
    limits: Cell<Limits>,
    lines: Cell<u32>,
    nodes: Cell<u64>,
    next_poll: Cell<u64>,
    min_nodes: Cell<u64>,
    stop: Cell<bool>,
    listens: bool,
    reports: RefCell<Vec<Report<M>>>,
}

impl<M> SearchControl<M> {
    /// A search that starts now. Where its clock [stands still](Clock::moves), a limit of time is used up from the start.
    pub fn new(limits: Limits, clock: impl Into<Clock>) -> Self {
        let clock = clock.into();
        let stop = limits.timed_by(&clock).is_err();
        let control = Self {
            observer: None,
            limits: Cell::new(limits),
            lines: Cell::new(1),
            nodes: Cell::new(0),
            next_poll: Cell::new(0),
            min_nodes: Cell::new(0),
            stop: Cell::new(stop),
            listens: false,
            reports: RefCell::default(),
            timer: Timer::new(clock),
        };
        control.schedule();
        control
    }

    /// The same, watched by an observer.
    pub fn watched_by(self, observer: Option<Rc<dyn Observer>>) -> Self {
        Self { observer, ..self }
    }

    /// The observer of the search.
    #[inline]
    pub fn observer(&self) -> Option<&dyn Observer> {
        self.observer.as_deref()
    }

    /// Tells the observer, if there is one. Searches call it at every node: where nobody listens, it costs a comparison.
    /// Closures capture by value, so that their data stay in registers until then.
    #[inline(always)]
    pub fn tell(&self, what: impl FnOnce(&dyn Observer)) {
        if let Some(observer) = self.observer() {
            told(observer, what);
        }
    }

    /// The limits of this search.
    pub fn limits(&self) -> Limits {
        self.limits.get()
    }

    /// Lets the search visit this many nodes at most, whatever its limits say.
    pub fn restrict(&self, nodes: u64) {
        let limits = self.limits.get();
        let nodes = Some(limits.nodes.map_or(nodes, |limit| limit.min(nodes)));
        self.limits.set(Limits { nodes, ..limits });
        self.schedule();
    }

    /// The same, with exact values for the best `lines` moves, at least one.
    pub fn with_multi_pv(self, lines: u32) -> Self {
        self.set_multi_pv(lines);
        self
    }

    /// Asks for exact values of this many of the best moves, unless more were asked for.
    pub fn set_multi_pv(&self, lines: u32) {
        self.lines.set(self.lines.get().max(lines));
    }

    /// The same for a host that [takes the reports](SearchControl::take_reports); others need not be told.
    pub fn listening(self) -> Self {
        Self {
            listens: true,
            ..self
        }
    }

    /// How many of the best moves get exact values; a search may prove of the others only that they are no
    /// better.
    pub fn multi_pv(&self) -> u32 {
        self.lines.get()
    }

    /// Milliseconds since the start. Where the clock is coarse, they follow from the nodes and the speed of earlier searches.
    pub fn elapsed(&self) -> f64 {
        self.timer.elapsed(self.nodes())
    }

    /// Nodes so far.
    pub fn nodes(&self) -> u64 {
        self.nodes.get()
    }

    /// Counts nodes.
    #[inline]
    pub fn count(&self, nodes: u32) {
        self.nodes.set(self.nodes.get() + u64::from(nodes));
    }

    /// Whether [`SearchControl::pause`] wants to be called.
    #[inline]
    pub fn is_due(&self) -> bool {
        self.nodes.get() >= self.next_poll.get()
    }

    /// Looks at the clock and gives way to the host when the slice is over.
    ///
    /// # Errors
    /// [`Stopped`] when a limit is reached or the host wants the search to end.
    pub async fn pause(&self) -> Result<(), Stopped> {
        self.schedule();
        if self.timer.is_slice_over(self.nodes()) {
            give_way().await;
        }
        if self.is_exhausted() {
            Err(Stopped)
        } else {
            Ok(())
        }
    }

    /// Grants the search its first nodes whatever the clock says. A busy machine may take the processor away for
    /// longer than the limit, and one move without a search can lose a game.
    pub fn set_min_nodes(&self, nodes: u64) {
        self.min_nodes.set(nodes);
    }

    /// The limit of time, once it counts.
    fn movetime(&self) -> Option<f64> {
        let counts = self.nodes() >= self.min_nodes.get();
        self.limits().movetime.filter(|_| counts)
    }

    /// Whether a limit is reached or the host wants the search to end.
    pub fn is_exhausted(&self) -> bool {
        self.stop.get()
            || self
                .limits()
                .nodes
                .is_some_and(|limit| self.nodes() >= limit)
            || self.movetime().is_some_and(|limit| self.elapsed() >= limit)
    }

    /// The share of the time or of the nodes that is used up, whichever is more; 0 without such a
    /// limit.
    pub fn used(&self) -> f64 {
        let time = self.movetime().map_or(0.0, |limit| self.elapsed() / limit);
        let nodes = self
            .limits()
            .nodes
            .map_or(0.0, |limit| self.nodes() as f64 / limit as f64);
        time.max(nodes)
    }

    fn schedule(&self) {
        let next = self.nodes() + POLL_NODES;
        self.next_poll
            .set(self.limits().nodes.map_or(next, |limit| next.min(limit)));
    }

    /// Asks the search to end with the best move so far.
    pub fn stop(&self) {
        self.stop.set(true);
        self.next_poll.set(0);
    }

    /// Lets the next poll run for about `ms`.
    pub fn start_slice(&self, ms: f64) {
        self.timer.start_slice(self.nodes(), ms);
    }

    /// Called by the search after each completed depth.
    pub fn report(&self, report: &Report<M>)
    where
        M: Clone,
    {
        if self.listens {
            self.reports.borrow_mut().push(report.clone());
        }
    }

    /// The reports since the last call.
    pub fn take_reports(&self) -> Vec<Report<M>> {
        self.reports.take()
    }
}

/// Out of the way of the searches that nobody watches.
#[cold]
#[inline(never)]
fn told(observer: &dyn Observer, what: impl FnOnce(&dyn Observer)) {
    what(observer);
}

/// Returns to the poller once.
async fn give_way() {
    let mut gave = false;
    std::future::poll_fn(|_| {
        if std::mem::replace(&mut gave, true) {
            Poll::Ready(())
        } else {
            Poll::Pending
        }
    })
    .await;
}

/// One slice of a search: its outcome, or `None` when it gave way.
///
/// ```
/// use std::pin::pin;
/// let mut search = pin!(async { "done" });
/// assert_eq!(plyground::search::poll(search.as_mut()), Some("done"));
/// ```
pub fn poll<T>(search: Pin<&mut (impl Future<Output = T> + ?Sized)>) -> Option<T> {
    match search.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(outcome) => Some(outcome),
        Poll::Pending => None,
    }
}

/// Runs a search to its end.
///
/// ```
/// assert_eq!(plyground::search::run(async { 6 * 7 }), 42);
/// ```
pub fn run<T>(search: impl Future<Output = T>) -> T {
    let mut search = pin!(search);
    loop {
        if let Some(outcome) = poll(search.as_mut()) {
            return outcome;
        }
    }
}
