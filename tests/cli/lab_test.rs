//! `plyground lab test`: decisions, going on, and what it refuses.

use super::program::{called, complains, fails, folder, lines, path, succeeds};
use std::fs;
use std::path::Path;

/// An experiment of two players in a file.
fn experiment(folder: &Path, game: &str, players: [&str; 2], limits: &str) -> String {
    let file = path(folder, "test.json");
    let players = players
        .map(|player| format!(r#"{{"player": "{player}"}}"#))
        .join(", ");
    let text = format!(
        r#"{{"name": "test", "game": "{game}", "games": 400, "seed": 3, "limits": {limits}, "players": [{players}]}}"#
    );
    fs::write(&file, text).unwrap();
    file
}

/// The output of a test: its sentence stands before the last line, and the exit code agrees with both.
fn tested(args: &[&str]) -> String {
    let run = called(args, "");
    assert_eq!(run.stderr, "", "{args:?}");
    let found = last(&run.stdout);
    let decision = found["decision"].as_str().unwrap();
    let codes = [("better", 0), ("not better", 1), ("undecided", 4)];
    assert!(
        codes.contains(&(decision, run.code)),
        "{found}: {}",
        run.code
    );
    let sentence = run.stdout.lines().rev().nth(1).unwrap();
    assert!(sentence.starts_with(&format!("{decision}: ")), "{sentence}");
    run.stdout
}

/// The last line of an output.
fn last(output: &str) -> serde_json::Value {
    lines(output.lines().last().unwrap()).remove(0)
}

fn verdict(args: &[&str]) -> serde_json::Value {
    last(&tested(args))
}

#[test]
fn a_test_stops_when_it_is_clear_who_is_better() {
    for (game, players, unit) in [
        ("2048", ["greedy", "random"], "gain"),
        ("pentago", ["alpha-beta", "random"], "elo"),
    ] {
        let folder = folder(&format!("lab-test-{game}"));
        let [out, back] = ["out.jsonl", "back.jsonl"].map(|name| path(&folder, name));
        let file = experiment(&folder, game, players, r#"{"nodes": 50}"#);
        let better = ["lab", "test", &file, "--better", "20", "--out", &out];
        let found = verdict(&better);
        assert_eq!(found["decision"], "better", "{found}");
        let games = found["games"].as_u64().unwrap();
        assert!((40..=400).contains(&games), "{found}");
        assert!(found[unit].as_f64().unwrap_or(1000.0) > 20.0, "{found}");
        // Run again it has its answer already.
        let written = fs::read(&out).unwrap();
        assert_eq!(verdict(&better), found);
        assert_eq!(fs::read(&out).unwrap(), written);

        let [first, second] = players;
        let file = experiment(&folder, game, [second, first], r#"{"nodes": 50}"#);
        let found = verdict(&["lab", "test", &file, "--better", "20", "--out", &back]);
        assert_eq!(found["decision"], "not better", "{found}");
    }
}

/// Games count in the order of their seeds, whoever plays them and whenever they end.
#[test]
fn any_number_of_threads_comes_to_the_same_verdict() {
    let folder = folder("lab-test-threads");
    let file = experiment(
        &folder,
        "2048-3x3",
        ["greedy", "random"],
        r#"{"nodes": 50}"#,
    );
    let test = |out: &str, threads: &str| {
        let out = path(&folder, out);
        let args = ["lab", "test", &file, "--better", "20", "--out", &out];
        verdict(&[&args[..], &["--threads", threads]].concat())
    };
    let alone = test("alone.jsonl", "1");
    assert_eq!(alone["decision"], "better", "{alone}");
    assert_eq!(test("many.jsonl", "3"), alone);
}

#[test]
fn too_few_games_leave_it_undecided() {
    let folder = folder("lab-test-few");
    let file = experiment(&folder, "2048", ["greedy", "random"], r#"{"nodes": 50}"#);
    let out = path(&folder, "out.jsonl");
    let found = verdict(&["lab", "test", &file, "--games", "5", "--out", &out]);
    assert_eq!(
        (&found["decision"], &found["games"]),
        (&"undecided".into(), &10.into())
    );
}

#[test]
fn what_cannot_be_tested_is_named() {
    let folder = folder("lab-test-bad");
    let file = experiment(&folder, "2048", ["greedy", "random"], r#"{"nodes": 50}"#);
    let out = path(&folder, "out.jsonl");
    fails(
        &["lab", "test", &file, "--out", &out, "--better", "0"],
        &["better", "0"],
    );
    fails(
        &["lab", "test", &file, "--out", &out, "--alpha", "2"],
        &["alpha", "2"],
    );
    fails(&["lab", "test", "random", "--out", &out], &["players", "2"]);
}

/// Two who throw no dice: what was called "better" after 208 games that were two.
#[test]
fn games_that_repeat_decide_nothing() {
    let folder = folder("lab-test-repeats");
    let file = path(&folder, "test.json");
    let write = |game: &str, opening: u32| {
        let text = format!(
            r#"{{"name": "test", "game": "{game}", "games": 3000, "opening": {opening}, "limits": {{"nodes": 20}},
            "players": [{{"player": "strong"}}, {{"player": "alpha-beta"}}]}}"#
        );
        fs::write(&file, text).unwrap();
    };
    for game in ["loa", "pentago"] {
        write(game, 0);
        let out = path(&folder, "refused.jsonl");
        for command in ["run", "test"] {
            fails(
                &["lab", command, &file, "--out", &out],
                &["opening: 0", "2 or more"],
            );
        }
        // The two games there are.
        let out = path(&folder, &format!("{game}.jsonl"));
        let found = verdict(&["lab", "test", &file, "--games", "2", "--out", &out]);
        assert_eq!(found["decision"], "undecided", "{found}");
    }
    write("loa", 1);
    let out = path(&folder, "one.jsonl");
    let args = ["lab", "run", &file, "--games", "1000", "--out", &out];
    succeeds(&args);
    let shown = lines(&succeeds(&["lab", "show", "--json", &out])).remove(0);
    assert_eq!(shown["games"], 1000, "{shown}");
    assert!(shown["different"].as_u64().unwrap() <= 72, "{shown}");
    let table = succeeds(&["lab", "show", &out]);
    assert!(
        table.contains("1 000, ") && table.contains(" different"),
        "{table}"
    );
    let strict = [
        "lab", "test", &file, "--better", "1", "--alpha", "0.000001", "--beta", "0.000001",
        "--out", &out,
    ];
    let text = tested(&strict);
    let found = last(&text);
    assert_eq!(found["decision"], "undecided", "{found}");
    assert!(found["games"].as_u64().unwrap() < 1000, "{found}");
    assert!(text.contains("the games repeat, only "), "{text}");
    // Some repeat, but others are still to come: it has only run out of games.
    let text = tested(&[&strict[..], &["--games", "60"]].concat());
    let found = last(&text);
    assert_eq!(found["decision"], "undecided", "{found}");
    assert!(
        found["different"].as_u64() < found["games"].as_u64(),
        "{found}"
    );
    assert!(text.contains("are too few to tell"), "{text}");
}

/// The sentence names both players, and what was asked.
#[test]
fn the_answer_is_a_sentence() {
    let folder = folder("lab-test-words");
    let out = path(&folder, "out.jsonl");
    for (players, hypotheses, expected) in [
        (
            ["strong", "random"],
            "0 10",
            "better: strong, 20 nodes is stronger than random",
        ),
        (
            ["strong", "random"],
            "-50 0",
            "better: strong, 20 nodes is not 50 Elo weaker than random",
        ),
        (
            ["strong", "random"],
            "50 90",
            "better: strong, 20 nodes is more than 50 Elo stronger than random",
        ),
        (
            ["random", "strong"],
            "0 10",
            "not better: random is not 10 Elo stronger than strong, 20 nodes",
        ),
        (
            ["random", "strong"],
            "-50 0",
            "not better: random is weaker than strong, 20 nodes",
        ),
    ] {
        let file = experiment(&folder, "loa", players, r#"{"nodes": 20}"#);
        let [none, better] = [0, 1].map(|i| hypotheses.split(' ').nth(i).unwrap());
        let args = [
            "lab", "test", &file, "--out", &out, "--none", none, "--better", better,
        ];
        let text = tested(&args);
        assert_eq!(text.lines().rev().nth(1), Some(expected));
    }
}

#[test]
fn games_of_two_come_in_whole_pairs() {
    let folder = folder("lab-test-pairs");
    let file = experiment(
        &folder,
        "pentago",
        ["alpha-beta", "random"],
        r#"{"nodes": 5}"#,
    );
    let out = path(&folder, "out.jsonl");
    for games in ["0", "1"] {
        let named = format!("games: {games}");
        fails(
            &["lab", "test", &file, "--games", games, "--out", &out],
            &[&named],
        );
    }
    let run = called(&["lab", "test", &file, "--games", "7", "--out", &out], "");
    complains(&run, &["games: 6 are played of 7"]);
    let found = lines(run.stdout.lines().last().unwrap()).remove(0);
    assert_eq!(
        (&found["games"], &found["different"]),
        (&6.into(), &6.into())
    );
    assert_eq!(lines(&fs::read_to_string(&out).unwrap()).len(), 6);
    fails(
        &["lab", "ladder", "loa", "--nodes", "5", "--most", "1"],
        &["games: 1", "2"],
    );
}
