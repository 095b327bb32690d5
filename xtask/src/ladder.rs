//! `cargo xtask ladder`: rates the players of all games, and writes the tables of `docs/ladder.md` and the ratings that
//! the page shows.

use std::fs;

use crate::shell::{Result, cargo, output, run, target};

/// The file with the tables.
const DOCS: &str = "docs/ladder.md";
/// Where the tables begin in it.
const MARK: &str = "<!-- From here on `cargo xtask ladder` writes. -->\n";
/// The folders of games for the page; those with levels have a file of ratings.
const GAMES: &str = "www/games";
const RATINGS: &str = "ratings.js";
/// How far players of two sides think, and how well they are known.
const DUEL: Ask = Ask {
    nodes: 2000,
    options: "--most 300 --error 50",
};
/// Players of a game that one plays alone.
const ALONE: Ask = Ask {
    nodes: 500,
    options: "--most 20",
};
/// The player by whose points the levels of a rule are rated.
const MEASURE: &str = "corner";
/// Its games.
const MEASURED: Ask = Ask {
    nodes: 500,
    options: "--most 2000 --only corner",
};
/// The rule of a game of one side that is a level.
const LEVEL_RULE: &str = "evil";
/// Where the lists of levels begin: other players and presets do not stand in the page.
const LEVEL: &str = "level-";

/// What `lab ladder` is asked for.
struct Ask {
    /// Nodes a move.
    nodes: u32,
    options: &'static str,
}

/// A player on the ladder, as the command prints it: with a rating, or with a mean score.
#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct Row {
    player: String,
    preset: Option<String>,
    games: u64,
    elo: Option<f64>,
    low: f64,
    high: f64,
    /// The player and its preset, where there is a mean score.
    name: String,
    mean: Option<f64>,
    mean_interval: Interval,
}

#[derive(Clone, Copy, Default, serde::Deserialize)]
struct Interval {
    low: f64,
    high: f64,
}

/// What comes of a game: its tables, all players, and the ratings of levels by player or rule.
struct Rated {
    tables: String,
    nodes: u32,
    rows: Vec<Row>,
    levels: Vec<(String, Vec<f64>)>,
}

/// Plays what is missing in the files of results, then writes everything anew.
pub fn ladder(args: &[String]) -> Result {
    if let Some(other) = args.first() {
        return Err(format!(
            "`ladder` takes no argument, but was given `{other}`"
        ));
    }
    run(&mut cargo("build --release --bin plyground"))?;
    let mut tables = String::new();
    for game in games()? {
        let rated = rated(&game)?;
        tables += &rated.tables;
        write(&format!("{GAMES}/{game}/{RATINGS}"), &script(&rated))?;
    }
    let docs = fs::read_to_string(DOCS).map_err(|e| format!("cannot read {DOCS}: {e}"))?;
    let (words, _) = docs
        .split_once(MARK)
        .ok_or(format!("{DOCS} has no {MARK}"))?;
    write(DOCS, &format!("{words}{MARK}{tables}"))
}

/// What the command line prints.
fn plyground(args: &str) -> Result<String> {
    output(&mut cargo(&format!(
        "run --release --quiet --bin plyground -- {args}"
    )))
}

/// The rows that `lab ladder` prints of a game, and its table.
fn rows(game: &str, Ask { nodes, options }: &Ask, results: &str) -> Result<(Vec<Row>, String)> {
    let out = target().join(format!("ladder-{results}.jsonl"));
    let out = out.display();
    let command = format!("lab ladder {game} --nodes {nodes} {options} --out {out}");
    let table = plyground(&command)?;
    let rows = read(&plyground(&format!("{command} --json"))?)?;
    Ok((rows, format!("\n{table}\n")))
}

/// Reads what `--json` prints.
fn read(rows: &str) -> Result<Vec<Row>> {
    let row = |row| serde_json::from_str(row).map_err(|e| format!("{row}: {e}"));
    rows.lines().map(row).collect()
}

