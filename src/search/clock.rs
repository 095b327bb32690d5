//! Clocks, by which searches keep their limits of time.

use std::cell::OnceCell;
use std::fmt;
use std::rc::Rc;

/// Looks at a clock until it is taken to stand still: longer than the coarsest clocks of browsers take for a tick, 100 ms.
const LOOKS: u32 = 1 << 24;

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
        Self(Rc::new(Face {
            read: Box::new(|| 0.0),
            moves: OnceCell::from(false),
        }))
    }

    /// Milliseconds since its fixed moment.
    #[inline]
    pub fn now(&self) -> f64 {
        (self.0.read)()
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
            read: Box::new(read),
            moves: OnceCell::new(),
        }))
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Clock").field(&self.now()).finish()
    }
}
