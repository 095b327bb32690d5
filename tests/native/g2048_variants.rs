//! Boards of every size, their names, positions and records, against the slow rules.

use std::collections::HashMap;

use plyground::games::g2048::{
    Board, Direction, NamedSpawn, Ply, RULES, Rule, Spawn, Tiles, Variant, VariantBoard,
    last_exponent, slides,
};
use plyground::games::{Game as _, Stochastic as _, Table, game_of};
use proptest::prelude::*;

use crate::support::boards::{deal, play, random_tiles, variant, variants};
use crate::support::random::Random;
use crate::support::rules::{self, Grid, Way};

fn grid_of(board: &impl Tiles) -> Grid {
    rules::grid(&board.tile_values().collect::<Vec<_>>(), board.columns())
}

/// Holds every fact about a board and its moves to the slow rules; the number of moves.
fn check(board: &VariantBoard) -> usize {
    let grid = grid_of(board);
    let largest = *grid.iter().flatten().max().unwrap();
    assert_eq!(board.largest_tile(), largest);
    let exponent = if largest == 0 {
        0
    } else {
        largest.ilog2() as u8
    };
    assert_eq!(board.largest_exponent(), exponent);
    let empty = rules::empty_cells(&grid);
    let cells = 0..board.cell_count() as u8 + 3;
    assert!(
        cells
            .filter(|&cell| board.is_vacant(cell))
            .map(usize::from)
            .eq(empty)
    );
    let legal = Direction::ALL
        .into_iter()
        .filter(|&d| rules::is_legal(&grid, d));
    assert!(board.legal().eq(legal), "{board:?}");
    assert_eq!(board.is_over(), board.legal().next().is_none());
    let mut turns = board.moves();
    for direction in Direction::ALL {
        let slow = rules::push(&grid, direction);
        let moved = board.slide(direction);
        if slow.grid == grid {
            assert_eq!(moved, None, "{board:?} {direction}");
        } else {
            let (after, gain) = moved.expect("a legal move");
            assert_eq!(grid_of(&after), slow.grid, "{board:?} {direction}");
            assert_eq!(gain, slow.gain, "{board:?} {direction}");
            let turn = turns.next().expect("listed");
            assert_eq!((turn.mv, turn.after, turn.gain), (direction, after, gain));
        }
        let mut ways: Vec<Way> = slides(board, direction)
            .into_iter()
            .map(|slide| Way {
                from: slide.from.into(),
                to: slide.to.into(),
                value: slide.value,
                merged: slide.merged,
            })
            .collect();
        ways.sort();
        assert_eq!(ways, slow.ways, "{board:?} {direction}");
    }
    assert_eq!(turns.next(), None);
    4
}

/// Slides so many random boards of each size, and counts the moves.
fn slide(boards: u32) -> usize {
    let mut random = Random::new(1);
    let mut moves = 0;
    for variant in variants() {
        for _ in 0..boards {
            moves += check(&random_tiles(&variant, &mut random));
        }
    }
    moves
}

#[test]
fn boards_of_every_size_slide_by_the_rules() {
    assert!(slide(3_400) > 200_000);
}

#[test]
#[ignore = "half a minute"]
fn two_million_moves_of_every_size_follow_the_rules() {
    assert!(slide(34_000) > 2_000_000);
}

#[test]
fn positions_read_what_they_write_at_every_size() {
    let mut random = Random::new(2);
    for variant in variants() {
        for _ in 0..500 {
            let board = random_tiles(&variant, &mut random);
            assert_eq!(VariantBoard::read(&variant, &board.to_string()), Ok(board));
        }
    }
}

#[test]
fn the_largest_tiles_of_a_board_are_exact() {
    for variant in variants() {
        let last = last_exponent(variant.cells());
        let full = (0..variant.cells() as u8).fold(VariantBoard::empty(&variant), |board, cell| {
            board.with_tile(cell, last - 1)
        });
        let (after, gain) = full.slide(Direction::Left).expect("legal");
        let merges = variant.rows() * (variant.columns() / 2);
        assert_eq!(gain, merges as u64 * (1 << last));
        assert_eq!(after.largest_tile(), 1 << last);
        let pair = VariantBoard::empty(&variant)
            .with_tile(0, last)
            .with_tile(1, last);
        assert_eq!(pair.slide(Direction::Left), None);
    }
}

