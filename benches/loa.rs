//! Lines of Action: moves, evaluations, and searches to a fixed depth.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BatchSize, Criterion, Throughput};
use plyground::eval::StaticEval;
use plyground::eval::loa::{ManFeatures, Mobility, Winands, WinandsWeights};
use plyground::games::loa::Position;
use plyground::games::random::Dice;
use plyground::games::{Adversarial, Game};
use plyground::players::Player;
use plyground::players::loa::standard;
use plyground::search::{Clock, Limits, SearchControl, run};

/// From the start to the last moves of a game, with the depth to search each to.
const POSITIONS: [(&str, &str, u32); 3] = [
    (
        "start",
        ".xxxxxx./o......o/o......o/o......o/o......o/o......o/o......o/.xxxxxx. x",
        6,
    ),
    (
        "middle",
        ".....o../o..x..../xx....../..x...../oxx...o./.xooo.../oo.x..../.xo..... x",
        7,
    ),
    (
        "few men",
        "...x..../..x.o.../.o.x..../...xx.../.ooox.x./o...o..x/......../........ o",
        7,
    ),
];

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .sample_size(20)
        .configure_from_args();
    let positions = positions();
    moves(&mut criterion, &positions);
    evaluation(&mut criterion, &positions);
    search(&mut criterion);
    criterion.final_summary();
}

/// The positions of a few random games.
fn positions() -> Vec<Position> {
    let mut all = Vec::new();
    for seed in 0..8 {
        let (mut dice, mut position) = (Dice::new(seed), Position::START);
        while position.outcome().is_none() && all.len() < 1000 * (seed as usize + 1) {
            all.push(position);
            let moves: Vec<_> = position.legal().collect();
            position = position.played(moves[dice.below(moves.len() as u32) as usize]);
        }
    }
    all
}

fn moves(criterion: &mut Criterion, positions: &[Position]) {
    let mut group = criterion.benchmark_group("loa moves");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("found", |bencher| {
        bencher.iter(|| {
            for position in positions {
                black_box(position).each_move(|mv| {
                    black_box(mv);
                });
            }
        });
    });
    group.bench_function("captures found", |bencher| {
        bencher.iter(|| {
            for position in positions {
                black_box(position).each_capture(|mv| {
                    black_box(mv);
                });
            }
        });
    });
    group.bench_function("found and played", |bencher| {
        bencher.iter(|| {
            for position in positions {
                black_box(position).each_move(|mv| {
                    black_box(position.played(mv));
                });
            }
        });
    });
    group.finish();
}

fn evaluation(criterion: &mut Criterion, positions: &[Position]) {
    let mut group = criterion.benchmark_group("loa evaluation");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("features of a side", |bencher| {
        bencher.iter(|| {
            for position in positions {
                black_box(ManFeatures::of(black_box(position.own())));
            }
        });
    });
    let mobility = Mobility::tables();
    group.bench_function("mobility", |bencher| {
        bencher.iter(|| {
            for position in positions {
                black_box(mobility.of(black_box(position.own()), position.other()));
            }
        });
    });
    let evaluation = Winands::new(WinandsWeights::of([1.0; _]));
    group.bench_function("all nine", |bencher| {
        bencher.iter(|| {
            for position in positions {
                black_box(evaluation.static_eval(black_box(position)));
            }
        });
    });
    group.finish();
}

fn search(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("loa search");
    for (name, text, depth) in POSITIONS {
        let position: Position = text.parse().expect("a position");
        // A fresh player each time: what it remembers must not help.
        let nodes = think(&mut *fresh(), &position, depth);
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(name, |bencher| {
            bencher.iter_batched(
                fresh,
                |mut player| {
                    think(&mut *player, &position, depth);
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
fn think(player: &mut dyn Player<Position>, position: &Position, depth: u32) -> u64 {
    run(player.think(
        position,
        &SearchControl::new(Limits::depth(depth), Clock::none()),
    ))
    .nodes
}
