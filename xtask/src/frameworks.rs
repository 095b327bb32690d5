//! `cargo xtask frameworks`: the packed package in other people's bundlers and frameworks, built and played. They come from the network, so
//! that this is no part of the test command.

use crate::shell::{Result, command, run};
use crate::{setup, site};

/// Tries these hosts, or all, whose table then goes to `docs/hosts.md`.
pub fn frameworks(hosts: &[String]) -> Result {
    setup::npm_packages()?;
    setup::browsers()?;
    site::build(None)?;
    run(command("node", "tests/frameworks/run.js").args(hosts))
}
