//! Openings from a file, in `plyground lab`.

use super::program::{called, complains, fails, folder, lines, path, succeeds};
use std::fs;
use std::path::Path;

const BOOK: &str = "# three openings\n\nb1-b3 a2-c2   # left\nstart moves g1-g3\n\
    .xxxxxx./o......o/o......o/o......o/o......o/o......o/o......o/.xxxxxx. o\n";

/// An experiment and a file of openings.
fn written(folder: &Path, more: &str) -> [String; 3] {
    let [file, book, out] = ["my.json", "book.txt", "out.jsonl"].map(|name| path(folder, name));
    let text = format!(
        r#"{{"name": "my", "game": "loa", "games": 6, "limits": {{"nodes": 10}}{more},
        "players": [{{"player": "strong"}}, {{"player": "random"}}]}}"#
    );
    fs::write(&file, text).unwrap();
    fs::write(&book, BOOK).unwrap();
    [file, book, out]
}

/// The openings of the games, by the order of the lines of results.
fn starts(out: &str) -> Vec<String> {
    let games = lines(&fs::read_to_string(out).unwrap());
    let start = |game: &serde_json::Value| game["start"].as_str().unwrap().to_string();
    games.iter().map(start).collect()
}

#[test]
fn a_file_gives_each_pair_of_games_its_opening() {
    let folder = folder("lab-openings");
    let [file, book, out] = written(&folder, r#", "opening": 4"#);
    let run = ["lab", "run", &file, "--openings", &book, "--out", &out];
    succeeds(&[&run[..], &["--threads", "1"]].concat());
    let expected = [
        "b1-b3 a2-c2",
        "start moves g1-g3",
        BOOK.lines().last().unwrap(),
    ];
    assert_eq!(starts(&out), expected.map(|line| [line; 2]).concat());
    // The same by the experiment itself, and nothing is left to play.
    let named = format!(r#", "openings": {{"file": {book:?}}}"#);
    let [file, _, _] = written(&folder, &named);
    let played = fs::read(&out).unwrap();
    succeeds(&["lab", "run", &file, "--out", &out, "--quiet"]);
    assert_eq!(fs::read(&out).unwrap(), played);
    // Another list has other games, and `merge` keeps both.
    let [file, _, _] = written(&folder, r#", "openings": {"lines": ["c1-c3"]}"#);
    let other = path(&folder, "other.jsonl");
    let run = called(&["lab", "run", &file, "--out", &other, "--quiet"], "");
    assert_eq!(run.code, 0);
    let merged = succeeds(&["lab", "merge", &out, &other]);
    assert_eq!(merged.lines().count(), 12);
}

#[test]
fn a_shuffled_file_has_the_same_openings_in_an_order_of_the_seed() {
    let folder = folder("lab-openings-order");
    let [file, book, _] = written(&folder, "");
    let play = |seed: &str| {
        let out = path(&folder, &format!("{seed}.jsonl"));
        let order = ["--openings", &book, "--order", "random", "--seed", seed];
        let run = [
            "lab",
            "run",
            &file,
            "--threads",
            "1",
            "--quiet",
            "--out",
            &out,
        ];
        succeeds(&[&run[..], &order].concat());
        starts(&out)
    };
    let orders: Vec<_> = (0..6).map(|seed| play(&(3 * seed).to_string())).collect();
    assert!(orders.iter().any(|order| *order != orders[0]));
    for mut order in orders {
        order.sort();
        order.dedup();
        assert_eq!(order.len(), 3);
    }
}

#[test]
fn too_few_openings_are_told_before_the_games() {
    let folder = folder("lab-openings-few");
    let [file, book, out] = written(&folder, "");
    let args = [
        "lab",
        "test",
        &file,
        "--openings",
        &book,
        "--out",
        &out,
        "--games",
        "40",
    ];
    let run = called(&args, "");
    complains(&run, &["3 openings for 20 pairs of games", "begin again"]);
}

#[test]
fn what_is_no_opening_is_named_by_its_line() {
    let folder = folder("lab-openings-bad");
    let [file, book, out] = written(&folder, "");
    let with = |text: &str, words: &[&str]| {
        fs::write(&book, text).unwrap();
        for command in ["run", "test"] {
            let args = ["lab", command, &file, "--openings", &book, "--out", &out];
            fails(&args, words);
        }
        assert!(!Path::new(&out).exists());
    };
    with(
        "# one\nb1-b3\n\nb1-b3 b1-b3\n",
        &["book.txt, line 4: move 2: \"b1-b3\""],
    );
    with(
        "e4 e5",
        &["book.txt, line 1: \"e4 e5\" is neither a position"],
    );
    with("# nothing\n\n", &["book.txt: no openings in it"]);
    with(
        &"start\n".repeat(10_001),
        &["book.txt, line 10001: more than 10000 openings"],
    );
    let large = "# much\n".repeat(3 << 20);
    with(&large, &["book.txt: more than 16 MB of openings"]);
    fs::remove_file(&book).unwrap();
    fails(&["lab", "run", &file, "--openings", &book], &["book.txt"]);
    fails(
        &["lab", "run", &file, "--order", "random", "--out", &out],
        &["--order: the experiment has no list of openings"],
    );
    // Random moves that the experiment itself asks for contradict its list.
    let both = r#", "opening": 2, "openings": {"lines": ["start"]}"#;
    let [file, _, _] = written(&folder, both);
    fails(
        &["lab", "run", &file, "--out", &out],
        &["opening: 2 is not 0"],
    );
}

#[test]
fn a_ladder_begins_with_openings_too() {
    let folder = folder("lab-openings-ladder");
    let [_, book, out] = written(&folder, "");
    let args = [
        "lab",
        "ladder",
        "loa",
        "--only",
        "mcts",
        "--nodes",
        "10",
        "--most",
        "4",
        "--openings",
        &book,
        "--out",
        &out,
    ];
    succeeds(&args);
    assert!(starts(&out).contains(&"start moves g1-g3".into()));
}
