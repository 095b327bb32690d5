//! Programs from outside: the protocol, good engines and bad ones. They are shell scripts.
#![cfg(unix)]

use super::program::{Run, called, folder, json, path, succeeds};
use std::fs;
use std::path::Path;

#[test]
fn the_engine_answers_line_by_line() {
    let input = "ugi\ngame loa\nisready\nposition start moves b1-b3\ngo nodes 300\nposition nonsense\ngo depth 1\nfrobnicate\ngo nodes\nquit\n";
    let run = called(&["engine", "loa"], input);
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
    let run = called(&["engine", "pentago"], "position start\ngo nodes 300\n");
    let best = format!("bestmove {}", alone[0]["move"].as_str().unwrap());
    assert_eq!(run.stdout.lines().last(), Some(&*best));
}

#[test]
fn a_line_that_is_no_text_is_answered_like_others() {
    let run = called(
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
    let run = called(&["engine", "loa"], input);
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
        let run = called(&["engine", "pentago"], format!("{line}\nquit\n"));
        assert!(run.stdout.starts_with("error "), "{}", run.stdout);
        assert!(run.stdout.len() < 300, "{} bytes", run.stdout.len());
    }
}

/// The match of an engine, which is a shell script, against the random player of Pentago: its results and records, and
/// how the run ended.
fn against_random(folder: &Path, script: &str, games: u64) -> (Vec<serde_json::Value>, Run) {
    let out = path(folder, "engine.jsonl");
    let _ = fs::remove_file(&out);
    let run = goes_on(folder, script, games);
    let results = fs::read_to_string(&out).unwrap();
    (super::program::lines(&results), run)
}

