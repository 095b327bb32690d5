//! The fast rules of 2048 against slow, obvious ones.

use plyground::games::g2048::{
    Board, CELLS, Direction, FOUR_PROBABILITY, LAST_EXPONENT, Tiles as _, slides,
};
use plyground::games::{Game as _, Stochastic as _};
use proptest::prelude::*;

use crate::support::boards::{
    board, board_of, deal, grid_of, play, random_board, random_exponents, set_up,
};
use crate::support::lasting::often;
use crate::support::random::Random;
use crate::support::rules::{self, Grid, Way};

/// Holds every fact about a move to the slow rules.
fn check_move(board: &Board, grid: &Grid, direction: Direction) {
    let slow = rules::push(grid, direction);
    let changed = slow.grid != *grid;
    let result = board.slid(direction);
    assert!(
        grid_of(&result) == slow.grid,
        "{board} {direction}: {result}, by the slow rules {:?}",
        slow.grid
    );
    assert_eq!(
        board.slide(direction),
        changed.then_some((result, slow.gain)),
        "{board} {direction}"
    );
}

/// Holds the ways of the tiles to the slow rules, and to the result of the move.
fn check_slides(board: &Board, grid: &Grid, direction: Direction) {
    let found = slides(board, direction);
    let mut ways: Vec<Way> = found
        .iter()
        .map(|slide| Way {
            from: slide.from.into(),
            to: slide.to.into(),
            value: slide.value,
            merged: slide.merged,
        })
        .collect();
    ways.sort();
    assert_eq!(
        ways,
        rules::push(grid, direction).ways,
        "{board} {direction}"
    );
    let mut arrived = [0_u64; CELLS];
    for way in &ways {
        arrived[way.to] += way.value;
    }
    assert_eq!(
        arrived,
        board.slid(direction).values().map(u64::from),
        "{board} {direction}"
    );
}

/// Holds every fact about a board that is no move to the slow rules.
fn check_board(board: &Board, grid: &Grid) {
    assert_eq!(grid_of(board), *grid, "{board}");
    let empty = rules::empty_cells(grid);
    assert_eq!(board.empty_count() as usize, empty.len(), "{board}");
    assert!(
        board.empty_cells().map(usize::from).eq(empty),
        "{board}: empty cells"
    );
    let transposed = board.transposed();
    assert_eq!(
        grid_of(&transposed),
        rules::transposed(grid),
        "{board} transposed: {transposed}"
    );
    let largest = grid.iter().flatten().max();
    let max = board.largest_exponent();
    assert_eq!(
        Some(&if max == 0 { 0 } else { 1 << max }),
        largest,
        "{board}"
    );
    let legal: Vec<_> = Direction::ALL
        .into_iter()
        .filter(|&direction| rules::is_legal(grid, direction))
        .collect();
    assert!(board.legal().eq(legal.iter().copied()), "{board}: legal");
    assert!(board.moves().map(|turn| turn.mv).eq(legal.iter().copied()));
    for turn in board.moves() {
        assert_eq!(board.slide(turn.mv), Some((turn.after, turn.gain)));
    }
    assert_eq!(board.is_over(), legal.is_empty(), "{board}: over");
}

/// Holds the notation to what was written.
fn check_notation(board: &Board) {
    assert_eq!(board.to_string().parse(), Ok(*board));
    assert_eq!(Board::from_exponents(board.exponents()), Ok(*board));
}

/// Holds what chance may do to the rules: a 2 or a 4 in any empty cell.
fn check_chances(board: &Board) {
    let empty = board.empty_count();
    let (mut sum, mut fours) = (0.0, 0.0);
    let mut cells = Vec::new();
    for (probability, spawn) in Board::chances(board) {
        let next = Board::apply(board, spawn);
        let mut expected = board.values();
        assert_eq!(expected[usize::from(spawn.cell)], 0, "{board} {spawn}");
        expected[usize::from(spawn.cell)] = if spawn.four { 4 } else { 2 };
        assert_eq!(next.values(), expected, "{board} {spawn}");
        assert_ne!(Board::key(&next), Board::key(board));
        sum += f64::from(probability);
        fours += if spawn.four {
            f64::from(probability)
        } else {
            0.0
        };
        cells.push((spawn.cell, spawn.four));
    }
    cells.sort_unstable();
    cells.dedup();
    assert_eq!(cells.len(), 2 * empty as usize, "{board}: each spawn once");
    if empty > 0 {
        assert!((sum - 1.0).abs() < 1e-5, "{board}: {sum}");
        let four_share = f64::from(FOUR_PROBABILITY);
        assert!((fours - four_share).abs() < 1e-6, "{board}: fours {fours}");
    }
}

fn check_everything(board: &Board) {
    let grid = grid_of(board);
    check_board(board, &grid);
    check_notation(board);
    check_chances(board);
    for direction in Direction::ALL {
        check_move(board, &grid, direction);
        check_slides(board, &grid, direction);
    }
}

/// All 18^4 lines there can be, each in a random row and in a random column.
#[test]
fn every_line_slides_by_the_rules() {
    let mut random = Random::new(1);
    let base = u64::from(LAST_EXPONENT) + 1;
    for line in 0..base.pow(4) {
        let tiles: [u8; 4] = std::array::from_fn(|i| (line / base.pow(i as u32) % base) as u8);
        let place = random.below(4) as usize;
        let mut exponents = [0; CELLS];
        exponents[4 * place..][..4].copy_from_slice(&tiles);
        let rows = Board::from_exponents(exponents).expect("a board");
        let grid = grid_of(&rows);
        for direction in [Direction::Left, Direction::Right] {
            check_move(&rows, &grid, direction);
            check_slides(&rows, &grid, direction);
        }
        let columns = rows.transposed();
        let grid = grid_of(&columns);
        for direction in [Direction::Up, Direction::Down] {
            check_move(&columns, &grid, direction);
        }
    }
}

