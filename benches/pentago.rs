//! Pentago: moves and win tests of single positions, the evaluation, alpha-beta to a fixed depth, and the
//! solver.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BatchSize, Criterion, Throughput};
use plyground::eval::StaticEval as _;
use plyground::eval::pentago::{LineWeights, Lines, ReachWeights};
use plyground::games::pentago::Position;
use plyground::games::random::Dice;
use plyground::games::{Adversarial as _, Game as _, Playout as _};
use plyground::players::Player;
use plyground::players::pentago::standard;
use plyground::search::{Clock, Limits, SearchControl, run};

/// The depth of the searches.
const DEPTH: u32 = 3;

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .sample_size(20)
        .configure_from_args();
    positions(&mut criterion);
    thinking(&mut criterion);
    criterion.final_summary();
}

/// Every position of some games of random moves, the last of each left out.
fn game_positions() -> Vec<Position> {
    let mut dice = Dice::new(1);
    let mut positions = Vec::new();
    for _ in 0..20 {
        let mut position = Position::START;
        while position.outcome().is_none() {
            positions.push(position);
            position.random_step(&mut dice);
        }
    }
    positions
}

fn positions(criterion: &mut Criterion) {
    let positions = game_positions();
    let moves: usize = positions.iter().map(|p| p.legal().count()).sum();
    let mut group = criterion.benchmark_group("pentago");
    group.throughput(Throughput::Elements(moves as u64));
    group.bench_function("moves, and whether they end the game", |bencher| {
        bencher.iter(|| {
            for position in &positions {
                for mv in black_box(position).legal() {
                    black_box(position.played(mv).outcome());
                }
            }
        });
    });
    let evaluation = Lines::new(
        LineWeights {
            tempo: 10.0,
            ..LineWeights::of([1.0; _])
        },
        ReachWeights::default(),
    );
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("evaluation", |bencher| {
        bencher.iter(|| {
            for position in &positions {
                black_box(evaluation.static_eval(black_box(position)));
            }
        });
    });
    group.finish();
}

/// By name: a position, and the depth to search it to. With 20 marbles the solver takes over.
const POSITIONS: [(&str, &str); 3] = [
    (
        "alpha-beta, 4 marbles",
        "..............OX.O.X................ X",
    ),
    (
        "alpha-beta, 12 marbles",
        "X..O..OX...X..O...XO...X..O....X.O.. X",
    ),
    (
        "solver, 20 marbles",
        ".X....OOXXOX.X.OXXO...X.X..X.OOO.OO. X",
    ),
];

fn thinking(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("pentago");
    for (name, text) in POSITIONS {
        let position: Position = text.parse().expect("a position");
        // A fresh player each time: what it remembers must not help.
        let nodes = think(&mut *fresh(), &position);
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(name, |bencher| {
            bencher.iter_batched(
                fresh,
                |mut player| {
                    think(&mut *player, &position);
                    player
                },
                BatchSize::LargeInput,
            );
        });
    }
    group.finish();
}

fn fresh() -> Box<dyn Player<Position>> {
    let game = standard();
    let info = game.info("strong").expect("a player");
    let player = game.create(info, &info.defaults(), 1, None);
    player.expect("it needs no weights")
}

/// Searches, and returns the nodes visited.
fn think(player: &mut dyn Player<Position>, position: &Position) -> u64 {
    run(player.think(
        position,
        &SearchControl::new(Limits::depth(DEPTH), Clock::none()),
    ))
    .nodes
}
