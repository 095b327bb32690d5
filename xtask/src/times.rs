//! How long building and testing last took.

use crate::shell::target;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A measurement.
#[derive(Serialize, Deserialize)]
struct Time {
    seconds: f64,
    /// Whether everything had to be compiled.
    cold: bool,
    /// Seconds since 1970.
    at: u64,
}

fn file() -> PathBuf {
    target().join("plyground-times.json")
}

/// The measured times, by name; empty without a record.
fn read() -> BTreeMap<String, Time> {
    let text = fs::read(file()).unwrap_or_default();
    serde_json::from_slice(&text).unwrap_or_default()
}

/// Keeps a measurement under its name. That one can't be kept is no failure of what was measured.
pub fn keep(name: &str, time: Duration, cold: bool) {
    let mut times = read();
    let time = Time {
        seconds: time.as_secs_f64(),
        cold,
        at: now(),
    };
    times.insert(name.into(), time);
    let kept = serde_json::to_vec_pretty(&times).map(|text| fs::write(file(), text));
    if !matches!(kept, Ok(Ok(()))) {
        println!("note: cannot write {}", file().display());
    }
}

/// Whole seconds that something of this name last took; none without a record.
pub fn of(name: &str) -> Option<u64> {
    read().get(name).map(|time| time.seconds.ceil() as u64)
}

/// Prints all.
pub fn print() {
    println!("\ntimes as last measured, in seconds:");
    for (name, Time { seconds, cold, at }) in read() {
        let hours = now().saturating_sub(at) / 3600;
        let cold = if cold { ", cold" } else { "" };
        println!("  {seconds:>6.1} {name} ({hours} h ago{cold})");
    }
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}
