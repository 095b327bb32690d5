//! Steps of a command, run one after the other, with a summary at the end.

use crate::shell::Result;
use crate::times;
use std::time::Instant;

/// A check that has a name.
pub struct Step {
    pub name: &'static str,
    about: &'static str,
    /// Takes further arguments for the tool of the step.
    run: fn(&[String]) -> Result,
    /// Whether it belongs to the quick answer of its command.
    pub is_quick: bool,
    /// Seconds on two cores, where nothing is installed or compiled yet.
    first: Option<u64>,
}

pub const fn step(name: &'static str, about: &'static str, run: fn(&[String]) -> Result) -> Step {
    Step {
        name,
        about,
        run,
        is_quick: false,
        first: None,
    }
}

impl Step {
    pub const fn quick(self) -> Self {
        Self {
            is_quick: true,
            ..self
        }
    }

    pub const fn first(self, seconds: u64) -> Self {
        Self {
            first: Some(seconds),
            ..self
        }
    }

    /// How long it takes: as it did here, else as it does where it is new.
    fn usual(&self, command: &str) -> String {
        let here = times::of(&format!("{command} {}", self.name));
        let words = here.map(|seconds| format!(" ({} last time)", long(seconds)));
        let first = || Some(format!(" (about {} the first time)", long(self.first?)));
        words.or_else(first).unwrap_or_default()
    }
}

/// Seconds as people say them.
fn long(seconds: u64) -> String {
    match seconds {
        0..90 => format!("{seconds} s"),
        _ => format!("{} min", (seconds + 30) / 60),
    }
}

/// Prints the names of steps.
pub fn list<'a>(steps: impl IntoIterator<Item = &'a Step>) {
    for Step { name, about, .. } in steps {
        println!("{name:<14} {about}");
    }
}

/// The items of these names, in the order of the list; all where none is named. `kind` is a word for an item, `name_of` its name.
pub fn choose<'a, T>(
    kind: &str,
    all: &'a [T],
    name_of: impl Fn(&T) -> &'static str,
    names: &[&String],
) -> Result<Vec<&'a T>> {
    let is_known = |name: &str| all.iter().any(|item| name_of(item) == name);
    if let Some(unknown) = names.iter().find(|name| !is_known(name)) {
        let known: Vec<_> = all.iter().map(name_of).collect();
        let known = known.join(", ");
        return Err(format!("there is no {kind} `{unknown}`, but {known}"));
    }
    let is_named = |item: &T| names.iter().any(|name| *name == name_of(item));
    let is_chosen = |item: &&T| names.is_empty() || is_named(item);
    Ok(all.iter().filter(is_chosen).collect())
}

/// Runs steps of a command, up to the first that fails or all of them.
pub fn run(command: &str, steps: &[&Step], keep_going: bool, extra: &[String]) -> Result {
    let mut done = Vec::new();
    for step in steps {
        println!("\n== {}: {}{}", step.name, step.about, step.usual(command));
        let start = Instant::now();
        let result = (step.run)(extra);
        let stop = result.is_err() && !keep_going;
        if let Err(error) = &result {
            println!("{}: {error}", step.name);
        }
        if result.is_ok() && extra.is_empty() {
            times::keep(&format!("{command} {}", step.name), start.elapsed(), false);
        }
        done.push((start.elapsed().as_secs_f32(), result.is_ok()));
        if stop {
            break;
        }
    }
    println!("\n== summary");
    for (i, step) in steps.iter().enumerate() {
        match done.get(i) {
            Some((seconds, true)) => println!("{:<14} passed {seconds:>7.1} s", step.name),
            Some((seconds, false)) => println!("{:<14} FAILED {seconds:>7.1} s", step.name),
            None => println!("{:<14} not run", step.name),
        }
    }
    let passed = done.iter().filter(|(_, passed)| *passed).count();
    let failed = done.len() - passed;
    let skipped = steps.len() - done.len();
    println!("steps: {passed} passed, {failed} failed, {skipped} skipped");
    let failure = done.iter().position(|(_, passed)| !passed);
    failure.map_or(Ok(()), |i| Err(format!("step `{}` failed", steps[i].name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_times_are_told_in_seconds_and_long_ones_in_minutes() {
        assert_eq!(
            [0, 89, 90, 600].map(long),
            ["0 s", "89 s", "2 min", "10 min"]
        );
    }

    #[test]
    fn a_step_that_never_ran_here_tells_its_first_time() {
        let new = step("new", "nothing", |_| Ok(()));
        assert_eq!(new.usual("none"), "");
        assert_eq!(new.first(30).usual("none"), " (about 30 s the first time)");
    }
}
