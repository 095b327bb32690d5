//! The fast rules of Pentago against slow, obvious ones, and against independent programs.

use plyground::games::pentago::{
    Marbles, MoveError, Position, PositionError, Quadrant, Spin, Symmetry, Turn,
};
use plyground::games::random::Dice;
use plyground::games::{Adversarial, Game, Notation, Outcome, Playout, Side, perft_of_two};
use proptest::prelude::*;

use crate::support::data;
use crate::support::pentago::{self as slow, grid_of, position, random_position};
use crate::support::random::Random;

/// The result in the letters of the slow rules.
fn result(position: &Position) -> Option<char> {
    position.outcome().map(|outcome| match outcome {
        Outcome::Win(Side::First) => 'X',
        Outcome::Win(Side::Second) => 'O',
        Outcome::Draw => '=',
    })
}

/// Holds everything about a position to the slow rules.
fn check(position: &Position) {
    let grid = grid_of(position);
    assert_eq!(result(position), slow::result(&grid), "{position}");
    let mut found: Vec<_> = position
        .legal()
        .map(|mv| {
            let next = position.played(mv);
            assert_eq!(next.stones(), position.stones() + 1, "{position} {mv}");
            (mv.to_string(), grid_of(&next))
        })
        .collect();
    let mut expected = slow::moves(&grid);
    found.sort();
    expected.sort();
    assert!(found == expected, "{position}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn moves_and_results_are_those_of_the_slow_rules(seed: u64, stones in 0_u64..=36) {
        check(&random_position(&mut Random::new(seed), stones));
    }

    #[test]
    fn a_position_reads_back(seed: u64, stones in 0_u64..=36) {
        let position = random_position(&mut Random::new(seed), stones);
        prop_assert_eq!(position.to_string().parse(), Ok(position));
        let board = &position.to_string()[..36];
        prop_assert_eq!(board.parse(), Ok(position));
    }

    #[test]
    fn every_legal_move_reads_back_and_has_a_number_of_its_own(seed: u64, stones in 0_u64..=35) {
        let position = random_position(&mut Random::new(seed), stones);
        let mut numbers = Vec::new();
        for mv in position.legal() {
            prop_assert_eq!(position.read_move(&mv.to_string()), Ok(mv));
            numbers.push(Position::number(mv));
        }
        let legal = numbers.len();
        numbers.sort_unstable();
        numbers.dedup();
        prop_assert_eq!(numbers.len(), legal);
        prop_assert!(numbers.iter().all(|&number| number < Position::MOVES));
    }

    #[test]
    fn the_board_looks_the_same_from_every_side(seed: u64, stones in 0_u64..=35) {
        let position = random_position(&mut Random::new(seed), stones);
        for symmetry in Symmetry::all() {
            let image = symmetry.position(&position);
            prop_assert_eq!(result(&image), result(&position));
            prop_assert_eq!(image.legal().count(), position.legal().count());
            for mv in position.legal() {
                let there = image.played(symmetry.mv(mv));
                prop_assert_eq!(there, symmetry.position(&position.played(mv)), "{}", mv);
            }
        }
    }

    #[test]
    fn no_text_is_too_strange_to_be_refused(text in "\\PC{0,45}", mv in "\\PC{0,6}") {
        let _ = text.parse::<Position>();
        let _ = Position::START.read_move(&mv);
    }
}

#[test]
fn the_eight_symmetries_differ() {
    let lopsided = position(&format!("X.O{}", ".".repeat(33)), "X");
    let mut images: Vec<String> = Symmetry::all()
        .map(|symmetry| symmetry.position(&lopsided).to_string())
        .collect();
    assert_eq!(images[0], lopsided.to_string());
    images.sort();
    images.dedup();
    assert_eq!(images.len(), 8);
}

#[test]
fn four_turns_either_way_are_none_and_left_undoes_right() {
    let mut random = Random::new(1);
    for _ in 0..100 {
        let marbles = Marbles::from_bits(random.next());
        for quadrant in Quadrant::ALL {
            let [left, right] = [Spin::Left, Spin::Right].map(|spin| Turn { quadrant, spin });
            for turn in [left, right] {
                assert_eq!(
                    (0..4).fold(marbles, |marbles, _| marbles.turned(turn)),
                    marbles
                );
            }
            assert_eq!(marbles.turned(left).turned(right), marbles);
        }
    }
}

#[test]
fn move_counts_are_those_of_an_independent_program() {
    let lines = data("pentago_perft.txt");
    assert_eq!(lines.len(), 21);
    for line in lines {
        let position = position(&line[0], &line[1]);
        for (plies, field) in [(1, 4), (2, 5)] {
            let count = perft_of_two(&position, plies).to_string();
            assert_eq!(count, line[field], "{position} {plies}");
        }
    }
}

#[test]
fn games_of_an_independent_program_end_as_they_did_there() {
    let lines = data("pentago_playouts.txt");
    assert_eq!(lines.len(), 20);
    for line in lines {
        let moves = &line[3..];
        // Where a five ended the game before the turn that the other program still made.
        let early = line[2].strip_prefix("early@").map(|k| k.parse().unwrap());
        let plies = early.unwrap_or(moves.len());
        let mut position = Position::START;
        for text in &moves[..plies] {
            assert_eq!(position.outcome(), None, "{line:?}");
            position = position.played(position.read_move(text).expect(text));
        }
        let expected = match (early, line[0].as_str()) {
            (Some(_), _) => Outcome::Win(position.side().other()),
            (None, "X") => Outcome::Win(Side::First),
            (None, "O") => Outcome::Win(Side::Second),
            (None, _) => Outcome::Draw,
        };
        assert_eq!(position.outcome(), Some(expected), "{line:?}");
        assert_eq!(position.legal().count(), 0);
    }
}

