//! Searches side by side on one transposition table.

use std::thread;

use plyground::eval::loa::Winands;
use plyground::games::loa::{Move, Position};
use plyground::search::{AlphaBeta, Limits, Options, Report, SearchControl, Team, run};

use crate::support::clock::stopped;
use crate::support::loa::{WEIGHTS, endings};

/// Searches a position as a member of a team.
fn think(team: &Team, options: Options, position: &Position, depth: u32) -> Report<Move> {
    let mut searcher = AlphaBeta::new(Winands::new(WEIGHTS), options);
    searcher.join(team);
    let control = SearchControl::new(Limits::depth(depth), stopped);
    run(searcher.think(position, &control))
}

/// The same by several threads, the first one's report first.
fn think_together(
    members: u32,
    options: Options,
    position: &Position,
    depth: u32,
) -> Vec<Report<Move>> {
    let first = Team::default();
    thread::scope(|scope| {
        let search = |place| {
            let team = first.helper(place);
            scope.spawn(move || think(&team, options, position, depth))
        };
        let running: Vec<_> = (0..members).map(search).collect();
        let joined = running.into_iter().map(|thread| thread.join());
        joined.map(|report| report.expect("a report")).collect()
    })
}

/// Endings that take at most so many plies.
fn wins(most: u32) -> Vec<(Position, u32)> {
    endings().filter(|&(_, plies)| plies <= most).collect()
}

#[test]
fn every_member_finds_the_forced_wins_that_one_finds() {
    let wins = wins(5);
    assert!(wins.len() > 30);
    for (position, plies) in wins {
        for report in think_together(3, Options::default(), &position, plies) {
            assert_eq!(report.exact, Some(1), "{position}");
            assert!(report.depth <= plies, "{position}");
        }
    }
}

#[test]
fn a_searcher_without_helpers_is_as_it_was() {
    for (position, _) in wins(7) {
        let mut alone = AlphaBeta::new(Winands::new(WEIGHTS), Options::default());
        let control = SearchControl::new(Limits::depth(3), stopped);
        let expected = run(alone.think(&position, &control));
        let found = think(&Team::default(), Options::default(), &position, 3);
        assert_eq!(found, expected, "{position}");
    }
}

#[test]
fn what_one_has_found_spares_the_others_their_work() {
    let (mut alone, mut helped) = (0, 0);
    for (position, _) in wins(7) {
        let first = Team::default();
        alone += think(&first, Options::default(), &position, 3).nodes;
        helped += think(&first.helper(2), Options::default(), &position, 3).nodes;
    }
    assert!(helped * 2 < alone, "{helped} of {alone}");
}

#[test]
fn every_other_helper_begins_a_ply_deeper() {
    let (position, _) = wins(7)[0];
    let depths = |place, limit| {
        let mut searcher = AlphaBeta::new(Winands::new(WEIGHTS), Options::default());
        searcher.join(&Team::default().helper(place));
        let control = SearchControl::new(Limits::depth(limit), stopped).listening();
        run(searcher.think(&position, &control));
        let reports = control.take_reports();
        reports
            .iter()
            .map(|report| report.depth)
            .collect::<Vec<_>>()
    };
    assert_eq!(depths(0, 3), [1, 2, 3]);
    assert_eq!(depths(1, 3), [1, 3]);
    assert_eq!(depths(2, 3), [1, 2, 3]);
    // Where no deeper ply is allowed, it searches as deep as it may.
    assert_eq!(depths(1, 2), [1, 2]);
}