/// Whole games against the slow rules, with their records.
#[test]
fn games_of_every_size_follow_the_rules_to_their_end() {
    let mut random = Random::new(3);
    for variant in variants() {
        // On a large board a game is long.
        let games = if variant.cells() > 16 { 2 } else { 20 };
        for seed in 0..games {
            let mut game: Table<VariantBoard> = Table::deal(variant, seed);
            let start = *game.position();
            let tiles = start.tile_values().filter(|&value| value > 0);
            assert_eq!(tiles.count(), usize::from(variant.start()));
            let (mut grid, mut score) = (grid_of(game.position()), 0);
            while game.ply() < 1000 {
                assert_eq!(grid_of(game.position()), grid);
                let legal: Vec<_> = game.legal().collect();
                for illegal in Direction::ALL.into_iter().filter(|d| !legal.contains(d)) {
                    assert_eq!(game.advance(illegal), None);
                }
                if legal.is_empty() {
                    break;
                }
                let direction = *random.of(&legal);
                let moved = rules::push(&grid, direction);
                let (ply, step) = play(&mut game, direction).expect("legal");
                let cell = usize::from(ply.spawn.cell);
                grid = moved.grid;
                let cell = &mut grid[cell / variant.columns()][cell % variant.columns()];
                assert_eq!(*cell, 0);
                *cell = if ply.spawn.four { 4 } else { 2 };
                score += moved.gain;
                assert_eq!((step.gain, game.score()), (moved.gain, score));
            }
            check_record(&mut game, &mut random);
        }
    }
}

/// The record reads back exactly, and undone plies are played again with the same tiles.
fn check_record(game: &mut Table<VariantBoard>, random: &mut Random) {
    let line = game.record();
    let safe = |c: char| c.is_ascii_alphanumeric() || "-._".contains(c);
    assert!(line.chars().all(safe), "{line}");
    assert_eq!(game_of(&line).parse(), Ok(*game.rules()));
    let copy: Table<VariantBoard> = Table::read(&line).expect(&line);
    assert_eq!((copy.rules(), copy.seed()), (game.rules(), game.seed()));
    assert_eq!((copy.start(), copy.plies()), (game.start(), game.plies()));
    assert_eq!(copy.record(), line);
    let end = (*game.position(), game.score());
    assert_eq!((*copy.position(), copy.score()), end);
    let back = random.below(game.ply() as u64 + 1) as usize;
    game.seek(back);
    let plies = game.plies()[back..].to_vec();
    let mut again = game.clone();
    for ply in plies {
        assert!(game.redo());
        // Another table has other plies to come: none.
        let (same, mut step) = play(&mut again, ply.direction).expect("legal");
        step.state.plies = game.plies().len();
        assert_eq!((same, Some(step)), (ply, game.step()));
    }
    assert_eq!((*game.position(), game.score()), end);
    assert_eq!(again.record(), game.record());
}

/// The two boards are one game: same tiles, same points, same record.
#[test]
fn the_plain_board_plays_the_standard_game_as_the_fast_one_does() {
    let mut random = Random::new(4);
    for seed in 0..50 {
        let mut fast = deal(seed);
        let mut plain: Table<VariantBoard> = Table::deal(Variant::STANDARD, seed);
        loop {
            let board = *fast.position();
            assert!(board.tile_values().eq(plain.position().tile_values()));
            assert_eq!(fast.state(), plain.state());
            let there = *plain.position();
            let chances = VariantBoard::chances(&there).map(|(share, named)| (share, named.spawn));
            assert!(Board::chances(&board).eq(chances));
            let legal: Vec<_> = board.legal().collect();
            if legal.is_empty() {
                break;
            }
            let direction = *random.of(&legal);
            assert_eq!(play(&mut fast, direction), play(&mut plain, direction));
        }
        assert_eq!(fast.record(), plain.record());
    }
}

