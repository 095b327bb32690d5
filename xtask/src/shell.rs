//! Running other programs, and the few paths everybody needs.

use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus, Stdio};
use std::time::SystemTime;

/// Errors here are one line for a person to read.
pub type Result<T = ()> = std::result::Result<T, String>;

/// How a program ends, with its error told.
pub fn exit_code(result: Result) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The repository's root folder: where cargo says, else here.
pub fn root() -> PathBuf {
    std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| ".".into(), |xtask| Path::new(&xtask).join(".."))
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from)
}

/// `program` with arguments separated by spaces.
pub fn command(program: &str, args: &str) -> Command {
    let mut command = Command::new(program);
    command.args(args.split_whitespace()).stdin(Stdio::null());
    command
}

/// `cargo` with arguments separated by spaces.
pub fn cargo(args: &str) -> Command {
    command(
        &std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()),
        args,
    )
}

/// Runs the command, showing it and its output.
pub fn run(command: &mut Command) -> Result {
    let line = line(command);
    println!("$ {line}");
    succeeded(&line, command.status())
}

/// Runs the command, showing it, and hands on each line of its errors.
pub fn run_telling(command: &mut Command, mut tell: impl FnMut(&str)) -> Result {
    let line = line(command);
    println!("$ {line}");
    let mut child = command.stderr(Stdio::piped()).spawn();
    if let Ok(child) = &mut child
        && let Some(errors) = child.stderr.take()
    {
        let lines = BufReader::new(errors)
            .split(b'\n')
            .map_while(|line| line.ok());
        lines.for_each(|line| tell(&String::from_utf8_lossy(&line)));
    }
    succeeded(&line, child.and_then(|mut child| child.wait()))
}

fn succeeded(line: &str, status: io::Result<ExitStatus>) -> Result {
    let status = status.map_err(|e| format!("cannot start `{line}`: {e}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("`{line}` failed ({status})"))
    }
}

/// Runs the command quietly and returns what it printed.
pub fn output(command: &mut Command) -> Result<String> {
    let line = line(command);
    let output = command
        .output()
        .map_err(|e| format!("cannot start `{line}`: {e}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).trim().into())
    } else {
        Err(format!(
            "`{line}` failed: {}",
            String::from_utf8_lossy(&output.stderr).trim()
        ))
    }
}

/// Whether `file` is there and at least as new as all of `others` that exist.
pub fn is_newer(file: impl AsRef<Path>, others: &[&Path]) -> bool {
    modified(file.as_ref())
        .is_some_and(|time| others.iter().all(|other| modified(other) <= Some(time)))
}

fn modified(file: &Path) -> Option<SystemTime> {
    file.metadata().and_then(|m| m.modified()).ok()
}

/// The command as a person would type it.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program())
        .file_stem()
        .unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words
        .map(|w| w.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

/// The bundler; on Windows npm puts a script in its place.
pub fn esbuild(args: &str) -> Command {
    let program = if cfg!(windows) {
        "node_modules/.bin/esbuild.cmd"
    } else {
        "node_modules/.bin/esbuild"
    };
    command(program, args)
}
