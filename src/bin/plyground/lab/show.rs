//! `plyground lab show`: what results add up to.

use std::path::PathBuf;

use plyground::lab::{Standing, Tally};

use super::results;
use crate::failure::Failure;
use crate::output;
use crate::text::{self, grouped};

#[derive(clap::Args)]
pub struct Args {
    /// Files of results. A game that comes twice counts once
    #[arg(required = true, value_name = "RESULTS")]
    files: Vec<PathBuf>,
    /// One JSON object a player
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let mut tally = Tally::default();
    for path in &args.files {
        results::read(path, |line| {
            tally.add(&line);
        })?;
    }
    if args.json {
        tally.standings().try_for_each(|one| output::json(&one))?;
        return Ok(tally.matches().try_for_each(|one| output::json(&one))?);
    }
    table(&tally)
}

/// A table for people: a row a player, then the tiles that each reached.
pub fn table(tally: &Tally) -> Result<(), Failure> {
    matches(tally)?;
    let standings: Vec<Standing> = tally.standings().collect();
    if standings.is_empty() {
        return Ok(());
    }
    let width = standings
        .iter()
        .map(|one| title(one).chars().count())
        .max()
        .unwrap_or(0);
    output::line(format_args!(
        "{:<width$}{:>10}{:>12}{:>25}{:>11}{:>10}{:>12}{:>12}",
        "player", "games", "mean", "95 %", "median", "best", "moves/s", "ms/game",
    ))?;
    for one in &standings {
        let Standing { summary, .. } = one;
        let interval = summary.mean_interval.map_or_else(String::new, |interval| {
            format!("{} to {}", grouped(interval.low), grouped(interval.high))
        });
        output::line(format_args!(
            "{:<width$}{:>10}{:>12}{interval:>25}{:>11}{:>10}{:>12}{:>12}",
            title(one),
            grouped(summary.games as f64),
            grouped(summary.mean),
            grouped(summary.median),
            grouped(summary.best as f64),
            grouped(summary.moves_per_second),
            text::digits(summary.ms_per_game),
        ))?;
    }
    for one in &standings {
        output::line(format_args!(
            "\n{}\n{}",
            title(one),
            text::tiles(&one.summary)
        ))?;
    }
    Ok(())
}

/// A row for each two players that met.
fn matches(tally: &Tally) -> Result<(), Failure> {
    let name = |name: Option<&str>, id: &str| name.unwrap_or(id).to_string();
    let pairs: Vec<_> = tally
        .matches()
        .map(|one| {
            let title = name(one.name, one.player) + " : " + &name(one.opponent_name, one.opponent);
            (title, one.summary)
        })
        .collect();
    let Some(width) = pairs.iter().map(|(title, _)| title.chars().count()).max() else {
        return Ok(());
    };
    output::line(format_args!(
        "{:<width$}{:>8}{:>8}{:>8}{:>8}{:>9}{:>10}{:>20}{:>12}{:>12}",
        "match",
        "games",
        "wins",
        "draws",
        "losses",
        "score",
        "Elo",
        "95 %",
        "ms/move",
        "opponent's",
    ))?;
    for (title, summary) in &pairs {
        let [elo, low, high] = [summary.elo.difference, summary.elo.low, summary.elo.high]
            .map(|elo| elo.map_or("-".into(), |elo| format!("{elo:+.0}")));
        output::line(format_args!(
            "{title:<width$}{:>8}{:>8}{:>8}{:>8}{:>7.1} %{elo:>10}{:>20}{:>12}{:>12}",
            summary.games,
            summary.wins,
            summary.draws,
            summary.losses,
            100.0 * summary.score,
            format!("{low} to {high}"),
            text::digits(summary.ms_per_move),
            text::digits(summary.opponent_ms_per_move),
        ))?;
    }
    Ok(())
}

fn title(one: &Standing) -> String {
    one.name.unwrap_or(one.player).into()
}
