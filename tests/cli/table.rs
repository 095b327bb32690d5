//! `plyground play` with a person, who is a script here.

#[cfg(target_os = "linux")]
use std::io::{Read, Write};
#[cfg(target_os = "linux")]
use std::process::{Command, Stdio};

use super::PROGRAM;
use super::program::{called, json};

fn sit_down(words: impl AsRef<[u8]>) -> String {
    let args = [
        "play",
        "2048",
        "--players",
        "human",
        "--helper",
        "expectimax",
        "--nodes",
        "20",
    ];
    let run = called(&args, words);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    run.stdout
}

/// The replay of the last line of a game.
fn replayed(output: &str) -> serde_json::Value {
    let record = output
        .lines()
        .last()
        .unwrap()
        .strip_prefix("record: ")
        .unwrap();
    json(&["replay", "2048", "--record", record]).remove(0)
}

#[test]
fn moves_undo_and_redo_by_words() {
    let played = replayed(&sit_down("up left\nundo redo w a quit up"));
    assert_eq!(played["plies"], 4);
    let direct = json(&["replay", "2048", "up", "left", "up", "left"]);
    assert_eq!(direct[0], played);
    assert!(sit_down("undo").contains("first position"));
    assert!(sit_down("redo").contains("Nothing to redo"));
    assert!(sit_down("jump").contains("\"jump\" is not one of up, right, down, left"));
}

#[test]
fn a_word_that_is_no_text_or_too_long_is_refused_like_others() {
    assert_eq!(replayed(&sit_down(b"up\n\xff\xfe\nleft\n"))["plies"], 2);
    let shown = sit_down("x".repeat(10_000));
    assert!(shown.contains("\"xxx") && shown.len() < 5000, "{shown}");
}

#[test]
fn letters_are_directions_in_2048_alone() {
    for game in ["loa", "pentago"] {
        let run = called(&["play", game, "--players", "human,random"], "d");
        assert_eq!((run.code, run.stderr.as_str()), (0, ""));
        assert!(run.stdout.contains("\"d\" "), "{}", run.stdout);
    }
}

#[test]
fn gives_hints_and_plays_on() {
    let hint = sit_down("hint");
    assert!(
        hint.contains("Hint: ") && hint.contains("(right "),
        "{hint}"
    );
    let finished = replayed(&sit_down("auto"));
    assert_eq!(finished["legal"], serde_json::json!([]));
}

#[test]
fn shows_a_whole_game() {
    let args = [
        "play",
        "2048",
        "--players",
        "random",
        "--show",
        "--seed",
        "2",
    ];
    let shown = called(&args, "");
    assert_eq!((shown.code, shown.stderr.as_str()), (0, ""));
    assert_eq!(replayed(&shown.stdout)["legal"], serde_json::json!([]));
    assert!(shown.stdout.contains("┌────────┬"));
}

#[test]
fn a_person_plays_a_game_of_two_sides_against_a_program() {
    let args = [
        "play",
        "loa",
        "--players",
        "human,strong",
        "--nodes",
        "300",
        "--helper",
        "mcts",
    ];
    let run = called(&args, "b1-b4 b1-b3 hint undo redo c1-c9 quit");
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    assert!(run.stdout.contains("\"b1-b4\" is not legal"));
    assert!(run.stdout.contains("Hint: "));
    assert!(run.stdout.contains("\"c1-c9\" should name two squares"));
    let record = run.stdout.lines().last().unwrap();
    let record = record.strip_prefix("record: ").unwrap();
    let game = &json(&["replay", "loa", "--record", record])[0];
    // Undo and redo go over the program's answer too.
    assert_eq!(game["plies"], 2);
    assert!(record.starts_with("loa.1..b1-b3_"), "{record}");
}

#[test]
fn a_game_of_two_sides_is_watched() {
    let args = [
        "play",
        "pentago",
        "--players",
        "random,mcts",
        "--nodes",
        "100",
        "--show",
    ];
    let shown = called(&args, "");
    assert_eq!((shown.code, shown.stderr.as_str()), (0, ""));
    assert!(shown.stdout.contains("a b c d e f"));
    let record = shown.stdout.lines().last().unwrap();
    let record = record.strip_prefix("record: ").unwrap();
    let over = &json(&["replay", "pentago", "--record", record])[0];
    assert!(!over["result"].is_null());
}

/// The output of a terminal until one of these texts stands there, or to its end.
#[cfg(target_os = "linux")]
fn shown(terminal: &mut impl Read, texts: &[&str]) -> String {
    let mut shown = Vec::new();
    loop {
        let text = String::from_utf8_lossy(&shown);
        if texts.iter().any(|wanted| text.contains(wanted)) {
            return text.into();
        }
        let mut byte = [0];
        match terminal.read(&mut byte) {
            Ok(1) => shown.extend(byte),
            _ => return text.into(),
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn at_a_terminal_a_line_stops_autoplay_where_moves_are_words() {
    if Command::new("script").arg("--version").output().is_err() {
        println!("skipped: no `script` here (Debian's package `bsdutils`)");
        return;
    }
    let play = format!("{PROGRAM} play loa --players human,random --pace 60000");
    let mut script = Command::new("script")
        .args(["-q", "-c", &play, "/dev/null"])
        .env("TERM", "xterm")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut keys = script.stdin.take().unwrap();
    let mut screen = script.stdout.take().unwrap();
    shown(&mut screen, &["a move and Enter"]);
    keys.write_all(b"p\n").unwrap();
    shown(&mut screen, &["Autoplay: "]);
    keys.write_all(b"\n").unwrap();
    let stopped = shown(&mut screen, &["means nothing here", "Game over"]);
    assert!(stopped.contains("\"Enter\""), "{stopped}");
    keys.write_all(b"q\n").unwrap();
    shown(&mut screen, &["record: "]);
    script.wait().unwrap();
}
