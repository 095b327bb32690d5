//! `cargo xtask`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    xtask::shell::exit_code(xtask::command(&args))
}
