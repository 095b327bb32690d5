//! Ctrl-C, and the system's request to end: work that would be lost is saved first.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// The exit code after a second one, as shells give it for Ctrl-C.
const INTERRUPTED: i32 = 130;

/// A flag that the first one sets. The second ends the program at once.
pub fn flag() -> io::Result<Arc<AtomicBool>> {
    let heard = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // In this order: the first one finds the flag unset.
        flag::register_conditional_shutdown(signal, INTERRUPTED, Arc::clone(&heard))?;
        flag::register(signal, Arc::clone(&heard))?;
    }
    Ok(heard)
}
