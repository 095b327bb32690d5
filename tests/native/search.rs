//! Every searcher against looking at everything, on random games and on the ends of games of 2048.

use plyground::eval::Evaluate;
use plyground::eval::g2048::Heuristic;
use plyground::games::Stochastic;
use plyground::games::g2048::{Board, Spawn, cell_name};
use plyground::search::{Expectimax, Horizon, Limits, Report, SearchControl, run};

use crate::support::boards::{board, endgames};
use crate::support::clock::stopped;
use crate::support::exhaustive::{self, Plied, Unplied};
use crate::support::features::weights;
use crate::support::lasting::often;
use crate::support::tree::{Opinion, Tree};

/// Cuts off lines less probable than `least`, in every iteration the same.
fn horizon(least: f32) -> Horizon {
    Horizon {
        digits: -least.log10(),
        digits_per_iteration: 0.0,
    }
}

/// A heuristic of several features, small numbers and large.
fn heuristic() -> Heuristic {
    let features = [
        ("lost", 200_000.0),
        ("empty", 270.0),
        ("merges", 700.0),
        ("monotonicity", 47.0),
        ("sum", 11.0),
        ("edge", 20.0),
    ];
    Heuristic::new(weights(&features, 4.0, 3.5))
}

/// Searches, and returns the reports of every depth and the last word.
fn search<G: Stochastic, E: Evaluate<G>>(
    searcher: &mut Expectimax<E>,
    position: &G,
    depth: u32,
) -> (Vec<Report<G::Move>>, Report<G::Move>) {
    let control = SearchControl::new(Limits::depth(depth), stopped).listening();
    let report = run(searcher.think(position, &control));
    (control.take_reports(), report)
}

fn is_near(found: f32, expected: f64) -> bool {
    (f64::from(found) - expected).abs() <= 1e-5 * expected.abs().max(1000.0)
}

/// Holds a report to the exhaustive values at `depth`.
fn check<G: Stochastic + std::fmt::Debug, E: Evaluate<G>>(
    report: &Report<G::Move>,
    evaluation: &E,
    position: &G,
    depth: u32,
) {
    let about = format!("{position:?} to depth {depth}");
    // A single move is settled without a search.
    let depth = if position.legal().count() < 2 {
        1
    } else {
        depth
    };
    let expected = exhaustive::values(evaluation, position, depth);
    assert_eq!(report.moves.len(), expected.len(), "{about}");
    for (found, expected) in report.values().iter().zip(&expected) {
        assert_eq!(found.0, expected.0, "{about}: the order of moves");
        assert!(
            is_near(found.1, expected.1),
            "{about}: {found:?}, exhaustively {expected:?}"
        );
    }
    let best = exhaustive::best(evaluation, position, depth);
    assert!(
        is_near(report.value, best),
        "{about}: {}, exhaustively {best}",
        report.value
    );
    let chosen = expected.iter().find(|(mv, _)| Some(*mv) == report.best);
    match chosen {
        Some(&(mv, value)) => assert!(is_near(value as f32, best), "{about}: {mv:?}"),
        None => assert!(
            expected.is_empty() && report.best.is_none(),
            "{about}: no move"
        ),
    }
}

/// Holds every report of fresh searches to the exhaustive values, with small and large tables.
fn check_all_depths<G: Stochastic + std::fmt::Debug, E: Evaluate<G>>(
    evaluation: impl Fn() -> E,
    position: &G,
    deepest: u32,
) {
    for table_bits in [0, 5, 14] {
        let mut searcher = Expectimax::new(evaluation(), Horizon::ALL, table_bits);
        let (reports, last) = search(&mut searcher, position, deepest);
        for (report, depth) in reports.iter().zip(1..) {
            assert_eq!(report.depth, depth);
            check(report, searcher.evaluation(), position, depth);
        }
        // Fewer depths than allowed are enough where all lines end.
        check(&last, searcher.evaluation(), position, deepest);
        assert_eq!(Some(last), reports.into_iter().next_back());
    }
}

