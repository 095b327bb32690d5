//! The evaluation of Pentago against slow, obvious counts.

use plyground::eval::StaticEval;
use plyground::eval::pentago::{
    LearnedLines, LineWeights, Lines, MarbleCounts, Reach, ReachWeights, winning_move,
};
use plyground::games::pentago::{LINES, Line, Marbles, Position, Quadrant, Spin, Symmetry, Turn};
use plyground::games::{Adversarial, Game, Outcome};
use proptest::prelude::*;

use crate::support::pentago::random_position;
use crate::support::random::Random;

const REACH: ReachWeights = ReachWeights {
    growth: 3.0,
    quarter: 0.5,
    half: 0.25,
};

/// The value of one side's open lines, rotation by rotation.
fn slow_side(own: Marbles, other: Marbles) -> f64 {
    let nearness = [1.0, 0.5, 0.25, 0.5];
    let mut sum = 0.0;
    for rotation in (0..256).map(|i| [i % 4, i / 4 % 4, i / 16 % 4, i / 64]) {
        let (mut sides, mut worth) = ([own, other], 1.0);
        for (quadrant, turns) in Quadrant::ALL.into_iter().zip(rotation) {
            let spin = Spin::Right;
            for _ in 0..turns {
                sides = sides.map(|side| side.turned(Turn { quadrant, spin }));
            }
            worth *= nearness[turns] / 2.25;
        }
        for line in Line::ALL {
            let count = |side: Marbles| line.0.iter().filter(|&&hole| side.has(hole)).count();
            if count(sides[1]) == 0 {
                sum += worth * 3_f64.powi(count(sides[0]) as i32);
            }
        }
    }
    sum
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 100, ..Default::default() })]

    #[test]
    fn the_reach_is_the_sum_over_all_rotations(seed: u64, stones in 0_u64..=36) {
        let position = random_position(&mut Random::new(seed), stones);
        let (own, other) = (position.own(), position.other());
        let expected = slow_side(own, other) - slow_side(other, own);
        let found = f64::from(Reach::new(REACH).value(own, other));
        prop_assert!((found - expected).abs() < 0.01, "{} {}", found, expected);
    }

    #[test]
    fn counts_are_those_of_the_lines(seed: u64, stones in 0_u64..=36) {
        let position = random_position(&mut Random::new(seed), stones);
        let sides = [position.own(), position.other()];
        for turn in Turn::ALL {
            let turned = sides.map(|side| side.turned(turn));
            let counts = [0, 1].map(|i| MarbleCounts::of(sides[i]).turned(sides[i], turn));
            let mut open = [0; 4];
            for i in 0..LINES {
                let count = |side: Marbles| Line::ALL[i].0.iter().filter(|&&h| side.has(h)).count();
                let [own, other] = turned.map(count);
                prop_assert_eq!(counts[0].get(i), own as u32);
                if other == 0 && (1..5).contains(&own) {
                    open[own - 1] += 1;
                }
            }
            prop_assert_eq!(counts[0].open(counts[1]), open);
            prop_assert_eq!(counts[0].has_five(), turned[0].has_five());
            prop_assert_eq!(counts[0].has_open_four(counts[1]), open[3] > 0);
        }
    }

    #[test]
    fn a_winning_move_is_found_when_there_is_one(seed: u64, stones in 8_u64..=35) {
        let position = random_position(&mut Random::new(seed), stones);
        let wins = |mv| position.played(mv).outcome() == Some(Outcome::Win(position.side()));
        let found = winning_move(&position);
        prop_assert_eq!(found.is_some(), position.legal().any(wins), "{}", position);
        prop_assert!(found.is_none_or(wins), "{}", position);
    }

    /// Along a game, what is remembered of the positions before changes nothing.
    #[test]
    fn a_search_has_the_values_of_positions_by_themselves(seed: u64, stones in 0_u64..=20) {
        let weights = LineWeights { learned: 1.0, ..LineWeights::of([0.0; _]) };
        let evaluation = Lines::new(weights, REACH);
        let mut random = Random::new(seed);
        let mut position = random_position(&mut random, stones);
        while position.outcome().is_none() {
            let legal: Vec<_> = position.legal().collect();
            let (value, expected) = match winning_move(&position) {
                Some(mv) => (5e5, vec![mv]),
                None => (100.0 * LearnedLines::standard().value(&position), legal.clone()),
            };
            prop_assert_eq!(evaluation.static_eval(&position), value, "{}", position);
            let mut replies = Vec::new();
            evaluation.replies(&position, &mut replies);
            prop_assert_eq!(replies, expected, "{}", position);
            position = position.played(*random.of(&legal));
        }
    }

    #[test]
    fn the_value_is_the_same_from_every_side(seed: u64, stones in 0_u64..=35) {
        let evaluation = Lines::new(LineWeights::of([1.0; _]), REACH);
        let position = random_position(&mut Random::new(seed), stones);
        let value = evaluation.static_eval(&position);
        for symmetry in Symmetry::all() {
            let image: Position = symmetry.position(&position);
            let other = evaluation.static_eval(&image);
            prop_assert!((value - other).abs() < 0.01, "{} {}", value, other);
        }
    }
}
