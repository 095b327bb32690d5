//! The checks that read all sources: `checks house [--check]` and `checks dependencies`, run by `cargo xtask`.

mod dependencies;
mod house;

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let result = match args.split_first() {
        Some((name, rest)) if name == "house" => house::house(rest),
        Some((name, [])) if name == "dependencies" => dependencies::check(),
        _ => Err("`checks` runs `house` or `dependencies`".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
