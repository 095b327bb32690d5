//! `plyground theory`.

use super::program::{fails, json, succeeds};

#[test]
fn the_fewest_moves_and_the_bag_are_told() {
    let answer = &json(&["theory", "--runs", "20000", "--json"])[0];
    assert_eq!(answer["fewest"], serde_json::json!([519, 1032]));
    let mean = answer["mean"].as_f64().unwrap();
    assert!((938.4..939.2).contains(&mean), "{mean}");
    let all_fours = &json(&["theory", "--four", "100", "--runs", "3", "--json"])[0];
    assert_eq!(
        (&all_fours["mean"], &all_fours["deviation"]),
        (&519.0.into(), &0.0.into())
    );
    let text = succeeds(&["theory", "--goal", "16", "--runs", "5"]);
    assert_eq!(text.lines().count(), 2);
    assert!(text.starts_with("fewest moves to 16: 4 "), "{text}");
}

#[test]
fn what_cannot_be_worked_out_is_refused_by_name() {
    for (option, value) in [
        ("--goal", "2047"),
        ("--goal", "65536"),
        ("--four", "101"),
        ("--runs", "0"),
        ("--runs", "1e12"),
        ("--seed", "-1"),
    ] {
        fails(&["theory", &format!("{option}={value}")], &[option, value]);
    }
}
