//! The command line, as scripts rely on it: run as a program, judged by what it prints.

#[path = "../support/mod.rs"]
mod support;

mod documents;
mod engine;
mod files;
mod lab;
mod lab_ladder;
mod lab_openings;
mod lab_stop;
mod lab_tables;
mod lab_test;
mod lab_tune;
mod loa;
mod load;
mod parallel;
mod pentago;
mod perft;
mod play;
mod players;
mod program;
mod reference;
mod replay;
mod review;
mod slurm;
mod solve;
mod table;
mod theory;
mod think;
mod tree;
mod variants;
mod weights;

use program::{called, fails, succeeds};

/// A file that no line above names would never run.
#[test]
fn every_file_here_is_run() {
    support::every_file_is_run("tests/cli", include_str!("main.rs"));
}

/// The program that is run.
const PROGRAM: &str = env!("CARGO_BIN_EXE_plyground");
/// One tile, a 2 on b2.
const ONE_TILE: &str = "0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0";
/// A full board without a move.
const OVER: &str = "2,4,2,4,4,2,4,2,2,4,2,4,4,2,4,2";

#[test]
fn nonsense_is_refused_in_one_line_that_names_it() {
    fails(&["frobnicate"], &["frobnicate", "plyground help"]);
    fails(&["thnk"], &["thnk", "similar", "think"]);
    fails(&["perft", "chess", ONE_TILE, "1"], &["GAME", "chess"]);
    fails(&["think", "2048", ONE_TILE, "--sped", "9"], &["--sped"]);
    fails(&["think", "2048"], &["POSITION"]);
}

#[test]
fn a_game_may_be_written_in_capitals() {
    assert_eq!(
        succeeds(&["perft", "PENTAGO", "1"]),
        succeeds(&["perft", "pentago", "1"])
    );
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_a_path_like_others() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    let output = std::process::Command::new(PROGRAM)
        .args(["lab", "show"].map(OsStr::new))
        .arg(OsStr::from_bytes(b"none-\xff.jsonl"))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stderr.starts_with(b"plyground: none-"));
}

#[test]
fn a_long_number_is_refused_with_its_option_and_a_reason() {
    let long = "1".repeat(400);
    fails(
        &["play", "2048", "--games", &long],
        &["1111…", "--games <N>", "number too large"],
    );
}

#[test]
fn numbers_that_lead_nowhere_are_refused() {
    fails(
        &["lab", "run", "greedy", "--shard", "1/4000000000"],
        &["--shard", "up to 100000"],
    );
}

#[test]
fn numbers_that_are_too_small_are_refused_by_name() {
    for args in [
        "play 2048 --seed -1",
        "lab test random --alpha -0.5",
        "lab ladder loa --error -3",
        "puzzles loa --count -1",
        "puzzles loa --games 0",
        "puzzles loa --nodes 0",
    ] {
        let args: Vec<&str> = args.split(' ').collect();
        let [.., option, value] = &args[..] else {
            panic!("an option")
        };
        fails(&args, &[option.trim_start_matches('-'), value]);
    }
}

#[test]
fn puzzles_of_a_file_are_not_made() {
    for option in ["--count", "--games", "--seed", "--nodes"] {
        let args = ["puzzles", "loa", "--from", "none", option, "3"];
        fails(&args, &["--from", option, "cannot be used with"]);
    }
}

#[test]
fn a_blank_line_among_puzzles_does_not_count() {
    let file = std::env::temp_dir().join(format!("plyground-puzzles-{}", std::process::id()));
    std::fs::write(&file, "\nmy thesis\n").unwrap();
    let path = file.to_str().unwrap();
    fails(&["puzzles", "loa", "--from", path], &[path, "line 2"]);
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn a_long_argument_is_repeated_in_part() {
    let long = "x".repeat(10_000);
    let preset = format!("{long}.json");
    let set = format!("depth={long}");
    for args in [
        &["think", "2048", ONE_TILE, "--preset", &preset][..],
        &["think", "2048", ONE_TILE, "--preset", &long],
        &["think", "2048", ONE_TILE, "--set", &set],
        &["think", "2048", &long],
        &["think", &long, ONE_TILE],
        &["replay", "pentago", &long],
        &["lab", "run", &long],
        &["lab", "show", &long],
        &["play", "pentago", "--players", &long],
        &[&long],
    ] {
        let run = called(args, "");
        assert_eq!(run.code, 2, "{args:?}");
        assert!(run.stderr.len() < 1000, "{}", run.stderr);
    }
}

#[test]
fn help_and_version_are_no_errors() {
    for args in [&["--help"][..], &["play", "--help"], &["--version"]] {
        let run = called(args, "");
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{args:?}");
        assert!(run.stdout.to_lowercase().contains("plyground"), "{args:?}");
    }
}