#[test]
fn chances_are_every_tile_there_can_be() {
    let mut random = Random::new(5);
    for four in [0_u8, 1, 37, 50, 100] {
        let variant = variant(&format!("2048-3x5-four{four}"));
        for _ in 0..200 {
            let board = random_tiles(&variant, &mut random);
            let empty = grid_of(&board)
                .iter()
                .flatten()
                .filter(|&&v| v == 0)
                .count();
            let all: Vec<_> = VariantBoard::chances(&board).collect();
            let kinds = if four == 0 || four == 100 { 1 } else { 2 };
            assert_eq!(all.len(), kinds * empty);
            let sum: f32 = all.iter().map(|&(probability, _)| probability).sum();
            assert!(empty == 0 || (sum - 1.0).abs() < 1e-5);
            for (probability, named) in all {
                let share = f32::from(if named.spawn.four { four } else { 100 - four }) / 100.0;
                assert!((probability * empty as f32 - share).abs() < 1e-6);
                let next = VariantBoard::apply(&board, named);
                assert!(board.is_vacant(named.spawn.cell) && !next.is_vacant(named.spawn.cell));
            }
        }
    }
}

#[test]
fn new_tiles_are_fours_as_often_as_the_variant_says() {
    for four in [0, 25, 100] {
        let variant = variant(&format!("2048-6x6-start1-four{four}"));
        let fours = (0..4000)
            .map(|seed| Table::<VariantBoard>::deal(variant, seed))
            .filter(|game| game.position().largest_tile() == 4)
            .count();
        let share = fours as f64 / 40.0;
        assert!((share - f64::from(four)).abs() < 3.0, "{four}: {share}");
    }
}

#[test]
fn spawns_are_named_by_their_board() {
    let spawn = Spawn {
        cell: 9,
        four: true,
    };
    let name = |columns| NamedSpawn { spawn, columns }.to_string();
    assert_eq!(
        [name(3), name(4), name(5), name(6)],
        ["a4=4", "b3=4", "e2=4", "d2=4"]
    );
}

/// A walk through boards that are close to each other, where a weak hash would fail first.
/// They shared a key when it was mixed by multiplying alone.
#[test]
fn large_boards_that_differ_in_a_few_tiles_have_different_keys() {
    let variant = variant("2048-6x6");
    let rest = ",0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0";
    let [one, other] = ["0,0,2,2,0,0,4,2,0,0,0", "0,16,4096,2,0,0,4,2,32,16,2"]
        .map(|text| VariantBoard::read(&variant, &format!("{text}{rest}")).expect("a position"));
    assert_ne!(VariantBoard::key(&one), VariantBoard::key(&other));
    // Each half of a key is well mixed by itself.
    let mut halves = HashMap::new();
    let exponents = 0..=last_exponent(variant.cells());
    for (a, b) in exponents
        .clone()
        .flat_map(|a| exponents.clone().map(move |b| (a, b)))
    {
        for c in exponents.clone() {
            let board = one.with_tile(0, a).with_tile(1, b).with_tile(20, c);
            let key = VariantBoard::key(&board);
            for half in [key as u64, (key >> 64) as u64] {
                assert_eq!(*halves.entry(half).or_insert(board), board);
            }
        }
    }
}

#[test]
fn different_boards_have_different_keys() {
    let mut random = Random::new(6);
    for variant in variants() {
        let mut seen: HashMap<u128, VariantBoard> = HashMap::new();
        let mut board = random_tiles(&variant, &mut random);
        for _ in 0..5000 {
            let cell = random.below(variant.cells() as u64) as u8;
            let exponent = random.below(u64::from(last_exponent(variant.cells())) + 1) as u8;
            board = board.with_tile(cell, exponent);
            for (_, named) in VariantBoard::chances(&board) {
                let next = VariantBoard::apply(&board, named);
                let known = seen.entry(VariantBoard::key(&next)).or_insert(next);
                assert_eq!(*known, next);
            }
        }
    }
}

