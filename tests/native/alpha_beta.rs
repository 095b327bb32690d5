//! Minimax and alpha-beta with every switch, against looking at everything, on random games of two
//! sides.

use std::cell::RefCell;

use plyground::eval::{DECIDED, StaticEval};
use plyground::games::{Adversarial, Game, Side};
use plyground::search::{AlphaBeta, Limits, Options, Report, SearchControl, poll, run};

use crate::support::clock::{stopped, ticking};
use crate::support::contest::{Contest, Judgement, values};
use crate::support::lasting::often;
use crate::support::random::Random;

/// The plain kinds, everything together, and many at random.
fn many_options() -> Vec<Options> {
    let pruning = Options {
        pruning: true,
        ..Options::MINIMAX
    };
    let named = [
        Options::MINIMAX,
        pruning,
        Options::default(),
        Options {
            combined: true,
            ..Options::default()
        },
        Options {
            scout: true,
            ..pruning
        },
        Options {
            counted: Some(Side::First),
            quiescence: 2,
            ..pruning
        },
        Options {
            counted: Some(Side::Second),
            quiescence: 2,
            ..pruning
        },
    ];
    let mut random = Random::new(1);
    let drawn = (0..40).map(|_| {
        let mut toss = || random.below(2) == 0;
        Options {
            pruning: toss() || toss(),
            deepening: toss(),
            killers: toss(),
            history: toss(),
            combined: toss(),
            scout: toss(),
            unique: toss(),
            open_root: toss(),
            two_deep: toss(),
            sorted_plies: *random.of(&[0, 1, 2, 9]),
            quiescence: *random.of(&[0, 0, 1, 2, 4]),
            table_bits: *random.of(&[0, 2, 6, 14]),
            counted: *random.of(&[None, None, Some(Side::First), Some(Side::Second)]),
            depth: 64,
            ..Options::MINIMAX
        }
    });
    named.into_iter().chain(drawn).collect()
}

fn search(
    searcher: &mut AlphaBeta<Judgement>,
    position: &Contest,
    depth: u32,
) -> (Vec<Report<u8>>, Report<u8>) {
    search_lines(searcher, position, depth, 1)
}

/// A search with exact values for so many moves.
fn search_lines(
    searcher: &mut AlphaBeta<Judgement>,
    position: &Contest,
    depth: u32,
    lines: u32,
) -> (Vec<Report<u8>>, Report<u8>) {
    let control = SearchControl::new(Limits::depth(depth), stopped)
        .with_multi_pv(lines)
        .listening();
    let report = run(searcher.think(position, &control));
    (control.take_reports(), report)
}

/// Holds a report to the exhaustive values at its depth.
fn check(report: &Report<u8>, judgement: Judgement, position: &Contest, options: Options) {
    let about = format!("{position:?} to depth {}, {options:?}", report.depth);
    let expected = values(judgement, position, report.depth, options.counted);
    let best = expected
        .iter()
        .map(|(_, value)| *value)
        .fold(f32::MIN, f32::max);
    assert_eq!(report.value, best, "{about}");
    assert_eq!(report.moves.len(), expected.len(), "{about}");
    for (one, &(expected_mv, expected)) in report.moves.iter().zip(&expected) {
        let (mv, found) = (one.mv, one.value);
        assert_eq!(mv, expected_mv, "{about}: the order of moves");
        assert_eq!(one.pv.is_empty(), one.is_bound, "{about}: the line of {mv}");
        assert!(
            found >= expected,
            "{about}: {mv} is worth {expected}, not {found}"
        );
        assert!(found <= best, "{about}: {mv} is no better than the best");
        if options.open_root || !options.pruning {
            assert!(!one.is_bound, "{about}: {mv}");
        }
        if !one.is_bound {
            assert_eq!(found, expected, "{about}: {mv}");
        }
        if Some(mv) == report.best {
            assert_eq!(expected, best, "{about}: {mv} is not the best");
        }
    }
    check_proof(report, judgement, position);
}

/// The bounds in a report; as many of its best moves as asked for are exact.
fn check_lines(report: &Report<u8>, lines: usize) -> usize {
    let mut moves = report.moves.clone();
    moves.sort_by(|a, b| {
        let exact_first = a.is_bound.cmp(&b.is_bound);
        (b.value + 0.0)
            .total_cmp(&(a.value + 0.0))
            .then(exact_first)
    });
    let exact = moves.iter().take_while(|one| !one.is_bound).count();
    assert!(exact >= moves.len().min(lines), "{report:?}");
    moves.len() - exact
}

