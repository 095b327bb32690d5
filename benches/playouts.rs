//! Random games and the players made of them, in games a second on one core.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput};
use plyground::games::Playout;
use plyground::games::g2048::{Board, Game, prepare};
use plyground::games::random::Dice;
use plyground::players::g2048::{create, info};
use plyground::search::{Limits, Watch, run};

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

/// As Monte Carlo searches play them.
fn playouts(criterion: &mut Criterion) {
    prepare();
    let mut group = criterion.benchmark_group("playouts");
    group.throughput(Throughput::Elements(GAMES));
    let starts: Vec<Board> = (0..GAMES).map(|seed| Game::new(seed).board()).collect();
    group.bench_function("random games", |bencher| {
        bencher.iter(|| {
            let mut dice = Dice::new(1);
            for start in &starts {
                let mut board = *start;
                while board.stroll(&mut dice).is_some() {}
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
        let info = info(id).expect("a player");
        let mut seed = 0;
        group.bench_function(id, |bencher| {
            bencher.iter(|| {
                seed += 1;
                let mut player = create(info, &info.defaults(), seed);
                let mut game = Game::new(seed);
                loop {
                    let watch = Watch::new(Limits::default(), || 0.0);
                    let report = run(player.think(&game.board(), &watch));
                    let Some(direction) = report.best else { break };
                    game.play(direction);
                }
                black_box(game.score())
            });
        });
    }
    group.finish();
}
