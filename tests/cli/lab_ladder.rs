//! `plyground lab ladder`: a small ladder, and that it goes on from its file.

use super::program::{fails, folder, json, path, succeeds};
use std::fs;

#[test]
fn a_ladder_orders_the_players_and_goes_on() {
    let folder = folder("lab-ladder");
    let out = path(&folder, "ladder.jsonl");
    let ladder = |threads: &str, more: &[&str]| {
        let args = [
            "lab",
            "ladder",
            "pentago",
            "--only",
            "alpha-beta,mcts",
            "--nodes",
            "60",
            "--most",
            "40",
            "--out",
            &out,
            "--threads",
            threads,
        ];
        [&args, more]
            .concat()
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
    };
    let run = |args: Vec<String>| json(&args.iter().map(String::as_str).collect::<Vec<_>>());
    let rows = run(ladder("2", &["--json"]));
    let players: Vec<_> = rows
        .iter()
        .map(|row| row["player"].as_str().unwrap())
        .collect();
    assert_eq!(players.last(), Some(&"random"), "{rows:?}");
    assert_eq!(rows.last().unwrap()["elo"], 0.0);
    assert!(rows[0]["low"].as_f64().unwrap() > 0.0, "{rows:?}");

    // Cut off, it plays what is missing, and comes to the same.
    let whole = fs::read_to_string(&out).unwrap();
    fs::write(&out, &whole[..whole.len() / 2]).unwrap();
    assert_eq!(run(ladder("1", &["--json"])), rows);
    let table = ladder("1", &[]);
    let table = succeeds(&table.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(table.contains("| random | 0 |"), "{table}");
}

#[test]
fn scores_of_2048_are_ordered() {
    let folder = folder("lab-ladder-2048");
    let out = path(&folder, "ladder.jsonl");
    let args = [
        "lab", "ladder", "2048-3x3", "--only", "greedy", "--nodes", "50", "--most", "50", "--out",
        &out,
    ];
    let rows = json(&[&args[..], &["--json"]].concat());
    assert_eq!(rows.len(), 2);
    assert_eq!(rows[1]["player"], "random");
    fails(
        &["lab", "ladder", "loa", "--only", "nobody", "--out", &out],
        &["nobody"],
    );
    fails(
        &[&args[..], &["--error", "5"]].concat(),
        &["--error: only where two play"],
    );
    let none = path(&folder, "none.jsonl");
    let ladder = ["lab", "ladder", "pentago", "--only", "mcts", "--out", &none];
    fails(&[&ladder[..], &["--error", "0"]].concat(), &["error", "0"]);
    fails(&[&ladder[..], &["--most", "0"]].concat(), &["games", "0"]);
    // All games are checked before the first.
    let both = ["lab", "ladder", "2048-3x3", "pentago", "--only", "mcts"];
    fails(
        &[&both[..], &["--error", "0", "--out", &none]].concat(),
        &["error", "0"],
    );
    assert!(!fs::exists(&none).unwrap(), "nothing was begun");
}