/// The same with the games that are there.
fn goes_on(folder: &Path, script: &str, games: u64) -> Run {
    let [file, out] = ["engine.json", "engine.jsonl"].map(|name| path(folder, name));
    let engine = serde_json::json!({"engine": ["sh", "-c", script], "name": "mine"});
    let experiment = serde_json::json!({
        "name": "engine", "game": "pentago", "games": games, "limits": {"movetime": 1},
        "players": [engine, {"player": "random"}]
    });
    fs::write(&file, experiment.to_string()).unwrap();
    called(&["lab", "run", &file, "--out", &out], "")
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
    let (lines, run) = against_random(&folder, &first, 6);
    assert_eq!((lines.len(), run.code, run.stderr.as_str()), (6, 0, ""));
    for line in &lines {
        assert!(line.get("fault").is_none(), "{line}");
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

/// Engines that fail at their first move: what they do, the kind of the fault, and what more is told.
fn bad_engines() -> Vec<(&'static str, String, &'static str, &'static str)> {
    let kinds = [
        ("ends with an error", "exit 3", "crashed", "exit status 3"),
        ("is killed", "kill -9 $$", "crashed", "signal 9"),
        ("ends", "exit 0", "closed", "exit status 0"),
        ("falls silent", "exec >&-", "closed", "it writes no more"),
        ("cheats", "echo bestmove z99X", "illegal move", "z99X"),
        ("resigns", "echo bestmove none", "illegal move", "none"),
        (
            "says nothing",
            "echo bestmove",
            "no answer",
            "without a move",
        ),
        (
            "babbles",
            "yes nonsense | head -c 90000; echo bestmove",
            "no answer",
            "without a move",
        ),
    ];
    let mut all = kinds
        .map(|(what, answer, reason, detail)| (what, script(answer), reason, detail))
        .to_vec();
    all.push((
        "starts not",
        "exit 3".into(),
        "not started",
        "exit status 3",
    ));
    all
}

#[test]
fn a_bad_engine_loses_its_game_and_results_say_why() {
    let folder = folder("engine-bad");
    for (what, script, reason, detail) in bad_engines() {
        let (lines, run) = against_random(&folder, &script, 4);
        assert_eq!((lines.len(), run.code), (4, 3), "{what}: {}", run.stderr);
        for line in &lines {
            let fault = &line["fault"];
            assert_eq!(
                (&line["result"], &fault["reason"]),
                (&"loss".into(), &reason.into()),
                "{what}: {line}"
            );
            assert!(
                fault["detail"].as_str().unwrap().contains(detail),
                "{what}: {line}"
            );
        }
        // Once for all games.
        let told = format!("mine: {reason} in 4 games (seed 0: ");
        assert!(
            run.stderr.starts_with(&format!("plyground: {told}")),
            "{what}: {}",
            run.stderr
        );
        assert_eq!(run.stderr.lines().count(), 1, "{what}: {}", run.stderr);
        assert!(
            run.stdout.contains(&format!("\nfault: {told}")),
            "{what}: {}",
            run.stdout
        );
    }
}

#[test]
fn a_fault_stays_in_results_that_are_merged_shown_and_gone_on_with() {
    let folder = folder("engine-kept");
    let crash = script("exit 3");
    let (lines, _) = against_random(&folder, &crash, 2);
    let [out, merged] = ["engine.jsonl", "merged.jsonl"].map(|name| path(&folder, name));
    // Earlier results have no such field.
    let mut earlier = lines[0].clone();
    earlier.as_object_mut().unwrap().remove("fault");
    earlier["seed"] = 9.into();
    fs::write(&merged, format!("{earlier}\n")).unwrap();
    let all = succeeds(&["lab", "merge", &out, &merged]);
    let faults: Vec<_> = super::program::lines(&all)
        .iter()
        .map(|line| line["fault"]["reason"].as_str().map(str::to_string))
        .collect();
    assert_eq!(faults.iter().flatten().collect::<Vec<_>>(), ["crashed"; 2]);
    assert_eq!(faults.len(), 3);

    let shown = json(&["lab", "show", "--json", &out, &merged]);
    let wanted =
        serde_json::json!([{"player": lines[0]["player"], "reason": "crashed", "games": 2}]);
    assert_eq!(
        (&shown[0]["games"], &shown[0]["faults"]),
        (&3.into(), &wanted),
        "{shown:?}"
    );

    let run = goes_on(&folder, &crash, 4);
    assert_eq!(run.code, 3);
    assert!(run.stderr.contains("crashed in 4 games"), "{}", run.stderr);
}

#[test]
fn games_of_play_say_who_has_failed_and_why() {
    let folder = folder("engine-play");
    for (what, script, reason, detail) in bad_engines() {
        let engine = command(&folder, &script);
        let more = ["--games", "2", "--nodes", "1", "--json"];
        let run = called(&[&play_random("pentago", &engine)[..], &more].concat(), "");
        assert_eq!(run.code, 3, "{what}: {}", run.stderr);
        assert!(
            run.stderr.contains(&format!("{reason} in 2 games")),
            "{what}: {}",
            run.stderr
        );
        let rows = super::program::lines(&run.stdout);
        for game in &rows[..2] {
            assert_eq!(
                (&game["result"], &game["x"]["fault"]["reason"]),
                (&"o".into(), &reason.into()),
                "{what}: {game}"
            );
            assert!(
                game["x"]["fault"]["detail"]
                    .as_str()
                    .unwrap()
                    .contains(detail),
                "{what}: {game}"
            );
            assert!(game["o"].get("fault").is_none(), "{what}: {game}");
        }
        assert_eq!(rows[2]["faults"][0]["games"], 2, "{what}: {}", rows[2]);
    }
}

#[test]
fn a_game_of_one_that_a_fault_ends_says_why() {
    let folder = folder("engine-alone");
    let play = |answer: &str| {
        let engine = command(&folder, &script(answer));
        let play = [
            "play",
            "2048-3x3",
            "--players",
            "engine",
            "--nodes",
            "1",
            "--json",
        ];
        called(&[&play[..], &["--engine", &engine]].concat(), "")
    };
    let whole = play("set -- $legal; echo bestmove $1");
    assert_eq!((whole.code, whole.stderr.as_str()), (0, ""));
    assert!(!whole.stdout.contains("fault"), "{}", whole.stdout);

    let run = play("kill -9 $$");
    assert_eq!(run.code, 3);
    let rows = super::program::lines(&run.stdout);
    let wanted = serde_json::json!({"reason": "crashed", "detail": "signal 9"});
    assert_eq!((&rows[0]["moves"], &rows[0]["fault"]), (&0.into(), &wanted));
    assert_eq!(rows[1]["faults"][0]["reason"], "crashed");
}

/// Slower than the others: it has five seconds before it is given up.
#[test]
fn an_engine_that_hangs_or_never_stops_talking_is_given_up() {
    let late = "no bestmove in 5001 ms, limit 1 ms";
    let kinds = [
        ("hangs", "sleep 1000", "too late", late),
        ("talks", "yes nonsense", "too late", late),
        (
            "says a line without a word",
            "echo",
            "no answer",
            "an empty line",
        ),
    ];
    for (what, answer, reason, detail) in kinds {
        let folder = folder(&format!("engine-{}", &what[..4]));
        let (lines, run) = against_random(&folder, &script(answer), 2);
        assert_eq!(run.code, 3, "{what}");
        for line in &lines {
            assert_eq!(
                (&line["result"], &line["fault"]["reason"]),
                (&"loss".into(), &reason.into()),
                "{what}: {line}"
            );
            assert!(
                line["fault"]["detail"].as_str().unwrap().contains(detail),
                "{what}: {line}"
            );
        }
    }
}
