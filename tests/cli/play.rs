//! `plyground play`, many games.

use super::PROGRAM;
use super::program::{fails, json, succeeds};
use crate::support::repository;
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

fn play(more: &[&str]) -> Vec<Value> {
    json(&[&["play", "2048", "--json"], more].concat())
}

#[test]
fn a_line_a_game_and_one_that_sums_up() {
    let mut games = play(&["--players", "random", "--games", "20", "--seed", "5"]);
    let summary = games.pop().unwrap();
    assert_eq!(games.len(), 20);
    for (seed, game) in (5..).zip(&games) {
        assert_eq!(game["seed"], seed);
        assert!(game["moves"].as_u64().unwrap() > 10);
        assert!(game["ms"].as_f64().unwrap() > 0.0);
        assert!(game["max"].as_u64().unwrap().is_power_of_two());
    }
    let scores: Vec<u64> = games
        .iter()
        .map(|game| game["score"].as_u64().unwrap())
        .collect();
    assert_eq!(summary["games"], 20);
    assert_eq!(summary["mean"], scores.iter().sum::<u64>() as f64 / 20.0);
    assert_eq!(summary["best"], *scores.iter().max().unwrap());
    assert!(summary["mean_interval"]["low"].as_f64() < summary["mean"].as_f64());
    assert!(summary["moves_per_second"].as_f64().unwrap() > 0.0);
    let tiles = summary["tiles"].as_array().unwrap();
    assert_eq!(
        (&tiles[0]["tile"], &tiles[0]["games"]),
        (&2.into(), &20.into())
    );
}

#[test]
fn seeds_end_and_do_not_begin_anew() {
    let last = u64::MAX.to_string();
    for game in ["2048", "pentago"] {
        let play = |games| {
            let seed = ["--seed", &last, "--games", games];
            [&["play", game, "--players", "random", "--json"], &seed[..]].concat()
        };
        assert_eq!(json(&play("1"))[0]["seed"], u64::MAX);
        fails(&play("2"), &["seed", &last, "2 games"]);
    }
}

#[test]
fn fewer_than_five_games_have_no_interval() {
    for (games, has_interval) in [("4", false), ("5", true)] {
        let summary = play(&["--players", "random", "--games", games])
            .pop()
            .unwrap();
        assert_eq!(!summary["mean_interval"].is_null(), has_interval);
        let tile = &summary["tiles"][0];
        assert_eq!(!tile["interval"].is_null(), has_interval);
    }
    assert!(succeeds(&["play", "2048", "--players", "random"]).contains("(95 %: -)"));
}

#[test]
fn the_same_seed_plays_the_same_games_on_any_number_of_threads() {
    let games = |threads: &str| {
        let limits = [
            "--nodes",
            "30",
            "--games",
            "4",
            "--seed",
            "3",
            "--threads",
            threads,
        ];
        let mut games = play(&[&["--players", "expectimax"], &limits[..]].concat());
        games.pop();
        for game in &mut games {
            game.as_object_mut().unwrap().remove("ms");
        }
        games
    };
    let one = games("1");
    assert_eq!(one, games("3"));
    assert!(
        one.iter()
            .all(|game| game["score"].as_u64().unwrap() > 1000),
        "{one:?}"
    );
}

#[test]
fn a_table_as_text() {
    let text = succeeds(&["play", "2048", "--players", "corner", "--games", "30"]);
    for word in [
        "games", "30", "mean", "95 %", "median", "best", "moves/s", "ms/move", "128",
    ] {
        assert!(text.contains(word), "{word} in {text}");
    }
}

#[test]
fn a_reader_that_leaves_ends_it_without_a_word() {
    let mut child = Command::new(PROGRAM)
        .args([
            "play",
            "2048",
            "--players",
            "random",
            "--games",
            "1000000",
            "--json",
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut first)
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

#[test]
fn refuses_bad_options() {
    let refused = |more: &[&str], words: &[&str]| fails(&[&["play", "2048"], more].concat(), words);
    refused(&["--games", "0"], &["--games", "0"]);
    refused(&["--games", "-3"], &["--games", "-3"]);
    refused(&["--threads", "0"], &["--threads", "0"]);
    refused(&["--players", "bob"], &["player", "bob"]);
    refused(
        &["--players", "random,corner"],
        &["--players", "random,corner", "one player"],
    );
    refused(&["--players", ""], &["player", "\"\""]);
    refused(&["--players", "human", "--json"], &["--json"]);
    refused(&["--players", "human", "--games", "2"], &["--games"]);
    refused(&["--players", "random", "--show", "--json"], &["--json"]);
    refused(&["--players", "human", "--helper", "bob"], &["bob"]);
    refused(&["--movetime", "0"], &["movetime", "0"]);
    let program = ["--players", "engine", "--engine", "cat"];
    for option in [["--set", "empty=1"], ["--preset", "ovolve"]] {
        refused(
            &[&program[..], &option].concat(),
            &[option[0], "a program of your own"],
        );
    }
}

#[test]
fn weights_of_another_board_are_refused_by_name() {
    let weights = repository("www/weights/2048-3x3.weights");
    let weights = weights.to_str().unwrap();
    let player = ["--players", "learned", "--games", "2", "--nodes", "10"];
    let args = [&["play", "2048", "--weights", weights], &player[..]].concat();
    fails(&args, &["weights of a board of 4x4, not of 3x3"]);
}

#[cfg(unix)]
#[test]
fn weights_that_come_through_a_pipe_are_for_both_sides() {
    let args = "play loa --players strong,strong --nodes 20 --weights /dev/stdin --json";
    let args: Vec<&str> = args.split(' ').collect();
    let weights = std::fs::read(repository("www/weights/loa-network.weights")).unwrap();
    let run = super::program::called(&args, weights);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
}
