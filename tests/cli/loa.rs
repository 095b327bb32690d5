//! Lines of Action on the command line.

use std::fs;

use super::lab::{folder, path};
use super::program::{fails, json, lines, plyground, succeeds};

const START: &str = ".xxxxxx./o......o/o......o/o......o/o......o/o......o/o......o/.xxxxxx. x";
/// b4xd4 connects both sides.
const BOTH: &str = "......../......../......../....x.../.x.o..../....x.../.....o../........ x";

#[test]
fn perft_counts_moves() {
    assert_eq!(succeeds(&["perft", "loa", START, "3"]), "44952\n");
    assert_eq!(succeeds(&["perft", "loa-mover", START, "1"]), "36\n");
    fails(&["perft", "loa", "xo", "1"], &["position", "8 ranks", "1"]);
}

#[test]
fn replay_says_where_moves_lead() {
    let start = &json(&["replay", "loa"])[0];
    assert_eq!(start["position"], START);
    assert!(start["result"].is_null());
    assert_eq!(start["legal"].as_array().unwrap().len(), 36);
    let next = &json(&["replay", "loa", "b1b3", "a2-c2"])[0];
    assert_eq!(
        next["position"],
        ".xxxxxx./o......o/o......o/o......o/o......o/ox.....o/..o....o/..xxxxx. x"
    );
}

#[test]
fn the_rules_say_whose_it_is_when_both_are_connected() {
    for (game, result) in [("loa", "draw"), ("loa-mover", "x")] {
        let over = &json(&["replay", game, "--start", BOTH, "b4d4"])[0];
        assert_eq!(over["result"], result);
        assert_eq!(over["legal"].as_array().unwrap().len(), 0);
    }
    fails(&["replay", "loa-server"], &["there is no \"loa-server\""]);
    fails(
        &["replay", "loa", "b1-b3", "b3-b4"],
        &["move 2", "b3-b4", "side to move"],
    );
}

#[test]
fn repetition_ends_the_game() {
    let round = ["b1-b3", "a2-c2", "b3-b1", "c2-a2"];
    let moves: Vec<&str> = round.into_iter().cycle().take(8).collect();
    let over = &json(&[&["replay", "loa"], &moves[..]].concat())[0];
    assert_eq!(over["result"], "draw");
    assert_eq!(over["legal"].as_array().unwrap().len(), 0);
    let more = [&["replay", "loa"], &moves[..], &["b1-b3"]].concat();
    fails(&more, &["move 9", "b1-b3", "repetition"]);
}

#[test]
fn think_answers_with_a_move_of_every_player() {
    let catalogue = &json(&["players", "loa", "--json"])[0];
    let players = catalogue["players"].as_array().unwrap();
    assert!(players.len() > 1);
    for player in players {
        let id = player["id"].as_str().unwrap();
        let args = ["think", "loa", START, "--player", id, "--nodes", "600"];
        let answer = &json(&args)[0];
        let mv = answer["move"].as_str().unwrap();
        succeeds(&["replay", "loa", mv]);
        let valued = answer["moves"].as_array().unwrap();
        assert!(valued.iter().any(|entry| entry["move"] == mv), "{id}");
        let seed = [&args[..], &["--seed", "7"]].concat();
        assert_eq!(json(&seed)[0]["move"], json(&seed)[0]["move"], "{id}");
    }
}

#[test]
fn two_players_play_and_each_is_summed_up() {
    let args = ["play", "loa", "--players", "mcts,random", "--json"];
    let args = [&args[..], &["--games", "2", "--nodes", "2000", "--swap"]].concat();
    let out = succeeds(&args);
    let out = lines(&out);
    assert_eq!(out.len(), 3);
    for game in &out[..2] {
        let record = game["record"].as_str().unwrap();
        let replayed = &json(&["replay", "loa", "--record", record])[0];
        assert_eq!(replayed["result"], game["result"]);
        assert!(!game["result"].is_null());
    }
}

