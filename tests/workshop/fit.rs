//! `workshop fit`: weights from results.

use super::program::{fails, folder, json, path, succeeds};
use super::results;
use std::fs;

#[test]
fn weights_are_fitted_to_games_with_records() {
    let folder = folder("lab-fit");
    let out = path(&folder, "fit.jsonl");
    let text = r#"{"name": "fit", "game": "loa", "games": 40, "seed": 1, "opening": 6,
        "limits": {"nodes": 60, "movetime": 60000},
        "players": [{"player": "strong"}, {"player": "strong", "settings": {"concentration": 0}}]}"#;
    fs::write(&out, results(text)).unwrap();
    let fitted = &json(&["fit", "loa", "strong", &out, "--json"])[0];
    assert_eq!(fitted["games"], 40);
    assert!(fitted["positions"].as_u64().unwrap() > 400, "{fitted}");
    assert_eq!(fitted["weights"].as_array().unwrap().len(), 9);
    // A game that comes twice counts once.
    assert_eq!(
        &json(&["fit", "loa", "strong", &out, &out, "--json"])[0],
        fitted
    );
    // One weight alone keeps its size. Where the other side wins each of these games, its sign turns.
    let exchanged = path(&folder, "exchanged.jsonl");
    let mut games = fs::read_to_string(&out).unwrap();
    for (from, to) in [("win", "won"), ("loss", "win"), ("won", "loss")] {
        games = games.replace(&format!("\"{from}\""), &format!("\"{to}\""));
    }
    fs::write(&exchanged, games).unwrap();
    let [one, other] = [&out, &exchanged].map(|file| {
        let only = ["--only", "concentration", "--json"];
        let report = &json(&[&["fit", "loa", "strong", file], &only[..]].concat())[0];
        let weight = &report["weights"][0];
        assert_eq!(weight["name"], "concentration");
        let [default, fitted] = ["default", "fitted"].map(|name| weight[name].as_f64().unwrap());
        assert!((fitted.abs() - default).abs() < 1e-3 * default, "{weight}");
        // Defaults that speak against the results say nothing of them.
        let log_loss = report["log_loss"][0].as_f64().unwrap();
        let is_none = (log_loss - std::f64::consts::LN_2).abs() < 1e-9;
        assert_eq!(is_none, fitted < 0.0, "{report}");
        fitted
    });
    assert!((one + other).abs() < 1e-3 * one.abs(), "{one} {other}");
    let table = succeeds(&["fit", "loa", "strong", &out]);
    for word in ["40 games", "log loss", "mobility"] {
        assert!(table.contains(word), "{word} in {table}");
    }

    let refused = |rest: &[&str], word: &str| fails(&[&["fit"], rest].concat(), &[word]);
    refused(&["loa", "strong", &out, "--only", "beauty"], "beauty: ");
    refused(&["loa", "random", &out], "random: ");
    refused(&["2048", "expectimax", &out], "expectimax: ");
    refused(&["loa-mover", "strong", &out], "no game of loa-mover");
    // Without a time limit nobody writes the moves down.
    let two = text.replace("\"games\": 40", "\"games\": 2");
    let bare = path(&folder, "bare.jsonl");
    let text_of_bare = results(&two.replace(r#", "movetime": 60000"#, ""));
    fs::write(&bare, &text_of_bare).unwrap();
    refused(&["loa", "strong", &bare], "line 1: record: ");
    fs::write(&bare, format!("\n{text_of_bare}")).unwrap();
    refused(&["loa", "strong", &bare], "line 2: record: ");
    // Games of every tenth seed test the fit alone.
    let kept = path(&folder, "kept-out.jsonl");
    let kept_out = two.replace("\"seed\": 1", "\"seed\": 10");
    fs::write(&kept, results(&kept_out)).unwrap();
    refused(&["loa", "strong", &kept], "no position of loa");

    // Nothing says how large a weight is where all that are fitted are 0 by default.
    let text = r#"{"name": "fit", "game": "pentago", "games": 4, "seed": 1,
        "limits": {"nodes": 200, "movetime": 60000}, "players": [{"player": "alpha-beta"}, {"player": "random"}]}"#;
    let pentago = path(&folder, "pentago.jsonl");
    fs::write(&pentago, results(text)).unwrap();
    let whole = ["--opening", "0", "--ending", "0"];
    let fit = [&["pentago", "alpha-beta", &pentago], &whole[..]].concat();
    refused(&[&fit[..], &["--only", "two,three"]].concat(), "two, three");
    // No seed of these games is divisible by ten.
    let table = succeeds(&[&["fit"], &fit[..]].concat());
    assert!(table.contains("no log loss"), "{table}");
}
