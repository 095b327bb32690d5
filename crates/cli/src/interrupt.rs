//! Ctrl-C, and the system's request to end: a run ends where it can go on from.

use std::env;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// The exit code after a second one.
const INTERRUPTED: i32 = 130;

/// A flag that Ctrl-C sets, or the system's request to end. The second ends the program at once.
pub fn interrupt_flag() -> Result<Arc<AtomicBool>> {
    let heard = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // In this order: the first one finds the flag unset.
        flag::register_conditional_shutdown(signal, INTERRUPTED, Arc::clone(&heard))
            .and_then(|_| flag::register(signal, Arc::clone(&heard)))
            .context("Ctrl-C")?;
    }
    Ok(heard)
}

/// The command as it was typed, in a form that a shell reads.
pub fn typed_command() -> String {
    let words: Vec<String> = env::args_os()
        .map(|word| quoted(&word.to_string_lossy()))
        .collect();
    words.join(" ")
}

/// A word for a shell, in quotes where it needs them.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./,:=+@%".contains(c);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.into(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}
