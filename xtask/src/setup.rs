//! Installs what a step needs and finds missing.

use crate::shell::{Result, command, is_newer, output, run};
use std::path::Path;

/// The compiler's target for the page.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Rust's standard library for WebAssembly.
pub fn wasm_target() -> Result {
    let folder = output(&mut command(
        "rustc",
        &format!("--print target-libdir --target {WASM}"),
    ))?;
    if Path::new(&folder).exists() {
        return Ok(());
    }
    run(&mut command("rustup", &format!("target add {WASM}")))
        .map_err(|e| format!("{e}; install Rust's target {WASM} for this toolchain"))
}

/// The development tools of package.json, exactly as locked.
pub fn npm_packages() -> Result {
    if is_newer(
        "node_modules/.package-lock.json",
        &[Path::new("package-lock.json")],
    ) {
        return Ok(());
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run(&mut command(npm, "ci --no-fund --no-audit"))
        .map_err(|e| format!("{e}; Node.js 22.12 or later with npm is needed (or 20.19)"))
}

/// Chromium, Firefox and WebKit, from the system's packages where we may install them.
pub fn browsers() -> Result {
    debian(
        &[
            // The shell reads data of the other package, of its own version, and does not ask for it.
            (
                "/usr/bin/chromium-headless-shell",
                "chromium-headless-shell chromium-common",
            ),
            ("/usr/bin/firefox-esr", "firefox-esr"),
            ("/usr/bin/WebKitWebDriver", "webkit2gtk-driver"),
            ("/usr/bin/Xvfb", "xvfb"),
        ],
        "`/usr/bin/chromium` or Playwright's own browsers will be tried (`npx playwright install chromium firefox`), and WebKit left out",
    )
}

/// GNU parallel, which a test runs shards under.
pub fn parallel() -> Result {
    debian(
        &[("/usr/bin/parallel", "parallel")],
        "its test will be skipped",
    )
}

/// Installs those of Debian's packages whose program is missing, where we may; else says what follows.
fn debian(wanted: &[(&str, &str)], otherwise: &str) -> Result {
    let missing: Vec<&str> = wanted
        .iter()
        .filter_map(|(path, package)| (!Path::new(path).exists()).then_some(*package))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let packages = missing.join(" ");
    if Path::new("/usr/bin/apt-get").exists() && output(&mut command("id", "-u"))? == "0" {
        let apt =
            |args: &str| run(command("apt-get", args).env("DEBIAN_FRONTEND", "noninteractive"));
        let install = format!("install -y -qq --no-install-recommends {packages}");
        match apt("update -qq").and_then(|()| apt(&install)) {
            Ok(()) => return Ok(()),
            Err(error) => println!("note: {error}"),
        }
    }
    println!(
        "note: not found here: {packages}. {otherwise}; to get them, run `sudo apt-get install {packages}`."
    );
    Ok(())
}
