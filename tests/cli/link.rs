//! `--link`: what the page's links say, on the command line.

use super::program::{fails, json, succeeds};

const RECORD: &str = "loa.1..b1-b3_a2-a8_b3-b1";

#[test]
fn a_link_is_the_game_and_all_it_says() {
    let link = format!(
        "https://host/page?lang=de#player=strong&depth=2&open-root=1&record={RECORD}&ply=2&match=m1&x=Ann&draw=offered&ponder=1"
    );
    let linked = &json(&["think", "--link", &link])[0];
    let args = [
        "think",
        "loa",
        "--record",
        RECORD,
        "--ply",
        "2",
        "--player",
        "strong",
        "--depth",
        "2",
        "--set",
        "open-root=1",
    ];
    let said = &json(&args)[0];
    for field in ["move", "value", "nodes", "moves"] {
        assert_eq!(linked[field], said[field], "{field}");
    }
    let replayed = &json(&["replay", "--link", &link])[0];
    assert_eq!(replayed["plies"], 2);
    assert_eq!(replayed["record"], RECORD);
}

#[test]
fn the_last_of_a_name_counts_and_options_beside_a_link_for_more() {
    let position = "2,4,8,16,4,2,0,2,0,8,2,4,2,0,4,2";
    let link = format!("#game=2048&position={position}&depth=3&depth=1");
    let depth =
        |more: &[&str]| json(&[&["think", "--link", &link], more].concat())[0]["depth"].clone();
    assert_eq!(depth(&[]), 1);
    assert_eq!(depth(&["--depth", "2"]), 2);
    assert_eq!(depth(&["--depth=2"]), 2);
    let earlier = ["--link", "#depth=2"];
    let args = [&["think"], &earlier[..], &["--link", &link]].concat();
    assert_eq!(json(&args)[0]["depth"], 1);
}

#[test]
fn a_parameter_of_the_player_is_no_limit() {
    let position = "2,4,8,16,4,2,0,2,0,8,2,4,2,0,4,2";
    let link = format!("#game=2048&player=frolov&position={position}&depth=4&nodes=1000000");
    let linked = &json(&["think", "--link", &link])[0];
    assert_eq!(linked["depth"], 4);
    let said = ["think", "2048", position, "--player", "frolov"];
    let said = [&said[..], &["--set", "depth=4", "--nodes", "1000000"]].concat();
    assert_eq!(linked["nodes"], json(&said)[0]["nodes"]);
}

#[test]
fn a_link_is_no_other_option() {
    for word in ["game", "position"] {
        let link = format!("#{word}=--engine=touch+mine&player=random");
        let refused = format!("--link, {word}: \"--engine=touch");
        fails(&["think", "--link", &link], &[&refused]);
    }
}

#[test]
fn a_link_may_stand_before_the_command() {
    let link = "#game=pentago";
    let named = succeeds(&["players", "pentago"]);
    assert_eq!(succeeds(&["--link", link, "players"]), named);
    assert_eq!(succeeds(&["players", &format!("--link={link}")]), named);
    let link = format!("#record={RECORD}&player=random");
    let thought = &json(&["--link", &link, "think"])[0];
    assert!(thought["move"].is_string(), "{thought}");
    fails(
        &["--weights", "none", "think", "--link", &link],
        &["--weights: no player here"],
    );
}

/// The address that the page writes when sliders move; `tests/core/links.test.js` holds the page to it.
const SLIDERS: &str = include_str!("../data/sliders_link.txt");

#[test]
fn the_sliders_of_a_link_are_the_same_player() {
    let position = "2,4,8,16,4,2,0,2,0,8,2,4,2,0,4,2";
    let thought = |args: &[&str]| {
        let all = [&["think", "2048", position, "--depth=3"], args].concat();
        let answer = &json(&all)[0];
        ["move", "value", "nodes", "moves"].map(|field| answer[field].clone())
    };
    let sliders = ["--set=empty=300", "--set=cutoff=0.5"];
    let link = thought(&["--link", SLIDERS.trim()]);
    assert_eq!(link, thought(&sliders));
    assert_ne!(link, thought(&[]), "the sliders matter");
    // A link may name a preset too.
    let preset = ["--link", "#preset=nneonneo&empty=300&cutoff=0.5"];
    let [first, second] = sliders;
    assert_eq!(
        thought(&preset),
        thought(&["--preset=nneonneo", first, second])
    );
}

