//! A run that is stopped by Ctrl-C or by the system, and goes on.
#![cfg(unix)]

use super::PROGRAM;
use super::program::{Run, folder, lines, path, succeeds};
use std::ffi::OsStr;
use std::fs;
#[cfg(target_os = "linux")]
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// An experiment of these players that takes minutes.
fn long(players: [&str; 2]) -> String {
    let players = players.join(", ");
    format!(
        r#"{{"name": "long", "game": "loa", "games": 200000, "limits": {{"nodes": 50}}, "players": [{players}]}}"#
    )
}

const STRONG: &str = r#"{"player": "strong"}"#;
const CALM: &str = r#"{"player": "strong", "settings": {"tempo": 26}}"#;

/// Runs a command until it has written some games, then sends the signal to it and to the programs that play, as a terminal
/// does.
fn stopped(args: &[impl AsRef<OsStr>], out: impl AsRef<Path>, signal: &str) -> Run {
    let mut command = Command::new(PROGRAM);
    command
        .args(args)
        .process_group(0)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    // A group of its own, as a terminal gives it.
    let mut child = command.spawn().unwrap();
    while fs::read_to_string(&out).map_or(0, |text| text.lines().count()) < 3 {
        assert!(
            child.try_wait().unwrap().is_none(),
            "it has ended by itself"
        );
        sleep(Duration::from_millis(20));
    }
    let mut kill = Command::new("kill");
    let group = format!("-{}", child.id());
    let sent = kill.args([signal, "--", &group]).status();
    assert!(sent.unwrap().success());
    let output = child.wait_with_output().unwrap();
    Run {
        code: output.status.code().expect("an exit code"),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

#[test]
fn a_run_that_is_stopped_says_how_to_go_on() {
    for (command, signal) in [("run", "-INT"), ("test", "-TERM")] {
        let folder = folder(&format!("lab stop {command}"));
        let [file, out] = ["long.json", "out.jsonl"].map(|name| path(&folder, name));
        fs::write(&file, long([STRONG, CALM])).unwrap();
        let args = ["lab", command, &file, "--out", &out];
        let run = stopped(&args, &out, signal);
        assert_eq!((run.code, run.stdout.as_str()), (130, ""), "{}", run.stderr);
        let written = fs::read_to_string(&out).unwrap();
        let games = lines(&written).len();
        // The paths have a blank, so they stand in quotes.
        let expected = format!(
            "plyground: Stopped after {games} of 200 000 games. \
             Go on with: {PROGRAM} lab {command} '{file}' --out '{out}'\n"
        );
        assert_eq!(run.stderr, expected);
        // Games that are there are not played again.
        succeeds(&[
            "lab", "run", &file, "--out", &out, "--games", "2", "--quiet",
        ]);
        assert_eq!(fs::read_to_string(&out).unwrap(), written);
    }
}

/// Ctrl-C ends them too, which is no fault of theirs.
#[test]
fn programs_that_are_stopped_with_a_run_have_lost_no_game() {
    let folder = folder("lab-stop-engine");
    let [file, out] = ["long.json", "out.jsonl"].map(|name| path(&folder, name));
    let program = format!(r#"{{"engine": [{PROGRAM:?}, "engine", "loa"]}}"#);
    fs::write(&file, long([&program, STRONG])).unwrap();
    let args = ["lab", "run", &file, "--out", &out, "--threads", "2"];
    let run = stopped(&args, &out, "-INT");
    assert_eq!(run.code, 130, "{}", run.stderr);
    for game in lines(&fs::read_to_string(&out).unwrap()) {
        assert_eq!(game.get("fault"), None, "{game}");
    }
}

/// A file may have a name that is no text.
#[cfg(target_os = "linux")]
#[test]
fn a_run_into_a_file_of_any_name_can_be_stopped() {
    let folder = folder("lab-stop-name");
    let file = path(&folder, "long.json");
    fs::write(&file, long([STRONG, CALM])).unwrap();
    let out = folder.join(OsStr::from_bytes(b"out-\xff.jsonl"));
    let args = ["lab", "run", &file, "--out"].map(OsStr::new);
    let run = stopped(&[&args[..], &[out.as_os_str()]].concat(), &out, "-INT");
    assert_eq!(run.code, 130, "{}", run.stderr);
    let shown = "out-\u{fffd}.jsonl'\n";
    assert!(run.stderr.ends_with(shown), "{}", run.stderr);
}
