//! Pages and files that are made from the source. Tests of `plyground` and of the npm package fail when one is out of date.

use crate::setup;
use crate::shell::{Result, cargo, command, run};

/// `cargo xtask docs`: makes the references of the command line, the element and the npm package, and `www/custom-elements.json`.
pub fn docs(args: &[String]) -> Result {
    if !args.is_empty() {
        return Err(format!("`docs` has no option `{}`", args.join(" ")));
    }
    setup::npm_packages()?;
    // Built as the native tests are, so that nothing is compiled twice.
    run(cargo("test --quiet --workspace --exclude fuzz --test cli reference::").env("BLESS", "1"))?;
    run(&mut command("node", "xtask/src/page/reference.js"))
}
