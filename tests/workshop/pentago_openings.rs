//! The learned openings of Pentago: what they say, how they are kept, and how they are learned.

use std::sync::LazyLock;

use plyground::eval::WeightsFileError;
use plyground::eval::WeightsSource;
use plyground::eval::pentago::openings::{
    Activations, DENSE, OUTPUTS, OpeningFile, OpeningNetwork, OpeningWeights, Openings, patterns,
};
use plyground::games::pentago::{Position, Quadrant, Symmetry};
use plyground::games::random::Dice;
use plyground::games::{Adversarial, Game};
use plyground::players::pentago::{FAMILY, standard};
use plyground::players::{LoadedWeights, Player};
use plyground::search::{Limits, Report, SearchControl, run};
use plyground_workshop::pentago::openings::{
    OpeningGradient, exceptions, file, initial_dense, rounded,
};
use plyground_workshop::pentago::{
    Choices, OpeningCheckpoint, OpeningTable, OpeningTraining, corrected,
};
use plyground_workshop::{Checkpoint, CheckpointFault};
use proptest::prelude::*;

use crate::support::clock::stopped;
use crate::support::data;
use crate::support::lasting::often;
use crate::support::pentago::{position, random_position};
use crate::support::players::pentago;
use crate::support::random::Random;

const FILE: &str = "www/weights/pentago-openings.weights";

fn loaded() -> LoadedWeights {
    let file = std::fs::read(crate::support::repository(FILE)).expect("a file of the page");
    let read = FAMILY.read_weights(standard().info("strong").expect("a player"), &file);
    read.expect("whole weights")
}

fn strong(values: &[(&str, f64)], weights: Option<&LoadedWeights>) -> Box<dyn Player<Position>> {
    let game = pentago();
    let info = game.info("strong").expect("a player");
    let settings = info.settings(values.iter().copied());
    let player = game.create(info, &settings.expect("valid"), 1, weights);
    player.expect("it plays")
}

fn think(
    player: &mut dyn Player<Position>,
    position: &Position,
) -> Report<plyground::games::pentago::Move> {
    run(player.think(position, &SearchControl::new(Limits::nodes(2000), stopped)))
}

#[test]
fn strong_keeps_every_value_of_the_strong_solution_that_it_is_asked_for() {
    let weights = loaded();
    let mut player = strong(&[], Some(&weights));
    let mut asked = 0;
    for line in data("pentago_low.txt") {
        let [board, side, _, value, _, moves] = &line[..] else {
            panic!("{line:?}")
        };
        if value == "-1" {
            continue;
        }
        let position = position(board, side);
        let report = think(&mut *player, &position);
        let best = report.best.expect("a move").to_string();
        assert!(moves.split(',').any(|mv| mv == best), "{position} {best}");
        assert_eq!(
            (report.exact, report.moves.len()),
            (None, position.legal().count())
        );
        asked += 1;
    }
    assert_eq!(asked, 28);
}

#[test]
fn without_its_weights_strong_plays_as_if_they_were_switched_off() {
    let weights = loaded();
    let (mut without, mut off) = (
        strong(&[], None),
        strong(&[("openings", 0.0)], Some(&weights)),
    );
    for marbles in [0, 3, 5, 6] {
        let position = random_position(&mut Random::new(marbles), marbles);
        assert_eq!(without.wants_weights(&position), marbles < 6, "{marbles}");
        assert!(!off.wants_weights(&position));
        assert_eq!(think(&mut *without, &position), think(&mut *off, &position));
    }
}

/// The error that refuses a file of another kind.
const OPENINGS: &str = "file of openings";

#[test]
fn the_file_is_small_and_a_damaged_one_is_refused() {
    let mut file = std::fs::read(crate::support::repository(FILE)).expect("a file of the page");
    assert!(file.len() <= 200_000, "{} bytes", file.len());
    let weights = OpeningFile::read(&file).expect("whole weights").weights();
    assert_eq!(self::file(&weights), file);
    let refused = |bytes: &[u8]| OpeningFile::read(&bytes).err();
    assert_eq!(
        refused(b"something else"),
        Some(WeightsFileError::Foreign(OPENINGS))
    );
    assert_eq!(
        refused(&file[..file.size() - 1]),
        Some(WeightsFileError::Damaged(OPENINGS))
    );
    file[1000] ^= 1;
    assert_eq!(refused(&file), Some(WeightsFileError::Damaged(OPENINGS)));
}

/// Weights that nothing made alike: of features, and the others.
fn some(seed: u64) -> [Vec<f32>; 2] {
    let mut dice = Dice::new(seed);
    let mut draw = |size: f32| size * (2.0 * dice.unit() as f32 - 1.0);
    let features = (0..OpeningNetwork::feature_weights())
        .map(|_| draw(0.3))
        .collect();
    let mut dense = initial_dense(&mut draw);
    dense.iter_mut().for_each(|weight| *weight += draw(0.1));
    [features, dense]
}

