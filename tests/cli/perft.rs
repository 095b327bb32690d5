//! `plyground perft`, held to a count that shares nothing with the rules under test.

use super::program::{fails, succeeds};
use super::{ONE_TILE, OVER};

type Grid = [[u32; 4]; 4];

#[test]
fn counts_like_a_slow_obvious_loop() {
    let positions = [
        (ONE_TILE, 2),
        (OVER, 1),
        ("2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0", 2),
        ("2,2,2,2,4,4,8,8,2,0,2,4,16,16,32,64", 2),
        ("2,4,8,16,4,8,16,32,8,16,32,64,16,32,64,64", 4),
        ("131072,131072,65536,65536,8,16,32,64,2,4,2,4,4,2,4,2", 3),
    ];
    for (position, depth) in positions {
        let counted = succeeds(&["perft", "2048", position, &depth.to_string()]);
        let values: Vec<u32> = position.split(',').map(|v| v.parse().unwrap()).collect();
        let grid = std::array::from_fn(|r| std::array::from_fn(|c| values[4 * r + c]));
        assert_eq!(counted, format!("{}\n", slow(grid, depth)), "{position}");
    }
}

#[test]
fn no_ply_is_one_line_of_play() {
    assert_eq!(succeeds(&["perft", "2048", OVER, "0"]), "1\n");
}

#[test]
fn a_lone_tile_has_120_lines_of_one_ply() {
    // Four moves, fifteen empty cells, a 2 or a 4.
    assert_eq!(succeeds(&["perft", "2048", ONE_TILE, "1"]), "120\n");
}

#[test]
fn refuses_bad_positions_and_depths() {
    fails(&["perft", "2048", "2,4,8", "1"], &["position", "found 3"]);
    fails(
        &["perft", "2048", &ONE_TILE.replace('2', "3"), "1"],
        &["b2", "3"],
    );
    fails(
        &["perft", "2048", &ONE_TILE.replace('2', "two"), "1"],
        &["b2", "two"],
    );
    fails(&["perft", "2048", ONE_TILE, "-1"], &["DEPTH", "-1"]);
    fails(&["perft", "2048", ONE_TILE, "65"], &["DEPTH", "65"]);
}

fn slow(grid: Grid, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    for quarter_turns in 0..4 {
        let turned = (0..quarter_turns).fold(grid, |grid, _| turn(grid));
        let slid = turned.map(slide_left);
        if slid == turned {
            continue;
        }
        for cell in 0..16 {
            for tile in [2, 4] {
                let mut next = slid;
                if next[cell / 4][cell % 4] == 0 {
                    next[cell / 4][cell % 4] = tile;
                    lines += slow(next, depth - 1);
                }
            }
        }
    }
    lines
}

fn turn(grid: Grid) -> Grid {
    std::array::from_fn(|r| std::array::from_fn(|c| grid[3 - c][r]))
}

fn slide_left(row: [u32; 4]) -> [u32; 4] {
    let mut out = Vec::new();
    let mut mergeable = false;
    for tile in row.into_iter().filter(|&tile| tile != 0) {
        // 131072 is the last tile.
        if mergeable && out.last() == Some(&tile) && tile < 131_072 {
            *out.last_mut().unwrap() *= 2;
            mergeable = false;
        } else {
            out.push(tile);
            mergeable = true;
        }
    }
    out.resize(4, 0);
    out.try_into().unwrap()
}

/// As the documents say.
#[test]
fn counts_from_the_start_by_its_name() {
    for (game, counts) in [
        ("pentago", &[288, 80640][..]),
        ("loa", &[36, 1244, 44952, 1_563_208]),
    ] {
        for (depth, count) in (1..).zip(counts) {
            let counted = succeeds(&["perft", game, "start", &depth.to_string()]);
            assert_eq!(counted, format!("{count}\n"), "{game}");
            assert_eq!(succeeds(&["perft", game, &depth.to_string()]), counted);
        }
        let rows = (1..)
            .zip(counts)
            .map(|(depth, count)| format!("{depth} {count}\n"));
        let rows: String = rows.collect();
        assert_eq!(succeeds(&["perft", game]), rows);
        assert_eq!(succeeds(&["perft", game, "start"]), rows);
    }
    // A game that ends has no longer lines.
    assert_eq!(succeeds(&["perft", "2048", OVER]), "1 0\n");
}
