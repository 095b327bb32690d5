//! The fast rules of Lines of Action against slow, obvious ones, and against independent programs.

use plyground::games::loa::{Men, MoveError, Position, Rules, Square, Symmetry};
use plyground::games::random::Dice;
use plyground::games::{
    Adversarial, Game, Notation, Outcome, PlayError, Playout, RecordError, Side, Table,
    perft_of_two,
};
use proptest::prelude::*;

use crate::support::data;
use crate::support::loa::{self as slow, grid_of, played_position, random_position};
use crate::support::random::Random;

fn position(text: &str) -> Position {
    text.parse().expect(text)
}

fn letter(side: Side) -> char {
    if side == Side::First { 'x' } else { 'o' }
}

/// Holds everything about a position to the slow rules.
fn check(position: &Position) {
    let (grid, side) = (grid_of(position), letter(position.side()));
    let result = position.outcome().map(|outcome| match outcome {
        Outcome::Win(side) => letter(side),
        Outcome::Draw => '=',
    });
    assert_eq!(
        result,
        slow::result(&grid, side, position.rules()),
        "{position}"
    );
    let mut found: Vec<_> = position
        .legal()
        .map(|mv| {
            let next = position.played(mv);
            let [first, second] = [Side::First, Side::Second].map(|side| next.men(side));
            // The incremental state equals the state made anew.
            let anew = Position::new(first, second, next.side(), next.rules());
            assert_eq!(anew, Some(next), "{position} {mv}");
            (mv.to_string(), grid_of(&next))
        })
        .collect();
    let mut expected = slow::moves(&grid, side, position.rules());
    found.sort();
    expected.sort();
    assert!(found == expected, "{position}: {found:?} {expected:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn moves_and_results_are_those_of_the_slow_rules(seed: u64, plies in 0_u64..120) {
        let mut random = Random::new(seed);
        for position in [random_position(&mut random), played_position(&mut random, plies)] {
            for rules in Rules::ALL {
                check(&position.by(rules));
            }
        }
    }

    #[test]
    fn groups_of_men_are_those_of_the_slow_rules(seed: u64) {
        let position = random_position(&mut Random::new(seed));
        for men in [position.own(), position.other()] {
            let groups: Vec<Men> = men.groups().collect();
            prop_assert_eq!(groups.len() == 1, men.are_connected());
            let sum: u32 = groups.iter().map(|group| group.count()).sum();
            prop_assert_eq!(sum, men.count());
            for group in groups {
                prop_assert!(group.are_connected());
                prop_assert!(group.neighbours().and(men).without(group).is_empty());
            }
        }
    }

    #[test]
    fn a_position_reads_back_and_has_a_key_of_its_own(seed: u64) {
        let mut random = Random::new(seed);
        let [one, another] = [0, 0].map(|_| random_position(&mut random));
        prop_assert_eq!(one.to_string().parse(), Ok(one));
        prop_assert_eq!(one.key() == another.key(), one == another);
        if let Some(passed) = one.with_null_move() {
            prop_assert_ne!(one.key(), passed.key());
            prop_assert_eq!(passed.with_null_move(), Some(one));
        }
    }

    #[test]
    fn every_legal_move_reads_back_and_has_a_number_of_its_own(seed: u64) {
        let position = random_position(&mut Random::new(seed));
        let mut numbers = Vec::new();
        for mv in position.legal() {
            let text = mv.to_string();
            prop_assert_eq!(position.read_move(&text), Ok(mv));
            if !mv.is_pass() {
                prop_assert_eq!(position.read_move(&text.replace(['-', 'x'], "")), Ok(mv));
                let wrong = text.replace(if mv.captures { 'x' } else { '-' }, if mv.captures { "-" } else { "x" });
                prop_assert_eq!(position.read_move(&wrong), Err(MoveError::Sign));
            }
            numbers.push(Position::number(mv));
        }
        let legal = numbers.len();
        numbers.sort_unstable();
        numbers.dedup();
        prop_assert_eq!(numbers.len(), legal);
        prop_assert!(numbers.iter().all(|&number| number < Position::MOVES));
    }

    #[test]
    fn the_board_looks_the_same_from_every_side(seed: u64) {
        let position = random_position(&mut Random::new(seed));
        for symmetry in Symmetry::all() {
            let image = symmetry.position(&position);
            prop_assert_eq!(image.outcome(), position.outcome());
            prop_assert_eq!(image.legal().count(), position.legal().count());
            for mv in position.legal().filter(|mv| !mv.is_pass()) {
                let there = image.played(symmetry.mv(mv));
                prop_assert_eq!(there, symmetry.position(&position.played(mv)), "{}", mv);
            }
        }
    }

    #[test]
    fn no_text_is_too_strange_to_be_refused(text in "\\PC{0,80}", mv in "\\PC{0,6}") {
        let _ = text.parse::<Position>();
        let _ = Position::START.read_move(&mv);
    }
}

