//! `workshop endings` and `workshop prove`.

use std::fs;

use super::program::{fails, folder, json, lines, path, succeeds};
use super::results;

/// The result of a game of Pentago.
const PENTAGO_LINE: &str = r#"{"game":"pentago","player":"a","opponent":"b","seed":1,"first":true,"result":"win","moves":1,"ms":1.0,"nodes":1,"own_moves":1,"opponent_ms":1.0,"opponent_nodes":1,"record":"pentago.1..c34L"}"#;

#[test]
fn endings_come_from_games_and_are_won() {
    let folder = folder("loa-endings");
    let [games, endings] = ["games.jsonl", "endings.txt"].map(|name| path(&folder, name));
    let players =
        r#"[{"player": "strong"}, {"player": "strong", "settings": {"solver": 0, "network": 0}}]"#;
    // With a limit of time, which none of them reaches, games keep their records.
    let experiment = format!(
        r#"{{"name": "try", "game": "loa", "games": 4, "seed": 3, "limits": {{"nodes": 300, "movetime": 600000}}, "players": {players}}}"#
    );
    fs::write(&games, results(&experiment)).unwrap();
    let options = ["--nodes", "60000", "--set", "solver-from=0"];
    let endings_of = |from: &str| {
        let command = ["endings", "loa", &games, "--from", from];
        succeeds(&[&command[..], &options[..]].concat())
    };
    // Two plies before the end the loser is to move.
    let turned = ["endings", "loa", &games, "--from", "22"];
    fails(&turned, &["--from: more than --to"]);
    let found = endings_of("3");
    assert_eq!(endings_of("2"), found);
    // Games of other games do not count, and moves with blanks between are a record too.
    let as_before = fs::read_to_string(&games).unwrap();
    let mut mixed = String::from(PENTAGO_LINE);
    for mut line in lines(&as_before) {
        let record = line["record"].as_str().unwrap();
        let moves = record.strip_prefix("loa.1..").unwrap().replace('_', " ");
        line["record"] = moves.into();
        mixed += &format!("\n{line}");
    }
    fs::write(&games, mixed).unwrap();
    assert_eq!(endings_of("3"), found);
    assert!((2..=4).contains(&found.lines().count()), "{found}");
    fs::write(&endings, found).unwrap();
    let proven = json(
        &[
            &["prove", "loa", &endings, "--against", "random"],
            &options[..],
        ]
        .concat(),
    );
    let (sum, positions) = proven.split_last().unwrap();
    assert_eq!(sum["positions"], positions.len());
    assert!(sum["won"].as_u64() > Some(0), "{sum}");
    assert_eq!(sum["kept"], sum["won"]);
}

#[test]
fn a_wrong_line_of_endings_is_named() {
    let folder = folder("loa-endings-wrong");
    let [games, endings] = ["games.jsonl", "endings.txt"].map(|name| path(&folder, name));
    let wrong = PENTAGO_LINE.replace("pentago", "loa");
    fs::write(&games, format!("{PENTAGO_LINE}\n{wrong}\n")).unwrap();
    let words = ["games.jsonl, line 2: record, ply 1"];
    fails(&["endings", "loa", &games], &words);
    fs::write(&endings, "\nxo x 7\n").unwrap();
    let words = ["endings.txt, line 2: position"];
    fails(&["prove", "loa", &endings], &words);
    let set = ["--against-set", "solver=0"];
    fails(
        &[&["prove", "loa", &endings], &set[..]].concat(),
        &["--against <ID>"],
    );
}
