//! `plyground lab tune`: tuning, going on after a kill, the preset it leaves, and what it refuses.

use super::lab::games;
use super::program::{called, complains, fails, folder, lines, path, succeeds};
use std::fs;
use std::path::Path;

/// An experiment that tunes a spoiled weight.
fn experiment(folder: &Path) -> String {
    let file = path(folder, "spoiled.json");
    let text = r#"{"name": "spoiled", "game": "2048-3x3", "games": 64, "seed": 3, "limits": {"depth": 2},
        "players": [{"player": "expectimax", "settings": {"empty": 10}}],
        "tune": {"params": ["empty", "merges"], "pairs": 4, "reach": 1}}"#;
    fs::write(&file, text).unwrap();
    file
}

#[test]
fn a_tuning_goes_on_where_it_was_killed_and_ends_the_same() {
    let folder = folder("lab-tune");
    let file = experiment(&folder);
    let [out, again, preset] =
        ["out.jsonl", "again.jsonl", "my.json"].map(|name| path(&folder, name));
    let tune = |out: &str, threads: &str| {
        let args = [
            "lab",
            "tune",
            &file,
            "--out",
            out,
            "--save",
            &preset,
            "--test-games",
            "40",
            "--threads",
            threads,
        ];
        let run = called(&args, "");
        complains(&run, &["64 games are few for 2 parameters", "about 2 000"]);
        assert_eq!(run.code, 0, "whatever its test says");
        run.stdout
    };
    let report = tune(&out, "1");
    let verdict = lines(report.lines().last().unwrap()).remove(0);
    assert!(
        verdict["decision"].is_string() && verdict["gain"].is_number(),
        "{verdict}"
    );
    assert!(report.contains("merges"), "{report}");
    let saved = fs::read_to_string(&preset).unwrap();

    // What was cut off in the middle of a line is played again.
    let whole = fs::read_to_string(&out).unwrap();
    fs::write(&again, &whole[..whole.len() / 2]).unwrap();
    assert_eq!(tune(&again, "3"), report);
    assert_eq!(games(&again), games(&out));
    assert_eq!(fs::read_to_string(&preset).unwrap(), saved);

    let played = |preset: &str| {
        let args = [
            "play",
            "2048-3x3",
            "--players",
            "expectimax",
            "--depth",
            "1",
            "--games",
            "3",
        ];
        succeeds(&[&args[..], &["--json"], &["--preset", preset]].concat())
    };
    assert!(played(&preset).lines().count() > 3);
    fails(
        &[
            "think",
            "2048",
            "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0",
            "--player",
            "lee",
            "--preset",
            &preset,
        ],
        &["2048 expectimax"],
    );
    let compared = path(&folder, "compared.json");
    let text = format!(
        r#"{{"name": "c", "game": "2048-3x3", "games": 2, "limits": {{"depth": 1}},
        "players": [{{"player": "expectimax", "preset": {preset:?}}}, {{"player": "expectimax"}}]}}"#
    );
    fs::write(&compared, text).unwrap();
    let table = succeeds(&["lab", "run", &compared, "--out", &path(&folder, "c.jsonl")]);
    assert!(table.contains("spoiled"), "{table}");
}

#[test]
fn what_cannot_be_tuned_is_named() {
    let folder = folder("lab-tune-bad");
    let file = experiment(&folder);
    let out = path(&folder, "out.jsonl");
    fails(
        &["lab", "tune", &file, "--games", "3", "--out", &out],
        &["games", "3"],
    );
    fails(&["lab", "tune", "greedy", "--out", &out], &["players", "3"]);
    fails(
        &["lab", "tune", &file, "--weights", "none", "--out", &out],
        &["--weights: no player here"],
    );
    fails(
        &["lab", "run", &file, "--out", &out],
        &["tune.params", "lab tune"],
    );
    let twice = fs::read_to_string(&file).unwrap();
    fs::write(&file, twice.replace("\"merges\"", "\"empty\"")).unwrap();
    fails(
        &["lab", "tune", &file, "--out", &out],
        &["tune.params[1]", "empty"],
    );
    assert!(!fs::exists(&out).unwrap(), "nothing was begun");
}