#[test]
fn a_bare_record_and_a_position_are_links() {
    assert_eq!(json(&["replay", "--link", RECORD])[0]["plies"], 3);
    let position = "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0";
    let link = format!("#v=1&game=2048&position={}", position.replace(',', "%2C"));
    assert_eq!(json(&["replay", "--link", &link])[0]["position"], position);
    // Without a game it is of the first; only a record has plies.
    let bare = link.replace("game=2048&", "ply=3&");
    assert_eq!(json(&["replay", "--link", &bare])[0]["position"], position);
    let thought = &json(&["think", &format!("--link={link}"), "--depth", "1"])[0];
    assert_eq!(thought["moves"].as_array().unwrap().len(), 3);
}

#[test]
fn a_link_seats_its_player() {
    let link = "?game=pentago#players=ai,random&player=mcts&nodes=200&seed=3";
    let game = &json(&["play", "--link", link, "--json"])[0];
    assert_eq!(
        (&game["x"]["player"], &game["o"]["player"]),
        (&"mcts".into(), &"random".into())
    );
    assert_eq!(game["seed"], 3);
    // Without its name it is the first of the game, or the one that plays a side.
    let of = |players: &str| {
        let link = format!("#game=pentago&players={players}&nodes=9");
        let game = &json(&["play", "--link", &link, "--json"])[0];
        ["x", "o"].map(|side| game[side]["player"].clone())
    };
    assert_eq!(of("ai,random"), ["random", "random"]);
    assert_eq!(of("ai,ai"), ["strong", "strong"]);
    // The pace is the page's.
    let link = "game=2048&player=corner&pace=50";
    let title = succeeds(&["play", "--link", link]);
    assert!(title.starts_with("2048 by corner, seed 0\n"), "{title}");
}

#[test]
fn a_player_that_a_side_names_thinks() {
    let record = "pentago.1..a11L";
    let link = format!("#record={record}&players=human,mcts&simulations=50&nodes=1000000");
    let linked = &json(&["think", "--link", &link])[0];
    let said = ["think", "pentago", "--record", record, "--player", "mcts"];
    let said = [
        &said[..],
        &["--set", "simulations=50", "--nodes", "1000000"],
    ]
    .concat();
    assert_eq!(linked["nodes"], json(&said)[0]["nodes"]);
    // Its parameters are no limits.
    let link = "#game=2048&players=frolov&depth=2&nodes=20";
    let title = succeeds(&["play", "--link", link]);
    assert!(
        title.starts_with("2048 by frolov, seed 0, 20 nodes a move"),
        "{title}"
    );
}

#[test]
fn a_link_is_for_some_commands_alone() {
    let link = format!("#record={RECORD}&players=ai,human&movetime=100");
    for command in [
        "review", "tree", "perft", "engine", "puzzles", "lab", "theory",
    ] {
        fails(&[command, "--link", &link], &["--link: only for play"]);
    }
    for link in [&link, "#game=loa&position=x"] {
        fails(
            &["play", "--link", link],
            &["--link: its record or position"],
        );
    }
    assert!(succeeds(&["players", "--link", &link]).starts_with("loa "));
}

#[test]
fn what_is_wrong_with_a_link_is_said() {
    fails(
        &["think", "--link", "#v=2&game=loa"],
        &["--link", "version 2"],
    );
    fails(&["think", "--link", "#game=chess&position=x"], &["chess"]);
    fails(
        &["replay", "--link", "#record=loa.1..b1-b9"],
        &["record", "ply 1", "b1-b9"],
    );
    fails(
        &["think", "--link", "#game=2048&position=2&speed=3"],
        &["speed"],
    );
}
