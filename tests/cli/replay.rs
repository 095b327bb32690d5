//! `plyground replay`.

use super::program::{called, complains, fails, json, succeeds};
use super::{ONE_TILE, OVER};
use serde_json::json;

#[test]
fn says_where_moves_lead() {
    let args = [
        "replay",
        "2048",
        "--start",
        ONE_TILE,
        "left+a1=4",
        "right+a4=2",
    ];
    let [outcome] = &json(&args)[..] else {
        panic!()
    };
    assert_eq!(outcome["position"], "0,0,0,4,0,0,0,2,0,0,0,0,2,0,0,0");
    assert_eq!(outcome["result"], 0);
    assert_eq!(outcome["legal"], json!(["up", "right", "down", "left"]));
    let merge = json(&[
        "replay",
        "2048",
        "--start",
        &format!("4,{}", &ONE_TILE[2..].replace('2', "4")),
        "left+d1=2",
        "up+c3=4",
    ]);
    assert_eq!(merge[0]["position"], "8,0,0,2,0,0,0,0,0,0,4,0,0,0,0,0");
    assert_eq!(merge[0]["result"], 8);
}

#[test]
fn no_move_at_all_tells_about_the_start() {
    let over = &json(&["replay", "2048", "--start", OVER])[0];
    assert_eq!((&over["result"], &over["legal"]), (&json!(0), &json!([])));
    let start = &json(&["replay", "2048", "--seed", "7"])[0];
    let tiles = start["position"].as_str().unwrap().split(',');
    assert_eq!(tiles.filter(|&tile| tile != "0").count(), 2);
}

#[test]
fn a_seed_decides_the_tiles() {
    let with = |seed| {
        json(&[
            "replay", "2048", "--start", ONE_TILE, "--seed", seed, "left", "up", "left",
        ])
    };
    assert_eq!(with("1"), with("1"));
    assert_ne!(with("1"), with("2"));
    let zero = json(&["replay", "2048", "--start", ONE_TILE, "left", "up", "left"]);
    assert_eq!(zero, with("0"));
}

#[test]
fn a_record_reads_back_exactly_and_goes_on() {
    let args = [
        "replay",
        "2048",
        "--seed",
        "18446744073709551615",
        "up",
        "left",
        "up",
    ];
    let mut moves = args.to_vec();
    let first = json(&moves);
    let record = first[0]["record"].as_str().unwrap();
    assert_eq!(json(&["replay", "2048", "--record", record]), first);
    assert_eq!(json(&["replay", "--record", record]), first);
    let piped = called(&["replay", "2048", "--record", "-"], format!("{record}\n"));
    assert_eq!(super::program::lines(&piped.stdout), first);
    moves.push(first[0]["legal"][0].as_str().unwrap());
    let next = moves[moves.len() - 1];
    assert_eq!(
        json(&["replay", "2048", "--record", record, next]),
        json(&moves)
    );
}

#[test]
fn names_the_move_that_is_wrong() {
    let refused = |moves: &[&str], words: &[&str]| {
        let args = ["replay", "2048", "--start", ONE_TILE];
        fails(&[&args, moves].concat(), words);
    };
    refused(&["left+a4=2", "left"], &["move 2", "left", "legal"]);
    refused(&["left+d1=2", "lefty"], &["move 2", "lefty"]);
    refused(&["left+a2=2"], &["move 1", "left+a2=2", "taken"]);
    refused(&["left+e1=2"], &["move 1", "left+e1=2"]);
    refused(&["left+a1=8"], &["move 1", "left+a1=8"]);
    refused(&["left+é=2"], &["move 1"]);
}

#[test]
fn tells_of_every_ply() {
    let moves = ["b1-b3", "a5-c7", "g1xg7"];
    let args = |count: usize| [&["replay", "loa"], &moves[..count]].concat();
    let all = json(&[&args(2)[..], &["--every-ply"]].concat());
    let alone: Vec<_> = (0..=2).flat_map(|count| json(&args(count))).collect();
    assert_eq!(all, alone);
    // The plies before a wrong move are printed too.
    let run = called(&[&args(3)[..], &["--every-ply"]].concat(), "");
    assert_eq!((run.code, super::program::lines(&run.stdout)), (2, alone));
    complains(&run, &["move 3", "g1xg7"]);
}

