//! The seventeen methods of Frolov's thesis, against the thesis's formulas written down plainly.

use plyground::eval::Evaluate;
use plyground::eval::g2048::frolov::{Frolov, Merge, Merging, Term};
use plyground::eval::g2048::{FieldScore, Matrix};
use plyground::games::g2048::{Board, Direction, SIDE};
use plyground::search::{Limits, Report, SearchControl, run};

use crate::support::boards::{board, endgames, random_board};
use crate::support::clock::stopped;
use crate::support::players::{create, info};
use crate::support::random::Random;

/// Method; directions; the merge term for each pair; the board term for each cell; the monotone term
/// for each cell of a line; the exceptions; the matrix.
const METHODS: [(&str, u8, &str, &str, &str, &str, &str); 17] = [
    ("1", 3, "f w free / d", "f w", "- f w", "1 2", "A"),
    ("1-1", 3, "f w free / d", "f w", "", "1 2", "A"),
    ("2", 3, "f w free", "f w", "f w", "", "B"),
    ("3", 3, "f w free", "f w", "f w free", "2", "B"),
    ("3-8", 3, "", "f w", "", "", "B"),
    ("4", 3, "f w", "f w", "f w", "2", "B"),
    ("5", 3, "w free", "f w", "w free", "2", "B"),
    ("6", 3, "max", "", "w", "2", "B"),
    ("7", 3, "f w free", "", "f w free", "1 2", "B"),
    ("7-5", 3, "f free", "", "f w free", "", "B"),
    ("7-7", 3, "f free", "f", "f w free", "", "B"),
    ("8", 3, "f w", "", "f", "1 2", "B"),
    ("9", 4, "f free", "f w", "f", "", "C1"),
    ("10", 4, "f both free", "f w", "f w free", "", "C1"),
    ("11", 4, "both free", "f w", "w free", "", "C1"),
    ("12", 4, "f both free", "", "f w free", "", "C2"),
    ("13", 4, "", "f w free", "", "", "C1"),
];

const LEE: [f64; 16] = [
    0.135, 0.121, 0.102, 0.099, 0.099, 0.088, 0.076, 0.072, 0.060, 0.056, 0.037, 0.016, 0.012,
    0.009, 0.005, 0.003,
];

fn weight(matrix: &str, cell: usize) -> f64 {
    let (row, column) = (cell / SIDE, cell % SIDE);
    let outer = |place: usize| place == 0 || place == 3;
    match matrix {
        "A" => [7, 6, 5, 4, 6, 5, 4, 3, 5, 4, 3, 2, 4, 3, 2, 1][cell].into(),
        "B" => LEE[cell],
        _ if outer(row) && outer(column) => 3.0,
        "C1" if outer(row) || outer(column) => 2.0,
        _ => 1.0,
    }
}

/// The product of a formula's factors for a cell, or for a pair of cells.
fn product(formula: &str, values: &[f64], matrix: &str, cells: &[usize]) -> f64 {
    let free = values.iter().filter(|&&value| value == 0.0).count() as f64;
    let w = |cell: usize| weight(matrix, cell);
    let factor = |word: &str| match word {
        "f" => values[cells[0]],
        "w" => w(cells[0]),
        "max" => w(cells[0]).max(w(cells[1])),
        "both" => w(cells[0]) + w(cells[1]),
        "free" => free,
        "d" => (1 + cells[0] / SIDE + cells[0] % SIDE) as f64,
        other => panic!("no factor {other}"),
    };
    let formula = formula.trim_start_matches("- ");
    let (above, below) = formula.split_once(" / ").unwrap_or((formula, ""));
    let multiply = |words: &str| words.split_whitespace().map(factor).product::<f64>();
    multiply(above) / multiply(below)
}

/// The field score by the thesis.
fn score(method: &str, board: &Board) -> f64 {
    let (_, directions, merge, all, monotone, _, matrix) = *METHODS
        .iter()
        .find(|entry| entry.0 == method)
        .expect("a method");
    let values: Vec<f64> = board.values().map(f64::from).to_vec();
    let lines = (0..SIDE).flat_map(|i| {
        let row: Vec<usize> = (0..SIDE).map(|j| SIDE * i + j).collect();
        let column = (0..SIDE).map(|j| SIDE * j + i).collect();
        [row, column]
    });
    let mut sum = 0.0;
    for line in lines {
        let tiles: Vec<usize> = line
            .iter()
            .copied()
            .filter(|&cell| values[cell] > 0.0)
            .collect();
        for pair in tiles
            .windows(2)
            .filter(|pair| values[pair[0]] == values[pair[1]])
        {
            if !merge.is_empty() {
                sum += product(merge, &values, matrix, pair);
            }
        }
        let falls = tiles
            .windows(2)
            .all(|pair| values[pair[0]] >= values[pair[1]]);
        let rises = tiles
            .windows(2)
            .all(|pair| values[pair[0]] <= values[pair[1]]);
        let is_monotone = falls || directions == 4 && rises;
        let of_line: f64 = line
            .iter()
            .map(|&cell| product(monotone, &values, matrix, &[cell]))
            .sum();
        match monotone.starts_with('-') {
            _ if monotone.is_empty() => {}
            true if !is_monotone => sum -= of_line,
            false if is_monotone => sum += of_line,
            _ => {}
        }
    }
    if !all.is_empty() {
        sum += (0..16)
            .map(|cell| product(all, &values, matrix, &[cell]))
            .sum::<f64>();
    }
    sum
}

