//! The heuristic evaluation of 2048: values of boards, and the making of its tables.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput};
use plyground::eval::Evaluate as _;
use plyground::eval::g2048::{FEATURES, Feature, FeatureWeights, Heuristic};
use plyground::games::g2048::{Board, Variant};
use plyground::games::{Stochastic as _, Table};

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .sample_size(30)
        .configure_from_args();
    let everything = weights(&FEATURES);
    let lines = [
        Feature::Empty,
        Feature::Merges,
        Feature::Monotonicity,
        Feature::Sum,
    ];
    let boards = afterstates();
    let mut group = criterion.benchmark_group("evaluation");
    for (name, weights) in [("lines", weights(&lines)), ("everything", everything)] {
        let heuristic = Heuristic::new(weights);
        group.throughput(Throughput::Elements(boards.len() as u64));
        group.bench_function(format!("values, {name}"), |bencher| {
            bencher.iter(|| {
                for board in &boards {
                    black_box(heuristic.value(black_box(board)));
                }
            });
        });
        group.throughput(Throughput::Elements(1));
        group.bench_function(format!("tables, {name}"), |bencher| {
            bencher.iter(|| Heuristic::new(black_box(weights)));
        });
    }
    group.finish();
    criterion.final_summary();
}

fn weights(features: &[Feature]) -> FeatureWeights {
    let mut weights = FeatureWeights::default();
    for feature in FEATURES {
        weights[feature] = f32::from(u8::from(features.contains(&feature)));
    }
    weights
}

/// The afterstates of the first legal moves of a game.
fn afterstates() -> Vec<Board> {
    let mut game: Table<Board> = Table::deal(Variant::STANDARD, 1);
    let mut boards = Vec::new();
    while let Some(turn) = { game.position().moves().next() } {
        boards.push(turn.after);
        game.advance(turn.mv);
    }
    boards
}
