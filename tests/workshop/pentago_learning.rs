//! The learned evaluation of Pentago and its training.

use plyground::eval::pentago::factor_weights::FactorWeights;
use plyground::eval::pentago::{LearnedLines, wins_at_once};
use plyground::games::pentago::{Position, Symmetry};
use plyground::games::random::Dice;
use plyground::games::{Adversarial, Game, Notation};
use plyground_workshop::pentago::factors::{self, FactorFileError};
use plyground_workshop::pentago::{FactorGradient, Induction, Label, fitted, log_loss};
use proptest::prelude::*;

use crate::support::data;
use crate::support::pentago::{position, random_position};
use crate::support::random::Random;

/// Weights that nothing made alike.
fn some(seed: u64) -> FactorWeights {
    let mut dice = Dice::new(seed);
    let mut weights = factors::initial(|| dice.unit());
    let mut dice = Dice::new(seed + 1);
    for weight in &mut weights.0 {
        *weight += 0.1 * (dice.unit() as f32 - 0.5);
    }
    weights
}

fn value(weights: &FactorWeights, position: &Position) -> f32 {
    let mut slope = vec![0.0; FactorWeights::WEIGHTS];
    FactorGradient::default().value(weights, position, &mut slope, |_| 0.0)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 10, ..Default::default() })]

    #[test]
    fn tables_and_weights_say_the_same_from_every_side(seed: u64, stones in 0_u64..=36) {
        let position = random_position(&mut Random::new(seed), stones);
        let weights = some(1);
        let (expected, tables) = (value(&weights, &position), LearnedLines::new(&weights));
        for symmetry in Symmetry::all() {
            let found = tables.value(&symmetry.position(&position));
            let scale = expected.abs().max(1.0);
            prop_assert!((found - expected).abs() < 1e-3 * scale, "{} {}", found, expected);
        }
    }

    #[test]
    fn the_slope_is_that_of_the_value(seed: u64, stones in 0_u64..=12, weight in 0..FactorWeights::WEIGHTS) {
        let position = random_position(&mut Random::new(seed), stones);
        let mut weights = some(seed % 100);
        let mut slope = vec![0.0; FactorWeights::WEIGHTS];
        FactorGradient::default().value(&weights, &position, &mut slope, |_| 1.0);
        let step = 0.01;
        weights.0[weight] += step;
        let above = value(&weights, &position);
        weights.0[weight] -= 2.0 * step;
        let found = (above - value(&weights, &position)) / (2.0 * step);
        let expected = slope[weight];
        prop_assert!((found - expected).abs() < 0.05 * expected.abs().max(1.0), "{} {}", found, expected);
    }
}

#[test]
fn the_exact_values_of_a_few_positions_are_learned() {
    let labels: Vec<Label> = data("pentago_exact.txt")
        .iter()
        .map(|fields| Label {
            position: position(&fields[0], &fields[1]),
            expected: (fields[3].parse::<f32>().expect("a value") + 1.0) / 2.0,
        })
        .collect();
    let gradient = FactorGradient::default();
    let before = log_loss(&gradient, &some(3), &labels);
    let weights = fitted(&gradient, some(3), &labels, 2000, &mut Dice::new(0));
    let after = log_loss(&gradient, &weights, &labels);
    assert!(after < 0.25 && after < before / 2.0, "{before} {after}");
}

#[test]
fn files_keep_the_weights() {
    let file = factors::file(&some(5));
    let read = factors::read(&file).expect("weights");
    assert_eq!(factors::file(&read), file);
    let position = position("..............OX.O.X................", "X");
    let (before, after) = (value(&some(5), &position), value(&read, &position));
    let scale = before.abs().max(1.0);
    assert!((before - after).abs() < 0.2 * scale, "{before} {after}");
    assert_eq!(factors::read(&[]), Err(FactorFileError::Length(0)));
    let short = &file[..file.len() - 1];
    assert_eq!(
        factors::read(short),
        Err(FactorFileError::Length(short.len()))
    );
    assert_eq!(factors::read(&[7]), Err(FactorFileError::Version(7)));
}

#[test]
fn what_is_learned_follows_from_the_seed() {
    let learn = |seed| {
        let (mut steps, positions) = (Vec::new(), 10);
        let weights = Induction { positions, seed }.run(|step| steps.push(step.marbles));
        assert_eq!(steps, [24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2]);
        factors::file(&weights)
    };
    let first = learn(1);
    assert_eq!(first, learn(1));
    assert_ne!(first, learn(2));
}

#[test]
fn one_ply_keeps_most_values_of_positions_with_few_marbles() {
    let (mut kept, mut all) = (0, 0);
    for fields in data("pentago_low.txt") {
        if fields[3] == "-1" {
            continue;
        }
        let position = position(&fields[0], &fields[1]);
        // No position ends with the next move.
        let value = |next: Position| match wins_at_once(&next) {
            true => -100.0,
            false => -LearnedLines::standard().value(&next),
        };
        let moves = position.legal().map(|mv| (value(position.played(mv)), mv));
        let best = moves.max_by(|a, b| a.0.total_cmp(&b.0)).expect("a move");
        let keeping = fields[5].split(',');
        let mut keeping = keeping.map(|mv| position.read_move(mv).expect("a move"));
        kept += u32::from(keeping.any(|mv| position.played(mv) == position.played(best.1)));
        all += 1;
    }
    assert_eq!((kept, all), (21, 28));
}
