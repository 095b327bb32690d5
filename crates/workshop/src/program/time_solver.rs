//! `workshop time-solver`: how long the solver takes.

use std::collections::BTreeSet;
use std::time::Instant;

use anyhow::Result;
use plyground::games::Adversarial;
use plyground::games::pentago::{Move, Position};
use plyground::games::random::Dice;
use plyground::solve::pentago::Solver;
use plyground_cli::output::line;
use plyground_workshop::pentago::PositionSource;

/// Nodes that the solver remembers, as a power of two: as many as `strong`.
pub(super) const TABLE_BITS: u32 = 21;
/// The fewest games that the positions are drawn from.
const GAMES: usize = 200;

#[derive(clap::Args)]
pub struct Args {
    /// The number of positions
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    positions: u32,
    /// The marbles on each
    #[arg(long, value_name = "M", default_value_t = 18, value_parser = clap::value_parser!(u32).range(16..=25))]
    marbles: u32,
    /// Decides the positions
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

pub fn run(args: &Args) -> Result<()> {
    let mut dice = Dice::new(args.seed);
    let source = PositionSource::new(GAMES.max(args.positions as usize), &mut dice);
    let (mut seen, mut times, mut nodes) = (BTreeSet::new(), Vec::new(), Vec::new());
    while times.len() < args.positions as usize {
        let Some(position) = source.position(args.marbles, &mut dice) else {
            continue;
        };
        if !seen.insert(position.key()) {
            continue;
        }
        if let Some(solved) = timed(&position)? {
            times.push(solved.ms);
            nodes.push(solved.nodes as f64);
        }
    }
    let [ms, nodes] = [times, nodes].map(|values| quantiles(values, &[0.5, 0.99, 1.0]));
    let positions = args.positions;
    line(format_args!(
        r#"{{"positions":{positions},"ms":{{"median":{:.0},"99%":{:.0},"longest":{:.0}}},"nodes":{{"median":{},"99%":{},"most":{}}}}}"#,
        ms[0], ms[1], ms[2], nodes[0], nodes[1], nodes[2]
    ))
}

/// The cost of solving a position.
struct SolvingTime {
    ms: f64,
    nodes: u64,
}

/// Solves a position and says what it took.
fn timed(position: &Position) -> Result<Option<SolvingTime>> {
    let start = Instant::now();
    let Ok(mut solver) = Solver::new(position, TABLE_BITS) else {
        return Ok(None);
    };
    let Some(solved) = solver.advance(u64::MAX) else {
        return Ok(None);
    };
    let (ms, nodes) = (start.elapsed().as_secs_f64() * 1000.0, solver.nodes());
    let mv = solved
        .mv
        .as_ref()
        .map_or("null".into(), |mv: &Move| format!("\"{mv}\""));
    let value = solved.value;
    line(format_args!(
        r#"{{"position":"{position}","value":{value},"move":{mv},"nodes":{nodes},"ms":{ms:.0}}}"#
    ))?;
    Ok(Some(SolvingTime { ms, nodes }))
}

/// The values at these shares of a list in ascending order.
fn quantiles(mut values: Vec<f64>, shares: &[f64]) -> Vec<f64> {
    values.sort_by(f64::total_cmp);
    let at = |share: &f64| ((share * values.len() as f64).ceil() as usize).max(1) - 1;
    shares.iter().map(|share| values[at(share)]).collect()
}