/// Holds what a report says is proven to the value of the whole game.
fn check_proof(report: &Report<u8>, judgement: Judgement, position: &Contest) {
    if let Some(exact) = report.exact.filter(|_| !judgement.narrow_minded) {
        let about = format!("{position:?}");
        let truth = values(judgement, position, 20, None);
        let best = truth
            .iter()
            .map(|(_, value)| *value)
            .fold(f32::MIN, f32::max);
        let truth = if best.abs() < DECIDED {
            0.0
        } else {
            best.signum()
        };
        assert_eq!(f32::from(exact), truth, "{about}");
    }
}

#[test]
fn every_choice_of_options_finds_the_exhaustive_value() {
    let mut bounds = 0;
    for (i, options) in (0..).zip(many_options()) {
        for game in 0..12 {
            for position in [
                Contest::narrow(game + 100 * i),
                Contest::wide(game + 100 * i),
            ] {
                let judgement = Judgement {
                    narrow_minded: game % 4 == 3,
                    quiescence: options.quiescence,
                };
                let mut searcher = AlphaBeta::new(judgement, options);
                let deepest = 1 + (game as u32 + i as u32) % 5;
                let lines = 1 + game as u32 % 3;
                let (reports, last) = search_lines(&mut searcher, &position, deepest, lines);
                let looked = |report: &&Report<u8>| report.depth > 0;
                for report in reports.iter().filter(looked) {
                    // The first move alone is valued as its board stands.
                    let mover_counts = options.counted.is_none_or(|side| side == position.side());
                    let is_static = report.depth == 1 && mover_counts;
                    let judgement = Judgement {
                        quiescence: if is_static { 0 } else { options.quiescence },
                        ..judgement
                    };
                    check(report, judgement, &position, options);
                    bounds += check_lines(report, lines as usize);
                }
                assert_eq!(Some(&last), reports.last());
                let several = position.legal().count() > 1;
                let open = last.exact.is_none() && several;
                assert!(last.depth == deepest || !open, "{position:?} {options:?}");
            }
        }
    }
    assert!(bounds > 500, "bounds are told from values: {bounds}");
}

#[test]
fn a_game_searched_to_its_end_is_proven_and_played_in_the_fewest_plies() {
    let mut proven = [0; 3];
    for game in 0..200 {
        let position = Contest::narrow(game);
        for options in [Options::MINIMAX, Options::default()] {
            let (_, report) = search(
                &mut AlphaBeta::new(Judgement::default(), options),
                &position,
                20,
            );
            if report.moves.len() == 1 {
                continue;
            }
            let truth = values(Judgement::default(), &position, 20, None);
            let best = truth
                .iter()
                .map(|(_, value)| *value)
                .fold(f32::MIN, f32::max);
            assert_eq!(report.value, best, "{position:?}");
            let exact = report.exact.expect("the whole game is seen");
            assert_eq!(
                i32::from(exact),
                if best.abs() < DECIDED {
                    0
                } else {
                    best.signum() as i32
                }
            );
            proven[(exact + 1) as usize] += 1;
        }
    }
    assert!(proven.iter().all(|&count| count > 20), "{proven:?}");
}

/// Static pruning that never succeeds, for no value is that good.
const VAIN_MARGIN: Options = Options {
    static_margin: 1_000_000,
    ..PRUNED
};

/// To pass loses a [`Contest`], so this never succeeds either.
const VAIN_NULL_MOVE: Options = Options {
    null_move: 1,
    ..PRUNED
};

/// Where positions have two moves at most, there never are three that are too good.
const VAIN_MULTI_CUT: Options = Options {
    multi_cut: true,
    ..PRUNED
};

const PRUNED: Options = Options {
    pruning: true,
    deepening: true,
    scout: true,
    table_bits: 14,
    ..Options::MINIMAX
};

/// Games with two moves a position at most.
fn slim_contests() -> impl Iterator<Item = Contest> {
    (0..150).flat_map(|game| {
        [Contest::narrow(game), Contest::wide(game)].map(|contest| Contest { most: 2, ..contest })
    })
}