#[test]
fn expectimax_finds_the_exhaustive_value_of_random_games() {
    for game in 0..often(50, 150) {
        check_all_depths(|| Opinion, &Tree::narrow(game), 5);
        check_all_depths(|| Opinion, &Tree::wide(game), 4);
    }
}

#[test]
fn expectimax_finds_the_exhaustive_value_of_endgames() {
    for board in endgames(12, 1, 1).into_iter().chain(endgames(4, 3, 2)) {
        // A turn adds 2 or 4 to the sum of tiles. So up to three plies deep no board is met at
        // two depths, and the table can't answer with a deeper value.
        check_all_depths(heuristic, &board, 3);
    }
    for board in endgames(6, 0, 3) {
        let position = Plied {
            inner: board,
            ply: 0,
        };
        check_all_depths(|| Unplied(heuristic()), &position, 4);
    }
}

/// The table stays from move to move.
#[test]
fn what_is_remembered_of_earlier_moves_changes_no_value() {
    for game in 0..60 {
        for (table_bits, depth) in [(0, 3), (5, 4), (14, 4)] {
            let mut searcher = Expectimax::new(Opinion, Horizon::ALL, table_bits);
            let mut position = Tree::narrow(game);
            while let Some(turn) = { position.moves().last() } {
                let (_, report) = search(&mut searcher, &position, depth);
                check(&report, &Opinion, &position, depth);
                let (_, chance) = Tree::chances(&turn.after).last().expect("a chance");
                position = Tree::apply(&turn.after, chance);
            }
        }
    }
}

#[test]
fn a_search_that_was_stopped_leaves_nothing_wrong_behind() {
    for game in 0..60 {
        let position = Tree::narrow(game);
        for nodes in [10, 50, 200, 1000] {
            let mut searcher = Expectimax::new(Opinion, Horizon::ALL, 10);
            let limits = Limits {
                depth: Some(5),
                nodes: Some(nodes),
                movetime: None,
            };
            run(searcher.think(&position, &SearchControl::new(limits, stopped)));
            let (_, report) = search(&mut searcher, &position, 5);
            check(&report, &Opinion, &position, 5);
        }
    }
}

/// The value where lines less probable than `least` are cut off.
fn cut(after: &Tree, depth: u32, reach: f32, least: f32) -> f64 {
    if depth == 0 || reach < least {
        return Opinion.value(after).into();
    }
    Tree::chances(after)
        .map(|(probability, chance)| {
            let position = Tree::apply(after, chance);
            let replies = position.moves().map(|turn| {
                turn.gain as f64 + cut(&turn.after, depth - 1, reach * probability, least)
            });
            let best = replies
                .reduce(f64::max)
                .unwrap_or(Opinion.lost(&position).into());
            f64::from(probability) * best
        })
        .sum()
}

#[test]
fn improbable_lines_are_valued_as_they_stand() {
    let mut all = 0;
    // No line of these games is exactly as probable as one of these.
    for least in [2.0, 0.501, 0.201, 0.0501] {
        let mut differing = 0;
        for game in 0..100 {
            // In a narrow game the table would mix values of more and of less probable lines.
            let position = Tree::wide(game);
            let mut searcher = Expectimax::new(Opinion, horizon(least), 14);
            let (_, report) = search(&mut searcher, &position, 4);
            if report.moves.len() < 2 {
                continue;
            }
            for (turn, (mv, value)) in position.moves().zip(report.values()) {
                let expected = turn.gain as f64 + cut(&turn.after, 3, 1.0, least);
                assert!(
                    is_near(value, expected),
                    "{position:?} {mv}: {value} {expected}"
                );
            }
            let everything = exhaustive::best(&Opinion, &position, 4);
            differing += usize::from(!is_near(report.value, everything));
        }
        assert!(differing > 10, "it matters: {differing} {least}");
        all += differing;
    }
    assert!(all > 100, "the cut-off matters: {all}");
}