#[test]
fn tells_of_every_ply_of_a_record() {
    let record = "loa.1..b1-b3_a5-c7";
    let replay = |more: &[&str]| json(&[&["replay", "loa", "--record", record], more].concat());
    let after = |ply| replay(&["--ply", ply]).remove(0);
    assert_eq!(replay(&["--every-ply"]), ["0", "1", "2"].map(after));
    let all = replay(&["--ply", "1", "--every-ply", "a2-c2"]);
    assert_eq!(all[..2], ["0", "1"].map(after));
    assert_eq!((all.len(), &all[2]["plies"]), (3, &json!(2)));
}

#[test]
fn a_ply_is_of_a_record() {
    let start = ["replay", "2048", "--start", ONE_TILE, "--ply", "1"];
    fails(&start, &["--ply", "--start"]);
    fails(
        &["replay", "2048", "--seed", "1", "--ply", "1"],
        &["--ply", "--seed"],
    );
    for command in ["replay", "think"] {
        let late = ["loa", "--record", "loa.1..b1-b3_a5-c7", "--ply", "3"];
        fails(
            &[&[command], &late[..]].concat(),
            &["--ply: 3 is more than the 2 plies"],
        );
    }
}

#[test]
fn refuses_what_is_no_record() {
    fails(&["replay", "--record", "chess.1.e4"], &["chess"]);
    let record = |line: &str, words: &[&str]| fails(&["replay", "2048", "--record", line], words);
    record("", &["record"]);
    record("2048.1.x.0000010000000000.", &["seed", "x"]);
    record("2048.1.0.00000100000000z0.", &["start"]);
    record("2048.1.0.0000010000000000.l0l", &["ply 2"]);
    record("2048.1.0.0000010000000000.l0r3", &["ply 2", "taken"]);
    record("2048.1.0.0000010000000000.l8l0", &["ply 2", "left"]);
    let both = called(&["replay", "2048", "--record", "x", "--seed", "1"], "");
    assert_eq!(both.code, 2);
    complains(&both, &["--record", "--seed"]);
}

#[test]
fn start_is_a_position_wherever_one_is_read() {
    let empty = format!("{} X", ".".repeat(36));
    let played = |args: &[&str]| json(args)[0]["position"].clone();
    let start = ["replay", "pentago", "--start"];
    for moves in [&[][..], &["b22L", "e51R"]] {
        let [by_name, written] =
            ["start", &empty].map(|from| played(&[&start[..], &[from], moves].concat()));
        assert_eq!(by_name, written);
    }
    // By the seed, as without it.
    let dealt = played(&["replay", "2048", "--seed", "5"]);
    assert_eq!(
        played(&["replay", "2048", "--seed", "5", "--start", "start"]),
        dealt
    );

    for (game, position) in [
        ("pentago", Some(empty.as_str())),
        ("loa", None),
        ("2048", Some(played(&["replay", "2048"]).as_str().unwrap())),
    ] {
        let best = |position: &str| {
            let run = [
                "think",
                game,
                position,
                "--player",
                "random",
                "--explain",
                "--nodes",
                "1",
            ];
            json(&run)[0]["move"].clone()
        };
        let first = best("start");
        assert!(first.is_string(), "{game}: {first}");
        let run = called(
            &["think", game, "-", "--player", "random", "--nodes", "1"],
            "start\n",
        );
        assert_eq!(
            super::program::lines(&run.stdout)[0]["move"],
            first,
            "{}",
            run.stderr
        );
        if let Some(position) = position {
            assert_eq!(best(position), first);
            let tree =
                |position| succeeds(&["tree", game, position, "--depth", "1", "--plies", "1"]);
            assert_eq!(tree("start"), tree(position));
        }
    }
    let value = |args: &[&str]| json(args)[0]["value"].clone();
    assert_eq!(value(&["solve", "2x2", "start"]), value(&["solve", "2x2"]));
}
