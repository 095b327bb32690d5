//! Whole games through the lab, on one core.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput};
use plyground::search::Clock;
use plyground_lab::{Plan, experiments};

/// Games in one measurement.
const GAMES: u64 = 200;

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(3))
        .configure_from_args();
    games(&mut criterion);
    criterion.final_summary();
}

/// From the seed to the line of results.
fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("lab");
    group.throughput(Throughput::Elements(GAMES));
    let plan = plan("random");
    group.bench_function("games of random", |bencher| {
        bencher.iter(|| {
            for job in 0..GAMES {
                let started = plan
                    .start(job, Clock::none())
                    .expect("nobody needs weights");
                let mut job = started.expect("a game of the plan");
                while job.advance() {}
                black_box(job.line().to_json());
            }
        });
    });
    group.finish();
}

/// A ready-made experiment.
fn plan(name: &str) -> Plan {
    let experiment = experiments::find(name).expect("a ready-made experiment");
    Plan::new(&experiment).expect("a good one")
}