fn outputs([features, dense]: &[Vec<f32>; 2], position: &Position) -> [f32; OUTPUTS] {
    let mut activations = Activations::default();
    let views = patterns().views(patterns().of(position).expect("few marbles"));
    let marbles = position.stones() as usize;
    OpeningNetwork::new(features, dense).run(&views, marbles, &mut activations);
    activations.outputs
}

/// The same with sums over everything, written down as the layers are described.
fn slow_outputs([features, dense]: &[Vec<f32>; 2], position: &Position) -> [f32; OUTPUTS] {
    const LAYERS: [usize; 3] = [64, 32, 16];
    let [first, second, third] = LAYERS;
    let marbles = position.stones() as usize;
    let (bias, rest) = dense.split_at(7 * first);
    let (to_second, rest) = rest.split_at(first * second);
    let (second_bias, rest) = rest.split_at(second);
    let (to_third, rest) = rest.split_at(second * third);
    let (third_bias, rest) = rest.split_at(third);
    let (to_outputs, output_bias) = rest.split_at(third * OUTPUTS);
    let layer = |bias: &[f32], weights: &[f32], inputs: &[f32]| -> Vec<f32> {
        let sum = |i: usize| {
            let parts = inputs.iter().enumerate();
            bias[i]
                + parts
                    .map(|(j, input)| input * weights[j * bias.len() + i])
                    .sum::<f32>()
        };
        (0..bias.len()).map(sum).collect()
    };
    let rectified = |sums: Vec<f32>| {
        sums.into_iter()
            .map(|sum| sum.max(0.0))
            .collect::<Vec<f32>>()
    };
    let mut mean = vec![0.0; second];
    for symmetry in Symmetry::all() {
        let image = symmetry.position(position);
        let mut sums = bias[marbles * first..][..first].to_vec();
        for quadrant in Quadrant::ALL {
            let sides = [image.own(), image.other()].map(|side| side.quadrant(quadrant));
            for (feature, &pattern) in patterns().features().iter().enumerate() {
                let within =
                    within(sides).any(|part| usize::from(patterns().number(part)) == pattern);
                if within {
                    let start = (feature * 4 + quadrant as usize) * first;
                    sums.iter_mut()
                        .zip(&features[start..])
                        .for_each(|(sum, weight)| *sum += weight);
                }
            }
        }
        let seen = rectified(layer(second_bias, to_second, &rectified(sums)));
        mean.iter_mut()
            .zip(seen)
            .for_each(|(mean, one)| *mean += one / 8.0);
    }
    let third = rectified(layer(third_bias, to_third, &mean));
    let outputs = layer(
        &output_bias[marbles * OUTPUTS..][..OUTPUTS],
        to_outputs,
        &third,
    );
    [outputs[0], outputs[1]]
}

/// All patterns of at most three marbles within one.
fn within([own, other]: [u16; 2]) -> impl Iterator<Item = [u16; 2]> {
    let parts = (0..512).filter(move |set| set & !(own | other) == 0);
    let small = parts.filter(|set: &u16| set.count_ones() <= 3);
    small.map(move |set| [set & own, set & other])
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 10, ..Default::default() })]

    #[test]
    fn the_network_is_what_its_layers_say(seed: u64, marbles in 0_u64..=6) {
        let position = random_position(&mut Random::new(seed), marbles);
        let weights = some(seed % 100);
        let (found, expected) = (outputs(&weights, &position), slow_outputs(&weights, &position));
        for (found, expected) in found.into_iter().zip(expected) {
            prop_assert!((found - expected).abs() < 1e-3 * expected.abs().max(1.0), "{} {}", found, expected);
        }
    }

    #[test]
    fn openings_say_the_same_from_every_side(seed: u64, marbles in 0_u64..=6) {
        let position = random_position(&mut Random::new(seed), marbles);
        let [features, dense] = some(1);
        let openings = Openings::new(&rounded(&features, &dense));
        let expected = openings.value(&position);
        prop_assert!(expected.is_some());
        for symmetry in Symmetry::all() {
            prop_assert_eq!(openings.value(&symmetry.position(&position)), expected);
        }
    }

    #[test]
    fn the_slope_of_the_network_is_that_of_its_outputs(seed: u64, marbles in 0_u64..=6, output in 0..OUTPUTS, at: u32) {
        let position = random_position(&mut Random::new(seed), marbles);
        let mut weights = some(seed % 100);
        let views = patterns().views(patterns().of(&position).expect("few marbles"));
        let network = OpeningNetwork::new(&weights[0], &weights[1]);
        let (mut seen, mut gradient) = (Activations::default(), OpeningGradient::default());
        network.run(&views, marbles as usize, &mut seen);
        let mut asked = [0.0; OUTPUTS];
        asked[output] = 1.0;
        gradient.add(&network, &views, marbles as usize, &seen, asked);
        let [mut features, mut dense] = [vec![0.0; weights[0].len()], vec![0.0; DENSE]];
        gradient.take(1, &mut features, &mut dense);
        for (kind, slopes) in [features, dense].into_iter().enumerate() {
            // A weight that matters here: most features are not on the board.
            let places: Vec<usize> = (0..slopes.len()).filter(|&i| slopes[i] != 0.0).collect();
            let Some(&place) = places.get(at as usize % places.len().max(1)) else { continue };
            let step = 1e-3;
            weights[kind][place] += step;
            let above = outputs(&weights, &position)[output];
            weights[kind][place] -= 2.0 * step;
            let found = (above - outputs(&weights, &position)[output]) / (2.0 * step);
            weights[kind][place] += step;
            // A number near 0 may be rectified on one side of the step alone.
            let expected = slopes[place];
            prop_assert!((found - expected).abs() < 0.1 * expected.abs().max(0.5), "{} {}", found, expected);
        }
    }
}

