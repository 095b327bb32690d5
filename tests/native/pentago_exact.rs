//! The exact values of Pentago's strong player, compared with plain minimax and independent programs.

use plyground::games::pentago::{Move, Position};
use plyground::games::{Adversarial, Game, Outcome, Side};
use plyground::search::{Limits, Report, SearchControl, run};
use plyground::solve::pentago::Solver;
use proptest::prelude::*;

use crate::support::clock::stopped;
use crate::support::data;
use crate::support::pentago::{position, random_position};
use crate::support::players::{pentago, seat};
use crate::support::random::Random;

fn think(position: &Position, nodes: u64) -> Report<Move> {
    let mut player = seat(&pentago(), "strong", &[], 1);
    let control = SearchControl::new(Limits::nodes(nodes), stopped);
    run(player.think(position, &control))
}

/// The value for the side to move, by trying everything.
fn value(position: &Position) -> i8 {
    match position.outcome() {
        Some(Outcome::Draw) => 0,
        Some(Outcome::Win(side)) if side == position.side() => 1,
        Some(Outcome::Win(_)) => -1,
        None => {
            let moves = position.legal();
            let values = moves.map(|mv| -value(&position.played(mv)));
            values.max().expect("a move")
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..Default::default() })]

    #[test]
    fn near_the_end_values_are_those_of_minimax(seed: u64, stones in 33_u64..=36) {
        let position = random_position(&mut Random::new(seed), stones);
        let report = think(&position, 1 << 30);
        prop_assert_eq!(report.exact, Some(value(&position)), "{}", position);
        if let Some(mv) = report.best {
            prop_assert_eq!(-value(&position.played(mv)), value(&position), "{} {}", position, mv);
        } else {
            prop_assert!(position.outcome().is_some());
        }
        let sign = report.value.partial_cmp(&0.0).expect("a number") as i8;
        prop_assert_eq!(report.exact, Some(sign));
    }
}

#[test]
fn quiet_positions_near_the_end_are_solved_too() {
    // Random ones mostly have fives already.
    let (mut random, mut values) = (Random::new(3), [0; 3]);
    while values.iter().sum::<usize>() < 400 {
        let stones = 33 + random.below(3);
        let position = random_position(&mut random, stones);
        if position.outcome().is_none() {
            let expected = value(&position);
            assert_eq!(
                think(&position, 1 << 30).exact,
                Some(expected),
                "{position}"
            );
            values[(expected + 1) as usize] += 1;
        }
    }
    assert!(values.iter().all(|&count| count > 5), "{values:?}");
}

/// The player's answer has the value of the line, and a move that keeps it.
fn check(line: &[String]) {
    let position = position(&line[0], &line[1]);
    let report = think(&position, 1 << 30);
    let expected: i8 = line[3].parse().expect("a value");
    assert_eq!(report.exact, Some(expected), "{position}");
    let mv = report.best.expect("a move").to_string();
    let keeps = line[5] == "*" || line[5].split(',').any(|keeper| keeper == mv);
    assert!(keeps, "{position}: {mv}");
}

#[test]
fn positions_with_19_marbles_and_more_have_the_values_of_an_independent_solver() {
    let lines = data("pentago_exact.txt");
    let stones = |line: &Vec<String>| line[2].parse::<u32>().expect("a number");
    let solved: Vec<_> = lines.iter().filter(|line| stones(line) >= 19).collect();
    assert_eq!(solved.len(), 33);
    solved.into_iter().for_each(|line| check(line));
}

#[test]
fn the_solver_visits_the_nodes_that_it_is_known_to() {
    // The same number as in `tests/wasm/pentago.test.js`.
    let position = position(".X....OOXXOX.X.OXXO...X.X..X.OOO.OO.", "X");
    assert_eq!(think(&position, 1_000_000_000).nodes, 24_410);
}

#[test]
fn a_solver_that_goes_on_with_the_game_says_what_a_fresh_one_does() {
    let mut random = Random::new(11);
    let mut asked = 0;
    while asked < 60 {
        let stones = 24 + random.below(6);
        let mut position = random_position(&mut random, stones);
        let Ok(mut solver) = Solver::new(&position, 14) else {
            continue;
        };
        // An unfinished search teaches too.
        let _ = solver.advance(random.below(2000));
        loop {
            let moves: Vec<Move> = position.legal().collect();
            position = position.played(moves[random.below(moves.len() as u64) as usize]);
            if position.outcome().is_some() {
                assert!(!solver.turn_to(&position));
                break;
            }
            if random.below(3) == 0 {
                continue;
            }
            assert!(solver.turn_to(&position), "{position}");
            let found = solver.advance(u64::MAX).expect("an answer");
            let fresh = |position: &Position| match Solver::new(position, 14) {
                Ok(mut solver) => solver.advance(u64::MAX).expect("an answer").value,
                // The game is over.
                Err(_) => value(position),
            };
            assert_eq!(found.value, fresh(&position), "{position}");
            if let Some(mv) = found.mv {
                assert_eq!(-fresh(&position.played(mv)), found.value, "{position} {mv}");
            }
            asked += 1;
        }
    }
}