/// The move that an exception makes.
fn exception(method: &str, board: &Board) -> Option<Direction> {
    let entry = METHODS
        .iter()
        .find(|entry| entry.0 == method)
        .expect("a method");
    let values = board.values();
    let first = (1..4)
        .any(|column| values[column] == 0 && (1..4).any(|row| values[SIDE * row + column] > 0));
    let second = values[0] == 0 && values[1..4].iter().any(|&value| value > 0);
    if entry.5.contains('1') && first {
        Some(Direction::Up)
    } else {
        (entry.5.contains('2') && second).then_some(Direction::Left)
    }
}

fn think(method: &str, board: &Board, depth: u32) -> Report<Direction> {
    let info = info("frolov");
    let preset = info
        .preset(&format!("method-{method}"))
        .expect("a preset of each method");
    let settings = info
        .settings(preset.values.iter().copied())
        .expect("good values");
    let control = SearchControl::new(Limits::depth(depth), stopped);
    run(create(info, &settings, 1).think(board, &control))
}

#[test]
fn the_example_of_the_thesis_comes_out() {
    let board = board("16,8,4,2, 16,0,4,4, 0,0,0,0, 0,0,0,0");
    // Exception 1 would play up at once.
    let info = info("frolov");
    let settings = info.settings([("exception-1", 0.0)]).expect("good values");
    let control = SearchControl::new(Limits::depth(1), stopped);
    let report = run(create(info, &settings, 1).think(&board, &control));
    assert_eq!(
        report.values(),
        [
            (Direction::Up, 576.0),
            (Direction::Right, 160.0),
            (Direction::Left, 1684.0)
        ]
    );
    assert_eq!(report.best, Some(Direction::Left));
}

/// Boards of all stages of a game.
fn boards() -> Vec<Board> {
    let few = [
        "2,0,0,0, 0,2,0,0, 0,0,0,0, 0,0,0,0",
        "0,0,4,0, 0,2,0,0, 0,0,0,0, 0,0,2,0",
        "0,8,8,0, 2,4,0,2, 4,2,0,0, 2,0,0,0",
        "64,32,16,8, 2,2,4,0, 0,4,2,0, 0,0,0,2",
    ];
    endgames(12, 2, 5)
        .into_iter()
        .chain(few.map(board))
        .collect()
}

#[test]
fn every_method_scores_by_its_formulas() {
    for (method, directions, ..) in METHODS {
        for board in boards() {
            let report = think(method, &board, 1);
            if let Some(mv) = exception(method, &board) {
                assert_eq!(report.best, Some(mv), "method {method}, {board}");
                assert_eq!(report.nodes, 0);
                continue;
            }
            let legal: Vec<_> = Direction::ALL
                .into_iter()
                .filter(|&mv| board.slid(mv) != board)
                .collect();
            let upward: Vec<_> = legal
                .iter()
                .copied()
                .filter(|&mv| mv != Direction::Down)
                .collect();
            let expected = if directions == 4 || upward.is_empty() {
                legal
            } else {
                upward
            };
            assert_eq!(
                report
                    .values()
                    .iter()
                    .map(|(mv, _)| *mv)
                    .collect::<Vec<_>>(),
                expected
            );
            for (mv, value) in report.values() {
                let expected = score(method, &board.slid(mv));
                let off = (f64::from(value) - expected).abs();
                assert!(
                    off <= 1e-4 * expected.abs().max(1.0),
                    "method {method}, {board} {mv}: {value}, not {expected}"
                );
            }
        }
    }
}

/// Some score, with any terms and factors.
fn random_score(random: &mut Random) -> Frolov {
    let term = |random: &mut Random| Term {
        factor: *random.of(&[-1.0, -0.3, 0.0, 0.7, 1.0]),
        value: random.below(2) == 0,
        weight: random.below(2) == 0,
        free: random.below(2) == 0,
    };
    Frolov {
        merge: Merge {
            term: term(random),
            cells: *random.of(&[Merging::Nearer, Merging::Heavier, Merging::Both]),
            distance: random.below(2) == 0,
        },
        board: term(random),
        monotone: term(random),
        either_way: random.below(2) == 0,
        matrix: *random.of(&[Matrix::Steps, Matrix::Lee]),
    }
}

#[test]
fn a_score_looked_up_is_the_score_worked_out() {
    let mut random = Random::new(1);
    for _ in 0..50 {
        let score = random_score(&mut random);
        let table = FieldScore::new(score);
        for _ in 0..100 {
            // Twice: the second time everything is known.
            let board = random_board(&mut random);
            for _ in 0..2 {
                let expected = Evaluate::<Board>::value(&score, &board);
                assert_eq!(table.value(&board), expected, "{score:?}, {board}");
            }
        }
    }
}
