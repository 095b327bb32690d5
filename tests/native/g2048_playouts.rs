//! Random play of 2048 as Monte Carlo searches do it, and what they ask of a board.

use plyground::eval::Reward;
use plyground::eval::g2048::TileReward;
use plyground::games::g2048::{Board, Tiles, Variant, VariantBoard};
use plyground::games::random::Dice;
use plyground::games::{Playout, Stochastic};

use crate::support::boards::{board, endgames};

fn boards() -> Vec<Board> {
    let few = [
        "2,0,0,2, 0,4,0,0, 0,0,8,0, 0,0,0,2",
        "1024,512,256,128,8,16,32,64,4,2,2,0,0,0,0,2",
        "65536,65536,4,2,8,16,4,0,2,4,2,0,0,0,2,0",
        "131072,65536,32768,1024,4,16,64,512,2,8,4,16,0,0,2,4",
        "0,0,0,0,2,4,2,4,4,2,4,2,2,4,2,4",
    ];
    endgames(6, 2, 9)
        .into_iter()
        .chain(few.map(board))
        .collect()
}

/// The distribution of a random turn: every move is equally likely, every new tile has its chance.
fn check_turns<B: Tiles>(board: B) {
    let expected: Vec<(f64, B, u64)> = board
        .moves()
        .flat_map(|turn| {
            let count = board.legal().count() as f64;
            let chances: Vec<_> = B::chances(&turn.after).collect();
            let next = chances.into_iter().map(move |(probability, chance)| {
                (
                    f64::from(probability) / count,
                    B::apply(&turn.after, chance),
                    turn.gain,
                )
            });
            next.collect::<Vec<_>>()
        })
        .collect();
    let mut dice = Dice::new(4);
    let runs = 20_000;
    let mut strolled = Vec::new();
    for _ in 0..runs {
        let mut next = board;
        let points = next.random_step(&mut dice).expect("a move");
        strolled.push((next, points));
    }
    let mut counted = 0;
    for &(_, next, points) in &expected {
        // Two moves may lead to the same board.
        let share: f64 = expected
            .iter()
            .filter(|e| (e.1, e.2) == (next, points))
            .map(|e| e.0)
            .sum();
        let twins = expected
            .iter()
            .filter(|e| (e.1, e.2) == (next, points))
            .count();
        let found = strolled
            .iter()
            .filter(|&&(b, p)| b == next && p == points)
            .count();
        let error = 6.0 * (share * (1.0 - share) / f64::from(runs)).sqrt();
        let off = (found as f64 / f64::from(runs) - share).abs();
        assert!(
            off < error,
            "{board} to {next}: {found} of {runs}, expected a share of {share}"
        );
        counted += found * 12 / twins;
    }
    assert_eq!(
        counted,
        12 * runs as usize,
        "{board}: nothing else comes up"
    );
}

#[test]
fn a_random_turn_is_fair() {
    for board in boards() {
        check_turns(board);
    }
    let variant: Variant = "2048-3x3-four50".parse().expect("a variant");
    for text in ["2,0,4,0,2,2,0,0,8", "2,4,8,4,8,2,2,4,0"] {
        check_turns(VariantBoard::read(&variant, text).expect("a board"));
    }
}

#[test]
fn a_move_that_is_followed_is_that_move() {
    let mut dice = Dice::new(1);
    for board in boards() {
        for turn in board.moves() {
            let mut next = board;
            assert_eq!(next.follow(turn.mv, &mut dice), turn.gain);
            assert!(
                Board::chances(&turn.after).any(|(_, spawn)| turn.after.spawned(spawn) == next)
            );
        }
    }
    let over = board("2,4,2,4,4,2,4,2,2,4,2,4,4,2,4,2");
    assert_eq!(over.clone().random_step(&mut dice), None);
}

#[test]
fn boards_know_their_tiles() {
    for board in boards() {
        let exponents = board.exponents();
        assert_eq!(Some(board.largest_exponent()), exponents.into_iter().max());
        for exponent in 0..=18 {
            assert_eq!(
                board.holds(exponent),
                exponents.contains(&exponent),
                "{board} {exponent}"
            );
        }
    }
}

#[test]
fn a_playout_is_worth_its_highest_tile_or_its_points() {
    let reward = |threshold, goal| TileReward {
        threshold,
        goal,
        factors: [1.0, 2.0, 3.0, 4.0],
        ranks: [0; 4],
    };
    let end = board("128,64,2,0,0,0,0,0,0,0,0,0,0,0,0,0");
    for (worth, value) in [
        (Some(128), 128.0),
        (Some(2), 128.0),
        (Some(129), 0.0),
        (None, 77.0),
    ] {
        assert_eq!(reward(worth, 0).reward(&end, 77), value);
    }
    for (goal, ends) in [(0, false), (6, true), (7, true), (8, false), (11, false)] {
        assert_eq!(Reward::<Board>::ends(&reward(None, goal), &end), ends);
    }
}