#[test]
fn a_tile_that_somebody_places_is_put_there_and_recorded() {
    let variant = variant("2048-3x3-evil");
    let mut game: Table<VariantBoard> = Table::deal(variant, 1);
    while let Some(direction) = { game.legal().next() } {
        // Always a 4 in the last empty cell.
        let (slid, _) = game.position().slide(direction).expect("legal");
        let cell = (0..9).rev().find(|&cell| slid.is_vacant(cell));
        let spawn = Spawn {
            cell: cell.expect("an empty cell"),
            four: true,
        };
        let ply = Ply { direction, spawn };
        game.follow(ply).expect("legal");
        assert_eq!(game.plies().last(), Some(&ply));
        assert_eq!(*game.position(), slid.with_spawn(spawn));
    }
    assert!(game.ply() > 0);
    let before = game.record();
    let copy: Table<VariantBoard> = Table::read(&before).expect("a record");
    assert_eq!(copy.record(), before);

    // A cell that is taken, or none at all, is no place; nor is a move legal that changes nothing.
    let mut game: Table<VariantBoard> = Table::deal(variant, 1);
    let direction = game.legal().next().expect("a move");
    let (slid, _) = game.position().slide(direction).expect("legal");
    let taken = (0..9).find(|&cell| !slid.is_vacant(cell));
    for cell in [9, 200, taken.expect("a tile")] {
        let spawn = Spawn { cell, four: false };
        assert!(game.follow(Ply { direction, spawn }).is_err(), "{cell}");
    }
    let free = (0..9).find(|&cell| slid.is_vacant(cell));
    let cell = free.expect("an empty cell");
    for direction in Direction::ALL {
        if !game.position().legal().any(|legal| legal == direction) {
            let spawn = Spawn { cell, four: false };
            assert!(game.follow(Ply { direction, spawn }).is_err());
        }
    }
    assert_eq!((game.ply(), game.plies().len()), (0, 0));
}

