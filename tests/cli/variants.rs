//! Boards of other sizes and other rules on the command line.

use super::program::{called, fails, json, succeeds};

const EMPTY_3X3: &str = "2,2,0,0,0,0,0,0,0";

#[test]
fn lines_of_play_are_counted_by_the_rules_of_the_name() {
    let count = |game: &str| succeeds(&["perft", game, EMPTY_3X3, "1"]);
    // Left and right merge and leave eight cells, down leaves seven; up is no move.
    assert_eq!(count("2048-3x3").trim(), "46");
    assert_eq!(count("2048-3x3-four100").trim(), "23");
    assert_eq!(count("2048-four0-3x3").trim(), "23");
}

#[test]
fn positions_of_any_size_are_thought_about() {
    for (game, position) in [
        ("2048-3x3", EMPTY_3X3),
        ("2048-3x5-evil", "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0"),
    ] {
        let answer = json(&["think", game, position, "--depth", "3"]).remove(0);
        assert_eq!(answer["depth"], 3, "{game}");
        let moves = answer["moves"].as_array().unwrap();
        assert!(moves.iter().any(|one| one["move"] == answer["move"]));
        assert!(answer["nodes"].as_u64().unwrap() > 100);
    }
    // The spawns of the line expected have the names of this board.
    let line = json(&[
        "think",
        "2048-3x6",
        &["0"; 18].join(",").replacen('0', "2", 1),
        "--depth",
        "3",
    ]);
    let pv = line[0]["pv"].as_array().unwrap();
    assert!(
        pv.len() >= 3 && pv[1].as_str().unwrap().contains('='),
        "{pv:?}"
    );
}

#[test]
fn games_are_replayed_with_tiles_given_and_with_tiles_that_follow() {
    let game = "2048-3x5-goal64-four30";
    let args = [
        "replay",
        game,
        "--start",
        "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0",
        "left+e3=4",
        "down",
    ];
    let played = json(&args).remove(0);
    assert_eq!(
        (&played["result"], &played["plies"]),
        (&4.into(), &2.into())
    );
    let record = played["record"].as_str().unwrap();
    assert!(
        record.starts_with("2048-3x5-goal64-four30.1.0."),
        "{record}"
    );
    assert!(record.contains(".Le"), "cell 14 is the digit e: {record}");
    // The record knows its rules, whatever variant is named.
    for name in [game, "2048"] {
        assert_eq!(json(&["replay", name, "--record", record])[0], played);
    }
    let start = "2,2,0,0,0,0,0,0,0,0,0,0";
    let evil = ["replay", "2048-3x4-evil", "--start", start, "left", "down"];
    assert_eq!(json(&evil), json(&evil));
}

#[test]
fn batches_are_the_same_again_and_worse_where_tiles_are_evil() {
    let play = |game: &str| {
        let limits = ["--players", "corner", "--games", "30", "--json"];
        let mut lines = json(&[&["play", game], &limits[..]].concat());
        for line in &mut lines {
            line.as_object_mut()
                .unwrap()
                .retain(|key, _| !key.contains("ms") && !key.contains("second"));
        }
        lines
    };
    let evil = play("2048-4x5-evil");
    assert_eq!(evil, play("2048-4x5-evil"));
    let mean = |lines: &[serde_json::Value]| lines[30]["mean"].as_f64().unwrap();
    assert!(2.0 * mean(&evil) < mean(&play("2048-4x5")));
    let text = succeeds(&["play", "2048-5x5", "--players", "random", "--games", "2"]);
    assert!(text.starts_with("2048-5x5 by random, seed 0"), "{text}");
}

#[test]
fn a_person_plays_on_a_board_of_its_size() {
    let args = [
        "play",
        "2048-3x5-evil",
        "--players",
        "human",
        "--nodes",
        "20",
    ];
    let run = called(&args, "left hint right undo redo quit");
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    let rule = format!("┌{}┐", ["────────"; 5].join("┬"));
    assert!(run.stdout.contains(&rule), "{}", run.stdout);
    let frame = run.stdout.split("\n\n").next().unwrap();
    assert_eq!(frame.lines().count(), 1 + 2 * 3 + 1, "{frame}");
    assert!(run.stdout.contains("Hint: "));
    let record = run
        .stdout
        .lines()
        .last()
        .unwrap()
        .strip_prefix("record: ")
        .unwrap();
    assert!(record.starts_with("2048-3x5-evil.1.0."), "{record}");
    assert_eq!(json(&["replay", "2048", "--record", record])[0]["plies"], 2);
}

#[test]
fn players_are_those_who_play_by_these_rules() {
    let everyone = succeeds(&["players", "2048-evil"]);
    let some = succeeds(&["players", "2048-5x5"]);
    assert!(everyone.contains("2048 learned: ") && !some.contains("2048 learned: "));
    assert!(some.contains("2048 expectimax: "));
    fails(
        &["play", "2048-5x5", "--players", "learned"],
        &["player: 2048-5x5 has no player \"learned\"", "expectimax"],
    );
}

#[test]
fn what_is_wrong_with_a_name_or_a_position_is_said() {
    fails(
        &["play", "2048-7x4"],
        &["game, rows: 7 is not between 3 and 6"],
    );
    fails(
        &["play", "2048-goal100"],
        &["game, goal: 100 is no power of two"],
    );
    fails(&["play", "2048-huge"], &["game: \"huge\" is none of"]);
    fails(&["play", "pentago-5x5"], &["there is no \"pentago-5x5\""]);
    fails(
        &["think", "2048-3x3", "2,2"],
        &["expected 9 tile values", "found 2"],
    );
    fails(
        &["think", "2048-3x3", "2,0,0,0,0,2048,0,0,0"],
        &["cell c2: 2048 is no tile (0, or a power of two from 2 to 1024)"],
    );
    fails(&["replay", "2048-3x5", "up+f1=2"], &["from a1 to e3"]);
}
