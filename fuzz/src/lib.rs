//! Fuzz targets: what each does with any bytes.
//!
//! A target reads its input as a visitor or a file would hand it over, and checks what must then hold: nothing panics,
//! what was read is written and read back the same, an error does not repeat a long input, and memory stays within
//! bounds. `cargo xtask fuzz` lets libFuzzer find inputs; `cargo test` runs those of the corpora.

use cap::Cap;
use std::alloc::System;
use std::fmt::Display;

mod games;
mod lab;
mod settings;
mod slow;
mod tables;
mod weights;

/// Counts what is allocated, and refuses more than a target may have.
#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

const MB: usize = 1 << 20;

/// The most characters of an error. It may repeat a part of the input, not all of a long one.
const MOST_CHARACTERS: usize = 1000;

/// Something that reads bytes from outside.
pub struct Target {
    /// The name in commands, and that of the corpus' folder.
    pub name: &'static str,
    /// What it may allocate for one input, in MB.
    megabytes: usize,
    check: fn(&[u8]),
}

/// All targets.
pub const TARGETS: [Target; 12] = [
    target("games", 64, games::names),
    target("positions", 64, games::positions),
    target("moves", 64, games::moves),
    target("records", 64, games::records),
    target("tables", 64, tables::play),
    target("settings", 64, settings::check),
    target("experiments", 64, lab::experiments),
    target("results", 64, lab::results),
    target("presets", 64, lab::presets),
    target("examples", 64, lab::examples),
    target("weights", 256, weights::files),
    target("checkpoints", 64, weights::checkpoints),
];

const fn target(name: &'static str, megabytes: usize, check: fn(&[u8])) -> Target {
    Target {
        name,
        megabytes,
        check,
    }
}

impl Target {
    /// The target of that name.
    pub fn find(name: &str) -> Option<&'static Self> {
        TARGETS.iter().find(|target| target.name == name)
    }

    /// Runs on one input.
    ///
    /// # Panics
    /// Something does not hold that must hold. More memory than allowed ends the process.
    pub fn run(&self, input: &[u8]) {
        let limit = MEMORY.allocated() + self.megabytes * MB;
        MEMORY.set_limit(limit).expect("above what is allocated");
        (self.check)(input);
        MEMORY.set_limit(usize::MAX).expect("no limit");
    }
}

/// The input as text; `None` where it is none.
fn text(input: &[u8]) -> Option<&str> {
    std::str::from_utf8(input).ok()
}

/// The first line, and what follows it.
fn first_line(input: &[u8]) -> Option<(&str, &str)> {
    text(input)?.split_once('\n')
}

/// What was read; an error must say something, and not too much.
fn read<T, E: Display>(result: Result<T, E>) -> Option<T> {
    result
        .map_err(|error| {
            let message = error.to_string();
            let length = message.chars().count();
            assert!(
                (1..=MOST_CHARACTERS).contains(&length),
                "{length} characters: {message:.2000}"
            );
        })
        .ok()
}
