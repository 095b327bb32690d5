//! Genetic minimax against minimax, on random games of two sides.

use plyground::eval::WON;
use plyground::games::random::Dice;
use plyground::games::{Adversarial, Outcome};
use plyground::search::{Genetic, Limits, Report, SearchControl, poll, run};

use crate::support::clock::{stopped, ticking};
use crate::support::contest::{Contest, Judgement, values};

const SEARCH: Genetic = Genetic {
    depth: 3,
    population: 40,
    generations: 400,
    crossover: 0.8,
    mutation: 0.4,
};

fn search(search: Genetic, position: &Contest, limits: Limits) -> Report<u8> {
    let control = SearchControl::new(limits, stopped);
    let judgement = Judgement::default();
    run(search.think(position, &judgement, &mut Dice::new(1), &control))
}

/// Random games, some of which begin with a single move.
fn contests() -> impl Iterator<Item = Contest> {
    (0..60).map(Contest::wide)
}

#[test]
fn it_finds_the_values_of_minimax_when_it_has_bred_every_line() {
    for contest in contests() {
        for depth in 1..=3 {
            let mut expected = values(Judgement::default(), &contest, depth, None);
            let report = search(SEARCH, &contest, Limits::depth(depth));
            assert_eq!(report.depth, depth);
            let of_best = |mv| expected.iter().find(|(other, _)| *other == mv).copied();
            assert_eq!(
                report.best.and_then(of_best).map(|best| best.1),
                Some(report.value)
            );
            expected.sort_by_key(|(mv, _)| *mv);
            let mut found = report.values();
            found.sort_by_key(|(mv, _)| *mv);
            assert_eq!(found, expected, "game {} depth {depth}", contest.game);
        }
    }
}

#[test]
fn selection_finds_the_best_move_sooner_than_drawing_lines() {
    // The same number of lines, all of them random.
    let drawing = Genetic {
        mutation: 1.0,
        ..SEARCH
    };
    let breeding = Genetic {
        mutation: 0.2,
        ..SEARCH
    };
    let hits = |kind: Genetic| {
        let right = contests().filter(|contest| {
            let mut all = values(Judgement::default(), contest, 5, None);
            all.sort_by(|a, b| b.1.total_cmp(&a.1));
            let limits = Limits {
                depth: Some(5),
                ..Limits::nodes(700)
            };
            let best = search(kind, contest, limits).best;
            let value = all.iter().find(|(mv, _)| Some(*mv) == best);
            value.is_some_and(|(_, value)| *value == all[0].1)
        });
        right.count()
    };
    let [bred, drawn] = [hits(breeding), hits(drawing)];
    assert!(bred > drawn, "{bred} {drawn}");
}

#[test]
fn it_stops_at_a_limit_and_between_slices_alike() {
    for contest in contests() {
        let limits = Limits::nodes(5000);
        let whole = search(SEARCH, &contest, limits);
        assert!(whole.nodes <= 5000 + u64::from(SEARCH.depth));
        let control = SearchControl::new(limits, ticking);
        control.start_slice(0.0);
        let (judgement, mut dice) = (Judgement::default(), Dice::new(1));
        let mut future = Box::pin(SEARCH.think(&contest, &judgement, &mut dice, &control));
        let sliced = loop {
            if let Some(report) = poll(future.as_mut()) {
                break report;
            }
            control.start_slice(0.0);
        };
        assert_eq!(
            (whole.best, whole.moves, whole.nodes),
            (sliced.best, sliced.moves, sliced.nodes)
        );
    }
}

#[test]
fn a_game_that_is_over_has_no_move_but_its_value() {
    for game in 0..20 {
        let mut contest = Contest::wide(game);
        while contest.outcome().is_none() {
            contest = contest.played(0);
        }
        let (value, exact) = match contest.outcome() {
            Some(Outcome::Win(side)) if side == contest.side() => (WON, 1),
            Some(Outcome::Win(_)) => (-WON, -1),
            _ => (0.0, 0),
        };
        let report = search(SEARCH, &contest, Limits::depth(3));
        assert_eq!(
            (report.best, report.value, report.exact),
            (None, value, Some(exact))
        );
    }
}