#[test]
fn the_moves_of_the_exact_positions_are_legal() {
    for file in ["pentago_exact.txt", "pentago_low.txt"] {
        for line in data(file) {
            let position = position(&line[0], &line[1]);
            let counts = line[4]
                .split('/')
                .map(|count| count.parse::<usize>().unwrap());
            assert_eq!(
                position.legal().count(),
                counts.sum::<usize>(),
                "{position}"
            );
            for text in line[5].split(',').filter(|text| *text != "*") {
                let mv = position.read_move(text).expect(text);
                assert_eq!(mv.to_string(), text, "{position}");
            }
        }
    }
}

#[test]
fn an_empty_quadrant_turns_too() {
    let moves: Vec<String> = Position::START.legal().map(|mv| mv.to_string()).collect();
    assert_eq!(moves.len(), 36 * 8);
    assert_eq!(moves[..3], ["a11L", "a11R", "a12L"]);
}

/// Rows with spaces between them.
fn board(rows: &str) -> Position {
    rows.replace(' ', "").parse().expect("a position")
}

#[test]
fn five_on_placement_wins_before_any_turn() {
    let four = board("XXXX.. ...... .O.O.. ...... O.O... ......");
    let from_e1: Vec<_> = four
        .legal()
        .map(|mv| mv.to_string())
        .filter(|mv| mv.starts_with("e1"))
        .collect();
    assert_eq!(from_e1, ["e1"]);
    // A turn after it is never made.
    assert_eq!(four.read_move("e12L"), four.read_move("e1"));
}

#[test]
fn a_turn_may_give_five_to_either_side_or_both() {
    // By whose five it makes: the mover's, the opponent's, both.
    let (mut random, mut kinds) = (Random::new(5), [0; 3]);
    for _ in 0..3000 {
        let position = random_position(&mut random, 24);
        let side = position.side();
        for mv in position.legal().filter(|mv| mv.turn.is_some()) {
            match position.played(mv).outcome() {
                Some(Outcome::Win(winner)) => kinds[usize::from(winner != side)] += 1,
                Some(Outcome::Draw) => kinds[2] += 1,
                None => {}
            }
        }
    }
    assert!(kinds.iter().all(|&count| count > 0), "{kinds:?}");
}

#[test]
fn a_bad_position_says_what_is_wrong() {
    let empty = ".".repeat(36);
    let with = |start: &str| format!("{start}{}", &empty[start.len()..]);
    let reads = |text: &str| text.parse::<Position>().map_err(|error| error.to_string());
    let refused = |text: &str, words: &[&str]| {
        let error = reads(text).expect_err(text);
        for word in words {
            assert!(error.contains(word), "{error}: {word}");
        }
    };
    refused("", &["36", "found 0"]);
    refused(&empty[1..], &["found 35"]);
    refused(&format!("{empty}."), &["found 37"]);
    refused(&with(".......x"), &["hole b2", "'x'"]);
    refused(&with("é").replace('é', "é."), &["hole a1", "'é'"]);
    refused(&with("O"), &["0 X and 1 O"]);
    refused(&with("XX"), &["2 X and 0 O"]);
    refused(&format!("{empty} O"), &["side to move", "\"O\"", "not X"]);
    refused(&format!("{empty} x"), &["side to move", "\"x\""]);
    refused(&format!("{empty} X X"), &["side to move"]);
    assert_eq!(reads(&format!("  {empty}  X\n")), Ok(Position::START));
    let taken = [Marbles::from_bits(1), Marbles::from_bits(1)];
    assert_eq!(Position::new(taken[0], taken[1]), None);
    assert_eq!("XX".parse::<Position>(), Err(PositionError::Length(2)));
}

#[test]
fn a_bad_move_says_what_is_wrong() {
    let start = Position::START;
    let refused = |text: &str, error| assert_eq!(start.read_move(text), Err(error), "{text:?}");
    for text in ["", "a", "g1", "a7", "a0", "A11L", "é1", "1a1L"] {
        refused(text, MoveError::Hole);
    }
    for text in ["a1", "a1L", "a11", "a10L", "a15L", "a11l", "a11LL", "a11L "] {
        refused(text, MoveError::Turn);
    }
    let one = start.played(start.read_move("b22L").unwrap());
    assert_eq!(one.read_move("b22L"), Err(MoveError::Taken));
    let over = board("XXXXX. ...... .O.O.. ...... O.O... ......");
    assert_eq!(over.read_move("f61L"), Err(MoveError::Over));
}

#[test]
fn a_stroll_takes_every_legal_move_as_often() {
    let four = board("XXXXOX XOXOXO O.O... XOXOXO O.O... XO....");
    let (mut dice, mut counts) = (Dice::new(1), std::collections::HashMap::new());
    let reached: Vec<String> = four.legal().map(|mv| four.played(mv).to_string()).collect();
    let draws = 400 * reached.len();
    for _ in 0..draws {
        let mut next = four;
        assert_eq!(next.random_step(&mut dice), Some(0));
        *counts.entry(next.to_string()).or_insert(0) += 1;
    }
    // Several moves may lead to the same position.
    for (position, count) in &counts {
        let ways = reached.iter().filter(|other| *other == position).count();
        let expected = 400.0 * ways as f64;
        let deviation = (f64::from(*count) - expected) / expected.sqrt();
        assert!(
            ways > 0 && deviation.abs() < 5.0,
            "{position}: {count} of {expected}"
        );
    }
    let mut over = board("XXXXX. ...... .O.O.. ...... O.O... ......");
    assert_eq!(over.random_step(&mut dice), None);
}
