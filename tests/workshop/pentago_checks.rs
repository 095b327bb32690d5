//! `workshop time-solver`, `workshop check-values` and `workshop check-openings`.

use super::program::{fails, folder, json, path, succeeds};
use super::support::data;
use super::support::players::{contender, pentago, think};
use plyground::players::AnyGame as _;
use plyground::search::Limits;
use std::fs;

#[test]
fn the_solver_is_timed_on_seeded_positions() {
    let args = [
        "time-solver",
        "--positions",
        "3",
        "--marbles",
        "24",
        "--seed",
        "2",
    ];
    let answers = json(&args);
    let (sum, solved) = answers.split_last().unwrap();
    assert_eq!(solved.len(), 3);
    assert_eq!(sum["positions"], 3);
    let game = pentago();
    let strong = contender(
        game.player("strong").unwrap(),
        Limits::nodes(1_000_000),
        &[],
    );
    for answer in solved {
        let position = answer["position"].as_str().unwrap();
        let exact = think(&game, &strong, position).exact.unwrap();
        assert_eq!(answer["value"], exact, "{position}");
    }
    let nodes = |answer: &serde_json::Value| answer["nodes"].as_u64();
    let most = solved.iter().filter_map(nodes).max();
    assert_eq!(sum["nodes"]["most"].as_u64(), most);
}

#[test]
fn known_values_are_told_apart() {
    let path = &path(&folder("check-values"), "values");
    let late = data("pentago_exact.txt")
        .into_iter()
        .filter(|fields| fields[2].as_str() >= "24");
    let values = late.map(|fields| format!("{} {} {}\n", fields[0], fields[1], fields[3]));
    fs::write(path, format!("# late\n{}", values.collect::<String>())).unwrap();
    // The solver decides, so no pair is out of order and no value is lost.
    let sums = json(&["check-values", path, "--nodes", "1000000"]);
    let [sum] = &sums[..] else {
        panic!("{sums:?}");
    };
    assert!(sum["solvable"].as_u64().unwrap() > 10);
    assert_eq!(sum["kept"], sum["solvable"]);
    for kinds in ["won-drawn", "drawn-lost", "won-lost"] {
        assert_eq!(sum["searched"][kinds], 1.0, "{kinds}");
        let unsearched = sum["static"][kinds].as_f64().unwrap();
        assert!(
            unsearched > 0.5 && unsearched <= 1.0,
            "{kinds}: {unsearched}"
        );
    }
    fs::write(path, format!("{} X 2\n", ".".repeat(36))).unwrap();
    fails(&["check-values", path], &["line 1", "value", "2"]);
}

#[test]
fn openings_are_checked_as_far_as_their_values_go() {
    let path = &path(&folder("check-openings"), "table");
    // All positions with at most one marble, drawn.
    fs::write(path, [0x55; 2]).unwrap();
    let told = succeeds(&["check-openings", path]);
    let kept: Vec<&str> = told.lines().map(|line| &line[..6]).collect();
    assert_eq!(kept, ["0 of 0", "1 of 1", "0 of 0"], "{told}");
    fs::write(path, [0xd5, 0x55]).unwrap();
    fails(&["check-openings", path], &[path, "position 3: 3"]);
}
