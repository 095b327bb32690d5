//! Random games and the players made of them, in games a second on one core.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput};
use plyground::games::g2048::{Board, Variant, prepare};
use plyground::games::random::Dice;
use plyground::games::{Playout, Table};
use plyground::players::g2048::standard;
use plyground::search::{Clock, Limits, SearchControl, run};

/// Random games in one measurement.
const GAMES: u64 = 200;

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(3))
        .sample_size(20)
        .configure_from_args();
    playouts(&mut criterion);
    players(&mut criterion);
    criterion.final_summary();
}

fn deal(seed: u64) -> Table<Board> {
    Table::deal(Variant::STANDARD, seed)
}

/// As Monte Carlo searches play them.
fn playouts(criterion: &mut Criterion) {
    prepare();
    let mut group = criterion.benchmark_group("playouts");
    group.throughput(Throughput::Elements(GAMES));
    let starts: Vec<Board> = (0..GAMES).map(|seed| *deal(seed).position()).collect();
    group.bench_function("random games", |bencher| {
        bencher.iter(|| {
            let mut dice = Dice::new(1);
            for start in &starts {
                let mut board = *start;
                while board.random_step(&mut dice).is_some() {}
                black_box(board);
            }
        });
    });
    group.finish();
}

/// Whole games, 20 simulations a move.
fn players(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("players");
    group.throughput(Throughput::Elements(1));
    for id in ["mcts", "mcts-corner"] {
        let info = standard().info(id).expect("a player");
        let mut seed = 0;
        group.bench_function(id, |bencher| {
            bencher.iter(|| {
                seed += 1;
                let player = standard().create(info, &info.defaults(), seed, None);
                let (mut player, mut game) = (player.expect("no weights"), deal(seed));
                loop {
                    let control = SearchControl::new(Limits::default(), Clock::none());
                    let report = run(player.think(game.position(), &control));
                    let Some(direction) = report.best else { break };
                    game.advance(direction);
                }
                black_box(game.score())
            });
        });
    }
    group.finish();
}
