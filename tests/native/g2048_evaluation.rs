//! The heuristic evaluation of 2048 against its features worked out slowly.

use plyground::eval::Evaluate;
use plyground::eval::g2048::{FEATURES, Feature, FeatureWeights, Heuristic};
use plyground::games::Game as _;
use plyground::games::g2048::{Board, Direction, Tiles as _};

use crate::support::boards::{board, random_board, symmetries};
use crate::support::features::{self, terms, tolerance, weights};
use crate::support::lasting::often;
use crate::support::random::Random;

/// Weights as sliders might stand: some at nothing, others anywhere.
fn random_weights(random: &mut Random) -> FeatureWeights {
    let mut weights = FeatureWeights::NONE;
    for feature in FEATURES {
        if random.below(2) == 0 {
            weights[feature] = (random.unit() * 1000.0) as f32;
        }
    }
    FeatureWeights {
        monotonicity_power: 1.0 + 5.0 * random.unit() as f32,
        sum_power: 1.0 + 5.0 * random.unit() as f32,
        ..weights
    }
}

/// Many weights with many boards each.
fn for_all(seed: u64, check: impl FnMut(&FeatureWeights, &Heuristic, &Board)) {
    for_weights(seed, random_weights, check);
}

/// The same with corner and snake never together.
fn for_all_but_both_gradients(seed: u64, check: impl FnMut(&FeatureWeights, &Heuristic, &Board)) {
    let one = |random: &mut Random| {
        let mut weights = random_weights(random);
        weights[*random.of(&[Feature::Corner, Feature::Snake])] = 0.0;
        weights
    };
    for_weights(seed, one, check);
}

fn for_weights(
    seed: u64,
    draw: impl Fn(&mut Random) -> FeatureWeights,
    mut check: impl FnMut(&FeatureWeights, &Heuristic, &Board),
) {
    let mut random = Random::new(seed);
    for _ in 0..25 {
        let weights = draw(&mut random);
        let heuristic = Heuristic::new(weights);
        for _ in 0..often(100, 400) {
            check(&weights, &heuristic, &random_board(&mut random));
        }
    }
}

#[test]
fn a_value_is_the_weighted_sum_of_the_features() {
    for_all(1, |weights, heuristic, board| {
        let (found, expected) = (heuristic.value(board), features::value(weights, board));
        let off = (f64::from(found) - expected).abs();
        assert!(
            off <= tolerance(weights, board),
            "{board} {weights:?}: {found}, slowly {expected}"
        );
    });
}

/// Holds each contribution to the feature worked out slowly, and all of them to the value.
fn check_contributions(weights: &FeatureWeights, heuristic: &Heuristic, board: &Board) {
    let contributions = heuristic.contributions(board);
    let sum: f64 = contributions
        .iter()
        .map(|&(_, value)| f64::from(value))
        .sum();
    if board.is_over() {
        let off = (sum - f64::from(heuristic.lost(board))).abs();
        assert!(off <= tolerance(weights, board), "{board}");
        return;
    }
    for ((feature, found), (name, term)) in contributions.into_iter().zip(terms(weights, board)) {
        assert_eq!(feature.name(), name);
        let off = (f64::from(found) - term).abs();
        assert!(
            off <= tolerance(weights, board),
            "{board} {name}: {found}, slowly {term}"
        );
    }
    let value = heuristic.value(board);
    let off = (sum - f64::from(value)).abs();
    assert!(
        off <= 2.0 * tolerance(weights, board),
        "{board} {weights:?}: {sum} for {value}"
    );
}

#[test]
fn contributions_are_the_weighted_features_and_sum_to_the_value() {
    for_all_but_both_gradients(2, check_contributions);
}

#[test]
fn contributions_of_corner_and_snake_together_sum_to_the_value() {
    for_all(3, check_contributions);
}

#[test]
fn on_a_lost_board_only_the_loss_counts() {
    let over = board("2,4,2,4,4,2,4,2,2,4,2,4,4,2,4,2");
    let heuristic = Heuristic::new(weights(&[("lost", 5000.0), ("sum", 3.0)], 4.0, 3.5));
    assert_eq!(heuristic.lost(&over), -5000.0);
    for (feature, value) in heuristic.contributions(&over) {
        let expected = if feature == Feature::Lost {
            -5000.0
        } else {
            0.0
        };
        assert_eq!(value, expected, "{}", feature.name());
    }
}

#[test]
fn turned_and_mirrored_boards_have_the_same_value() {
    for_all(4, |weights, heuristic, board| {
        let value = heuristic.value(board);
        for turned in symmetries(board) {
            let off = f64::from((heuristic.value(&turned) - value).abs());
            assert!(off <= tolerance(weights, board), "{turned}, turned {board}");
        }
    });
}

/// The evaluation without its own [`Evaluate::best_reply`].
struct Plain(Heuristic);

impl Evaluate<Board> for Plain {
    fn value(&self, after: &Board) -> f32 {
        self.0.value(after)
    }

    fn lost(&self, board: &Board) -> f32 {
        self.0.lost(board)
    }

    fn gain(&self, points: u64) -> f32 {
        Evaluate::<Board>::gain(&self.0, points)
    }
}