/// Rates a game.
fn rated(game: &str) -> Result<Rated> {
    let catalogue = plyground(&format!("players {game} --json"))?;
    let catalogue: serde_json::Value =
        serde_json::from_str(&catalogue).map_err(|e| format!("players of {game}: {e}"))?;
    let games = catalogue["games"].as_array();
    let info = games
        .and_then(|games| games.iter().find(|info| info["id"] == game))
        .ok_or(format!("no game {game} in the catalogue"))?;
    let ask = if info["sides"] == 2 { DUEL } else { ALONE };
    let (rows, mut tables) = rows(game, &ask, game)?;
    let mut levels = player_levels(&rows);
    let rules = info["params"].as_array().into_iter().flatten();
    let rule = rules.into_iter().find(|rule| rule["name"] == LEVEL_RULE);
    if let Some(most) = rule.and_then(|rule| rule["max"].as_f64()) {
        let rated = (0..=most as u32)
            .map(|level| level_row(game, level))
            .collect::<Result<Vec<_>>>()?;
        tables += &rule_table(game, &rated);
        levels.push((LEVEL_RULE.into(), shares(&rated)));
    }
    Ok(Rated {
        tables,
        nodes: ask.nodes,
        rows,
        levels,
    })
}

/// The scores of the measuring player at a level of the rule.
fn level_row(game: &str, level: u32) -> Result<Row> {
    let name = format!("{game}-{LEVEL_RULE}{level}");
    let (rows, _) = rows(&name, &MEASURED, &format!("{game}-{LEVEL_RULE}"))?;
    let mut rows = rows.into_iter();
    rows.find(|row| row.player.starts_with(MEASURE))
        .ok_or(format!("{name}: no {MEASURE}"))
}

/// What is left of the points of level 0, in per cent, from level 1 on.
fn shares(levels: &[Row]) -> Vec<f64> {
    let mean = |row: &Row| row.mean.unwrap_or_default();
    let all = levels.first().map_or(1.0, mean);
    levels
        .iter()
        .skip(1)
        .map(|row| (100.0 * mean(row) / all).round())
        .collect()
}

/// The table of the levels of a rule.
fn rule_table(game: &str, levels: &[Row]) -> String {
    let mut text = format!(
        "\n## {game}-{LEVEL_RULE}, points of `{MEASURE}`\n\n| level | mean score | 95 % | of the level before |\n|---:|---:|---|---:|\n"
    );
    let mut before: Option<f64> = None;
    for (level, row) in levels.iter().enumerate() {
        let mean = row.mean.unwrap_or_default();
        let Interval { low, high } = row.mean_interval;
        let share = before.map_or(String::new(), |before| {
            format!("{:.0} %", 100.0 * mean / before)
        });
        text += &format!("| {level} | {mean:.0} | {low:.0} to {high:.0} | {share} |\n");
        before = Some(mean);
    }
    text
}

/// The games that have ratings.
fn games() -> Result<Vec<String>> {
    let folders = fs::read_dir(GAMES).map_err(|e| format!("cannot list {GAMES}: {e}"))?;
    let rated = folders
        .flatten()
        .filter(|folder| folder.path().join(RATINGS).is_file());
    let mut names: Vec<_> = rated
        .map(|folder| folder.file_name().to_string_lossy().into())
        .collect();
    names.sort();
    Ok(names)
}

fn write(path: &str, text: &str) -> Result {
    println!("writes {path}");
    fs::write(path, text).map_err(|e| format!("cannot write {path}: {e}"))
}

/// The ratings of each player's levels, the first level first.
fn player_levels(rows: &[Row]) -> Vec<(String, Vec<f64>)> {
    let mut levels = Vec::new();
    for row in rows {
        let preset = row.preset.as_deref().unwrap_or_default();
        let level: Option<u32> = preset
            .strip_prefix(LEVEL)
            .and_then(|level| level.parse().ok());
        levels.push((&row.player, level, row.elo.unwrap_or_default().round()));
    }
    // The highest level is the player itself, which stands there without a preset.
    let is_levelled = |one: &str| {
        levels
            .iter()
            .any(|(player, level, _)| *player == one && level.is_some())
    };
    let mut found: Vec<_> = levels
        .iter()
        .filter(|(player, ..)| is_levelled(player))
        .collect();
    found.sort_by_key(|(player, level, _)| (player, level.unwrap_or(u32::MAX)));
    found
        .chunk_by(|a, b| a.0 == b.0)
        .map(|of_one| {
            let elos = of_one.iter().map(|(.., elo)| *elo).collect();
            (of_one[0].0.clone(), elos)
        })
        .collect()
}

