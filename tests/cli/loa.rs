//! Lines of Action on the command line.

use super::program::{called, fails, json, lines, succeeds};

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
    let run = called(&[&["think", "loa", "-"], &limits[..]].concat(), &line);
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
