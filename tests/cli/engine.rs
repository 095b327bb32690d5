//! Programs from outside: the protocol, good engines and bad ones. They are shell scripts.
#![cfg(unix)]

use super::lab::{folder, path};
use super::program::{json, plyground, succeeds};
use std::fs;
use std::path::Path;

#[test]
fn the_engine_answers_line_by_line() {
    let input = "ugi\ngame loa\nisready\nposition start moves b1-b3\ngo nodes 300\nposition nonsense\ngo depth 1\nfrobnicate\ngo nodes\nquit\n";
    let run = plyground(&["engine", "loa"], input);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    let lines: Vec<&str> = run
        .stdout
        .lines()
        .filter(|line| !line.starts_with("info"))
        .collect();
    assert!(lines[0].starts_with("id name plyground"), "{lines:?}");
    assert_eq!(lines[1..3], ["ugiok", "readyok"]);
    assert!(lines[3].starts_with("bestmove "), "{lines:?}");
    let errors: Vec<_> = lines[4..]
        .iter()
        .map(|line| line.split(':').next().unwrap())
        .collect();
    assert_eq!(
        errors,
        ["error position", "error command", "error go"],
        "{lines:?}"
    );
    assert!(run.stdout.contains("info depth "));

    let alone = json(&[
        "think",
        "pentago",
        &format!("{} X", ".".repeat(36)),
        "--nodes",
        "300",
    ]);
    let run = plyground(&["engine", "pentago"], "position start\ngo nodes 300\n");
    let best = format!("bestmove {}", alone[0]["move"].as_str().unwrap());
    assert_eq!(run.stdout.lines().last(), Some(&*best));
}

/// The match of an engine, which is a shell script, against the random player of Pentago: its results and records.
fn against_random(folder: &Path, script: &str, games: u64) -> Vec<serde_json::Value> {
    let [file, out] = ["engine.json", "engine.jsonl"].map(|name| path(folder, name));
    let _ = fs::remove_file(&out);
    let engine = serde_json::json!({"engine": ["sh", "-c", script], "name": "mine"});
    let experiment = serde_json::json!({
        "name": "engine", "game": "pentago", "games": games, "limits": {"movetime": 1},
        "players": [engine, {"player": "random"}]
    });
    fs::write(&file, experiment.to_string()).unwrap();
    succeeds(&["lab", "run", &file, "--out", &out, "--quiet"]);
    super::program::lines(&fs::read_to_string(&out).unwrap())
}

/// The start of every script: it greets, and answers each `go` by what `$1` says.
fn script(answer: &str) -> String {
    format!(
        r#"while read word rest; do case "$word" in
        ugi) echo ugiok;; isready) echo readyok;; legal) legal="$rest";;
        go) {answer};; quit) exit;; esac; done"#
    )
}

#[test]
fn an_engine_plays_its_games() {
    let folder = folder("engine-good");
    let first = script("set -- $legal; echo info nothing; echo bestmove $1");
    let lines = against_random(&folder, &first, 6);
    assert_eq!(lines.len(), 6);
    for line in &lines {
        let engine = line["player"].as_str().unwrap();
        assert!(engine.starts_with("engine sh -c"), "{line}");
        assert!(line["moves"].as_u64().unwrap() > 6, "{line}");
        let record = line["record"].as_str().unwrap();
        succeeds(&["replay", "pentago", "--record", record]);
    }
}

#[test]
fn a_bad_engine_loses_its_game_and_nothing_else() {
    let folder = folder("engine-bad");
    let bad = [
        ("dies", script("exit 1")),
        ("cheats", script("echo bestmove a11L")),
        (
            "babbles",
            script("yes nonsense | head -c 100000; echo bestmove"),
        ),
        ("starts not", "exit 3".into()),
    ];
    for (what, script) in bad {
        let lines = against_random(&folder, &script, 4);
        assert_eq!(lines.len(), 4, "{what}");
        for line in &lines {
            assert_eq!(line["result"], "loss", "{what}: {line}");
        }
    }
}

/// Slower than the others: it has five seconds before it is given up.
#[test]
fn an_engine_that_hangs_or_never_stops_talking_is_given_up() {
    for (what, answer) in [("hangs", "sleep 1000"), ("talks", "yes nonsense")] {
        let folder = folder(&format!("engine-{what}"));
        let lines = against_random(&folder, &script(answer), 2);
        let lost = |line: &serde_json::Value| line["result"] == "loss";
        assert!(lines.iter().all(lost), "{what}: {lines:?}");
    }
}
