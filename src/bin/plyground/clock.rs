//! The system's clock.

use std::sync::LazyLock;
use std::time::Instant;

/// Milliseconds since the first call.
pub fn now() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_secs_f64() * 1000.0
}
