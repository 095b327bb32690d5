//! How long a game of 2048 must be.

use plyground::games::g2048::Tiles;
use plyground_lab::g2048::theory::{MOST_GOAL, fewest_moves, moves_to, random_moves};

use crate::support::boards::deal;
use crate::support::random::Random;

/// The same bag as a list of tile values.
fn slowly(goal: u64, draw: &mut dyn FnMut() -> u64) -> u32 {
    let mut tiles = vec![draw(), draw()];
    let mut moves = 0;
    while !tiles.contains(&goal) {
        tiles.sort_unstable();
        let mut next = Vec::new();
        while let Some(tile) = tiles.pop() {
            if tiles.last() == Some(&tile) {
                tiles.pop();
                next.push(2 * tile);
            } else {
                next.push(tile);
            }
        }
        next.push(draw());
        (tiles, moves) = (next, moves + 1);
    }
    moves
}

#[test]
fn bags_merge_what_is_equal() {
    for seed in 0..200 {
        let goal = 3 + seed as u8 % 9;
        let fours = seed % 11;
        let mut one = Random::new(seed);
        let mut other = Random::new(seed);
        let fast = moves_to(goal, || one.below(10) < fours);
        let slow = slowly(1 << goal, &mut || {
            if other.below(10) < fours { 4 } else { 2 }
        });
        assert_eq!(fast, slow, "goal 2^{goal}, {fours} fours in ten");
    }
}

/// 512 tiles of 4 make a 2048, two of them there from the start; the last one has nine merges to go.
/// With 2s there are twice as many, and ten merges.
#[test]
fn the_fewest_moves_to_2048() {
    assert_eq!(fewest_moves(11), [512 - 2 + 9, 1024 - 2 + 10]);
    for goal in 3..=MOST_GOAL {
        let (fours, twos) = (1 << (goal - 2), 1 << (goal - 1));
        assert_eq!(
            fewest_moves(goal),
            [
                fours - 2 + u32::from(goal) - 2,
                twos - 2 + u32::from(goal) - 1
            ]
        );
    }
}

#[test]
fn whatever_comes_the_fewest_moves_lie_between() {
    let mut random = Random::new(5);
    for _ in 0..2000 {
        let (change, run) = (random.below(1000), 1 + random.below(8));
        let mut left = 0;
        let mut four = false;
        // Runs of equal tiles of many lengths.
        let moves = moves_to(11, || {
            if left == 0 {
                (left, four) = (1 + random.below(run), random.below(1000) < change);
            }
            left -= 1;
            four
        });
        assert!((519..=1032).contains(&moves), "{moves}");
    }
}

#[test]
fn with_the_usual_tiles_it_takes_938_moves_and_8_more_or_less() {
    let moves = random_moves(11, 10, 40_000, 1);
    // Six standard errors.
    assert!((moves.mean - 938.8).abs() < 6.0 * 8.3 / 200.0, "{moves:?}");
    assert!((moves.deviation - 8.3).abs() < 0.2, "{moves:?}");
    assert!(moves.least > 880 && moves.most < 1000, "{moves:?}");
    assert_eq!(moves, random_moves(11, 10, 40_000, 1));
    assert_ne!(moves, random_moves(11, 10, 40_000, 2));
}

/// No game beats the bag that gets its tiles.
#[test]
fn real_games_take_longer() {
    for seed in 0..200 {
        let mut game = deal(seed);
        let mut random = Random::new(seed);
        let (mut drawn, mut first) = (Vec::new(), Vec::new());
        while let Some(&mv) = game
            .legal()
            .collect::<Vec<_>>()
            .get(random.below(2) as usize)
        {
            if drawn.is_empty() {
                drawn.extend(
                    game.position()
                        .exponents()
                        .into_iter()
                        .filter(|&e| e > 0)
                        .map(|e| e == 2),
                );
            }
            let ply = game.advance(mv).expect("legal");
            drawn.push(ply.spawn.four);
            let largest = game.position().largest_exponent();
            if largest >= 3 && first.len() + 3 <= usize::from(largest) {
                first.push((largest, game.ply() as u32));
            }
        }
        for (goal, moves) in first {
            let mut tiles = drawn.iter();
            let fewest = moves_to(goal, || tiles.next().copied().unwrap_or(true));
            assert!(
                fewest <= moves,
                "seed {seed}: 2^{goal} in {moves}, the bag in {fewest}"
            );
        }
    }
}
