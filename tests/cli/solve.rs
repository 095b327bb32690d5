//! `plyground solve`.

use super::program::{fails, json};

#[test]
fn a_small_board_is_solved_from_its_start_or_a_position() {
    let game = &json(&["solve", "2x3"])[0];
    let value = game["value"].as_f64().unwrap();
    assert!((480.25..480.26).contains(&value), "{value}");
    assert_eq!(
        (&game["positions"], game.get("moves")),
        (&21752.into(), None)
    );
    let position = &json(&["solve", "2x2", "2,2,16,8"])[0];
    assert_eq!(position["moves"].as_object().unwrap().len(), 2);
    assert_eq!(position["moves"]["left"], position["value"]);
}

#[test]
fn what_is_no_small_board_is_refused_by_name() {
    fails(&["solve", "4x4"], &["4x4", "3x3"]);
    fails(&["solve", "2x2", "2,4,8"], &["position: 3 values, not 4"]);
    fails(&["solve", "2x2", "2,4,8,5"], &["position", "5"]);
}
