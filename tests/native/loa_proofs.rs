//! Forced wins of Lines of Action that proof-number search claims, compared with trying everything.

use std::collections::HashSet;

use plyground::eval::WON;
use plyground::games::loa::{Men, Move, Position, Rules, Square, Symmetry};
use plyground::games::{Adversarial, Game, Outcome, Side};
use plyground::search::{Attack, Finding, Limits, Report, SearchControl, run};
use plyground::solve::loa::Connections;

use crate::support::clock::stopped;
use crate::support::exhaustive::wins;
use crate::support::loa::endings;
use crate::support::players::{loa, seat};
use crate::support::random::Random;

/// A position with two to four men a side, in which the game goes on.
fn few_men(random: &mut Random, rules: Rules) -> Position {
    loop {
        let mut side = || {
            let count = 2 + random.below(3);
            (0..count).fold(Men::NONE, |men, _| {
                men.or(Men::one(Square::of(random.below(64) as u8)))
            })
        };
        let (first, second) = (side(), side());
        let mover = if random.below(2) == 0 {
            Side::First
        } else {
            Side::Second
        };
        if let Some(position) = Position::new(first, second, mover, rules)
            && position.outcome().is_none()
        {
            return position;
        }
    }
}

fn finding(position: &Position, attacker: Side, nodes: u64) -> Option<Finding<Move>> {
    Attack::new(position, attacker, Connections, 16).advance(nodes)
}

/// Plays a line, which must be legal, and says whether it ends with a win of the attacker.
fn ends_won(position: &Position, line: &[Move], attacker: Side) -> bool {
    let end = line.iter().fold(*position, |position, &mv| {
        assert!(position.legal().any(|legal| legal == mv), "{position} {mv}");
        position.played(mv)
    });
    end.outcome() == Some(Outcome::Win(attacker))
}

#[test]
fn wins_near_the_end_are_those_of_trying_everything() {
    const PLIES: u32 = 4;
    let (mut found, mut missed, mut cut) = ([0; 2], 0, 0);
    for rules in Rules::ALL {
        let mut random = Random::new(11);
        for _ in 0..1000 {
            let position = few_men(&mut random, rules);
            for attacker in [Side::First, Side::Second] {
                let is_won = wins(&position, attacker, PLIES);
                let nodes = if is_won { 100_000 } else { 2000 };
                match finding(&position, attacker, nodes) {
                    Some(Finding::Won { plies, line }) => {
                        cut += u32::from(!ends_won(&position, &line, attacker));
                        assert!(line.len() as u32 <= plies, "{position} {plies} {line:?}");
                        assert!(is_won || plies > PLIES, "{position} {attacker:?} {plies}");
                        found[usize::from(is_won)] += 1;
                    }
                    _ => missed += u32::from(is_won),
                }
            }
        }
    }
    assert!(found.iter().all(|&count| count > 100), "{found:?}");
    // The table forgets.
    assert!(cut * 50 <= found[0] + found[1], "{cut} of {found:?}");
    // Repetitions on the way there may hide a win, seldom.
    assert!(missed * 100 <= found[1], "{missed} of {found:?}");
}

#[test]
fn a_proof_is_a_win_in_as_many_plies() {
    let (mut random, mut deep) = (Random::new(5), 0);
    while deep < 40 {
        let position = few_men(&mut random, Rules::Olympiad);
        let attacker = position.side();
        if let Some(Finding::Won { plies, .. }) = finding(&position, attacker, 5000)
            && (5..=6).contains(&plies)
        {
            deep += 1;
            assert!(wins(&position, attacker, plies), "{position} {plies}");
        }
    }
}

/// A table of four positions forgets nearly all.
#[test]
fn a_win_has_its_first_move_though_the_table_forgets() {
    let (mut random, mut found) = (Random::new(6), 0);
    while found < 300 {
        let position = few_men(&mut random, Rules::Olympiad);
        let mut attack = Attack::new(&position, position.side(), Connections, 2);
        if let Some(Finding::Won { line, .. }) = attack.advance(5000) {
            found += 1;
            assert!(!line.is_empty(), "{position}");
        }
    }
}

#[test]
fn slices_change_no_proof() {
    let position = "......../......../.x.ooxx./o.oxox../.xoxx.../..xo...o/o...o.../...x.... o";
    let position: Position = position.parse().expect("a position");
    let mut whole = Attack::new(&position, position.side(), Connections, 16);
    let expected = whole.advance(u64::MAX);
    let mut sliced = Attack::new(&position, position.side(), Connections, 16);
    let found = std::iter::repeat_with(|| sliced.advance(7)).find_map(|verdict| verdict);
    assert_eq!((found, sliced.nodes()), (expected, whole.nodes()));
}

fn think(position: &Position, set: &[(&str, f64)], limits: Limits) -> Report<Move> {
    let mut player = seat(&loa(), "strong", set, 1);
    run(player.think(position, &SearchControl::new(limits, stopped)))
}

#[test]
fn a_position_that_came_up_twice_is_no_way_to_win() {
    let mut random = Random::new(8);
    let mut checked = 0;
    while checked < 20 {
        let position = few_men(&mut random, Rules::Olympiad);
        let mut attack = Attack::new(&position, position.side(), Connections, 16);
        let Some(Finding::Won { plies: 5.., line }) = attack.advance(5000) else {
            continue;
        };
        checked += 1;
        let drawn = position.played(line[0]);
        attack.turn_to(&position, &[drawn.key()]);
        if let Some(Finding::Won { line, .. }) = attack.advance(20_000) {
            let mut visited = position;
            for mv in line {
                visited = visited.played(mv);
                assert_ne!(visited.key(), drawn.key(), "{position}");
            }
        }
    }
}

#[test]
fn strong_shows_proofs_as_exact_and_counts_their_nodes() {
    let mut random = Random::new(21);
    let mut found = [0; 2];
    while found.iter().any(|&count| count < 10) {
        let position = few_men(&mut random, Rules::Olympiad);
        let limits = Limits::nodes(3000);
        let report = think(&position, &[("solver-from", 0.0)], limits);
        assert!(report.nodes < 3000 + 100, "{}", report.nodes);
        let Some(exact @ (-1 | 1)) = report.exact else {
            continue;
        };
        let winner = if exact == 1 {
            position.side()
        } else {
            position.side().other()
        };
        let plies = (WON - report.value.abs()) as u32;
        if plies <= 4 {
            assert!(wins(&position, winner, plies), "{position} {plies}");
            found[usize::from(exact == 1)] += 1;
        }
    }
}

/// Up to there it is the search without proofs, node by node.
#[test]
fn a_short_search_proves_nothing_beside_alpha_beta() {
    let mut random = Random::new(22);
    for _ in 0..20 {
        let position = few_men(&mut random, Rules::Olympiad);
        let limits = Limits::nodes(2000);
        let [with, without] =
            [[("solver", 0.5)], [("solver", 0.0)]].map(|set| think(&position, &set, limits));
        assert_eq!((with.best, with.nodes), (without.best, without.nodes));
    }
}

/// Colours do not count either: the men are those of the side to move and of the other.
#[test]
fn the_endings_to_measure_by_are_300_whichever_way_the_board_is_turned() {
    let mut seen = HashSet::new();
    for (position, plies) in endings() {
        let line = format!("{position} {plies}");
        assert!(plies % 2 == 1 && (5..=21).contains(&plies), "{line}");
        let men = [position.own(), position.other()];
        let images = Symmetry::all().map(|symmetry| men.map(|men| symmetry.men(men).bits()));
        assert!(seen.insert(images.min()), "{line}");
    }
    assert_eq!(seen.len(), 300);
}
