//! Files that commands write: never one that they read, never one for two things, never in place of something else.

use super::PROGRAM;
use super::program::{called, called_in, complains, contents, fails, folder, path, succeeds};
use super::support::repository;
use std::fs;
use std::path::Path;

/// An experiment `u` that tunes a player by a preset of the file `u.preset.json`.
fn tuning(folder: &Path) {
    let preset =
        r#"{"name": "mine", "game": "2048", "player": "expectimax", "settings": {"empty": 10}}"#;
    fs::write(folder.join("u.preset.json"), preset).unwrap();
    let text = r#"{"name": "u", "game": "2048-3x3", "games": 64, "limits": {"depth": 2},
        "players": [{"player": "expectimax", "preset": "u.preset.json"}],
        "tune": {"params": ["empty"], "pairs": 4, "reach": 1}}"#;
    fs::write(folder.join("u.json"), text).unwrap();
}

#[test]
fn results_that_a_run_writes_to_are_not_replaced() {
    let folder = folder("files-running");
    let [file, out] = ["some.jsonl", "running.jsonl"].map(|name| path(&folder, name));
    for name in [&file, &out] {
        fs::write(name, "").unwrap();
    }
    let running = fs::File::options().append(true).open(&out).unwrap();
    running.lock().unwrap();
    fails(
        &["lab", "merge", &file, "--out", &out],
        &["another run writes to it"],
    );
    // Closing it would not do: a program that another test starts may still hold a copy.
    running.unlock().unwrap();
    succeeds(&["lab", "merge", &file, "--out", &out]);
}

/// Messages that nobody can read are no reason to drop the work.
#[cfg(target_os = "linux")]
#[test]
fn a_full_standard_error_ends_no_work() {
    let folder = folder("files-full");
    let [file, out] = ["twice.jsonl", "merged.jsonl"].map(|name| path(&folder, name));
    let line = |score: u64| {
        format!(
            r#"{{"game":"2048","player":"p","seed":1,"score":{score},"max":64,"moves":10,"ms":1.0,"nodes":1}}"#
        )
    };
    fs::write(&file, [line(100), line(300)].join("\n")).unwrap();
    let status = std::process::Command::new(PROGRAM)
        .args(["lab", "merge", &file, "--out", &out])
        .stderr(fs::File::options().write(true).open("/dev/full").unwrap())
        .status();
    assert!(status.unwrap().success());
    assert_eq!(fs::read_to_string(&out).unwrap().lines().count(), 1);
}

/// A draft is written beside it first, of which an error says nothing.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_is_missing_is_told_by_the_name_of_the_output() {
    let folder = folder("files-nowhere");
    let [file, out] = ["none.jsonl", "missing/merged.jsonl"].map(|name| path(&folder, name));
    fs::write(&file, "").unwrap();
    let run = called(&["lab", "merge", &file, "--out", &out], "");
    assert_eq!(run.code, 2);
    assert_eq!(
        run.stderr,
        format!("plyground: {out}: No such file or directory (os error 2)\n")
    );
}

#[test]
fn an_output_is_no_input_and_no_other_output() {
    let folder = folder("files-apart");
    tuning(&folder);
    fs::copy(folder.join("u.json"), folder.join("u.jsonl")).unwrap();
    let before = contents(&folder);
    let cases: [&[&str]; 10] = [
        // Two outputs, not there yet, by whatever path.
        &["lab", "tune", "u.json", "--out", "new", "--save", "new"],
        &["lab", "tune", "u.json", "--out", "new", "--save", "./new"],
        &[
            "lab", "tune", "u.json", "--out", "new", "--save", "new.torn",
        ],
        // The outputs that are not named.
        &["lab", "tune", "u.json", "--out", "u.preset.json"],
        &["lab", "tune", "u.json", "--save", "u.jsonl"],
        &["lab", "run", "u.jsonl"],
        // A preset that the experiment names.
        &["lab", "tune", "u.json"],
        &["lab", "tune", "u.json", "--save", "u.preset.json"],
        &["lab", "run", "u.json", "--out", "u.preset.json"],
        &["lab", "ladder", "2048", "--weights", "w", "--out", "w"],
    ];
    for case in cases {
        let run = called_in(&folder, case);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{case:?}");
        complains(&run, &["are the same file"]);
        assert!(contents(&folder) == before, "{case:?} changed something");
    }
}

#[test]
fn a_file_of_another_kind_is_refused_and_stays() {
    let folder = folder("files-kinds");
    let file = |name: &str| path(&folder, name);
    let [results, weights, preset, text] = ["r", "w", "u.preset.json", "thesis.txt"].map(file);
    succeeds(&[
        "lab", "run", "random", "--games", "2", "--out", &results, "--quiet",
    ]);
    fs::copy(repository("tests/data/2048-tiny.weights"), &weights).unwrap();
    tuning(&folder);
    fs::write(&text, "my thesis").unwrap();
    let tuned = file("u.json");
    let before = contents(&folder);
    for other in [&text, &preset, &weights] {
        fails(
            &["lab", "merge", &results, "--out", other],
            &[other, "holds no results"],
        );
        fails(&["lab", "run", "random", "--out", other], &[other]);
    }
    for other in [&text, &results, &weights] {
        let args = [
            "lab",
            "tune",
            &tuned,
            "--out",
            &file("new"),
            "--save",
            other,
        ];
        fails(&args, &[other, "holds no preset"]);
    }
    assert!(contents(&folder) == before, "nothing was changed");
    // Its own kind, and what is empty, are replaced.
    fs::write(&text, "").unwrap();
    for _ in 0..2 {
        succeeds(&["lab", "merge", &results, "--out", &text]);
    }
}

#[test]
fn half_a_line_alone_is_not_taken_for_results() {
    let folder = folder("files-half");
    let out = path(&folder, "out.jsonl");
    for half in [
        "{",
        "\n{\"game\"",
        r#"{"game":"2048","player":"p","seed":1"#,
    ] {
        fs::write(&out, half).unwrap();
        let run = ["lab", "run", "random", "--games", "1", "--out", &out];
        fails(&run, &[&out, "holds no results"]);
        assert_eq!(contents(&folder), [("out.jsonl".into(), half.into())]);
    }
}
