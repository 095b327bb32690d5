//! Running the program.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

/// The result of a run.
pub struct Run {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

/// Runs the program with these arguments and this input.
pub fn plyground(args: &[&str], input: impl AsRef<[u8]>) -> Run {
    run(
        Command::new(env!("CARGO_BIN_EXE_plyground")).args(args),
        input.as_ref(),
    )
}

/// Runs the program in a folder.
pub fn plyground_in(folder: &Path, args: &[&str]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plyground"));
    run(command.args(args).current_dir(folder), b"")
}

fn run(command: &mut Command, input: &[u8]) -> Run {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its flags doesn't read.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    Run {
        code: output.status.code().unwrap(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Its output, when all went well.
pub fn succeeds(args: &[&str]) -> String {
    let run = plyground(args, "");
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{args:?}");
    run.stdout
}

/// Its output as JSON, an object a line.
pub fn json(args: &[&str]) -> Vec<Value> {
    lines(&succeeds(args))
}

/// Text as JSON, an object a line.
pub fn lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// It must end with code 2, print nothing, and complain in one line that holds all `words`.
pub fn fails(args: &[&str], words: &[&str]) {
    let run = plyground(args, "");
    assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{args:?}");
    complains(&run, words);
}

/// The complaint is one line and holds all `words`.
pub fn complains(run: &Run, words: &[&str]) {
    assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    assert!(run.stderr.starts_with("plyground: "), "{}", run.stderr);
    for word in words {
        assert!(run.stderr.contains(word), "{word} in {}", run.stderr);
    }
}
