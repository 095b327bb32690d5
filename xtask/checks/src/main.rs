//! The checks that read all sources: `checks house [--check]` and `checks dependencies`, run by `cargo xtask`.

mod dependencies;
mod house;

use std::process::ExitCode;
use xtask::shell::exit_code;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let result = match args.split_first() {
        Some((name, rest)) if name == "house" => house::house(rest),
        Some((name, [])) if name == "dependencies" => dependencies::check(),
        _ => Err("`checks` runs `house` or `dependencies`".into()),
    };
    exit_code(result)
}
