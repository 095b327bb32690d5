//! The evaluations of Lines of Action against slow, obvious counts.

use plyground::eval::loa::{
    CENTRALISATION, Georgara, GeorgaraWeights, ManFeatures, Mobility, Winands, WinandsWeights,
    walls,
};
use plyground::eval::{Explain, StaticEval};
use plyground::games::loa::{Men, Position, Symmetry};
use plyground::games::{Adversarial, Game, Side};
use proptest::prelude::*;

use crate::support::loa::{WEIGHTS, grid_of, moves, random_position};
use crate::support::random::Random;

/// The mobility of a side: a move 1, a capture 2, half to an edge, half along one.
fn slow_mobility(position: &Position, side: char) -> f32 {
    let edge = |file: u8, rank: u8| [file == b'a', file == b'h', rank == b'1', rank == b'8'];
    let grid = grid_of(position);
    let all = moves(&grid, side, position.rules());
    let worth = |name: &str| {
        let name = name.as_bytes();
        let (from, to) = (edge(name[0], name[1]), edge(name[3], name[4]));
        let mut worth = if name[2] == b'x' { 2.0 } else { 1.0 };
        if to.contains(&true) {
            worth /= 2.0;
        }
        if (0..4).any(|i| from[i] && to[i]) {
            worth /= 2.0;
        }
        worth
    };
    let real = all.iter().filter(|(name, _)| name != "pass");
    real.map(|(name, _)| worth(name)).sum()
}

/// The share of the ways to the centre that are blocked, for every man on the edge but those in corners,
/// which have a way more to count.
fn slow_walls(position: &Position, side: char) -> f32 {
    let (grid, mut ways) = (grid_of(position), 0);
    let at = |rank: i32, file: i32| {
        let on_board = (0..8).contains(&rank) && (0..8).contains(&file);
        on_board.then(|| grid[rank as usize][file as usize])
    };
    for (rank, file) in (0..64).map(|i| (i / 8, i % 8)) {
        if at(rank, file) != Some(side) {
            continue;
        }
        let inward = |(up, right): (i32, i32)| {
            rank == 0 && up > 0
                || rank == 7 && up < 0
                || file == 0 && right > 0
                || file == 7 && right < 0
        };
        let steps = (-1..=1).flat_map(|up| (-1..=1).map(move |right| (up, right)));
        for (up, right) in steps.filter(|&step| inward(step)) {
            let there = at(rank + up, file + right);
            ways += u32::from(there.is_some_and(|man| man != '.' && man != side));
        }
    }
    ways as f32 / 3.0
}

/// A square as a file and a rank, from 0.
type At = [i32; 2];

fn apart(a: At, b: At) -> i32 {
    (a[0] - b[0]).abs().max((a[1] - b[1]).abs())
}