#[test]
fn what_a_failed_trial_looked_at_keeps_no_draw_from_being_proven() {
    let mut drawn = 0;
    for position in slim_contests() {
        let to_the_end = |options| {
            let mut searcher = AlphaBeta::new(Judgement::default(), options);
            search(&mut searcher, &position, position.last).1
        };
        let plain = to_the_end(PRUNED);
        drawn += u32::from(plain.exact == Some(0));
        for options in [VAIN_MARGIN, VAIN_NULL_MOVE, VAIN_MULTI_CUT] {
            let report = to_the_end(options);
            let found = (report.exact, report.depth, report.value);
            let expected = (plain.exact, plain.depth, plain.value);
            assert_eq!(found, expected, "{position:?} {options:?}");
        }
    }
    assert!(drawn > 20, "{drawn}");
}

#[test]
fn a_late_move_that_is_searched_again_keeps_no_draw_from_being_proven() {
    let options = Options {
        late_moves: 1,
        ..PRUNED
    };
    let (mut drawn, mut proven) = (0, 0);
    for position in (0..300).map(Contest::wide) {
        let [plain, reduced] = [PRUNED, options].map(|options| {
            let mut searcher = AlphaBeta::new(Judgement::default(), options);
            search(&mut searcher, &position, position.last).1
        });
        drawn += u32::from(plain.exact == Some(0));
        proven += u32::from(reduced.exact == Some(0));
    }
    // The others rest on late moves that were looked at less deep, and only so. There were 26 when what the
    // first look at a late move left out counted after the second too.
    assert!(drawn == 102 && proven >= 32, "{proven} of {drawn}");
}

#[test]
fn forward_pruning_proves_nothing_wrong() {
    let mut proven = [0; 3];
    for game in 0..200 {
        for position in [Contest::narrow(game), Contest::wide(game)] {
            let options = Options {
                static_margin: 50,
                null_move: 2,
                multi_cut: true,
                late_moves: 2,
                ..PRUNED
            };
            let judgement = Judgement::default();
            let (reports, _) = search(&mut AlphaBeta::new(judgement, options), &position, 12);
            for report in &reports {
                check_proof(report, judgement, &position);
                if let Some(exact) = report.exact {
                    proven[(exact + 1) as usize] += 1;
                }
            }
        }
    }
    assert!(proven.iter().all(|&count| count > 10), "{proven:?}");
}

