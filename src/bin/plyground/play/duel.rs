//! Games of two sides, and what they add up to.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering::Relaxed;

use plyground::lab::{DuelResult, DuelStanding, DuelSummary, Duellist, last_seed};
use plyground::players::Duel;

use super::{Args, HUMAN};
use crate::failure::Failure;
use crate::limits::describe;
use crate::progress::Progress;
use crate::{clock, games, output};

pub fn run<G: Duel>(args: &Args, game: &str) -> Result<(), Failure> {
    if args.show || args.players.iter().any(|id| id == HUMAN) {
        return Err(Failure::OffScreen(G::ID));
    }
    last_seed(args.seed, args.games)?;
    let duellists = duellists::<G>(args)?;
    let (progress, mut results) = (Progress::new(args.games, 0), Vec::new());
    let swapped = |job: u64| args.swap && !job.is_multiple_of(2);
    if args.csv {
        output::line("seed,x,o,result,moves,ms,x_ms,o_ms,x_nodes,o_nodes")?;
    }
    let mut early = BTreeMap::new();
    games::in_parallel(
        0..args.games,
        args.threads,
        &progress,
        |job, stop| {
            let [mut first, mut second] = [&duellists[0], &duellists[1]];
            if swapped(job) {
                std::mem::swap(&mut first, &mut second);
            }
            let seed = args.seed + job;
            let start = G::default().by_rules(game);
            let result = DuelResult::play(start, [first, second], seed, clock::now, || {
                progress.moved(1);
                !stop.load(Relaxed)
            });
            result.result.is_some().then_some(result)
        },
        |finished| {
            early.extend(finished);
            // In the order of the seeds, as soon as a game and all before it are there.
            while let Some(result) = early.remove(&(results.len() as u64)) {
                progress.suspend(|| write(args, &result))?;
                results.push((result, swapped(results.len() as u64)));
            }
            Ok(())
        },
    )?;
    progress.finish();
    let Some(summary) = DuelSummary::of(&results) else {
        return Ok(());
    };
    if args.json {
        output::json(&summary)?;
    } else if !args.csv {
        output::line(format_args!(
            "{}, seed {}, {}\n\n{}",
            game,
            args.seed,
            describe(args.limits.limits()?),
            table(&summary)
        ))?;
    }
    Ok(())
}

fn duellists<G: Duel>(args: &Args) -> Result<Vec<Duellist>, Failure> {
    let default = [G::PLAYERS[0].id.to_string()];
    let ids = match &args.players[..] {
        [] => &default[..],
        ids => ids,
    };
    if ids.len() > 2 {
        return Err(Failure::Seats {
            game: G::ID,
            wanted: "two players",
            count: ids.len(),
            given: ids.join(","),
        });
    }
    let limits = args.limits.limits()?;
    // One player plays against itself.
    let infos = [&ids[0], &ids[ids.len() - 1]].map(|id| G::player(id));
    let [first, second] = infos;
    let infos = [first?, second?];
    let settings = args.parameters.shared(&infos)?;
    let duellists = infos.into_iter().zip(settings);
    Ok(duellists
        .map(|(info, settings)| Duellist {
            info,
            settings,
            limits,
        })
        .collect())
}

fn write(args: &Args, result: &DuelResult) -> std::io::Result<()> {
    if args.json {
        return output::json(result);
    }
    if args.csv {
        let DuelResult {
            seed,
            moves,
            ms,
            x,
            o,
            ..
        } = result;
        let (by_x, by_o, name) = (x.player, o.player, result.result.unwrap_or("none"));
        return output::line(format_args!(
            "{seed},{by_x},{by_o},{name},{moves},{ms},{},{},{},{}",
            x.ms, o.ms, x.nodes, o.nodes
        ));
    }
    Ok(())
}

fn table(summary: &DuelSummary) -> String {
    let DuelSummary {
        games, x, o, draws, ..
    } = summary;
    let mut lines = vec![format!(
        "{:<16}{:>7}{:>7}{:>7}{:>9}   {:<18}{:>10}{:>12}",
        "player", "wins", "losses", "draws", "score", "95 % interval", "ms/move", "nodes/move"
    )];
    lines.extend(summary.players.iter().map(|standing| {
        let DuelStanding {
            player,
            wins,
            losses,
            draws,
            ms_per_move,
            nodes_per_move,
            ..
        } = standing;
        let [score, low, high] =
            [standing.score, standing.interval.low, standing.interval.high].map(|p| 100.0 * p);
        let interval = format!("{low:.1} to {high:.1} %");
        format!(
            "{player:<16}{wins:>7}{losses:>7}{draws:>7}{score:>7.1} %   {interval:<18}{ms_per_move:>10.2}{nodes_per_move:>12.0}"
        )
    }));
    lines.push(format!(
        "\n{games} games: the side that moves first won {x}, the other {o}, nobody {draws}"
    ));
    lines.join("\n")
}
