//! 2048 as a game of two sides: its rules, what its evaluations add, and the players that search it.

mod support;

use plyground::eval::g2048::{clustering, islands, smoothness};
use plyground::games::g2048::{Board, Direction, Grid, HalfTurn, TwoSided};
use plyground::games::{Adversarial, Game, Outcome, Side, Stochastic};
use plyground::players::g2048::{create, info};
use plyground::search::{Limits, Report, Watch, run};

use support::boards::{board, endgames};
use support::clock::stopped;

fn boards() -> Vec<Board> {
    let few = [
        "2,0,0,2, 0,4,0,0, 0,0,8,0, 0,0,0,2",
        "4,2,0,0,0,0,0,0,2,0,0,0,0,0,0,4",
        "1024,512,256,128,8,16,32,64,4,2,2,0,0,0,0,2",
        "2,2,4,4,8,2,4,8,8,0,0,2,16,16,2,2",
        "131072,65536,32768,1024,4,16,64,512,2,8,4,16,0,0,2,4",
    ];
    endgames(10, 2, 7)
        .into_iter()
        .chain(few.map(board))
        .collect()
}

#[test]
fn both_sides_play_what_the_player_and_chance_do() {
    for board in boards() {
        let position = TwoSided::new(board, 0);
        assert_eq!(position.side(), Side::First);
        let slides: Vec<_> = position.legal().filter_map(HalfTurn::direction).collect();
        assert_eq!(slides, board.legal().collect::<Vec<_>>());
        assert_eq!(position.legal().count(), slides.len());
        for turn in board.moves() {
            let slid = position.played(HalfTurn::Slide(turn.mv));
            assert_eq!(
                (slid.side(), *slid.board(), slid.outcome()),
                (Side::Second, turn.after, None)
            );
            let placed: Vec<Board> = slid.legal().map(|mv| *slid.played(mv).board()).collect();
            let chances = Board::chances(&turn.after);
            let expected: Vec<Board> = chances
                .map(|(_, spawn)| turn.after.spawned(spawn))
                .collect();
            assert_eq!(placed, expected);
            let names: Vec<String> = slid.legal().map(|mv| mv.to_string()).collect();
            let expected = Board::chances(&turn.after).map(|(_, spawn)| spawn.to_string());
            assert_eq!(names, expected.collect::<Vec<_>>());
            let numbers: Vec<usize> = slid.legal().map(TwoSided::<Board>::number).collect();
            assert!(numbers.is_sorted_by(|a, b| a < b));
            assert!(
                numbers
                    .iter()
                    .all(|&number| (4..TwoSided::<Board>::MOVES).contains(&number))
            );
            // The same board is another position when the other side is to move.
            assert_ne!(slid.key(), TwoSided::new(turn.after, 0).key());
        }
    }
}

#[test]
fn the_slider_loses_when_stuck_and_wins_by_the_goal() {
    let stuck = board("2,4,2,4,4,2,4,2,2,4,2,4,4,2,4,2");
    let lost = TwoSided::new(stuck, 11);
    assert_eq!(
        (lost.outcome(), lost.legal().count()),
        (Some(Outcome::Win(Side::Second)), 0)
    );
    let near = board("1024,1024,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,2");
    for (goal, outcome) in [(11, Some(Outcome::Win(Side::First))), (12, None), (0, None)] {
        let made = TwoSided::new(near, goal).played(HalfTurn::Slide(Direction::Left));
        assert_eq!(made.outcome(), outcome);
        assert_eq!(made.legal().count() > 0, outcome.is_none());
    }
}

/// Rows and columns, tiles alone.
fn lines(board: &Board) -> Vec<Vec<i32>> {
    let cell = |row, column| i32::from(board.exponent_at(row, column));
    let line = |cells: [i32; 4]| cells.into_iter().filter(|&tile| tile > 0).collect();
    let rows = (0..4).map(|i| line(std::array::from_fn(|j| cell(i, j))));
    let columns = (0..4).map(|i| line(std::array::from_fn(|j| cell(j, i))));
    rows.chain(columns).collect()
}

fn slow_smoothness(board: &Board) -> i32 {
    let differences =
        |line: &Vec<i32>| -> i32 { line.windows(2).map(|pair| (pair[0] - pair[1]).abs()).sum() };
    -lines(board).iter().map(differences).sum::<i32>()
}

/// Groups, by giving every cell the least number in its group until nothing changes.
fn slow_islands(board: &Board) -> usize {
    let exponents = board.exponents();
    let mut group: [usize; 16] = std::array::from_fn(|cell| cell);
    for _ in 0..16 {
        for a in 0..16_usize {
            for b in 0..16_usize {
                let apart = (a / 4).abs_diff(b / 4) + (a % 4).abs_diff(b % 4);
                if apart == 1 && exponents[a] == exponents[b] {
                    group[a] = group[a].min(group[b]);
                }
            }
        }
    }
    (0..16)
        .filter(|&cell| exponents[cell] > 0 && group[cell] == cell)
        .count()
}

