//! Searches to a fixed depth, in nodes a second: the default player in a few stages of a game.

use std::time::Duration;

use criterion::{BatchSize, Criterion, Throughput};
use plyground::games::g2048::Board;
use plyground::players::Player;
use plyground::players::g2048::standard;
use plyground::search::{Clock, Limits, SearchControl, run};

/// A name, a position and the depth to search it to.
const POSITIONS: [(&str, &str, u32); 3] = [
    ("opening", "4,2,0,0,0,0,0,0,2,0,0,0,0,0,0,4", 3),
    (
        "before 2048",
        "1024,512,256,128,8,16,32,64,4,2,2,0,0,0,0,2",
        5,
    ),
    (
        "before 65536",
        "32768,16384,8192,4096,64,128,512,256,32,16,8,4,0,2,0,2",
        5,
    ),
];

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .sample_size(20)
        .configure_from_args();
    let mut group = criterion.benchmark_group("search");
    for (name, position, depth) in POSITIONS {
        let board: Board = position.parse().expect("a position");
        // A fresh player each time: what it remembers must not help.
        let nodes = think(&mut *fresh(), &board, depth);
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(name, |bencher| {
            bencher.iter_batched(
                fresh,
                |mut player| {
                    think(&mut *player, &board, depth);
                    player
                },
                BatchSize::LargeInput,
            );
        });
    }
    group.finish();
    criterion.final_summary();
}

fn fresh() -> Box<dyn Player<Board>> {
    let info = standard().info("expectimax").expect("a player");
    let player = standard().create(info, &info.defaults(), 1, None);
    player.expect("it needs no weights")
}

/// Searches, and returns the nodes visited.
fn think(player: &mut dyn Player<Board>, board: &Board, depth: u32) -> u64 {
    run(player.think(
        board,
        &SearchControl::new(Limits::depth(depth), Clock::none()),
    ))
    .nodes
}