/// Writes down what a search asks of it, in turn.
#[derive(Default)]
struct Asked(RefCell<Vec<(&'static str, Contest)>>);

impl StaticEval<Contest> for Asked {
    fn static_eval(&self, position: &Contest) -> f32 {
        self.0.borrow_mut().push(("value", *position));
        Judgement::default().static_eval(position)
    }

    fn replies(&self, position: &Contest, moves: &mut Vec<u8>) {
        self.0.borrow_mut().push(("moves", *position));
        Judgement::default().replies(position, moves);
    }

    fn promise(&self, position: &Contest, mv: u8) -> f32 {
        self.0.borrow_mut().push(("promise", *position));
        Judgement::default().promise(position, mv)
    }
}

#[test]
fn trials_evaluate_a_position_once_and_count_it_once() {
    let both = Options {
        static_margin: VAIN_MARGIN.static_margin,
        ..VAIN_NULL_MOVE
    };
    for position in (0..40).map(Contest::wide) {
        let nodes = |options| {
            let mut searcher = AlphaBeta::new(Judgement::default(), options);
            search(&mut searcher, &position, 7).1.nodes
        };
        assert_eq!(nodes(VAIN_MARGIN), nodes(PRUNED), "{position:?}");
        assert_eq!(nodes(both), nodes(VAIN_NULL_MOVE), "{position:?}");
        let mut searcher = AlphaBeta::new(Asked::default(), both);
        run(searcher.think(&position, &SearchControl::new(Limits::depth(7), stopped)));
        let asked = searcher.evaluation().0.borrow();
        // Between its static pruning and its null move a position's moves are listed.
        for three in asked.windows(3) {
            let twice = ["value", "moves", "value"].map(|what| (what, three[0].1));
            assert_ne!(three, twice);
        }
    }
}

/// The search goes to its full depth at once, so the ply of a position tells how much depth is left.
#[test]
fn combined_ordering_alone_goes_by_the_type_of_moves_and_only_with_a_ply_left() {
    const DEPTH: u32 = 6;
    let mut asked_for = [0; 2];
    for position in (0..40).map(Contest::wide) {
        for (count, combined) in asked_for.iter_mut().zip([false, true]) {
            let options = Options {
                pruning: true,
                combined,
                ..Options::MINIMAX
            };
            let mut searcher = AlphaBeta::new(Asked::default(), options);
            run(searcher.think(
                &position,
                &SearchControl::new(Limits::depth(DEPTH), stopped),
            ));
            let asked = searcher.evaluation().0.borrow();
            let promises = asked.iter().filter(|(what, _)| *what == "promise");
            for (_, position) in promises {
                assert_eq!(position.ply, DEPTH - 1, "{position:?}");
                *count += 1;
            }
        }
    }
    assert!(asked_for[0] == 0 && asked_for[1] > 0, "{asked_for:?}");
}

#[test]
fn the_mean_of_depths_is_that_of_exhaustive_values() {
    let judgement = Judgement::default();
    let options = Options {
        averaged: true,
        ..Options::default()
    };
    let (mut checked, mut moved) = (0, 0);
    for game in 0..60 {
        for position in [Contest::narrow(game), Contest::wide(game)] {
            let depth = 2 + game as u32 % 3;
            let (_, report) = search(&mut AlphaBeta::new(judgement, options), &position, depth);
            if report.depth < depth || report.exact.is_some() {
                continue;
            }
            let depths: Vec<_> = (1..=depth)
                .map(|depth| values(judgement, &position, depth, None))
                .collect();
            for (i, (mv, found)) in report.values().iter().enumerate() {
                let of_move = depths.iter().map(|values| values[i].1);
                let last = depths[depths.len() - 1][i];
                let expected = if last.1.abs() > DECIDED {
                    last.1
                } else {
                    of_move.sum::<f32>() / depth as f32
                };
                assert_eq!(*mv, last.0);
                assert!(
                    (found - expected).abs() < 0.1,
                    "{position:?} {mv}: {found}, {expected}"
                );
                assert!(*found <= report.value);
                let is_best = Some(*mv) == report.best;
                assert!(!is_best || *found == report.value);
                checked += 1;
            }
            let last = &depths[depths.len() - 1];
            let greatest = last
                .iter()
                .map(|(_, value)| *value)
                .fold(f32::MIN, f32::max);
            let chosen = last.iter().find(|(mv, _)| Some(*mv) == report.best);
            moved += u32::from(chosen.is_some_and(|(_, value)| *value < greatest));
            assert_eq!(
                report.pv.first(),
                report.best.map(|mv| mv.to_string()).as_ref()
            );
        }
    }
    assert!(checked > 100 && moved > 10, "{checked} {moved}");
}

#[test]
fn the_principal_variation_leads_to_the_value() {
    for game in 0..150 {
        let options = Options {
            table_bits: 0,
            deepening: game % 2 == 0,
            ..Options::default()
        };
        let position = Contest::wide(game);
        let (_, report) = search(
            &mut AlphaBeta::new(Judgement::default(), options),
            &position,
            5,
        );
        let (mut end, mut ply) = (position, 0);
        for mv in &report.pv {
            let mv: u8 = mv.parse().expect("a move");
            assert!(
                end.legal().any(|legal| legal == mv),
                "{position:?} {:?}",
                report.pv
            );
            (end, ply) = (end.played(mv), ply + 1);
        }
        let value = match end.outcome() {
            Some(outcome) => Judgement::default().finished(&end, outcome, ply),
            None => Judgement::default().static_eval(&end),
        };
        let sign = if ply % 2 == 0 { 1.0 } else { -1.0 };
        assert_eq!(report.value, sign * value, "{position:?} {:?}", report.pv);
        assert_eq!(
            report.pv.first(),
            report.best.map(|mv| mv.to_string()).as_ref()
        );
    }
}

/// The tables stay from move to move, and after a search that was stopped.
#[test]
fn what_is_remembered_changes_no_value() {
    for game in 0..often(12, 40) {
        for options in many_options()
            .into_iter()
            .filter(|options| options.table_bits > 0)
        {
            let judgement = Judgement {
                quiescence: options.quiescence,
                ..Judgement::default()
            };
            let mut searcher = AlphaBeta::new(judgement, options);
            let mut position = Contest::narrow(game);
            while let Some(mv) = { position.legal().last() } {
                let limits = Limits {
                    depth: Some(4),
                    nodes: Some(30),
                    movetime: None,
                };
                let mut fresh = AlphaBeta::new(judgement, options);
                run(fresh.think(&position, &SearchControl::new(limits, stopped)));
                let (_, report) = search(&mut fresh, &position, 4);
                check_proof(&report, judgement, &position);
                if report.depth == 4 {
                    check(&report, judgement, &position, options);
                }
                // Entries of earlier moves may be deeper than asked for, but are never wrong.
                let (_, report) = search(&mut searcher, &position, 4);
                check_proof(&report, judgement, &position);
                position = position.played(mv);
            }
        }
    }
}

/// The table keeps how far the end is from each position, and the search counts from its root. It may know a slower
/// win before it looks for a faster one. But a win is an odd number of plies away for who makes the last one, and a loss
/// an even number.
#[test]
fn distances_to_the_end_fit_from_move_to_move() {
    let mut decided = 0;
    for game in 0..100 {
        let mut searcher = AlphaBeta::new(Judgement::default(), Options::default());
        let mut position = Contest::narrow(game);
        while let Some(mv) = { position.legal().last() } {
            let (_, report) = search(&mut searcher, &position, 20);
            let mut fresh = AlphaBeta::new(Judgement::default(), Options::default());
            let (_, expected) = search(&mut fresh, &position, 20);
            let difference = report.value - expected.value;
            assert!(difference.abs() < 40.0, "{position:?} {difference}");
            assert_eq!(difference % 2.0, 0.0, "{position:?}");
            decided += u32::from(report.value.abs() > DECIDED);
            position = position.played(mv);
        }
    }
    assert!(decided > 100, "{decided}");
}

#[test]
fn table_twins_killers_and_history_save_nodes() {
    let plain = Options {
        deepening: true,
        ..Options::MINIMAX
    };
    let pruned = Options {
        pruning: true,
        ..plain
    };
    let total = |options: Options| -> u64 {
        let positions = (0..60).flat_map(|game| [Contest::narrow(game), Contest::wide(game)]);
        positions
            .map(|position| {
                search(
                    &mut AlphaBeta::new(Judgement::default(), options),
                    &position,
                    6,
                )
                .1
                .nodes
            })
            .sum()
    };
    let table = Options {
        table_bits: 14,
        ..pruned
    };
    let unique = Options {
        unique: true,
        ..pruned
    };
    let killers = Options {
        killers: true,
        ..pruned
    };
    let history = Options {
        history: true,
        ..pruned
    };
    let of_pruned = total(pruned);
    assert!(total(plain) > 2 * of_pruned);
    assert!(total(unique) < of_pruned);
    assert!(total(table) < of_pruned);
    assert!(total(killers) < of_pruned);
    assert!(total(history) < of_pruned);
}

#[test]
fn slices_change_nothing_and_a_stop_leaves_a_legal_move() {
    for game in 0..30 {
        let position = Contest::wide(game);
        let whole = search(
            &mut AlphaBeta::new(Judgement::default(), Options::default()),
            &position,
            7,
        )
        .1;
        let control = SearchControl::new(Limits::depth(7), ticking);
        let mut searcher = AlphaBeta::new(Judgement::default(), Options::default());
        let mut thinking = Box::pin(searcher.think(&position, &control));
        let sliced = loop {
            control.start_slice(0.0);
            if let Some(report) = poll(thinking.as_mut()) {
                break report;
            }
        };
        assert_eq!(
            (sliced.nodes, sliced.best, sliced.value),
            (whole.nodes, whole.best, whole.value)
        );
        for nodes in [1, 7, 40, 300] {
            let limits = Limits::nodes(nodes);
            let control = SearchControl::new(limits, stopped);
            let mut searcher = AlphaBeta::new(Judgement::default(), Options::default());
            let report = run(searcher.think(&position, &control));
            assert!(position.legal().any(|mv| Some(mv) == report.best));
            let values = report.values();
            let best = values.iter().find(|(mv, _)| Some(*mv) == report.best);
            assert_eq!(best.map(|(_, value)| *value), Some(report.value));
            assert!(
                report
                    .values()
                    .iter()
                    .all(|(_, value)| *value <= report.value)
            );
        }
    }
}

#[test]
fn a_finished_game_has_no_move_but_a_value() {
    let over = (0..).map(|id| Contest {
        ply: 9,
        id,
        ..Contest::narrow(3)
    });
    for position in over.take(20) {
        let (_, report) = search(
            &mut AlphaBeta::new(Judgement::default(), Options::default()),
            &position,
            3,
        );
        let outcome = position.outcome().expect("the last ply");
        assert_eq!(report.best, None);
        assert_eq!(
            report.value,
            Judgement::default().finished(&position, outcome, 0)
        );
        assert_eq!(
            f32::from(report.exact.expect("an outcome")),
            (report.value / DECIDED).clamp(-1.0, 1.0)
        );
    }
}