/// The features of a side, man by man and quad by quad.
fn slow_features(position: &Position, side: char) -> ManFeatures {
    let grid = grid_of(position);
    let all = (0..64).map(|i| [i % 8, i / 8]);
    let is_own = |[file, rank]: At| {
        let on_board = (0..8).contains(&file) && (0..8).contains(&rank);
        on_board && grid[rank as usize][file as usize] == side
    };
    let men: Vec<At> = all.clone().filter(|&at| is_own(at)).collect();
    let count = men.len() as f32;
    let mean = |i: usize| men.iter().map(|man| man[i] as f32).sum::<f32>() / count;
    // Halves go up.
    let centre = [0, 1].map(|i| (mean(i) + 0.5).floor() as i32);
    let mut room: Vec<i32> = all.map(|at| apart(at, centre)).collect();
    room.sort_unstable();
    let least: i32 = room[..men.len()].iter().sum();
    let distances: i32 = men.iter().map(|&man| apart(man, centre)).sum();
    let neighbours = |&man: &At| men.iter().filter(|&&other| apart(man, other) == 1).count();
    let solid = |file: i32, rank: i32| {
        let corners = [
            [file, rank],
            [file + 1, rank],
            [file, rank + 1],
            [file + 1, rank + 1],
        ];
        corners.into_iter().filter(|&at| is_own(at)).count() >= 3
    };
    let near = |i: usize| (centre[i] - 3).max(0)..=(centre[i] + 2).min(6);
    let quads = near(0).flat_map(|file| near(1).map(move |rank| (file, rank)));
    let span = |i: usize| {
        let along = men.iter().map(|man| man[i]);
        along.clone().max().unwrap_or(0) - along.min().unwrap_or(0) + 1
    };
    let worth = |&[file, rank]: &At| {
        let [file, rank] = [file, rank].map(|at| at.min(7 - at) as usize);
        f32::from(CENTRALISATION[rank][file])
    };
    ManFeatures {
        concentration: 1.0 / (1.0 + (distances - least) as f32 / count),
        centralisation: men.iter().map(worth).sum::<f32>() / count / 100.0,
        mass: centre
            .map(|at| (at as f32 - 3.5).abs())
            .into_iter()
            .fold(0.0, f32::max),
        quads: quads.filter(|&(file, rank)| solid(file, rank)).count() as f32,
        connectedness: men.iter().map(neighbours).sum::<usize>() as f32 / count,
        uniformity: -(span(0) * span(1)) as f32 / 64.0,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn mobility_is_that_of_the_legal_moves(seed: u64) {
        let position = random_position(&mut Random::new(seed));
        if position.outcome().is_none() {
            let [x, o] = [Side::First, Side::Second].map(|side| position.men(side));
            let found = Mobility::tables().of(x, o).map(|quarters| quarters as f32 / 4.0);
            let expected = ['x', 'o'].map(|side| slow_mobility(&position, side));
            prop_assert_eq!(found, expected, "{}", position);
        }
    }

    #[test]
    fn features_are_those_counted_man_by_man(seed: u64) {
        let position = random_position(&mut Random::new(seed));
        for (side, name) in [(Side::First, 'x'), (Side::Second, 'o')] {
            let (found, expected) = (ManFeatures::of(position.men(side)), slow_features(&position, name));
            let list = |f: ManFeatures| {
                [f.concentration, f.centralisation, f.mass, f.quads, f.connectedness, f.uniformity]
            };
            let near = list(found).iter().zip(list(expected)).all(|(a, b)| (a - b).abs() < 1e-5);
            prop_assert!(near, "{position} {found:?} {expected:?}");
        }
    }

    #[test]
    fn walls_are_neighbours_on_the_way_to_the_centre(seed: u64) {
        let position = random_position(&mut Random::new(seed));
        let [x, o] = [Side::First, Side::Second].map(|side| position.men(side));
        let expected = ['x', 'o'].map(|side| slow_walls(&position, side));
        let found = [walls(x, o), walls(o, x)];
        prop_assert!((0..2).all(|i| (found[i] - expected[i]).abs() < 0.01), "{position} {found:?} {expected:?}");
    }

    /// The centre of mass is a square, and halves go up; so only men whose mean is a square look alike
    /// from every side.
    #[test]
    fn mobility_and_walls_are_the_same_from_every_side(seed: u64) {
        let evaluation = Winands::new(WinandsWeights {
            concentration: 0.0,
            centralisation: 10.0,
            mass: 0.0,
            quads: 0.0,
            ..WEIGHTS
        });
        let position = random_position(&mut Random::new(seed));
        let value = evaluation.static_eval(&position);
        for symmetry in Symmetry::all() {
            let other = evaluation.static_eval(&symmetry.position(&position));
            prop_assert!((value - other).abs() < 0.01, "{} {}", value, other);
        }
    }

    #[test]
    fn what_is_good_for_one_is_bad_for_the_other(seed: u64) {
        let evaluation = Winands::new(WEIGHTS);
        let position = random_position(&mut Random::new(seed));
        if let Some(passed) = position.with_null_move() {
            let sum = evaluation.static_eval(&position) + evaluation.static_eval(&passed);
            prop_assert!((sum - 2.0 * WEIGHTS.tempo).abs() < 0.01, "{}", sum);
        }
    }

    #[test]
    fn the_contributions_sum_up_to_the_value(seed: u64) {
        let evaluation = Winands::new(WEIGHTS);
        let position = random_position(&mut Random::new(seed));
        // The second time from memory.
        for _ in 0..2 {
            let parts = evaluation.contributions(&position);
            prop_assert_eq!(parts.iter().map(|(name, _)| *name).collect::<Vec<_>>(), WinandsWeights::NAMES);
            let sum: f32 = parts.iter().map(|(_, value)| value).sum();
            prop_assert!((sum - evaluation.static_eval(&position)).abs() < 0.01);
        }
    }

    #[test]
    fn the_moves_to_search_are_the_legal_ones_and_loud_ones_capture(seed: u64) {
        let evaluation = Winands::new(WEIGHTS);
        let position = random_position(&mut Random::new(seed));
        if position.outcome().is_none() {
            let (mut replies, mut loud, mut captures) = (Vec::new(), Vec::new(), Vec::new());
            position.each_capture(|mv| captures.push(mv));
            evaluation.replies(&position, &mut replies);
            evaluation.noisy(&position, &mut loud);
            prop_assert_eq!(&replies, &position.legal().collect::<Vec<_>>());
            replies.retain(|mv| mv.captures);
            prop_assert_eq!(&captures, &replies);
            prop_assert!(loud.iter().all(|mv| captures.contains(mv)));
        }
    }

    /// The project of 2016 does not take the same share of both sides: its value depends on who looks.
    #[test]
    fn georgaras_value_is_that_of_the_side_that_looks(seed: u64) {
        let evaluation = Georgara::new(GeorgaraWeights::default());
        let position = random_position(&mut Random::new(seed));
        for viewer in [Side::First, Side::Second] {
            evaluation.look_as(viewer);
            let value = evaluation.static_eval(&position);
            if let Some(passed) = position.with_null_move() {
                prop_assert_eq!(evaluation.static_eval(&passed), -value);
            }
            if position.side() == viewer {
                let parts = evaluation.contributions(&position);
                let sum: f32 = parts.iter().map(|(_, value)| value).sum();
                prop_assert!((sum - value).abs() < 0.01);
            }
        }
    }
}

fn men(board: &str) -> Men {
    let text = format!("{board} x");
    text.parse::<Position>().expect("a position").own()
}

#[test]
fn features_of_men_worked_out_by_hand() {
    // A block of four at d4: nothing could be nearer.
    let block = ManFeatures::of(men(
        "o......./......../......../...xx.../...xx.../......../......../........",
    ));
    assert_eq!(
        block,
        ManFeatures {
            concentration: 1.0,
            centralisation: 0.5,
            mass: 0.5,
            quads: 1.0,
            connectedness: 3.0,
            uniformity: -4.0 / 64.0,
        }
    );
    // Corners: the mean is 3.5, the centre of mass e5, and the distances 4, 4, 4 and 3.
    let corners = ManFeatures::of(men(
        "x......x/......../......../......../....o.../......../......../x......x",
    ));
    assert_eq!(
        corners,
        ManFeatures {
            concentration: 1.0 / (1.0 + (15.0 - 3.0) / 4.0),
            centralisation: -0.8,
            mass: 0.5,
            quads: 0.0,
            connectedness: 0.0,
            uniformity: -1.0,
        }
    );
}

#[test]
fn georgaras_parts_worked_out_by_hand() {
    let evaluation = Georgara::new(GeorgaraWeights::default());
    let value = |board: &str| {
        let position: Position = format!("{board} x").parse().expect("a position");
        evaluation.static_eval(&position)
    };
    // x: surplus 0 counts as 1; two men at 3.5. Two quads with one man and two with two beside each other hold the
    // centre of mass e4, at -1/4 each, 0 each. o in the corner: 1 - 1.5 - 4 / 4.
    let pair = value("o......./......../......../......../...xx.../......../......../........");
    let own = 1.0 + 7.0 - 0.5;
    let other = 1.0 - 1.5 - 1.0;
    assert!((pair - (own - 0.2 * other)).abs() < 1e-4, "{pair}");
}

#[test]
fn to_be_shut_in_at_the_edge_is_bad() {
    let evaluation = Winands::new(WinandsWeights {
        walls: 6.0,
        ..WinandsWeights::of([0.0; _])
    });
    let value = |text: &str| evaluation.static_eval(&text.parse::<Position>().expect("a position"));
    // Two of the three ways of a4 to the centre are blocked, and none of its opponents'.
    let shut_in = "......../......../......../.o....../x......./.o....../......../....x.x.";
    assert_eq!(value(&format!("{shut_in} x")), -4.0);
    assert_eq!(value(&format!("{shut_in} o")), 4.0);
}
