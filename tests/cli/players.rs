//! `plyground players`.

use super::program::{fails, json, succeeds};

#[test]
fn the_catalogue_has_a_schema_for_every_player() {
    let all = json(&["players", "--json"]);
    let one = json(&["players", "2048", "--json"]);
    assert_eq!((all.len(), one.len()), (1, 1));
    assert_eq!(one[0]["games"][0]["id"], "2048");
    let players = one[0]["players"].as_array().unwrap();
    assert!(players.iter().any(|player| player["id"] == "expectimax"));
    for player in players {
        assert_eq!(player["game"], "2048");
        for param in player["params"].as_array().unwrap() {
            let number = |key: &str| param[key].as_f64().unwrap();
            assert!(
                param["name"].is_string()
                    && param["label"].is_string()
                    && param["help"].is_string()
            );
            assert!(number("min") <= number("default") && number("default") <= number("max"));
            assert!(number("step") > 0.0);
        }
    }
}

#[test]
fn a_list_as_text() {
    let text = succeeds(&["players", "2048"]);
    for word in [
        "expectimax",
        "corner",
        "random",
        "--preset ovolve",
        "--weights 2048-4x4.weights         2561 KB",
        "cutoff",
    ] {
        assert!(text.contains(word), "{word} in {text}");
    }
    let optional = "--weights loa-network.weights      6 KB, optional";
    assert!(succeeds(&["players", "loa"]).contains(optional));
    fails(&["players", "chess"], &["GAME", "chess"]);
}