#[test]
fn move_counts_are_those_of_independent_programs() {
    let lines = data("loa_perft.txt");
    assert_eq!(lines.len(), 17);
    for line in lines {
        let bar = line.iter().position(|field| field == "|").expect("a bar");
        let position = position(&line[..2].join(" "));
        for (plies, count) in (1..).zip(&line[2..bar]) {
            let found = perft_of_two(&position, plies);
            assert_eq!(found.to_string(), *count, "{position} {plies}");
        }
        let mut moves: Vec<String> = position
            .legal()
            .map(|mv| mv.to_string().replace(['-', 'x'], ""))
            .collect();
        moves.sort();
        assert_eq!(moves.join(","), line[bar + 1], "{position}");
        let connected = [("x", Side::First), ("o", Side::Second)]
            .map(|(name, side)| format!("{name}={}", position.men(side).are_connected()));
        assert_eq!(connected[..], line[bar + 3..], "{position}");
    }
}

/// All lines of five plies, a second's work.
#[test]
fn five_plies_from_the_start_are_as_many_as_elsewhere() {
    assert_eq!(perft_of_two(&Position::START, 5), 55_963_132);
}

/// The other program counted a move that connects both sides as a win of the mover. It called a game drawn at the
/// second occurrence of a position, whoever was to move. None of these games has such a case.
#[test]
fn games_of_an_independent_program_end_as_they_did_there() {
    let lines = data("loa_playouts.txt");
    assert_eq!(lines.len(), 20);
    for line in lines {
        let mut history: Table<Position> = Table::deal(Rules::Mover, 0);
        for text in &line[3..] {
            assert_eq!(history.outcome(), None, "{line:?}");
            let mv = history.play(text).expect(text);
            assert_eq!(mv.to_string(), *text);
        }
        assert_eq!(history.outcome().map(Outcome::name), Some(&*line[0]));
        assert_eq!(history.position().legal().count(), 0);
        assert!(history.is_over());
    }
}

#[test]
fn a_move_that_connects_both_is_a_draw_or_the_movers() {
    let lines = data("loa_simultaneous.txt");
    assert_eq!(lines.len(), 6);
    for line in lines {
        let before = position(&line[..2].join(" "));
        for (rules, result) in [(Rules::Olympiad, "draw"), (Rules::Mover, &*line[1])] {
            let before = before.by(rules);
            let after = before.played(before.read_move(&line[2]).expect("legal"));
            assert!(after.to_string().starts_with(&line[3]), "{line:?}");
            assert_eq!(after.outcome().map(Outcome::name), Some(result));
            // Read from text or changed to other rules, it says the same.
            assert_eq!(position(&after.to_string()).by(rules), after);
        }
        assert_eq!(line[4], line[1]);
    }
}

#[test]
fn a_capture_may_connect_only_the_opponent_who_then_wins() {
    let mut random = Random::new(3);
    let mut found = 0;
    for _ in 0..20000 {
        let position = random_position(&mut random);
        for mv in position.legal() {
            if position.played(mv).outcome() == Some(Outcome::Win(position.side().other())) {
                assert!(mv.captures);
                found += 1;
            }
        }
    }
    assert!(found > 0);
}

#[test]
fn no_move_comes_after_a_draw_by_repetition() {
    let round = ["b1-b3", "a2-c2", "b3-b1", "c2-a2"];
    let mut game: Table<Position> = Table::deal(Rules::Olympiad, 0);
    for mv in round.into_iter().cycle().take(8) {
        assert_eq!(game.outcome(), None);
        game.play(mv).expect("legal");
    }
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert!(game.is_over());
    let record = game.record();
    assert!(matches!(game.play("c1-c3"), Err(PlayError::Repeated)));
    let mv = game.position().read_move("c1-c3").expect("legal in itself");
    assert!(matches!(game.follow(mv), Err(PlayError::Repeated)));
    assert_eq!(game.advance(mv), None);
    assert_eq!(game.record(), record);
    assert!(Table::<Position>::read(&record).is_ok());
    let longer = Table::<Position>::read(&format!("{record}_c1-c3"));
    assert!(matches!(longer, Err(RecordError::Ply { ply: 9, .. })));
    let words = "record, ply 9: \"c1-c3\" comes after the end of the game, a draw by repetition";
    assert_eq!(longer.unwrap_err().to_string(), words);
    // The move is there again a ply earlier, and so is the end after the redo.
    assert!(game.undo() && !game.is_over() && game.redo() && game.is_over());
}