/// The script with the ratings of levels, and with all of the ladder.
fn script(rated: &Rated) -> String {
    let lists = rated.levels.iter().map(|(name, levels)| {
        let levels: Vec<String> = levels.iter().map(f64::to_string).collect();
        format!("{name}: [{}]", levels.join(", "))
    });
    let lists: Vec<String> = lists.collect();
    let rungs: String = rated.rows.iter().map(rung).collect();
    format!(
        "// Made by `cargo xtask ladder`, with docs/ladder.md.\n\n\
         /** @type {{import(\"../types.d.ts\").Ratings}} */\nexport const ratings = {{ {} }};\n\n\
         /** @type {{import(\"../types.d.ts\").MeasuredLadder}} */\n\
         export const ladder = {{\n  nodes: {},\n  rungs: [\n{rungs}  ],\n}};\n",
        lists.join(", "),
        rated.nodes
    )
}

/// A place on the ladder.
fn rung(row: &Row) -> String {
    let (player, preset) = match row.name.split_once(' ') {
        Some((player, preset)) => (player, Some(preset)),
        None if row.name.is_empty() => (&*row.player, row.preset.as_deref()),
        None => (&*row.name, None),
    };
    let preset = preset.map_or(String::new(), |name| format!(", preset: \"{name}\""));
    let Interval { low, high } = row.mean_interval;
    let value = match (row.mean, row.elo.unwrap_or_default()) {
        (Some(mean), _) => [("mean", mean), ("low", low), ("high", high)],
        (None, elo) => [("elo", elo), ("low", row.low), ("high", row.high)],
    };
    let value = value.map(|(name, value)| format!("{name}: {:.0}", value.round()));
    let (value, games) = (value.join(", "), row.games);
    format!("    {{ player: \"{player}\"{preset}, {value}, games: {games} }},\n")
}

#[cfg(test)]
mod tests {
    use super::{Rated, player_levels, read, script, shares};

    #[test]
    fn levels_come_in_their_order_and_the_player_itself_last() {
        let rows = r#"{"player":"strong","preset":null,"elo":900.4,"low":800.6,"high":1000.2,"games":40}
{"player":"mcts","preset":null,"elo":500,"low":450,"high":550,"games":60}
{"player":"strong","preset":"level-2","elo":300,"low":260,"high":340,"games":60}
{"player":"strong","preset":"level-1","elo":99.6,"low":60,"high":139.2,"games":40}"#;
        let rows = read(rows).unwrap();
        let script = script(&Rated {
            tables: String::new(),
            nodes: 2000,
            levels: player_levels(&rows),
            rows,
        });
        assert!(
            script.contains("export const ratings = { strong: [100, 300, 900] };\n"),
            "{script}"
        );
        let first = r#"{ player: "strong", elo: 900, low: 801, high: 1000, games: 40 },"#;
        let third =
            r#"{ player: "strong", preset: "level-2", elo: 300, low: 260, high: 340, games: 60 },"#;
        assert!(script.contains(first) && script.contains(third), "{script}");
    }

    #[test]
    fn who_plays_alone_is_rated_by_scores_and_levels_of_a_rule_by_their_share() {
        let rows = r#"{"player":"corner","name":"corner","mean":2000.4,"mean_interval":{"low":1900,"high":2100},"games":9}
{"player":"frolov method=3","name":"frolov method-3","mean":1500.0,"mean_interval":{"low":1,"high":2},"games":9}
{"player":"corner","name":"corner","mean":333.0,"games":1}"#;
        let rows = read(rows).unwrap();
        assert_eq!(shares(&rows), [75.0, 17.0]);
        let script = script(&Rated {
            tables: String::new(),
            nodes: 500,
            rows,
            levels: vec![("evil".into(), vec![75.0, 17.0])],
        });
        let first = r#"{ player: "corner", mean: 2000, low: 1900, high: 2100, games: 9 },"#;
        let second =
            r#"{ player: "frolov", preset: "method-3", mean: 1500, low: 1, high: 2, games: 9 },"#;
        assert!(
            script.contains(first) && script.contains(second),
            "{script}"
        );
        assert!(script.contains("ratings = { evil: [75, 17] };"), "{script}");
    }
}
