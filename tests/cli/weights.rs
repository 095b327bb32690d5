//! Files of learned weights: where they are looked for, and what is said where they are missing.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use super::PROGRAM;
use super::program::{Run, complains, fails, finished, folder, json, lines, path};
use super::support::repository;

/// A copy of the program in a folder outside the repository.
struct Copy(PathBuf);

impl Copy {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("plyground-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("bin")).unwrap();
        let copy = Self(folder);
        // A link where that is possible: a file that was written a moment ago may be busy, if another test forks meanwhile.
        if fs::hard_link(PROGRAM, copy.program()).is_err() {
            fs::copy(PROGRAM, copy.program()).unwrap();
        }
        copy
    }

    fn program(&self) -> PathBuf {
        self.0.join(format!("bin/plyground{EXE_SUFFIX}"))
    }

    /// Puts a file of learned weights into a folder of this one.
    fn put(&self, file: &str, place: &str) {
        let place = self.0.join(place);
        fs::create_dir_all(&place).unwrap();
        fs::copy(repository("www/weights").join(file), place.join(file)).unwrap();
    }

    /// Runs the copy in a folder of this one.
    fn run(&self, place: &str, args: &[&str]) -> Run {
        let mut command = Command::new(self.program());
        finished(command.args(args).current_dir(self.0.join(place)), b"")
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const LEARNED: [&str; 7] = [
    "think",
    "2048-3x3",
    "2,4,0,8,16,2,64,32,8",
    "--player",
    "learned-3x3",
    "--depth",
    "1",
];

#[test]
fn weights_are_found_beside_the_program_and_in_the_sources() {
    let file = "2048-3x3.weights";
    // The current folder, and where the file is.
    for (name, here, place) in [
        ("beside", ".", "bin/weights"),
        ("above-program", ".", "www/weights"),
        ("above-caller", "deep/deeper", "deep/www/weights"),
    ] {
        let copy = Copy::new(name);
        fs::create_dir_all(copy.0.join(here)).unwrap();
        let run = copy.run(here, &LEARNED);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{name}");
        complains(&run, &["2048 learned-3x3", file, "--weights"]);
        copy.put(file, place);
        let run = copy.run(here, &LEARNED);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{name}");
        assert!(lines(&run.stdout)[0]["move"].is_string());
    }
}

#[test]
fn weights_are_named_by_their_file() {
    let copy = Copy::new("named");
    copy.put("2048-3x3.weights", "elsewhere");
    let named = ["--weights", "../elsewhere/2048-3x3.weights"];
    let run = copy.run("bin", &[&LEARNED[..], &named].concat());
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
}

#[test]
fn a_player_that_can_do_without_plays_on_and_says_so_once() {
    let copy = Copy::new("without");
    let args = [
        "play",
        "loa",
        "--players",
        "strong,strong",
        "--games",
        "2",
        "--nodes",
        "50",
        "--json",
    ];
    let run = copy.run(".", &args);
    assert_eq!(run.code, 0);
    assert_eq!(lines(&run.stdout).len(), 3);
    assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    for words in ["loa strong plays without", "loa-network.weights"] {
        assert!(run.stderr.contains(words), "{}", run.stderr);
    }
    copy.put("loa-network.weights", "bin/weights");
    assert_eq!(copy.run(".", &args).stderr, "");
}

#[test]
fn an_experiment_with_a_player_that_lacks_weights_is_refused() {
    let copy = Copy::new("experiment");
    let text = r#"{"name": "lacking", "game": "loa", "games": 2, "seed": 1, "limits": {"nodes": 20},
        "players": [{"player": "strong"}, {"player": "random"}]}"#;
    fs::write(copy.0.join("try.json"), text).unwrap();
    let run = ["lab", "run", "try.json", "--out", "try.jsonl", "--quiet"];
    let refused = copy.run(".", &run);
    assert_eq!((refused.code, refused.stdout.as_str()), (2, ""));
    complains(&refused, &["loa strong", "loa-network.weights"]);
    copy.put("loa-network.weights", "bin/weights");
    assert_eq!(copy.run(".", &run).code, 0);
}

#[test]
fn a_file_of_weights_that_can_not_be_used_is_named() {
    let folder = folder("weights-junk");
    let [junk, missing] = ["junk", "missing"].map(|name| path(&folder, name));
    fs::write(&junk, "something else").unwrap();
    let refused = |file: &str, words: &[&str]| {
        fails(&[&LEARNED[..], &["--weights", file]].concat(), words);
    };
    refused(&junk, &[&junk, "not a file of weights"]);
    refused(&missing, &[&missing]);
    let oblong = repository("www/weights/2048-3x4.weights");
    let other = "learned-3x3 needs weights of a board of 3x3, not of 3x4";
    refused(oblong.to_str().unwrap(), &[other]);
}

#[test]
fn weights_are_refused_where_nobody_takes_them() {
    for command in [&["players"][..], &["replay", "pentago"], &["lab", "list"]] {
        let words = ["--weights: no player"];
        fails(&[command, &["--weights", "none"]].concat(), &words);
    }
    // The default player of 2048 takes none.
    fails(
        &["play", "2048", "--nodes", "9", "--weights", "none"],
        &["--weights: no player here"],
    );
}

#[test]
fn smaller_boards_have_players_of_their_own() {
    for (game, player, least) in [
        ("2048-3x4", "learned-3x4", 10_000.0),
        ("2048-3x3", "learned-3x3", 3000.0),
    ] {
        let play = ["play", game, "--players", player, "--games", "20"];
        let games = json(&[&play[..], &["--depth", "1", "--json"]].concat());
        let mean = games.last().unwrap()["mean"].as_f64().unwrap();
        assert!(mean > least, "{player}: {mean}");
    }
}
