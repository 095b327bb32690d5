//! Small boards of 2048, solved.

use std::collections::HashMap;

use plyground::games::Stochastic;
use plyground::games::g2048::{Tiles as _, Variant, VariantBoard};
use plyground_lab::g2048::small_boards::{Shape, SmallBoardError, solve, solve_position};

use crate::support::tiny::{Policy, Tiny};

fn shape(text: &str) -> Shape {
    text.parse().expect("a small board")
}

/// Probabilities elsewhere have 32 bits.
fn is_near(found: f64, expected: f64) -> bool {
    (found - expected).abs() < 1e-5 * (1.0 + expected)
}

#[test]
fn four_cells_are_worth_what_every_line_of_play_makes() {
    let mut policy = Policy::new(|value, _| value);
    let board = shape("2x2");
    assert!(is_near(solve(board).value, policy.game()));
    for code in 1..6_usize.pow(4) {
        let cells = [0, 1, 2, 3].map(|i| (code / 6_usize.pow(i) % 6) as u8);
        let found = solve_position(board, &cells).value;
        let expected = policy.value(Tiny(cells));
        assert!(is_near(found, expected), "{cells:?}: {found}, {expected}");
    }
}

/// The value of a position by the rules of boards of any size.
fn slow(board: VariantBoard, known: &mut HashMap<VariantBoard, f64>) -> f64 {
    if let Some(&value) = known.get(&board) {
        return value;
    }
    let mut best: f64 = 0.0;
    for turn in board.moves() {
        let mean = VariantBoard::chances(&turn.after).map(|(probability, chance)| {
            f64::from(probability) * slow(VariantBoard::apply(&turn.after, chance), known)
        });
        best = best.max(turn.gain as f64 + mean.sum::<f64>());
    }
    known.insert(board, best);
    best
}

#[test]
fn nine_cells_are_worth_what_the_rules_for_any_board_make() {
    let variant: Variant = "2048-3x3".parse().expect("a variant");
    let board = shape("3x3");
    // With the large tiles in place few positions are left.
    for text in [
        "1024,512,256,128,32,64,4,2,2",
        "1024,512,256,32,64,128,8,2,2",
        "1024,512,256,32,64,128,16,4,4",
        "1024,256,512,64,128,32,0,2,8",
    ] {
        let exponents = board.read(text).expect("a position");
        let found = solve_position(board, &exponents);
        let start = VariantBoard::read(&variant, text).expect("a position");
        let mut known = HashMap::new();
        let expected = slow(start, &mut known);
        assert!(
            is_near(found.value, expected),
            "{text}: {}, {expected}",
            found.value
        );
        assert_eq!(found.moves.len(), start.moves().count(), "{text}");
        assert!(
            found.positions <= known.len() as u64 && found.positions > 1,
            "{text}"
        );
    }
}

#[test]
fn two_of_the_largest_tile_do_not_merge() {
    let board = shape("3x3");
    let full = board.read("1024,1024,512,256,128,64,32,16,8");
    let found = solve_position(board, &full.expect("a position"));
    assert_eq!((found.value, found.moves.len()), (0.0, 0));
}

#[test]
fn a_board_and_its_mirror_image_are_solved_alike() {
    let value = |text: &str, position: &str| {
        let board = shape(text);
        solve_position(board, &board.read(position).expect("a position")).value
    };
    let upright = value("3x2", "16,2,4,4,0,2");
    assert!(upright > 0.0);
    assert!(is_near(value("2x3", "16,4,0,2,4,2"), upright));
    assert!(is_near(value("3x2", "0,2,4,4,16,2"), upright));
}

#[test]
fn what_is_no_small_board_is_refused_by_name() {
    for text in ["4x3", "1x2", "3", "3x", "x3", "3x3x3"] {
        let error = text.parse::<Shape>().expect_err(text);
        assert_eq!(error, SmallBoardError::Shape(text.into()));
    }
    let read = |text| shape("2x2").read(text).expect_err(text).to_string();
    assert!(read("2,4,8").contains("3 values, not 4"));
    assert!(read("2,4,8,64").contains("64"));
    assert!(read("2,4,8,3").contains("\"3\""));
}
