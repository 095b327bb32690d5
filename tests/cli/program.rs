//! Running the program of `crate::PROGRAM`.
#![allow(dead_code, reason = "each program uses its own part")]

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::PROGRAM;

/// The result of a run.
pub struct Run {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

/// Runs the program with these arguments and this input.
pub fn called(args: &[&str], input: impl AsRef<[u8]>) -> Run {
    finished(Command::new(PROGRAM).args(args), input.as_ref())
}

/// Runs it in a folder.
pub fn called_in(folder: &Path, args: &[&str]) -> Run {
    finished(Command::new(PROGRAM).args(args).current_dir(folder), b"")
}

/// Runs a command to its end.
pub fn finished(command: &mut Command, input: &[u8]) -> Run {
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
    let run = called(args, "");
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
    let run = called(args, "");
    assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{args:?}");
    complains(&run, words);
}

/// The complaint is one line, of the program by its name, and holds all `words`.
pub fn complains(run: &Run, words: &[&str]) {
    let name = Path::new(PROGRAM).file_stem().and_then(OsStr::to_str);
    let beginning = format!("{}: ", name.unwrap());
    assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    assert!(run.stderr.starts_with(&beginning), "{}", run.stderr);
    for word in words {
        assert!(run.stderr.contains(word), "{word} in {}", run.stderr);
    }
}

/// A folder of the test's own, empty.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

pub fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().into()
}

/// The names and contents of the files of a folder, but for locks, which are empty and stay.
pub fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let mut files: Vec<_> = entries
        .map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read(entry.path()).unwrap())
        })
        .collect();
    files.retain(|(name, _)| !name.ends_with(".lock"));
    files.sort();
    files
}
