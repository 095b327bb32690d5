//! The averaging search and the greedy one, against the plainest way to say what they do.

use plyground::eval::Evaluate;
use plyground::games::Stochastic;
use plyground::search::{Averaging, Limits, SearchControl, greedy, run};

use crate::support::clock::stopped;
use crate::support::exhaustive;
use crate::support::tree::{Opinion, Tree};

fn all(_mv: u8) -> bool {
    true
}

fn even(mv: u8) -> bool {
    mv.is_multiple_of(2)
}

/// The moves that count.
fn turns(position: &Tree, allowed: fn(u8) -> bool) -> Vec<plyground::games::Transition<u8, Tree>> {
    let some: Vec<_> = position.moves().filter(|turn| allowed(turn.mv)).collect();
    if some.is_empty() {
        position.moves().collect()
    } else {
        some
    }
}

/// The mean over every line.
fn mean(after: &Tree, depth: u32, allowed: fn(u8) -> bool) -> f64 {
    if depth == 0 {
        return Opinion.value(after).into();
    }
    let lines: Vec<f64> = Tree::chances(after)
        .flat_map(|(_, chance)| turns(&Tree::apply(after, chance), allowed))
        .map(|turn| turn.gain as f64 + mean(&turn.after, depth - 1, allowed))
        .collect();
    if lines.is_empty() {
        return Opinion.lost(after).into();
    }
    lines.iter().sum::<f64>() / lines.len() as f64
}

#[test]
fn averaging_is_the_mean_over_every_line() {
    for game in 0..150 {
        let position = Tree::narrow(game);
        for (allowed, depth) in [(all as fn(u8) -> bool, 4), (even, 5)] {
            let search = Averaging {
                evaluation: Opinion,
                allowed,
                depth,
            };
            let control = SearchControl::new(Limits::depth(64), stopped).listening();
            let last = run(search.think(&position, &control));
            let reports = control.take_reports();
            assert_eq!(reports.last(), Some(&last));
            for report in reports {
                let expected = turns(&position, allowed);
                assert_eq!(report.moves.len(), expected.len());
                for ((mv, found), turn) in report.values().iter().zip(expected) {
                    let value = turn.gain as f64 + mean(&turn.after, report.depth - 1, allowed);
                    assert_eq!(*mv, turn.mv);
                    let off = (f64::from(*found) - value).abs();
                    assert!(
                        off < 1e-2,
                        "{position:?} {mv} to {}: {found} {value}",
                        report.depth
                    );
                    assert!(*found <= report.value);
                }
            }
            assert!(last.depth == depth || last.moves.len() < 2);
        }
    }
}

#[test]
fn a_depth_that_was_not_finished_does_not_count() {
    for game in 0..50 {
        let position = Tree::wide(game);
        let search = Averaging {
            evaluation: Opinion,
            allowed: all,
            depth: 6,
        };
        let limits = Limits {
            depth: None,
            nodes: Some(200),
            movetime: None,
        };
        let control = SearchControl::new(limits, stopped).listening();
        let report = run(search.think(&position, &control));
        assert_eq!(control.take_reports().last(), Some(&report));
        assert!(report.best.is_some());
    }
}

#[test]
fn greedy_takes_what_is_best_at_once() {
    for game in 0..200 {
        let position = Tree::wide(game);
        let report = greedy(
            &Opinion,
            &position,
            &SearchControl::new(Limits::depth(1), stopped),
        );
        let expected = exhaustive::values(&Opinion, &position, 1);
        let found: Vec<_> = report
            .values()
            .into_iter()
            .map(|(mv, value)| (mv, f64::from(value)))
            .collect();
        assert_eq!(found, expected);
        assert_eq!(
            f64::from(report.value),
            exhaustive::best(&Opinion, &position, 1)
        );
        assert_eq!(
            report.best,
            expected
                .iter()
                .find(|(_, value)| *value == f64::from(report.value))
                .map(|(mv, _)| *mv)
        );
    }
}