#[test]
fn a_solver_turns_to_no_position_of_another_game() {
    let lines = data("pentago_exact.txt");
    let positions: Vec<Position> = lines
        .iter()
        .map(|line| position(&line[0], &line[1]))
        .collect();
    let mut solver = Solver::new(&positions[0], 10).expect("few empty holes");
    assert!(solver.turn_to(&positions[0]));
    assert!(
        positions[1..]
            .iter()
            .all(|position| !solver.turn_to(position))
    );
}

#[test]
fn with_a_depth_as_the_only_limit_strong_solves_to_the_end() {
    let position = position(".X.O.XXO.OXO.OOO.X.O..X.XO.X...X....", "X");
    let mut player = seat(&pentago(), "strong", &[], 1);
    let control = SearchControl::new(Limits::depth(1), stopped);
    let report = run(player.think(&position, &control));
    assert_eq!(report.exact, Some(0));
    assert!(report.nodes > 1_000_000, "{}", report.nodes);
    // Its table serves for the rest of the game.
    let mut next = position.played(report.best.expect("a move"));
    while next.outcome().is_none() {
        let control = SearchControl::new(Limits::depth(1), stopped);
        let report = run(player.think(&next, &control));
        assert_eq!(report.exact, Some(0), "{next}");
        assert!(report.nodes < 100_000, "{next}: {}", report.nodes);
        next = next.played(report.best.expect("a move"));
    }
    assert_eq!(next.outcome(), Some(Outcome::Draw));
}

/// A game that went on with little time has a small memory, which does not slow down a search with more of it.
#[test]
fn with_higher_limits_strong_remembers_more() {
    let position = position(".X.O.XXO.OXO.OOO.X.O..X.XO.X...X....", "X");
    let nodes = |limits: &[Limits]| {
        let mut player = seat(&pentago(), "strong", &[], 1);
        let think = |limits| run(player.think(&position, &SearchControl::new(limits, stopped)));
        limits
            .iter()
            .copied()
            .map(think)
            .last()
            .map(|report| report.nodes)
    };
    let most = Limits::depth(1);
    assert_eq!(nodes(&[Limits::nodes(5000), most]), nodes(&[most]));
}

#[test]
fn a_solver_is_made_for_no_position_that_it_can_not_solve() {
    let error = |board: &str, bits| {
        let position = board.parse().expect("a position");
        Solver::new(&position, bits)
            .err()
            .map(|error| error.to_string())
    };
    let late = ".X....OOXXOX.X.OXXO...X.X..X.OOO.OO. X";
    for (board, bits, expected) in [
        (late, 1, None),
        (late, 0, Some("bits: 0 is not between 1 and 30")),
        (late, 31, Some("bits: 31 is not between 1 and 30")),
        (
            "XXXXX.OOOO.......................... O",
            10,
            Some("position: the game is over"),
        ),
        (
            ".................................... X",
            10,
            Some("position: 36 holes are empty, the solver takes at most 20"),
        ),
    ] {
        assert_eq!(error(board, bits).as_deref(), expected, "{board}");
    }
}

#[test]
fn a_solver_that_is_stopped_leaves_a_move() {
    let lines = data("pentago_exact.txt");
    let hard = lines.iter().find(|line| line[2] == "18").expect("a line");
    let position = position(&hard[0], &hard[1]);
    let report = think(&position, 60_000);
    assert_eq!(report.exact, None);
    assert!(position.legal().any(|mv| Some(mv) == report.best));
    assert_eq!(position.side(), Side::First);
}

#[test]
fn where_the_solver_would_take_too_long_alpha_beta_looks_deeper_than_its_first_glance() {
    let lines = data("pentago_exact.txt");
    let hard = lines.iter().find(|line| line[2] == "18").expect("a line");
    let report = think(&position(&hard[0], &hard[1]), 1_000_000);
    assert_eq!(report.exact, None);
    assert!(report.depth > 3, "{}", report.depth);
}

#[test]
fn no_solver_is_built_when_the_limit_is_reached() {
    let lines = data("pentago_exact.txt");
    let hard = lines.iter().find(|line| line[2] == "18").expect("a line");
    let report = think(&position(&hard[0], &hard[1]), 100);
    // Less than the solver's first slice.
    assert!(report.nodes < 1000, "{}", report.nodes);
}

#[test]
fn no_setting_of_the_weights_makes_a_static_value_pass_for_a_proof() {
    let position = position("XXX......................O.O.......O", "X");
    let values = [("reach", 100.0), ("growth", 20.0)];
    let mut player = seat(&pentago(), "alpha-beta", &values, 1);
    let control = SearchControl::new(Limits::depth(1), stopped);
    let report = run(player.think(&position, &control));
    assert_eq!(report.exact, None, "{}", report.value);
}
