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

#[test]
fn a_line_that_is_no_text_is_answered_like_others() {
    let run = plyground(
        &["engine", "pentago"],
        b"isready\n\xff\xfe\nisready\nquit\n",
    );
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!([lines[0], lines[2]], ["readyok"; 2], "{lines:?}");
    assert!(lines[1].starts_with("error command"), "{lines:?}");
}

#[test]
fn the_engine_answers_all_lines_before_it_quits() {
    let input =
        "go movetime 60000\nposition nonsense\ngo\nposition start\ngo movetime 60000\nquit\n";
    let run = plyground(&["engine", "loa"], input);
    let answers: Vec<_> = run
        .stdout
        .lines()
        .filter(|line| !line.starts_with("info"))
        .map(|line| line.split([':', ' ']).next().unwrap())
        .collect();
    assert_eq!(answers, ["bestmove", "error", "bestmove"], "{}", run.stdout);
}

#[test]
fn the_engine_repeats_a_long_line_in_part() {
    let long = "x".repeat(1 << 20);
    let lines = [
        long.clone(),
        format!("game {long}"),
        format!("go {long}"),
        format!("go {long} 5"),
        format!("go nodes {long}"),
        format!("position {long}\ngo"),
        format!("position start moves {long}\ngo"),
    ];
    for line in lines {
        let run = plyground(&["engine", "pentago"], format!("{line}\nquit\n"));
        assert!(run.stdout.starts_with("error "), "{}", run.stdout);
        assert!(run.stdout.len() < 300, "{} bytes", run.stdout.len());
    }
}

#[test]
fn the_engine_answers_on_several_threads() {
    // `quit` would cut the searches short; the end of the input does not.
    let input = "position start moves b1-b3\ngo nodes 300\ngo depth 3\ngo movetime 20\n";
    let run = plyground(&["engine", "loa", "--threads", "3"], input);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert!(lines[0].starts_with("error go: --threads: not with a limit of nodes"));
    let moves = lines.iter().filter(|line| line.starts_with("bestmove "));
    assert_eq!(moves.count(), 2, "{lines:?}");
}

/// The match of an engine, which is a shell script, against the random player of Pentago: its results and records, and
/// the complaints.
fn against_random(folder: &Path, script: &str, games: u64) -> (Vec<serde_json::Value>, String) {
    let [file, out] = ["engine.json", "engine.jsonl"].map(|name| path(folder, name));
    let _ = fs::remove_file(&out);
    let engine = serde_json::json!({"engine": ["sh", "-c", script], "name": "mine"});
    let experiment = serde_json::json!({
        "name": "engine", "game": "pentago", "games": games, "limits": {"movetime": 1},
        "players": [engine, {"player": "random"}]
    });
    fs::write(&file, experiment.to_string()).unwrap();
    let run = plyground(&["lab", "run", &file, "--out", &out, "--quiet"], "");
    assert_eq!((run.code, run.stdout.as_str()), (0, ""));
    let results = fs::read_to_string(&out).unwrap();
    (super::program::lines(&results), run.stderr)
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
    // It may say something that is no text beside its moves.
    let first = script(r"set -- $legal; printf 'info caf\351\n'; echo bestmove $1");
    let (lines, complaints) = against_random(&folder, &first, 6);
    assert_eq!((lines.len(), complaints.as_str()), (6, ""));
    for line in &lines {
        let engine = line["player"].as_str().unwrap();
        assert!(engine.starts_with("engine sh -c"), "{line}");
        assert!(line["moves"].as_u64().unwrap() > 6, "{line}");
        let record = line["record"].as_str().unwrap();
        succeeds(&["replay", "pentago", "--record", record]);
    }
}

/// The command of a script in a file.
fn command(folder: &Path, script: &str) -> String {
    let file = path(folder, "engine.sh");
    fs::write(&file, script).unwrap();
    format!("sh {file}")
}

/// The command by which an engine plays a game against `random`.
fn play_random<'a>(game: &'a str, engine: &'a str) -> [&'a str; 6] {
    let players = "engine,random";
    ["play", game, "--players", players, "--engine", engine]
}

#[test]
fn an_engine_plays_and_is_rated() {
    let folder = folder("engine-ladder");
    let engine = command(&folder, &script("set -- $legal; echo bestmove $1"));
    let play = play_random("loa", &engine);
    let more = ["--games", "2", "--nodes", "1", "--json"];
    let rows = json(&[&play[..], &more].concat());
    assert_eq!(rows[0]["x"]["player"], "engine", "{rows:?}");
    assert!(rows[0]["moves"].as_u64().unwrap() > 6, "{rows:?}");

    let args = "lab ladder pentago --only random --nodes 1 --most 6 --json --out";
    let args: Vec<&str> = args.split(' ').collect();
    let out = path(&folder, "ladder.jsonl");
    let rows = json(&[&args[..], &[&out, "--engine", &engine]].concat());
    let players: Vec<_> = rows
        .iter()
        .map(|row| row["player"].as_str().unwrap())
        .collect();
    assert!(
        players.contains(&engine.as_str()) && players.contains(&"random"),
        "{rows:?}"
    );
}

/// The engine needs the moves of the game for the rules on repetition.
#[test]
fn an_engine_hears_the_moves_of_the_game() {
    let folder = folder("engine-history");
    for game in ["loa", "pentago"] {
        let log = path(&folder, game);
        let answer = script("set -- $legal; echo bestmove $1");
        let answer = answer.replace(
            "in\n",
            &format!("in\nposition|history) echo \"$word $rest\" >> {log};;\n"),
        );
        let engine = command(&folder, &answer);
        let play = play_random(game, &engine);
        succeeds(&[&play[..], &["--nodes", "1"]].concat());
        let heard = fs::read_to_string(&log).unwrap();
        let heard: Vec<&str> = heard.lines().collect();
        for pair in heard.chunks(2).skip(1) {
            let position = pair[0].strip_prefix("position ").unwrap();
            let history = pair[1].strip_prefix("history ").unwrap();
            let (start, moves) = history.split_once(" moves ").unwrap();
            let moves: Vec<&str> = moves.split(' ').collect();
            let replay = ["replay", game, "--start", start];
            let end = json(&[&replay[..], &moves].concat());
            assert_eq!(end[0]["position"], position);
        }
        assert!(heard.len() > 6, "{heard:?}");
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
        let (lines, complaints) = against_random(&folder, &script, 4);
        assert_eq!(lines.len(), 4, "{what}");
        // Once for all games.
        let told = complaints.matches("does not start").count();
        assert_eq!(told, usize::from(what == "starts not"), "{complaints}");
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
        let (lines, _) = against_random(&folder, &script(answer), 2);
        let lost = |line: &serde_json::Value| line["result"] == "loss";
        assert!(lines.iter().all(lost), "{what}: {lines:?}");
    }
}
