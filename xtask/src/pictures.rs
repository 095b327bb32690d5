//! `cargo xtask pictures`: pages as visitors see them, held against kept pictures. Fonts differ between machines, so that this is no part of
//! the test command.

use crate::server::{self, Site};
use crate::shell::{Result, command, run};
use crate::{setup, site};
use std::sync::Arc;

/// Compares all pictures, or takes anew those that differ.
pub fn pictures(args: &[String]) -> Result {
    match args {
        [] => compare(&[]),
        [option] if option == "--renew" => {
            compare(&["--update-snapshots"])?;
            run(&mut command("node", "tests/pictures/shrink.js"))
        }
        _ => Err(format!(
            "`pictures` takes `--renew`, not `{}`",
            args.join(" ")
        )),
    }
}

fn compare(options: &[&str]) -> Result {
    setup::npm_packages()?;
    setup::browsers()?;
    site::build(None)?;
    let url = server::start(Arc::new(Site::dist()?), Some(0), "/")?;
    run(command("node", "node_modules/@playwright/test/cli.js test")
        .args(["--config", "tests/pictures/playwright.config.js"])
        .env("PLYGROUND_URL", url)
        .args(options))
}