/// Weights as their file keeps them.
fn read_back(weights: &OpeningWeights) -> OpeningWeights {
    let read = OpeningFile::read(&file(weights)).expect("whole weights");
    read.weights()
}

#[test]
fn a_file_comes_back_exactly() {
    let weights = rounded(
        &vec![0.25; OpeningNetwork::feature_weights()],
        &[-1.5; DENSE],
    );
    assert_eq!(read_back(&weights), weights);
}

#[test]
fn exceptions_are_found_again_and_few_others_with_them() {
    let mut random = Random::new(5);
    let patterns_of = |position: &Position| patterns().canonical(position).expect("few marbles");
    let known: Vec<_> = (0..3000)
        .map(|i| (random_position(&mut random, 6), (i % 3) as i8 - 1))
        .collect();
    let exceptions = exceptions(
        known
            .iter()
            .map(|(position, value)| (patterns_of(position), *value)),
    );
    let [features, dense] = some(2);
    let weights = OpeningWeights {
        exceptions,
        ..rounded(&features, &dense)
    };
    let weights = read_back(&weights);
    let found = |position: &Position| weights.exceptions.result(patterns_of(position));
    // The same position may be drawn twice.
    let wrong = known
        .iter()
        .filter(|(position, value)| found(position) != Some(*value));
    assert!(wrong.count() < 10);
    let others = (0..3000).filter(|_| found(&random_position(&mut random, 5)).is_some());
    assert!(others.count() < 5);
}

#[test]
fn there_are_no_more_exceptions_than_a_file_holds() {
    let all = (0..300_000_u32).map(|i| ([i as u16, (i >> 16) as u16, 0, 0], 1));
    let [features, dense] = some(2);
    let weights = OpeningWeights {
        exceptions: exceptions(all),
        ..rounded(&features, &dense)
    };
    let read = read_back(&weights);
    assert_eq!(read.exceptions.marks.len(), weights.exceptions.marks.len());
}

static MIDDLES: LazyLock<Vec<u8>> = LazyLock::new(middles);

/// A file of values of all positions with at most four marbles by made-up rules: with four marbles, who has more of them in
/// the middles of quadrants has won.
fn middles() -> Vec<u8> {
    const POSITIONS: usize = 47_368;
    let empty = vec![0; POSITIONS.div_ceil(4)];
    let table = OpeningTable::read(&empty).expect("the size fits");
    assert_eq!(table.positions().len(), POSITIONS);
    let mut values = vec![0_i8; POSITIONS];
    for (place, taught) in table.positions().iter().enumerate().rev() {
        let position = taught.position;
        let moves = position.legal().map(|mv| position.played(mv));
        let after = moves.filter_map(|next| table.place(&next));
        let best = after.map(|next| -values[next as usize]).max();
        let middles = [position.own(), position.other()]
            .map(|side| (side.bits() & 0x0010_0010_0010_0010).count_ones() as i8);
        values[place] = best.unwrap_or((middles[0] - middles[1]).signum());
    }
    let four = |four: &[i8]| {
        let bits = four
            .iter()
            .zip(0..)
            .map(|(value, i)| ((value + 1) as u8) << (2 * i));
        bits.sum()
    };
    values.chunks(4).map(four).collect()
}

