//! `plyground review` and `plyground think --explain`.

use serde_json::Value;

use super::program::{called, fails, json, succeeds};
use super::{ONE_TILE, OVER};

/// O lets X win at once.
const LOST: &str = "pentago.1..b21L_c22L_e51L_c63L_c11R_f63R_a13R_b13R_d4";
/// X throws away a draw.
const DRAWN: &str = "pentago.1.OOXOXXXOXOOOOOXX.XOX.OXO.XOOXX.XO.X._X.e32L";

fn review(record: &str, more: &[&str]) -> Vec<Value> {
    json(&[&["review", record, "--json"], more].concat())
}

#[test]
fn answers_with_every_field_of_the_contract() {
    let plies = review(LOST, &["--nodes", "2000"]);
    assert_eq!(plies.len(), 9);
    for (i, ply) in plies.iter().enumerate() {
        assert_eq!(ply["ply"], i + 1);
        assert_eq!(ply["side"], ["x", "o"][i % 2]);
        assert!(ply["move"].is_string() && ply["best"].is_string());
        let [value, best, cost] =
            ["value", "best_value", "cost"].map(|name| ply[name].as_f64().unwrap());
        assert!(value <= best && (0.0..=1.0).contains(&cost), "{ply}");
        assert!(ply["grade"].is_string());
        assert_eq!(ply["pv"][0], ply["best"]);
    }
    let last = plies.last().unwrap();
    assert_eq!(
        (&last["grade"], last["cost"].as_f64()),
        (&"best".into(), Some(0.0))
    );
    assert_eq!(
        (last["exact"].as_i64(), last["after"].as_f64()),
        (Some(1), Some(1.0))
    );
    assert!(plies.is_sorted_by(|one, next| one["after"] == next["before"]));
}

#[test]
fn a_draw_thrown_away_is_a_blunder_that_costs_half_the_points() {
    let plies = review(DRAWN, &["--nodes", "100000"]);
    let last = plies.last().unwrap();
    assert_eq!(
        (&last["grade"], last["cost"].as_f64()),
        (&"blunder".into(), Some(0.5))
    );
}

#[test]
fn costs_decide_grades() {
    let game = &json(&[
        "play",
        "loa",
        "--players",
        "random",
        "--games",
        "1",
        "--nodes",
        "50",
        "--json",
    ])[0];
    let record = game["record"].as_str().unwrap();
    let mut plies = review(record, &["--nodes", "300"]);
    let order = ["best", "good", "inaccuracy", "mistake", "blunder"];
    plies.sort_by(|a, b| a["cost"].as_f64().partial_cmp(&b["cost"].as_f64()).unwrap());
    let grades = plies
        .iter()
        .map(|ply| order.iter().position(|grade| ply["grade"] == **grade));
    assert!(grades.clone().all(|grade| grade.is_some()));
    assert!(grades.is_sorted());
}

#[test]
fn the_learned_player_judges_2048_and_others_if_they_are_asked() {
    let record = "2048.1.1.0100000000001000.u3l6u5ldufrc";
    let plies = review(record, &["--depth", "1"]);
    assert_eq!(plies.len(), 6);
    for ply in &plies {
        let [value, best, cost] =
            ["value", "best_value", "cost"].map(|name| ply[name].as_f64().unwrap());
        assert!(ply["side"].is_null());
        assert!((cost - (best - value) / best).abs() < 1e-5, "{ply}");
    }
    let other = review(
        record,
        &[
            "--depth",
            "1",
            "--player",
            "mcts",
            "--set",
            "simulations=20",
        ],
    );
    assert!(other.iter().all(|ply| ply["best_value"].is_number()));
    assert!(
        other
            .iter()
            .all(|ply| ply["cost"].is_null() && ply["grade"].is_null())
    );
}

#[test]
fn people_get_a_table_with_the_costliest_moves_first() {
    let table = succeeds(&["review", LOST, "--nodes", "20000"]);
    let lines: Vec<&str> = table.lines().collect();
    assert!(
        lines[7].contains("b13R       loses in 2 d41R") && lines[7].contains("blunder"),
        "{table}"
    );
    assert!(
        lines[9].starts_with("x: ") && lines[10].starts_with("o: "),
        "{table}"
    );
    let costly = |line: &str| -> f64 {
        let words: Vec<&str> = line.split_whitespace().collect();
        words[4].parse().expect("a number of per cent")
    };
    assert!(
        lines[11..].len() >= 2 && lines[11].starts_with("ply 6: f63R cost"),
        "{table}"
    );
    assert!(
        lines[11..].is_sorted_by(|a, b| costly(a) >= costly(b)),
        "{table}"
    );
}

#[test]
fn a_game_without_plies_has_nothing_to_judge() {
    assert!(review("loa.1..", &["--nodes", "10"]).is_empty());
    let piped = called(&["review", "-", "--nodes", "10"], format!("{LOST}\n"));
    assert_eq!((piped.code, piped.stdout.lines().count() > 10), (0, true));
}

#[test]
fn refuses_what_is_no_record_and_who_does_not_play() {
    fails(&["review", "chess.1..e2e4"], &["game", "chess"]);
    fails(&["review", "pentago.1..a14R_zz"], &["ply 2"]);
    fails(&["review", LOST, "--player", "bob"], &["player", "bob"]);
    fails(&["review", LOST, "--nodes", "0"], &["nodes", "0"]);
}

#[test]
fn explanations_come_with_the_position_and_each_move() {
    let sum = |one: &Value| -> f64 {
        let features = one["features"].as_array().unwrap();
        features
            .iter()
            .map(|feature| feature["value"].as_f64().unwrap())
            .sum()
    };
    let think = [
        "think", "2048", ONE_TILE, "--player", "learned", "--depth", "1",
    ];
    let answer = &json(&[&think[..], &["--explain"]].concat())[0];
    assert!(answer["features"][0]["name"].is_string());
    let moves = answer["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 4);
    for one in moves {
        let value = one["value"].as_f64().unwrap();
        assert!((sum(one) - value).abs() <= 1e-7 * value.abs(), "{one}");
    }
    assert_eq!(answer["static_value"], sum(answer));
    let comparison = &answer["comparison"];
    let rows = comparison["rows"].as_array().unwrap();
    let column = |name: &str| -> f64 { rows.iter().map(|row| row[name].as_f64().unwrap()).sum() };
    for name in ["best", "other", "difference"] {
        assert_eq!(comparison["sum"][name], column(name), "{name}");
    }
    assert!(json(&think)[0].get("features").is_none());
    let random = &json(&["think", "2048", ONE_TILE, "--player", "random", "--explain"])[0];
    assert_eq!(random["features"], serde_json::json!([]));
    let over = &json(&["think", "2048", OVER, "--depth", "1", "--explain"])[0];
    assert_eq!(
        (over["features"].as_array().unwrap().len(), sum(over)),
        (1, -1.6e6)
    );
}
