//! `plyground lab show`: what results add up to.

use std::collections::HashMap;
use std::path::PathBuf;

use plyground::lab::{Standing, Tally};

use super::results;
use crate::failure::Failure;
use crate::output;
use crate::text::{self, grouped};

#[derive(clap::Args)]
pub struct Args {
    /// Files of results. A game that comes twice counts once; where its results differ, the first counts
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
    tell_contradicted(&tally);
    if args.json {
        tally.standings().try_for_each(|one| output::json(&one))?;
        return Ok(tally.matches().try_for_each(|one| output::json(&one))?);
    }
    table(&tally)
}

/// Says which players have games that came again with another result.
pub fn tell_contradicted(tally: &Tally) {
    let alone = tally.standings().map(|one| {
        (
            one.game,
            one.name.unwrap_or(one.player),
            one.summary.contradicted,
        )
    });
    let matched = tally.matches().map(|one| {
        (
            one.game,
            one.name.unwrap_or(one.player),
            one.summary.contradicted,
        )
    });
    for (game, player, games) in alone.chain(matched).filter(|(.., games)| *games > 0) {
        eprintln!(
            "plyground: {games} games of {player} ({game}) came again with another result; the first counts"
        );
    }
}

/// A table for people: a row a player, then the tiles that each reached.
pub fn table(tally: &Tally) -> Result<(), Failure> {
    matches(tally)?;
    let standings: Vec<Standing> = tally.standings().collect();
    let titles = titles(standings.iter().map(|one| {
        let called = one.name.unwrap_or(one.player);
        [called, one.game, one.player].map(String::from)
    }));
    let Some(width) = width(&titles) else {
        return Ok(());
    };
    output::line(format_args!(
        "{:<width$}{:>10}{:>12}{:>25}{:>11}{:>10}{:>12}{:>12}",
        "player", "games", "mean", "95 %", "median", "best", "moves/s", "ms/game",
    ))?;
    for (title, Standing { summary, .. }) in titles.iter().zip(&standings) {
        let interval = summary.mean_interval.map_or_else(String::new, |interval| {
            format!("{} to {}", grouped(interval.low), grouped(interval.high))
        });
        output::line(format_args!(
            "{title:<width$}{:>10}{:>12}{interval:>25}{:>11}{:>10}{:>12}{:>12}",
            grouped(summary.games as f64),
            grouped(summary.mean),
            grouped(summary.median),
            grouped(summary.best as f64),
            grouped(summary.moves_per_second),
            text::digits(summary.ms_per_game),
        ))?;
    }
    for (title, one) in titles.iter().zip(&standings) {
        output::line(format_args!("\n{title}\n{}", text::tiles(&one.summary)))?;
    }
    Ok(())
}

/// A row for each two players that met.
pub fn matches(tally: &Tally) -> Result<(), Failure> {
    let pairs: Vec<_> = tally.matches().collect();
    let titles = titles(pairs.iter().map(|one| {
        let called = one.name.unwrap_or(one.player);
        let opponent = one.opponent_name.unwrap_or(one.opponent);
        let ids = format!("{} : {}", one.player, one.opponent);
        [format!("{called} : {opponent}"), one.game.into(), ids]
    }));
    let Some(width) = width(&titles) else {
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
    for (title, summary) in titles.iter().zip(pairs.iter().map(|one| &one.summary)) {
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

/// A title for each row: what people call it, and where others are called the same, also its game, then its
/// players' ids.
fn titles(rows: impl Iterator<Item = [String; 3]>) -> Vec<String> {
    let rows: Vec<[String; 3]> = rows.collect();
    let title = |row: &[String; 3], parts: usize| row[..parts].join(", ");
    let shorter = |row: &[String; 3]| [1, 2].map(|parts| title(row, parts));
    let mut counts = HashMap::new();
    for title in rows.iter().flat_map(shorter) {
        *counts.entry(title).or_insert(0) += 1;
    }
    rows.iter()
        .map(|row| {
            let mut alone = shorter(row).into_iter().filter(|title| counts[title] == 1);
            alone.next().unwrap_or_else(|| title(row, 3))
        })
        .collect()
}

/// The letters of the longest title; `None` where there is none.
fn width(titles: &[String]) -> Option<usize> {
    titles.iter().map(|title| title.chars().count()).max()
}
