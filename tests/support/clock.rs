//! Clocks that do what a test wants.

use std::cell::Cell;

thread_local! {
    static TICKS: Cell<f64> = const { Cell::new(0.0) };
}

/// Stands still.
pub fn stopped() -> f64 {
    0.0
}

/// Goes on by a millisecond at each look.
pub fn ticking() -> f64 {
    TICKS.set(TICKS.get() + 1.0);
    TICKS.get()
}

/// Goes on by a second at each look, as on a machine that is busy with something else.
pub fn racing() -> f64 {
    TICKS.set(TICKS.get() + 1000.0);
    TICKS.get()
}
