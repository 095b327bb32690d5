//! The rules of 2048: moves of single boards, and whole games of random moves.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput};
use plyground::games::g2048::{Board, Direction, Variant};
use plyground::games::random::Dice;
use plyground::games::{Stochastic as _, Table};

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    boards(&mut criterion);
    games(&mut criterion);
    criterion.final_summary();
}

/// A game of random moves, to its end.
fn random_game(seed: u64) -> Table<Board> {
    let mut dice = Dice::new(!seed);
    let mut game = Table::deal(Variant::STANDARD, seed);
    loop {
        let legal: Vec<_> = game.legal().collect();
        let Some(&direction) = legal.get(dice.below(legal.len() as u32) as usize) else {
            return game;
        };
        game.advance(direction);
    }
}

/// Every board of a game.
fn boards_of(mut game: Table<Board>) -> Vec<Board> {
    let mut boards = vec![*game.position()];
    while game.undo() {
        boards.push(*game.position());
    }
    boards
}

fn boards(criterion: &mut Criterion) {
    let boards: Vec<Board> = (0..8)
        .flat_map(|seed| boards_of(random_game(seed)))
        .collect();
    let mut group = criterion.benchmark_group("moves");
    group.throughput(Throughput::Elements(4 * boards.len() as u64));
    group.bench_function("slides", |bencher| {
        bencher.iter(|| {
            for &board in &boards {
                for direction in Direction::ALL {
                    black_box(black_box(board).slid(direction));
                }
            }
        });
    });
    group.bench_function("moves", |bencher| {
        bencher.iter(|| {
            for board in &boards {
                black_box(black_box(board).moves().map(|turn| turn.gain).sum::<u64>());
            }
        });
    });
    group.finish();
}

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("games");
    let seeds = 0..20;
    let plies: usize = seeds.clone().map(|seed| random_game(seed).ply()).sum();
    group.throughput(Throughput::Elements(plies as u64));
    group.bench_function("plies at random", |bencher| {
        bencher.iter(|| {
            seeds
                .clone()
                .for_each(|seed| drop(black_box(random_game(seed))));
        });
    });
    group.finish();
}
