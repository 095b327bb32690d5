//! `plyground think`.

use super::PROGRAM;
use super::program::{called, complains, fails, json, lines, succeeds};
use super::{ONE_TILE, OVER};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

fn think(more: &[&str]) -> Value {
    json(&[&["think", "2048", ONE_TILE], more].concat()).remove(0)
}

#[test]
fn answers_with_every_field_of_the_contract() {
    for limit in [
        &["--depth", "2"][..],
        &["--nodes", "500"],
        &["--movetime", "5"],
        &[],
    ] {
        let answer = think(&[&["--player", "expectimax"], limit].concat());
        let moves = answer["moves"].as_array().unwrap();
        let best = moves
            .iter()
            .find(|mv| mv["move"] == answer["move"])
            .unwrap();
        assert_eq!(best["value"], answer["value"]);
        assert_eq!(moves.len(), 4);
        assert!(moves.iter().all(|mv| mv["value"].is_number()));
        assert!(answer["exact"].is_null() && answer.get("exact").is_some());
        assert!(answer["depth"].as_u64().unwrap() >= 1);
        assert!(answer["nodes"].as_u64().unwrap() >= 4);
        assert!(answer["ms"].as_f64().unwrap() >= 0.0);
        assert_eq!(answer["pv"][0], answer["move"]);
    }
    assert_eq!(think(&["--depth", "2"])["depth"], 2);
}

#[test]
fn every_player_of_the_catalogue_thinks() {
    let catalogue = &json(&["players", "2048", "--json"])[0];
    for player in catalogue["players"].as_array().unwrap() {
        let id = player["id"].as_str().unwrap();
        let answer = think(&["--player", id, "--nodes", "200"]);
        assert!(answer["move"].is_string(), "{id}");
        let over = json(&["think", "2048", OVER, "--player", id, "--nodes", "200"]);
        assert_eq!(
            (&over[0]["move"], &over[0]["moves"]),
            (&json!(null), &json!([])),
            "{id}"
        );
    }
}

#[test]
fn the_seed_decides_a_random_player() {
    let moves = |seed: &str| think(&["--player", "random", "--seed", seed])["move"].clone();
    assert_eq!(moves("3"), moves("3"));
    let seeds = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
    assert!(seeds.iter().any(|seed| moves(seed) != moves("0")));
}

#[test]
fn parameters_change_the_values() {
    let value = |more: &[&str]| think(&[&["--depth", "1"], more].concat())["value"].clone();
    assert_ne!(value(&[]), value(&["--set", "empty=0"]));
    // The last of two counts.
    let twice = value(&["--set", "empty=0", "--set", "empty=9"]);
    assert_eq!(twice, value(&["--set", "empty=9"]));
    assert_ne!(value(&[]), value(&["--preset", "ovolve"]));
}

#[test]
fn refuses_bad_options() {
    let refused = |more: &[&str], words: &[&str]| {
        fails(&[&["think", "2048", ONE_TILE], more].concat(), words);
    };
    refused(&["--player", "bob"], &["player", "bob", "expectimax"]);
    refused(&["--player", "human"], &["player", "human"]);
    refused(&["--set", "frob=1"], &["frob"]);
    refused(&["--set", "empty=-1"], &["empty", "-1"]);
    refused(&["--set", "empty=NaN"], &["empty", "NaN"]);
    refused(&["--set", "empty=x"], &["--set", "empty", "x"]);
    refused(&["--set", "empty"], &["--set", "empty"]);
    refused(&["--preset", "frob"], &["preset", "frob"]);
    refused(&["--movetime", "-1"], &["movetime", "-1"]);
    refused(&["--movetime", "nan"], &["movetime"]);
    refused(&["--depth", "0"], &["depth", "0"]);
    refused(&["--nodes", "0"], &["nodes", "0"]);
    refused(&["--nodes", "many"], &["nodes", "many"]);
    refused(&["--seed", "-1"], &["-1"]);
    refused(&["--ply", "1"], &["--ply", "POSITION"]);
    let record = ["--record", "pentago.1..c34L"];
    let other = [&["think", "loa"], &record[..]].concat();
    fails(&other, &["--record: a game of pentago, not of loa"]);
    fails(&["think", "loa", "-", "b1-b3"], &["MOVE: not beside -"]);
}

#[test]
fn reads_positions_from_standard_input() {
    let input = format!("{ONE_TILE}\r\n\n{OVER}\n{ONE_TILE}");
    let run = called(&["think", "2048", "-", "--depth", "2"], &input);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    let answers = lines(&run.stdout);
    assert_eq!(answers.len(), 3);
    assert!(answers[1]["move"].is_null());
    assert_eq!(answers[0]["move"], answers[2]["move"]);
}

#[test]
fn answers_the_good_lines_before_a_bad_one() {
    let input = format!("{ONE_TILE}\n2,4\n{ONE_TILE}\n");
    let run = called(&["think", "2048", "-", "--depth", "1"], &input);
    assert_eq!((run.code, lines(&run.stdout).len()), (2, 1));
    complains(&run, &["line 2", "position"]);
}

#[test]
fn answers_each_line_before_the_next_is_written() {
    let mut child = Command::new(PROGRAM)
        .args(["think", "2048", "-", "--player", "random"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        writeln!(input, "{ONE_TILE}").unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        assert!(lines(&answer)[0]["move"].is_string());
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

/// A draw that is seen from both sides in turn: X to move draws at best.
const DRAW: &str = "OOXOXXXOXOOOOOXX.XOX.OXO.XOOXX.XO.X. X";

#[test]
fn no_value_is_a_negative_zero() {
    for player in ["strong", "alpha-beta", "genetic", "mcts"] {
        let search = ["--player", player, "--nodes", "3000"];
        let think = ["think", "pentago", DRAW, "--lines", "9", "--explain"];
        let tree = |format| {
            let tree = ["tree", "pentago", DRAW, "--format", format];
            succeeds(&[&tree[..], &search].concat())
        };
        let mut told = vec![succeeds(&[&think[..], &search].concat())];
        told.extend(["text", "dot", "json"].map(tree));
        for mv in ["e31R", "c42L", "e34R"] {
            let replayed = json(&["replay", "pentago", "--start", DRAW, mv]);
            let record = replayed[0]["record"].as_str().unwrap();
            for form in [&[][..], &["--json"]] {
                told.push(succeeds(&[&["review", record][..], &search, form].concat()));
            }
        }
        for text in told {
            let words = text.split(|c: char| c.is_whitespace() || "[],:{}\\".contains(c));
            let zeros: Vec<&str> = words.filter(|word| is_negative_zero(word)).collect();
            assert!(zeros.is_empty(), "{player}: {zeros:?} in {text}");
        }
    }
    let asked = format!("position {DRAW}\ngo nodes 3000\n");
    let run = called(&["engine", "pentago", "--player", "genetic"], asked);
    assert!(run.stdout.contains(" value 0 "), "{}", run.stdout);
    assert!(!run.stdout.contains(" value -0 "), "{}", run.stdout);
}

fn is_negative_zero(word: &str) -> bool {
    word.starts_with('-') && word.parse().is_ok_and(|number: f64| number == 0.0)
}