#[test]
fn a_table_holds_every_position_once() {
    let table = OpeningTable::read(&MIDDLES).expect("the size fits");
    let with = |marbles| {
        table
            .positions()
            .iter()
            .filter(move |one| one.position.stones() == marbles)
            .count()
    };
    assert_eq!([0, 1, 2, 3, 4].map(with), [1, 6, 165, 2715, 44_481]);
    // The example of the format: X at 17 and 21, O at 16 and 34.
    let example = position("................OX...X............O.", "X");
    assert_eq!(table.place(&example), Some(29_122));
    for symmetry in Symmetry::all() {
        assert_eq!(table.place(&symmetry.position(&example)), Some(29_122));
    }
    assert_eq!(table.place(&random_position(&mut Random::new(1), 5)), None);
    assert_eq!(table.most_marbles(), 4);
    let error = OpeningTable::read(&[0; 100]).expect_err("no such size");
    assert!(error.to_string().contains("100 bytes"), "{error}");
    let mut damaged = MIDDLES.clone();
    damaged[1000] |= 3 << 4;
    let error = OpeningTable::read(&damaged).expect_err("3 is no value");
    assert!(error.to_string().contains("position 4002: 3"), "{error}");
}

#[test]
fn training_learns_a_table_of_a_few_positions() {
    // All positions with at most one marble, drawn.
    let table = OpeningTable::read(&[0x55; 2]).expect("the size fits");
    let training = OpeningTraining {
        epochs: 12,
        rate: 0.03,
        seed: 1,
    };
    let mut losses = Vec::new();
    training.run(&table, &Choices::of(&table), None, |done, _| {
        losses.push(done.log_loss);
    });
    assert!(losses[11] < 0.99 * losses[0], "{losses:?}");
}

#[test]
fn training_learns_a_table_and_exceptions_do_the_rest() {
    let table = OpeningTable::read(&MIDDLES).expect("the size fits");
    let choices = Choices::of(&table);
    assert!(choices.len() > 100, "{}", choices.len());
    let training = OpeningTraining {
        epochs: often(3, 8),
        rate: 0.03,
        seed: 1,
    };
    let mut wrong = Vec::new();
    let mut last = None;
    let weights = training.run(&table, &choices, None, |done, weights| {
        wrong.push(done.wrong);
        last = Some(weights.clone());
    });
    let [first, .., end] = wrong[..] else {
        panic!("{wrong:?}")
    };
    assert!(end < first, "{wrong:?} of {}", choices.len());
    assert_eq!(
        last.as_ref().map(OpeningCheckpoint::rounded),
        Some(weights.clone())
    );
    let mut rounds = Vec::new();
    let weights = corrected(weights, &table, &choices, |wrong| rounds.push(wrong));
    assert_eq!(rounds.last(), Some(&0));
    // No choice is wrong as the player sees it.
    let openings = Openings::new(&weights);
    for (choice, _) in choices.iter().step_by(5) {
        let from = &table.positions()[choice.place as usize];
        let next = from.position.legal().map(|mv| from.position.played(mv));
        let worst = next.map(|next| (openings.value(&next).expect("few marbles"), next));
        let (_, next) = worst.min_by(|a, b| a.0.total_cmp(&b.0)).expect("a move");
        let place = table.place(&next).expect("it is in the table");
        assert_eq!(table.positions()[place as usize].value, -choice.value);
    }
}

#[test]
fn a_training_of_openings_comes_back_or_is_refused() {
    let folder = std::env::temp_dir().join(format!("plyground-openings-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("training");
    let first = OpeningCheckpoint::initial(&mut Dice::new(1));
    first.save(&file).expect("saved");
    assert_eq!(OpeningCheckpoint::load(&file).expect("read back"), first);
    let whole = std::fs::read(&file).expect("bytes");
    for place in [25, 80, whole.len() / 3, whole.len() - 1] {
        let mut damaged = whole.clone();
        damaged[place] ^= 1;
        std::fs::write(&file, damaged).expect("written");
        let error = OpeningCheckpoint::load(&file).expect_err("a flipped bit");
        assert!(error.to_string().contains("training: "), "{error}");
    }
    // Of this training, but with other weights; and another training.
    let course = "pentago openings".to_string();
    Checkpoint::new(course, 3).save(&file).expect("saved");
    let error = OpeningCheckpoint::load(&file).expect_err("other weights");
    assert!(matches!(error.fault, CheckpointFault::Broken), "{error}");
    Checkpoint::new("2048".into(), 3)
        .save(&file)
        .expect("saved");
    let error = OpeningCheckpoint::load(&file).expect_err("another training");
    assert!(
        matches!(error.fault, CheckpointFault::Other { .. }),
        "{error}"
    );
    std::fs::remove_dir_all(&folder).expect("removed");
}
