//! The checks that read all sources, in a package of their own: what they need takes longer to compile than the rest of `xtask`.

use crate::shell::{Result, cargo, run};
use crate::{setup, times};

/// `cargo xtask house`: what should stay small, and how long building and testing took.
pub fn house(args: &[String]) -> Result {
    setup::npm_packages()?;
    let result = check("house", args);
    times::print();
    result
}

/// Licences, sources and second versions of dependencies.
pub fn dependencies() -> Result {
    check("dependencies", &[])
}

fn check(name: &str, args: &[String]) -> Result {
    run(cargo("run --quiet --package checks --")
        .arg(name)
        .args(args))
}