/// Moves of a hundred thousand boards, in the long form of half a million.
#[test]
fn random_boards_slide_by_the_rules() {
    let mut random = Random::new(2);
    for _ in 0..often(100_000, 500_000) {
        let board = random_board(&mut random);
        let grid = grid_of(&board);
        for direction in Direction::ALL {
            check_move(&board, &grid, direction);
        }
    }
}

#[test]
fn everything_else_about_random_boards_follows_the_rules() {
    let mut random = Random::new(3);
    for _ in 0..50_000 {
        check_everything(&random_board(&mut random));
    }
}

/// Whole games: what is reached by playing, with score and spawns.
#[test]
fn games_follow_the_rules_to_their_end() {
    let mut random = Random::new(4);
    for seed in 0..150 {
        let start = if seed < 100 {
            deal(seed)
        } else {
            set_up(random_board(&mut random), seed)
        };
        let mut game = start;
        let (mut grid, mut score) = (grid_of(game.position()), 0_u64);
        loop {
            check_board(game.position(), &grid);
            let legal: Vec<_> = game.legal().collect();
            for illegal in Direction::ALL.into_iter().filter(|d| !legal.contains(d)) {
                assert_eq!(game.advance(illegal), None);
            }
            if legal.is_empty() {
                break;
            }
            let direction = *random.of(&legal);
            let moved = rules::push(&grid, direction);
            let (ply, step) = play(&mut game, direction).expect("a legal move");
            assert_eq!(step.gain, moved.gain);
            assert_eq!(ply.direction, direction);
            let cell = usize::from(ply.spawn.cell);
            grid = moved.grid;
            assert_eq!(grid[cell / 4][cell % 4], 0, "the spawn's cell is empty");
            grid[cell / 4][cell % 4] = if ply.spawn.four { 4 } else { 2 };
            score += step.gain;
            assert_eq!(game.score(), score);
        }
    }
}

fn exponents() -> impl Strategy<Value = [u8; CELLS]> {
    prop_oneof![
        proptest::array::uniform16(0..=LAST_EXPONENT),
        proptest::array::uniform16(0..=2_u8),
        proptest::array::uniform16(15..=LAST_EXPONENT),
        any::<u64>().prop_map(|seed| random_exponents(&mut Random::new(seed))),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    /// The same once more with shrinking, so that a failure shows a small board.
    #[test]
    fn any_board_follows_the_rules(exponents in exponents()) {
        check_everything(&Board::from_exponents(exponents).expect("a board"));
    }

    #[test]
    fn transposing_twice_changes_nothing(exponents in exponents()) {
        let board = Board::from_exponents(exponents).expect("a board");
        prop_assert_eq!(board.transposed().transposed(), board);
    }

    #[test]
    fn different_boards_have_different_keys(a in exponents(), b in exponents()) {
        let [a, b] = [a, b].map(|exponents| Board::from_exponents(exponents).expect("a board"));
        prop_assert_eq!(a == b, Board::key(&a) == Board::key(&b));
    }
}

/// Moves a first row to the right, on an otherwise empty board.
fn right(row: [u64; 4]) -> Option<([u64; 4], u64)> {
    let mut values = vec![row.to_vec()];
    values.resize(4, vec![0; 4]);
    let (board, gain) = board_of(&values).slide(Direction::Right)?;
    let [a, b, c, d, ..] = board.values().map(u64::from);
    Some(([a, b, c, d], gain))
}

#[test]
fn the_examples_of_the_rules() {
    let moves = [
        ([2, 2, 2, 2], Some(([0, 0, 4, 4], 8))),
        ([0, 2, 2, 2], Some(([0, 0, 2, 4], 4))),
        ([2, 0, 0, 2], Some(([0, 0, 0, 4], 4))),
        ([4, 2, 2, 0], Some(([0, 0, 4, 4], 4))),
        ([2, 2, 4, 0], Some(([0, 0, 4, 4], 4))),
        ([8, 4, 2, 2], Some(([0, 8, 4, 4], 4))),
        ([2, 4, 8, 16], None),
        ([0, 0, 2, 4], None),
        ([0, 0, 0, 0], None),
        ([32768, 32768, 0, 0], Some(([0, 0, 0, 65536], 65536))),
        ([65536, 65536, 0, 0], Some(([0, 0, 0, 131_072], 131_072))),
        (
            [65536, 65536, 65536, 65536],
            Some(([0, 0, 131_072, 131_072], 262_144)),
        ),
        ([0, 0, 131_072, 131_072], None),
        (
            [131_072, 131_072, 0, 0],
            Some(([0, 0, 131_072, 131_072], 0)),
        ),
    ];
    for (row, expected) in moves {
        assert_eq!(right(row), expected, "{row:?}");
    }
}

#[test]
fn the_largest_tiles_do_not_keep_a_game_alive() {
    let stuck = board("131072,131072,131072,131072,2,4,2,4,4,2,4,2,2,4,2,4");
    assert!(stuck.is_over());
    let alive = board("65536,65536,131072,131072,2,4,2,4,4,2,4,2,2,4,2,4");
    assert_eq!(
        alive.legal().collect::<Vec<_>>(),
        [Direction::Right, Direction::Left]
    );
}

#[test]
fn the_widest_score_of_one_move_is_exact() {
    let full = board(&["65536"; CELLS].join(","));
    let (after, gain) = full.slide(Direction::Up).expect("legal");
    assert_eq!(gain, 8 * 131_072);
    assert_eq!(after.empty_count(), 8);
}