/// Both sides go there and x back again; o's `a8-a2` leads to the start a second time.
const THERE: [&str; 3] = ["b1-b3", "a2-a8", "b3-b1"];

#[test]
fn think_counts_what_came_before_as_in_a_game() {
    let limits = ["--set", "open-root=1", "--depth", "3"];
    let back = |more: &[&str]| {
        let answer = json(&[more, &limits].concat()).remove(0);
        let moves = answer["moves"].as_array().unwrap();
        let back = moves.iter().find(|mv| mv["move"] == "a8-a2").unwrap();
        back["value"].as_f64().unwrap()
    };
    // `a8-a2` leads to the start a second time, and a round later a third time.
    let twice = [&THERE[..], &["a8-a2"], &THERE].concat();
    let there = &json(&[&["replay", "loa"], &twice[..]].concat())[0];
    let position = there["position"].as_str().unwrap();
    let once = back(&["think", "loa", position]);
    assert_ne!(once, 0.0);
    assert_eq!(back(&[&["think", "loa", START], &THERE[..]].concat()), once);
    assert_eq!(back(&[&["think", "loa", START], &twice[..]].concat()), 0.0);
    let record = there["record"].as_str().unwrap();
    assert_eq!(back(&["think", "loa", "--record", record]), 0.0);
    let line = format!("{START} moves\n{START} moves {}\n", twice.join(" "));
    let run = plyground(&[&["think", "loa", "-"], &limits[..]].concat(), &line);
    let answer = &lines(&run.stdout)[1];
    let valued = answer["moves"].as_array().unwrap();
    assert!(
        valued
            .iter()
            .any(|mv| mv["move"] == "a8-a2" && mv["value"] == 0.0)
    );
    fails(&["think", "loa", START, "b1-b9"], &["move 1", "b1-b9"]);
    fails(&["think", "loa"], &["POSITION"]);
}

/// The result of a game of Pentago.
const PENTAGO_LINE: &str = r#"{"game":"pentago","player":"a","opponent":"b","seed":1,"first":true,"result":"win","moves":1,"ms":1.0,"nodes":1,"own_moves":1,"opponent_ms":1.0,"opponent_nodes":1,"record":"pentago.1..c34L"}"#;

#[test]
fn endings_come_from_games_and_are_won() {
    let folder = folder("loa-endings");
    let [file, games, endings] =
        ["try.json", "games.jsonl", "endings.txt"].map(|name| path(&folder, name));
    let players =
        r#"[{"player": "strong"}, {"player": "strong", "settings": {"solver": 0, "network": 0}}]"#;
    // With a limit of time, which none of them reaches, games keep their records.
    let experiment = format!(
        r#"{{"name": "try", "game": "loa", "games": 4, "seed": 3, "limits": {{"nodes": 300, "movetime": 600000}}, "players": {players}}}"#
    );
    fs::write(&file, experiment).unwrap();
    succeeds(&["lab", "run", &file, "--out", &games, "--quiet"]);
    let options = ["--nodes", "60000", "--set", "solver-from=0"];
    let endings_of = |from: &str| {
        let command = ["lab", "endings", "loa", &games, "--from", from];
        succeeds(&[&command[..], &options[..]].concat())
    };
    // Two plies before the end the loser is to move.
    let turned = ["lab", "endings", "loa", &games, "--from", "22"];
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
            &["lab", "prove", "loa", &endings, "--against", "random"],
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
    fails(&["lab", "endings", "loa", &games], &words);
    fs::write(&endings, "\nxo x 7\n").unwrap();
    let words = ["endings.txt, line 2: position"];
    fails(&["lab", "prove", "loa", &endings], &words);
    let set = ["--against-set", "solver=0"];
    fails(
        &[&["lab", "prove", "loa", &endings], &set[..]].concat(),
        &["--against <ID>"],
    );
}