fn slow_clustering(board: &Board) -> f64 {
    let exponents = board.exponents();
    let tiles: Vec<usize> = (0..16).filter(|&cell| exponents[cell] > 0).collect();
    let mut sum = 0.0;
    for &a in &tiles {
        let near =
            |&&b: &&usize| a != b && (a / 4).abs_diff(b / 4) <= 1 && (a % 4).abs_diff(b % 4) <= 1;
        let around: Vec<f64> = tiles
            .iter()
            .filter(near)
            .map(|&b| f64::from(exponents[a].abs_diff(exponents[b])))
            .collect();
        sum += around.iter().sum::<f64>() / (around.len() as f64).max(1.0);
    }
    sum
}

#[test]
fn the_features_are_what_they_are_called() {
    for board in boards() {
        assert_eq!(
            smoothness(&board),
            slow_smoothness(&board) as f32,
            "{board}"
        );
        assert_eq!(islands(&board) as usize, slow_islands(&board), "{board}");
        let off = f64::from(clustering(&board)) - slow_clustering(&board);
        assert!(off.abs() < 1e-3, "{board}: {off}");
    }
}

/// ovolve's evaluation, plainly.
fn worth(board: &Board) -> f64 {
    let empty = board.empty_count().max(1);
    let empty = if board.empty_count() == 0 {
        0.5
    } else {
        f64::from(empty)
    };
    let lines = lines(board);
    let axis = |lines: &[Vec<i32>]| {
        let way = |sign: i32| -> i32 {
            let falls = |line: &Vec<i32>| -> i32 {
                line.windows(2)
                    .map(|pair| (sign * (pair[0] - pair[1])).max(0))
                    .sum()
            };
            lines.iter().map(falls).sum()
        };
        -way(1).min(way(-1))
    };
    0.1 * f64::from(slow_smoothness(board))
        + f64::from(axis(&lines[..4]) + axis(&lines[4..]))
        + 2.7 * empty.ln()
        + f64::from(board.max_exponent())
}

/// Minimax in the plainest way, for the slider; ply counts from the root, `left` as the player says.
fn plain(position: &TwoSided<Board>, left: u32, ply: u32, ovolve: bool) -> f64 {
    let board = position.board();
    match position.outcome() {
        Some(Outcome::Win(Side::First)) => return f64::from(10_000 - ply),
        Some(_) => return f64::from(board.values().into_iter().max().expect("cells")) - 1e6,
        None if left == 0 => return worth(board),
        None => {}
    }
    let slides = position.side() == Side::First;
    let mut next: Vec<_> = position.legal().map(|mv| position.played(mv)).collect();
    if ovolve && !slides {
        let annoyance = |next: &TwoSided<Board>| {
            slow_islands(next.board()) as i32 - slow_smoothness(next.board())
        };
        let worst = next.iter().map(annoyance).max();
        next.retain(|next| Some(annoyance(next)) == worst);
    }
    let left = if slides || !ovolve { left - 1 } else { left };
    let values = next.iter().map(|next| plain(next, left, ply + 1, ovolve));
    if slides {
        values.fold(f64::MIN, f64::max)
    } else {
        values.fold(f64::MAX, f64::min)
    }
}

fn think(id: &str, board: &Board, depth: u32) -> Report<Direction> {
    let info = info(id).expect("a player");
    let watch = Watch::new(Limits::depth(depth), stopped);
    run(create(info, &info.defaults(), 1).think(board, &watch))
}

#[test]
fn the_players_find_the_value_of_plain_minimax() {
    for board in boards() {
        for (id, depth) in [
            ("minimax", 2),
            ("minimax", 3),
            ("alpha-beta", 2),
            ("alpha-beta", 3),
            ("ovolve", 1),
            ("ovolve", 2),
            ("ovolve", 3),
        ] {
            // Two 1024s or a 2048 are no matter for the players without a goal.
            let goal = if id == "ovolve" && board.max_exponent() < 11 {
                11
            } else {
                0
            };
            let report = think(id, &board, depth);
            if board.legal().count() < 2 {
                continue;
            }
            let expected = plain(&TwoSided::new(board, goal), depth, 0, id == "ovolve");
            let off = (f64::from(report.value) - expected).abs();
            assert!(
                off < 1e-3 * expected.abs().max(1.0).log10().max(1.0),
                "{id} to {depth}, {board}: {}, not {expected}",
                report.value
            );
            // Each move has its value, not just a bound.
            for &(mv, value) in &report.moves {
                let next = TwoSided::new(board, goal).played(HalfTurn::Slide(mv));
                let expected = plain(&next, depth - 1, 1, id == "ovolve");
                let off = (f64::from(value) - expected).abs();
                assert!(
                    off < 0.01,
                    "{id} to {depth}, {board} {mv}: {value}, not {expected}"
                );
            }
            assert_eq!(report.exact, None);
            assert!(report.pv.first() == report.best.map(|mv| mv.to_string()).as_ref());
        }
    }
}

#[test]
fn ovolve_makes_2048_when_it_can() {
    let near = board("1024,512,512,0, 2,4,8,0, 0,0,2,0, 0,0,0,0");
    let report = think("ovolve", &near, 2);
    let merged = report.best.map(|mv| near.slid(mv).values());
    let pairs = merged.map_or(0, |tiles| {
        tiles.iter().filter(|&&tile| tile == 1024).count()
    });
    assert_eq!(pairs, 2, "{:?}", report.best);
    // A slide, a new tile, a slide.
    assert_eq!(report.value, 10_000.0 - 3.0);
}