#[test]
fn bad_positions_are_refused_by_the_name_of_the_cell() {
    let corpus = [
        (
            "2048-3x3",
            "2,2",
            "position: expected 9 tile values with commas between, found 2",
        ),
        (
            "2048-3x3",
            "0,0,0,0,0,3,0,0,0",
            "position, cell c2: 3 is no tile (0, or a power of two from 2 to 1024)",
        ),
        (
            "2048-3x3",
            "0,0,0,0,0,0,0,2048,0",
            "position, cell b3: 2048 is no tile (0, or a power of two from 2 to 1024)",
        ),
        (
            "2048-3x5",
            "0,0,0,0,x,0,0,0,0,0,0,0,0,0,0",
            "position, cell e1: \"x\" is no number",
        ),
        (
            "2048-5x3",
            "0,0,0,0,0,0,0,0,0,0,0,0,0,-2,0",
            "position, cell b5: \"-2\" is no number",
        ),
    ];
    for (name, text, expected) in corpus {
        let error = VariantBoard::read(&variant(name), text).expect_err(text);
        assert_eq!(error.to_string(), expected);
    }
    let huge = ["274877906944"]
        .iter()
        .chain(&["0"; 35])
        .copied()
        .collect::<Vec<_>>()
        .join(",");
    let error = VariantBoard::read(&variant("2048-6x6"), &huge).expect_err("too large");
    let expected =
        "position, cell a1: 274877906944 is no tile (0, or a power of two from 2 to 137438953472)";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn bad_records_are_refused_by_field_or_ply() {
    let corpus = [
        (
            "2048-3x3.1.0.000000000",
            "record: expected GAME.1.SEED.START.PLIES, found \"2048-3x3.1.0.000000000\"",
        ),
        (
            "2048-3x9.1.0.000000000.",
            "record, game, columns: 9 is not between 3 and 6",
        ),
        (
            "2048-3x3.1.0.00000000.",
            "record, start: \"00000000\" is not 9 digits from 0 to a",
        ),
        (
            "2048-3x3.1.0.00000000b.",
            "record, start: \"00000000b\" is not 9 digits from 0 to a",
        ),
        (
            "2048-3x3.1.0.100000000.u1",
            "record, ply 1: up is not legal",
        ),
        (
            "2048-3x3.1.0.100000000.r9",
            "record, ply 1: \"r9\" is not one of u r d l and a cell from 0 to 8",
        ),
        (
            "2048-3x3.1.0.100000000.r2",
            "record, ply 1: the spawn's cell c1 is taken",
        ),
    ];
    for (line, expected) in corpus {
        let error = Table::<VariantBoard>::read(line).expect_err(line);
        assert_eq!(error.to_string(), expected);
    }
    let error = Table::<Board>::read("2048-3x3.1.0.100000000.").expect_err("another board");
    assert_eq!(
        error.to_string(),
        "record, game: 2048-3x3 is not played on this board"
    );
}

#[test]
fn bad_names_are_refused_by_the_rule_and_its_value() {
    let parts = "is none of ROWSxCOLUMNS, goalTILE, startNUMBER, fourPERCENT, evil or evilLEVEL";
    let corpus = [
        ("", "game: expected 2048, found \"\"".into()),
        ("4096", "game: expected 2048, found \"4096\"".into()),
        ("2048-", format!("game: \"\" {parts}")),
        ("2048-5", format!("game: \"5\" {parts}")),
        ("2048-5x", format!("game: \"5x\" {parts}")),
        ("2048-5x5x5", format!("game: \"5x5x5\" {parts}")),
        ("2048-kind", format!("game: \"kind\" {parts}")),
        (
            "2048-evil11",
            "game, evil: 11 is not between 0 and 10".into(),
        ),
        ("2048-goal", format!("game: \"goal\" {parts}")),
        ("2048-four-1", format!("game: \"four\" {parts}")),
        ("2048-four0.5", format!("game: \"four0.5\" {parts}")),
        ("2048-2x4", "game, rows: 2 is not between 3 and 6".into()),
        ("2048-4x7", "game, columns: 7 is not between 3 and 6".into()),
        (
            "2048-4x1000",
            "game, columns: 1000 is not between 3 and 6".into(),
        ),
        (
            "2048-goal100",
            "game, goal: 100 is no power of two from 8 to 1048576".into(),
        ),
        (
            "2048-goal4",
            "game, goal: 4 is no power of two from 8 to 1048576".into(),
        ),
        (
            "2048-start0",
            "game, start: 0 is not between 1 and 8".into(),
        ),
        (
            "2048-four101",
            "game, four: 101 is not between 0 and 100".into(),
        ),
        ("2048-3x3-5x5", "game, rows: given twice".into()),
        ("2048-evil-evil", "game, evil: given twice".into()),
    ];
    for (name, expected) in corpus {
        let error = name.parse::<Variant>().expect_err(name);
        assert_eq!(error.to_string(), expected, "{name}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn names_read_what_they_write(seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let variant = RULES.into_iter().fold(Variant::STANDARD, |variant, rule: Rule| {
            let [least, most] = rule.range();
            let value = least + random.below(u64::from(most - least) + 1) as u8;
            variant.with(rule, value).expect("in range")
        });
        prop_assert_eq!(variant.to_string().parse(), Ok(variant));
        // The parts may stand in any order.
        let name = variant.to_string();
        let mut parts: Vec<&str> = name.split('-').collect();
        parts[1..].reverse();
        prop_assert_eq!(parts.join("-").parse(), Ok(variant));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "2048(-[a-z0-9x]{0,6}){0,3}(\\.[a-z0-9]{0,9}){0,4}") {
        let _ = text.parse::<Variant>();
        let _ = Table::<VariantBoard>::read(&text);
    }
}