#[test]
fn who_can_not_move_passes() {
    // Each man of x is shut in by three of o.
    let shut =
        position("......ox/......oo/......../......../......../......../oo....../xo...... x");
    check(&shut);
    assert_eq!(shut.legal().count(), 1);
    let pass = shut.read_move("pass").expect("legal");
    assert_eq!(pass.to_string(), "pass");
    let next = shut.played(pass);
    assert_eq!((next.own(), next.other()), (shut.other(), shut.own()));
    assert_eq!(next.side(), Side::Second);
    assert!(next.legal().all(|mv| !mv.is_pass()));
    assert_eq!(next.read_move("pass"), Err(MoveError::Pass));
}

#[test]
fn the_third_time_with_the_same_side_to_move_is_a_draw() {
    let mut history: Table<Position> = Table::deal(Rules::Olympiad, 0);
    // Forth and back, twice; c1 and a-file men return to where they were.
    let round = ["b1-b3", "a2-c2", "b3-b1", "c2-a2"];
    let mut results = Vec::new();
    for text in round.iter().cycle().take(8) {
        assert_eq!(history.outcome(), None);
        history.play(text).expect(text);
        results.push(history.outcome());
    }
    assert_eq!(results[..7], [None; 7]);
    assert_eq!(results[7], Some(Outcome::Draw));
    assert_eq!(history.before().count(), 8);
}

#[test]
fn a_bad_position_says_what_is_wrong() {
    let start = Position::START.to_string();
    let refused = |text: &str, words: &[&str]| {
        let error = text.parse::<Position>().expect_err(text).to_string();
        for word in words {
            assert!(error.contains(word), "{error}: {word}");
        }
    };
    refused("", &["8 ranks", "found 1"]);
    refused(&start.replacen('/', "//", 1), &["8 ranks", "found 9"]);
    refused(&start.replacen(".x", "x", 1), &["rank 8", "found 7"]);
    refused(&start.replacen('o', "é", 1), &["square a7", "'é'"]);
    refused(&start.replacen('.', "x", 1), &["13 x and 12 o"]);
    refused(&start.replace('o', "."), &["12 x and 0 o"]);
    refused(&start[..71], &["side to move", "\"\""]);
    refused(&start.replace(" x", " X"), &["side to move", "\"X\""]);
    assert_eq!(format!("  {start}\n").parse(), Ok(Position::START));
    let taken = Men::one(Square::of(9));
    assert_eq!(
        Position::new(taken, taken, Side::First, Rules::Olympiad),
        None
    );
}

#[test]
fn a_bad_move_says_what_is_wrong() {
    let start = Position::START;
    let refused = |text: &str, error| assert_eq!(start.read_move(text), Err(error), "{text:?}");
    for text in [
        "", "b1", "b1-", "b1-b9", "i1-i3", "b1+b3", "b1--b3", "éé", "Pass", "B1-B3",
    ] {
        refused(text, MoveError::Squares);
    }
    refused("a2-c2", MoveError::Man);
    refused("d4-d6", MoveError::Man);
    refused("b1-b2", MoveError::Target);
    refused("b1-b1", MoveError::Target);
    refused("b1-c1", MoveError::Target);
    refused("b1xb3", MoveError::Sign);
    refused("pass", MoveError::Pass);
    let over =
        position("......../......../......../..xxx.../......../......../.o...o../........ o");
    assert_eq!(over.read_move("b2-b3"), Err(MoveError::Over));
    assert_eq!(over.read_move("pass"), Err(MoveError::Over));
}

#[test]
fn a_stroll_takes_every_legal_move_as_often() {
    let position = Position::START;
    let (mut dice, mut counts) = (Dice::new(1), std::collections::HashMap::new());
    for _ in 0..400 * 36 {
        let mut next = position;
        assert_eq!(next.random_step(&mut dice), Some(0));
        *counts.entry(next.to_string()).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 36);
    for (position, count) in counts {
        let deviation = (f64::from(count) - 400.0) / 20.0;
        assert!(deviation.abs() < 5.0, "{position}: {count} of 400");
    }
    let mut over: Position =
        "......../......../......../..xxx.../......../......../.o...o../........ o"
            .parse()
            .unwrap();
    assert_eq!(over.random_step(&mut dice), None);
}