#[test]
fn the_best_reply_is_the_best_of_the_moves() {
    for_all(5, |weights, heuristic, board| {
        let plain = Plain(heuristic.clone());
        let (found, moves) = heuristic.best_reply(board);
        let (expected, legal) = plain.best_reply(board);
        assert_eq!(moves, legal, "{board}");
        let near = board
            .legal()
            .map(|direction| tolerance(weights, &board.slid(direction)))
            .fold(0.0, f64::max);
        assert!(
            f64::from((found - expected).abs()) <= near,
            "{board}: {found} {expected}"
        );
    });
}

/// Where the features of lines alone weigh, and so a table holds them.
#[test]
fn the_best_reply_by_lines_alone_is_exactly_the_best_of_the_moves() {
    let lines_alone = |random: &mut Random| {
        let mut weights = random_weights(random);
        weights.corner = 0.0;
        weights.snake = 0.0;
        weights.log_empty = 0.0;
        weights.axis_monotonicity = 0.0;
        weights.max_tile = 0.0;
        weights
    };
    for_weights(6, lines_alone, |_, heuristic, board| {
        let plain = Plain(heuristic.clone());
        assert_eq!(
            heuristic.best_reply(board),
            plain.best_reply(board),
            "{board}"
        );
    });
}

#[test]
fn a_weight_that_counts_against_lowers_the_value() {
    let crooked = board("2,64,4,32,0,8,2,0,16,2,0,4,2,0,0,2");
    for name in ["monotonicity", "sum", "smoothness", "axis-monotonicity"] {
        let value = Heuristic::new(weights(&[(name, 10.0)], 4.0, 3.5)).value(&crooked);
        assert!(value < 0.0, "{name}: {value}");
    }
    for name in [
        "empty",
        "merges",
        "edge",
        "corner",
        "snake",
        "log-empty",
        "max-tile",
    ] {
        let board = crooked.slid(Direction::Left);
        let value = Heuristic::new(weights(&[(name, 10.0)], 4.0, 3.5)).value(&board);
        let bound = if name == "merges" { 0.0 } else { 1e-9 };
        assert!(value >= bound, "{name}: {value}");
    }
}

/// The numbers that nneonneo published for this formula, in the sign of this project: a lost game
/// costs 200 000 in each of eight lines.
const NNEONNEO: [(&str, f32); 5] = [
    ("lost", 1_600_000.0),
    ("empty", 270.0),
    ("merges", 700.0),
    ("monotonicity", 47.0),
    ("sum", 11.0),
];

/// Worked out by hand from the published formula; each line counts for itself, a row and a column.
#[test]
fn the_published_formula_by_hand() {
    let heuristic = Heuristic::new(weights(&NNEONNEO, 4.0, 3.5));
    let pow = |base: f64| base.powf(3.5);
    let by_hand = [
        ("0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0", 270.0 * 32.0),
        // One 2: 15 empty cells, counted twice; the sum counts twice; no line falls and rises.
        ("2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0", 270.0 * 30.0 - 11.0 * 2.0),
        // In the middle both its lines rise by 1^4 and fall by 1^4.
        (
            "0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0",
            270.0 * 30.0 - 11.0 * 2.0 - 47.0 * 2.0,
        ),
        // Two equal tiles with a gap merge: 2. The row falls by 2^4 and rises by 2^4; the columns don't.
        (
            "4,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0",
            270.0 * 28.0 + 700.0 * 2.0 - 47.0 * 16.0 - 11.0 * 4.0 * pow(2.0),
        ),
        // Runs of three and two: 3 in a row, 2 in a column.
        // Rows: 2 2 2 4 rises by 2^4 - 1 (falls 0); 2 falls by 1. Columns: all fall.
        (
            "2,2,2,4,2,0,0,0,0,0,0,0,0,0,0,0",
            270.0 * 22.0 + 700.0 * 5.0 - 11.0 * 2.0 * (4.0 + pow(2.0)),
        ),
        // Row 1, exponents 17 1 16 0: falls 17^4-1 and 16^4, rises 16^4-1: the smaller counts.
        (
            "131072,2,65536,0,0,0,0,0,0,0,0,0,0,0,0,0",
            270.0 * 26.0
                - 47.0 * (16.0_f64.powi(4) - 1.0)
                - 11.0 * 2.0 * (pow(17.0) + 1.0 + pow(16.0)),
        ),
    ];
    for (text, expected) in by_hand {
        let value = f64::from(heuristic.value(&board(text)));
        assert!(
            (value - expected).abs() < 1e-6 * expected.abs().max(1e6),
            "{text}: {value}, by hand {expected}"
        );
    }
}

/// ovolve's four features by hand.
#[test]
fn the_four_features_of_ovolve_by_hand() {
    let four = [
        ("smoothness", 0.1),
        ("axis-monotonicity", 1.0),
        ("log-empty", 2.7),
        ("max-tile", 1.0),
    ];
    let heuristic = Heuristic::new(weights(&four, 4.0, 3.5));
    // Row 1: 16 2 4 0, row 2: 0 0 2 0. Smoothness: |4-1| + |1-2| + |2-1| below the 4 = 5.
    // Rows, ends as 0: decreases 4 - 1 + 2 - 0 and 1, increases 1 and 1. Columns: decreases alone.
    let value = heuristic.value(&board("16,2,4,0,0,0,2,0,0,0,0,0,0,0,0,0"));
    let expected = -0.1 * 5.0 - 2.0 + 2.7 * 12.0_f64.ln() + 4.0;
    assert!(
        (f64::from(value) - expected).abs() < 1e-4,
        "{value}, by hand {expected}"
    );
}
