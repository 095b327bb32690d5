//! Pentago on the command line.

use super::program::{called, complains, fails, json, lines, succeeds};

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
    fails(
        &["replay", "pentago", "--record", "x"],
        &["record", "GAME.1.START.PLIES"],
    );
    fails(
        &["replay", "pentago", "--record", "loa.1.."],
        &["--record", "loa", "pentago"],
    );
    let record = "pentago.1..b21L_e52R";
    let replayed = &json(&["replay", "pentago", "--record", record, "c31L"])[0];
    assert_eq!(replayed["record"], "pentago.1..b21L_e52R_c31L");
    assert_eq!(replayed["plies"], 3);
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
    let run = called(&["think", "pentago", "-"], "nonsense\n");
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
        assert_eq!(game["seed"], i / 2, "both games of a pair have one seed");
        let record = game["record"].as_str().unwrap();
        let replayed = &json(&["replay", "pentago", "--record", record])[0];
        assert_eq!(replayed["result"], game["result"]);
        assert_eq!(replayed["plies"], game["moves"]);
        assert_eq!(replayed["record"], record);
        assert!(!game["result"].is_null());
    }
    let summary = &out[4];
    assert_eq!(summary["player"], "alpha-beta, 2000 nodes");
    assert_eq!(summary["opponent"], "random");
    let won = |game: &&serde_json::Value| {
        game[game["result"].as_str().unwrap()]["player"] == "alpha-beta"
    };
    assert_eq!(summary["wins"], out[..4].iter().filter(won).count());
    assert!(summary["score"].as_f64() > Some(0.5));
    let pairs = summary["pairs"].as_array().unwrap();
    assert_eq!(
        pairs.iter().filter_map(|pairs| pairs.as_u64()).sum::<u64>(),
        2
    );
    let again = lines(&succeeds(&[&args[..], &["--threads", "1"]].concat()));
    assert_eq!(out[2]["record"], again[2]["record"]);
}

#[test]
fn what_can_not_be_played_is_refused() {
    let plays = |players| ["play", "pentago", "--players", players, "--nodes", "9"];
    fails(&plays("random,random,random"), &["--players", "two", "3"]);
    fails(&plays("corner"), &["pentago", "corner", "alpha-beta"]);
    let refused = |more: &[&str], words: &[&str]| {
        fails(&[&plays("random")[..], more].concat(), words);
    };
    refused(&["--pace", "5"], &["--pace", "shown"]);
    refused(&["--helper", "mcts"], &["--helper", "human"]);
    let human = [&plays("human,random")[..], &["--swap"]].concat();
    fails(&human, &["--swap", "shown"]);
    fails(
        &["play", "2048", "--players", "random", "--swap"],
        &["--swap", "two"],
    );
    fails(
        &["play", "2048", "--players", "random", "--pace", "5"],
        &["--pace"],
    );
    let unknown = [&plays("random")[..], &["--set", "speed=9"]].concat();
    fails(&unknown, &["speed", "random"]);
    fails(
        &["play", "2048", "--players", "random,random"],
        &["one player"],
    );
}
