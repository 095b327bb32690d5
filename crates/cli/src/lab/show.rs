//! `plyground lab show`: what results add up to.

use std::collections::HashMap;
use std::path::PathBuf;

use anyhow::Result;
use plyground_lab::{MatchSummary, Standing, Tally};
use serde::Serialize;

use super::crosstable::crosstables;
use super::results;
use crate::faults::{FaultRow, Faults};
use crate::output;
use crate::text::{self, grouped};

#[derive(clap::Args)]
pub struct Args {
    /// Files of results. A game that is in several counts once. If they disagree, the first wins
    #[arg(required = true, value_name = "RESULTS")]
    files: Vec<PathBuf>,
    /// Print a JSON object for each player, or for every two that met
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let (mut tally, mut faults) = (Tally::default(), Faults::default());
    for path in &args.files {
        results::read(path, |line| {
            if tally.add(&line) {
                faults.add(&line);
            }
        })?;
    }
    tell_contradicted(&tally);
    match args.json {
        true => objects(&tally, &faults),
        false => table(&tally, &faults),
    }
}

/// The figures of a player, or of two.
#[derive(Serialize)]
struct WithFaults<'a, T> {
    #[serde(flatten)]
    standing: T,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<FaultRow<'a>>,
}

/// One JSON object a player, then one for every two that met.
pub fn objects(tally: &Tally, faults: &Faults) -> Result<()> {
    for standing in tally.standings() {
        let faults = faults.rows(standing.game, standing.player, "");
        output::json(&WithFaults { standing, faults })?;
    }
    for standing in tally.matches() {
        let faults = faults.rows(standing.game, standing.player, standing.opponent);
        output::json(&WithFaults { standing, faults })?;
    }
    Ok(())
}

/// A line for each kind of fault, under the tables.
pub fn faults(faults: &Faults) -> Result<()> {
    for (number, line) in faults.lines().iter().enumerate() {
        let gap = if number == 0 { "\n" } else { "" };
        output::line(format_args!("{gap}fault: {line}"))?;
    }
    Ok(())
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
        output::note(format_args!(
            "plyground: {games} games of {player} ({game}) came again with another result; the first counts"
        ));
    }
}

/// A table for people: a row a player, then the tiles that each reached.
pub fn table(tally: &Tally, faults: &Faults) -> Result<()> {
    matches(tally)?;
    let standings: Vec<Standing> = tally.standings().collect();
    let titles = titles(standings.iter().map(|one| {
        let called = one.name.unwrap_or(one.player);
        [called, one.game, one.player].map(String::from)
    }));
    let heads = [
        "games", "mean", "95 %", "median", "best", "moves/s", "ms/game",
    ];
    let mut rows = vec![heads.map(String::from).to_vec()];
    rows.extend(standings.iter().map(|Standing { summary, .. }| {
        let interval = summary.mean_interval.map_or("-".into(), |interval| {
            format!("{} to {}", grouped(interval.low), grouped(interval.high))
        });
        vec![
            text::games(summary.games, summary.different),
            grouped(summary.mean),
            interval,
            grouped(summary.median),
            grouped(summary.best as f64),
            grouped(summary.moves_per_second),
            text::digits(summary.ms_per_game),
        ]
    }));
    titled(
        "player",
        &titles,
        &text::columns(&rows, &[10, 12, 25, 11, 10, 12, 12]),
    )?;
    for (title, one) in titles.iter().zip(&standings) {
        output::line(format_args!("\n{title}\n{}", text::tiles(&one.summary)))?;
    }
    self::faults(faults)
}

/// A row for each two players that met.
pub fn matches(tally: &Tally) -> Result<()> {
    let pairs: Vec<_> = tally.matches().collect();
    let titles = titles(pairs.iter().map(|one| {
        let called = one.name.unwrap_or(one.player);
        let opponent = one.opponent_name.unwrap_or(one.opponent);
        let ids = format!("{} : {}", one.player, one.opponent);
        [format!("{called} : {opponent}"), one.game.into(), ids]
    }));
    let heads = [
        "games",
        "wins",
        "draws",
        "losses",
        "score",
        "Elo",
        "95 %",
        "ms/move",
        "opponent's",
    ];
    let mut rows = vec![heads.map(String::from).to_vec()];
    rows.extend(pairs.iter().map(|one| {
        let summary = &one.summary;
        let counts = [summary.wins, summary.draws, summary.losses];
        let [elo, low, high] = [summary.elo.difference, summary.elo.low, summary.elo.high]
            .map(|elo| elo.map_or("-".into(), |elo| text::signed(elo, 0)));
        let mut row = vec![text::games(summary.games, summary.different)];
        row.extend(counts.map(|count| count.to_string()));
        row.extend([
            format!("{:.1} %", 100.0 * summary.score),
            elo,
            match (summary.elo.low, summary.elo.high) {
                (None, None) => "-".into(),
                _ => format!("{low} to {high}"),
            },
            text::digits(summary.ms_per_move),
            text::digits(summary.opponent_ms_per_move),
        ]);
        row
    }));
    titled(
        "match",
        &titles,
        &text::columns(&rows, &[8, 8, 8, 8, 9, 10, 20, 12, 12]),
    )?;
    let summaries: Vec<_> = pairs.iter().map(|one| &one.summary).collect();
    outcomes(&titles, &summaries)?;
    crosstables(tally)
}

/// The pairs of games by their five outcomes, with what match runners tell of them; nothing where no pair is complete.
fn outcomes(titles: &[String], summaries: &[&MatchSummary]) -> Result<()> {
    if summaries
        .iter()
        .all(|one| one.pairs.iter().sum::<usize>() == 0)
    {
        return Ok(());
    }
    let heads = ["0", "½", "1", "1½", "2", "LOS", "nElo", "95 %"];
    let mut rows = vec![heads.map(String::from).to_vec()];
    rows.extend(summaries.iter().map(|one| {
        let los = |los: f64| format!("{:.1} %", 100.0 * los);
        let [nelo, low, high] = [one.nelo.difference, one.nelo.low, one.nelo.high]
            .map(|elo| elo.map(|elo| text::signed(elo, 0)));
        let interval = low.zip(high).map(|(low, high)| format!("{low} to {high}"));
        let none = || String::from("-");
        let counts = one.pairs.iter().map(|&count| grouped(count as f64));
        let mut row: Vec<String> = counts.collect();
        row.extend([
            one.los.map_or_else(none, los),
            nelo.unwrap_or_else(none),
            interval.unwrap_or_else(none),
        ]);
        row
    }));
    output::line("")?;
    titled(
        "pairs of games by points",
        titles,
        &text::columns(&rows, &[8, 8, 8, 8, 9, 10, 10, 20]),
    )
}

/// Rows below their head, each with its title; nothing where there are none.
fn titled(head: &str, titles: &[String], rows: &[String]) -> Result<()> {
    let Some(width) = titles.iter().map(|title| title.chars().count()).max() else {
        return Ok(());
    };
    let width = width.max(head.len());
    let firsts = std::iter::once(head).chain(titles.iter().map(String::as_str));
    for (first, row) in firsts.zip(rows) {
        output::line(format_args!("{first:<width$}{row}"))?;
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
