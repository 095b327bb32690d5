//! Pentago on the command line.

use super::program::{complains, fails, json, lines, plyground, succeeds};

/// X has four in the upper row, and e1 is empty.
const FOUR: &str = "XXXX.........O.O.......O..O......... X";
const EMPTY: &str = ".................................... X";

#[test]
fn perft_counts_moves() {
    assert_eq!(succeeds(&["perft", "pentago", EMPTY, "2"]), "80640\n");
    assert_eq!(succeeds(&["perft", "pentago", EMPTY, "0"]), "1\n");
    fails(&["perft", "pentago", "XO", "1"], &["position", "36", "2"]);
}

#[test]
fn replay_says_where_moves_lead() {
    let start = &json(&["replay", "pentago"])[0];
    assert_eq!(start["position"], EMPTY);
    assert!(start["result"].is_null());
    assert_eq!(start["legal"].as_array().unwrap().len(), 288);
    let won = &json(&["replay", "pentago", "--start", FOUR, "e1"])[0];
    assert_eq!(won["result"], "x");
    assert_eq!(won["legal"].as_array().unwrap().len(), 0);
    fails(
        &["replay", "pentago", "b21L", "b21L"],
        &["move 2", "b21L", "taken"],
    );
    fails(&["replay", "pentago", "a1"], &["move 1", "turn"]);
    fails(&["replay", "pentago", "--record", "x"], &["--record"]);
}

#[test]
fn think_answers_with_a_move_of_every_player() {
    let catalogue = &json(&["players", "pentago", "--json"])[0];
    let players = catalogue["players"].as_array().unwrap();
    assert!(players.len() > 1);
    for player in players {
        let id = player["id"].as_str().unwrap();
        let args = ["think", "pentago", EMPTY, "--player", id, "--nodes", "600"];
        let answer = &json(&args)[0];
        let mv = answer["move"].as_str().unwrap();
        succeeds(&["replay", "pentago", mv]);
        let valued = answer["moves"].as_array().unwrap();
        assert!(valued.iter().any(|entry| entry["move"] == mv), "{id}");
        let seed = [&args[..], &["--seed", "7"]].concat();
        assert_eq!(json(&seed)[0]["move"], json(&seed)[0]["move"], "{id}");
    }
}

#[test]
fn think_proves_what_it_sees_to_the_end() {
    let args = ["think", "pentago", FOUR, "--depth", "2"];
    let args = [&args[..], &["--player", "alpha-beta"]].concat();
    let answer = &json(&args)[0];
    assert_eq!(
        (&answer["move"], &answer["exact"]),
        (&"e1".into(), &1.into())
    );
    let over = FOUR.replace("XXXX.", "XXXXX").replace(" X", " O");
    let answer = &json(&["think", "pentago", &over, "--player", "alpha-beta"])[0];
    assert!(answer["move"].is_null());
    assert_eq!(answer["exact"], -1);
    let run = plyground(&["think", "pentago", "-"], "nonsense\n");
    complains(&run, &["line 1", "position"]);
}

#[test]
fn two_players_play_and_each_is_summed_up() {
    let args = [
        "play",
        "pentago",
        "--players",
        "alpha-beta,random",
        "--json",
    ];
    let args = [&args[..], &["--games", "4", "--nodes", "2000", "--swap"]].concat();
    let out = succeeds(&args);
    let out = lines(&out);
    assert_eq!(out.len(), 5);
    for (i, game) in out[..4].iter().enumerate() {
        let sides = if i % 2 == 0 { ["x", "o"] } else { ["o", "x"] };
        assert_eq!(game[sides[0]]["player"], "alpha-beta");
        assert_eq!(game[sides[1]]["player"], "random");
        assert_eq!(game["seed"], i);
        let moves: Vec<&str> = game["record"].as_str().unwrap().split(' ').collect();
        assert_eq!(game["moves"], moves.len());
        let replayed = &json(&[&["replay", "pentago"], &moves[..]].concat())[0];
        assert_eq!(replayed["result"], game["result"]);
        assert!(!game["result"].is_null());
    }
    let [player, opponent] = [0, 1].map(|i| &out[4]["players"][i]);
    assert_eq!(player["player"], "alpha-beta");
    assert_eq!(player["wins"], opponent["losses"]);
    assert!(player["score"].as_f64() > opponent["score"].as_f64());
    let again = lines(&succeeds(&[&args[..], &["--threads", "1"]].concat()));
    assert_eq!(out[2]["record"], again[2]["record"]);
}

#[test]
fn what_can_not_be_played_is_refused() {
    let plays = |players| ["play", "pentago", "--players", players, "--nodes", "9"];
    fails(&plays("random,random,random"), &["--players", "two", "3"]);
    fails(&plays("corner"), &["pentago", "corner", "alpha-beta"]);
    fails(&plays("human"), &["pentago", "human"]);
    let unknown = [&plays("random")[..], &["--set", "speed=9"]].concat();
    fails(&unknown, &["speed", "random"]);
    fails(
        &["play", "2048", "--players", "random,random"],
        &["one player"],
    );
}