#[test]
fn a_finished_game_has_no_move() {
    let over = board("2,4,2,4,4,2,4,2,2,4,2,4,4,2,4,2");
    let (reports, report) = search(
        &mut Expectimax::new(heuristic(), Horizon::ALL, 10),
        &over,
        5,
    );
    assert_eq!(report.best, None);
    assert_eq!(report.moves, []);
    assert_eq!(report.value, heuristic().lost(&over));
    assert_eq!(report.pv, Vec::<String>::new());
    assert_eq!(reports.len(), 1);
}

#[test]
fn a_game_that_ends_soon_is_searched_to_its_end_and_no_further() {
    for game in 0..often(100, 300) {
        let position = Tree {
            last: 3,
            ..Tree::wide(game)
        };
        let mut searcher = Expectimax::new(Opinion, Horizon::ALL, 14);
        let (_, report) = search(&mut searcher, &position, 64);
        // Four plies end it; one more may be needed to see that.
        assert!(report.depth <= 5, "{position:?}: {}", report.depth);
        check(&report, &Opinion, &position, 4);
    }
}

#[test]
fn lines_that_were_cut_as_rare_are_looked_at_in_later_iterations() {
    let start = board("0,0,0,0,0,2,0,0,0,0,0,4,0,0,0,0");
    // At first no line is likely enough to be followed to the depth, in the second case not even a move.
    for digits in [0.5, -1.5] {
        let horizon = Horizon {
            digits,
            digits_per_iteration: 0.5,
        };
        let mut searcher = Expectimax::new(heuristic(), horizon, 14);
        let (_, report) = search(&mut searcher, &start, 4);
        assert_eq!(report.depth, 4, "{digits}");
    }
}

/// The spawn that a principal variation names, such as `b3=2`.
fn spawn(text: &str) -> Spawn {
    let (cell, value) = text.split_once('=').expect("a spawn");
    Spawn {
        cell: (0..16).find(|&c| cell_name(c, 4) == cell).expect("a cell"),
        four: match value {
            "2" => false,
            "4" => true,
            _ => panic!("{text}"),
        },
    }
}

#[test]
fn the_principal_variation_is_a_line_that_can_be_played() {
    let (mut plies, mut searches) = (0, 0);
    for start in endgames(100, 6, 4) {
        let mut searcher = Expectimax::new(heuristic(), Horizon::ALL, 16);
        let (reports, _) = search(&mut searcher, &start, 3);
        for report in reports {
            assert_eq!(
                report.pv.first(),
                report.best.map(|mv| mv.to_string()).as_ref()
            );
            assert!(
                report.pv.len() < 2 * report.depth as usize,
                "{:?}",
                report.pv
            );
            let mut board = start;
            for pair in report.pv.chunks(2) {
                let direction = pair[0].parse().expect("a move");
                let (after, _) = board.slide(direction).expect("a legal move");
                if let [_, text] = pair {
                    let spawn = spawn(text);
                    assert!(after.empty_cells().any(|cell| cell == spawn.cell));
                    board = after.spawned(spawn);
                }
                plies += 1;
            }
            assert_eq!(
                report.pv.len() % 2,
                1,
                "truncation with a move: {:?}",
                report.pv
            );
            // The last ply is a leaf, and leaves are not remembered.
            searches += 1.max(report.depth - 1);
        }
    }
    assert!(
        plies * 10 >= searches * 9,
        "{plies} plies shown of {searches} remembered"
    );
}

#[test]
fn boards_of_the_largest_tiles_have_keys_of_their_own() {
    let with = |tile: u32| board(&format!("{tile},2,0,0,0,0,0,0,0,0,0,0,0,0,0,0"));
    let keys = [0, 2, 65536, 131_072].map(|tile| Board::key(&with(tile)));
    assert!((1..keys.len()).all(|i| !keys[..i].contains(&keys[i])));
}
